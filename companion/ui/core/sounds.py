"""The app's sounds, dry and short, computed instead of read from files."""

import base64
import math
import struct
from functools import cache
from typing import Final

RATE: Final = 22_050
"""Samples per second."""


@cache
def tick_wav() -> bytes:
    """Make a knock on wood, 40 ms: a number changed."""
    return wav([_knock(time, 1500.0, 140.0) for time in _times(0.04)], loudness=0.30)


@cache
def rattle_wav() -> bytes:
    """Make the sound of a die that falls and rolls out, 420 ms: five knocks, ever closer and quieter."""
    knocks = (
        (0.0, 1.0, 640.0),
        (0.12, 0.7, 760.0),
        (0.2, 0.5, 700.0),
        (0.26, 0.35, 820.0),
        (0.3, 0.2, 740.0),
    )
    samples = [
        sum(loud * _knock(time - start, tone, 70.0) for start, loud, tone in knocks if time >= start)
        for time in _times(0.42)
    ]
    return wav(samples, loudness=0.45)


@cache
def dose_wav() -> bytes:
    """Make the sound of a Geiger counter, 300 ms: uneven dry clicks."""
    clicks = (0.0, 0.03, 0.05, 0.11, 0.13, 0.145, 0.2, 0.235)
    samples = [
        sum(_knock(time - start, 2400.0, 420.0) for start in clicks if time >= start) for time in _times(0.3)
    ]
    return wav(samples, loudness=0.4)


@cache
def out_wav() -> bytes:
    """Make the sound of something heavy put down, 500 ms: one low knock and its echo."""
    samples = [
        _knock(time, 120.0, 11.0) + (0.4 * _knock(time - 0.16, 90.0, 12.0) if time >= 0.16 else 0.0)
        for time in _times(0.5)
    ]
    return wav(samples, loudness=0.6)


@cache
def finale_wav() -> bytes:
    """Make the sound of three glasses touched in turn, 1.1 s: a major chord, rising."""
    notes = ((0.0, 523.25), (0.16, 659.25), (0.32, 783.99))
    samples = [
        sum(0.6 * _knock(time - start, tone, 7.0) for start, tone in notes if time >= start)
        for time in _times(1.1)
    ]
    return wav(samples, loudness=0.5)


@cache
def ring_wav() -> bytes:
    """Make the sound of a small bell struck four times, 2 s: the time is up."""
    strikes = (0.0, 0.3, 0.6, 0.9)
    samples = [
        sum(0.7 * _knock(time - start, 1760.0, 5.0) for start in strikes if time >= start)
        for time in _times(2.0)
    ]
    return wav(samples, loudness=0.6)


def wav(samples: list[float], *, loudness: float) -> bytes:
    """Encode samples as a mono 16-bit WAV file.

    Args:
        samples: The sound, about -1 to 1; louder parts are clipped.
        loudness: The loudness, 0 to 1.
    """
    cut = (max(-1.0, min(1.0, sample * loudness)) for sample in samples)
    data = struct.pack(f"<{len(samples)}h", *(round(32_767 * sample) for sample in cut))
    form = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, 1, RATE, 2 * RATE, 2, 16)
    return (
        b"RIFF"
        + struct.pack("<I", 36 + len(data))
        + b"WAVE"
        + form
        + b"data"
        + struct.pack("<I", len(data))
        + data
    )


def url(wav: bytes) -> str:
    """Return a WAV file as a data URL with its type; the client would treat untyped bytes as MP3."""
    return f"data:audio/wav;name=sound.wav;base64,{base64.b64encode(wav).decode()}"


def _times(seconds: float) -> list[float]:
    return [index / RATE for index in range(round(seconds * RATE))]


def _knock(time: float, tone: float, damping: float) -> float:
    """Return a sample of a struck body: a tone and a higher partial that die away quickly."""
    swing = 2 * math.pi * tone * time
    return math.exp(-damping * time) * (0.7 * math.sin(swing) + 0.3 * math.sin(2.76 * swing))
