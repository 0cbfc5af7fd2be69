-- Games with what a list shows of them. `header` is the header's JSON as a game file has it, with its checksum.
CREATE TABLE petri_games (
    id text PRIMARY KEY CHECK (id ~ '^[0-9][a-z0-9-]{0,63}$'),
    header text NOT NULL,
    -- How many rows the journal has, and the checksum of the last of them.
    rows integer NOT NULL CHECK (rows BETWEEN 1 AND 50000),
    last bigint NOT NULL,
    -- One more with every change; who knows another one is behind.
    version bigint NOT NULL,
    finished boolean NOT NULL,
    changed timestamptz NOT NULL DEFAULT now(),
    -- When it was taken off the list; it can be brought back.
    deleted timestamptz
) WITH (fillfactor = 70);

-- Journals, a row of JSON each, with its checksum. Nothing here is ever changed.
CREATE TABLE petri_journal (
    game text NOT NULL REFERENCES petri_games (id) ON DELETE CASCADE,
    seq integer NOT NULL CHECK (seq BETWEEN 1 AND 50000),
    row text NOT NULL,
    PRIMARY KEY (game, seq)
);

-- Settings, remembered people, and what the party keeps: JSON by key.
CREATE TABLE petri_preferences (
    key text PRIMARY KEY,
    value text NOT NULL
);
