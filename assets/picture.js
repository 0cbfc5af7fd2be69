// Paints a picture that somebody wants to share, pixel for pixel the same on every screen, and hands it on.
// Only a page can: the client cuts what it paints for itself to the size of the window.

const WEIGHTS = { 400: "Regular", 600: "SemiBold", 700: "Bold", 800: "ExtraBold" };
const FAMILY = "Picture";

async function letters(texts) {
  const weights = [...new Set(texts.map((text) => text.weight))];
  await Promise.all(weights.map(async (weight) => {
    const file = `fonts/AtkinsonHyperlegibleNext-${WEIGHTS[weight]}.ttf`;
    document.fonts.add(await new FontFace(FAMILY, `url(${file})`, { weight }).load());
  }));
}

async function painted({ width, height, drawing, texts }) {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await Promise.all([image.decode(), letters(texts)]);
  pen.drawImage(image, 0, 0, width, height);
  for (const { x, y, said, size, weight, colour, align, room } of texts) {
    Object.assign(pen, { font: `${weight} ${size}px ${FAMILY}`, fillStyle: colour, textAlign: align });
    pen.fillText(said, x, y, room);
  }
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

function save(file) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

// Shares the picture that a line describes, or saves it where nothing can be shared.
export async function share(line) {
  const picture = JSON.parse(line);
  const file = new File([await painted(picture)], picture.name, { type: "image/png" });
  if (!navigator.canShare?.({ files: [file] })) return save(file);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (error.name !== "AbortError") save(file);
  }
}
