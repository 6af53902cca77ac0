export const lists = `
  -- What lists are made of: a row for each transfer that is more than provisional. A place is the time of creation in
  -- milliseconds, shifted by 16 bits, and a number within it: rows lie in the order of lists, and so do the words.
  CREATE TABLE listed (
    place INTEGER PRIMARY KEY,
    transfer_id TEXT NOT NULL UNIQUE REFERENCES transfers (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    state TEXT NOT NULL,
    expiry_at INTEGER,
    is_request INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX listed_by_state ON listed (state, expiry_at, is_request);
  CREATE INDEX listed_by_expiry ON listed (expiry_at);
  CREATE INDEX listed_by_expiry_none_last ON listed (coalesce(expiry_at, 9007199254740991));

  -- What transfers are found by, in codes that only the key file explains (local/lists/wordCodes.ts).
  CREATE VIRTUAL TABLE listed_words USING fts5 (
    message, files, other, marks, content = '', contentless_delete = 1, detail = column, tokenize = 'ascii'
  );
  CREATE TRIGGER listed_forgets_words AFTER DELETE ON listed BEGIN
    DELETE FROM listed_words WHERE rowid = old.place;
  END;

  -- Records are sealed: what was there before is listed by the program, at its start.
  CREATE TABLE unlisted (transfer_id TEXT PRIMARY KEY REFERENCES transfers (id) ON DELETE CASCADE)
    STRICT, WITHOUT ROWID;
  INSERT INTO unlisted SELECT id FROM transfers WHERE state <> 'provisional';
`
