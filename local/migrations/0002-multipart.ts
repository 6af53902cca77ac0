export const multipart = `
  -- What came in parts has no digest until it is read as a whole. SQLite cannot drop NOT NULL: the table is made anew.
  CREATE TABLE new_contents (
    id TEXT PRIMARY KEY,
    sealed_key TEXT NOT NULL,
    size INTEGER NOT NULL,
    sha256 TEXT,
    stored_at INTEGER NOT NULL
  ) STRICT;
  INSERT INTO new_contents SELECT id, sealed_key, size, sha256, stored_at FROM contents;
  DROP TABLE contents;
  ALTER TABLE new_contents RENAME TO contents;

  -- Uploads in parts that are not complete, for incoming keys that are neither pinned nor erased. Completing one makes a
  -- content of the same id. Deleting either destroys the keys of all its parts.
  CREATE TABLE uploads (
    id TEXT PRIMARY KEY,
    key TEXT NOT NULL,
    sealed_key TEXT NOT NULL,
    started_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX uploads_by_key ON uploads (key);

  -- Each part is a file of its own; whole is the id of its upload, and later of its content.
  CREATE TABLE parts (
    whole TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 10000),
    id TEXT NOT NULL UNIQUE,
    size INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    stored_at INTEGER NOT NULL,
    PRIMARY KEY (whole, number)
  ) STRICT, WITHOUT ROWID;
`
