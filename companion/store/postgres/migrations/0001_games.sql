-- One row per game. `header` is the header's JSON as in a game file, with its checksum.
CREATE TABLE petri_games (
    id text PRIMARY KEY CHECK (id ~ '^[0-9][a-z0-9-]{0,63}$'),
    header text NOT NULL,
    -- The number of rows in the journal, and the checksum of the last row.
    rows integer NOT NULL CHECK (rows BETWEEN 1 AND 50000),
    last bigint NOT NULL,
    -- Grows by one with every change. A process that knows another number is behind.
    version bigint NOT NULL,
    finished boolean NOT NULL,
    changed timestamptz NOT NULL DEFAULT now(),
    -- When the game was deleted; it can be restored.
    deleted timestamptz
) WITH (fillfactor = 70);

-- The rows of all journals, as JSON with their checksums. No row is ever changed.
CREATE TABLE petri_journal (
    game text NOT NULL REFERENCES petri_games (id) ON DELETE CASCADE,
    seq integer NOT NULL CHECK (seq BETWEEN 1 AND 50000),
    row text NOT NULL,
    PRIMARY KEY (game, seq)
);

-- Settings, remembered people and the party's values, as JSON by key.
CREATE TABLE petri_preferences (
    key text PRIMARY KEY,
    value text NOT NULL
);
