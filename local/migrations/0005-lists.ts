export const lists = `
  -- What lists are made of: a row for each transfer that is more than provisional. A place is the time of creation in
  -- milliseconds, shifted by 16 bits, and a number within it: rows lie in the order of lists, and so do the words.
  CREATE TABLE listed (
    place INTEGER PRIMARY KEY,
    transfer_id TEXT NOT NULL UNIQUE REFERENCES transfers (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    owner INTEGER NOT NULL,
    state TEXT NOT NULL,
    expiry_at INTEGER,
    is_request INTEGER NOT NULL
  ) STRICT;
  -- All that a list of a member is counted by, so that no row is looked at for it.
  CREATE INDEX listed_by_owner ON listed (owner, place, state, expiry_at, is_request);
  CREATE INDEX listed_by_state ON listed (state, expiry_at, is_request);
  CREATE INDEX listed_by_expiry ON listed (expiry_at);
  CREATE INDEX listed_by_expiry_none_last ON listed (coalesce(expiry_at, 9007199254740991));

  -- How many were created on each day (UTC, from 1970 on): everybody's transfers are not counted one by one.
  CREATE TABLE listed_days (
    day INTEGER NOT NULL,
    state TEXT NOT NULL,
    is_request INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, state, is_request)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER listed_days_more AFTER INSERT ON listed BEGIN
    INSERT INTO listed_days (day, state, is_request, count)
      VALUES ((new.place >> 16) / 86400000, new.state, new.is_request, 1)
      ON CONFLICT DO UPDATE SET count = count + 1;
  END;
  CREATE TRIGGER listed_days_less AFTER DELETE ON listed BEGIN
    UPDATE listed_days SET count = count - 1
      WHERE day = (old.place >> 16) / 86400000 AND state = old.state AND is_request = old.is_request;
  END;
  CREATE TRIGGER listed_days_others AFTER UPDATE OF state, is_request ON listed
    WHEN new.state <> old.state OR new.is_request <> old.is_request BEGIN
    UPDATE listed_days SET count = count - 1
      WHERE day = (old.place >> 16) / 86400000 AND state = old.state AND is_request = old.is_request;
    INSERT INTO listed_days (day, state, is_request, count)
      VALUES ((new.place >> 16) / 86400000, new.state, new.is_request, 1)
      ON CONFLICT DO UPDATE SET count = count + 1;
  END;

  -- What transfers are found by, in codes that only the key file explains (local/lists/wordCodes.ts).
  CREATE VIRTUAL TABLE listed_words USING fts5 (
    message, files, other, marks, content = '', contentless_delete = 1, detail = column, tokenize = 'ascii'
  );
  -- As much as a page of the database holds: a quarter of the rows of what FTS5 takes by default.
  INSERT INTO listed_words (listed_words, rank) VALUES ('pgsz', 4000);
  CREATE TRIGGER listed_forgets_words AFTER DELETE ON listed BEGIN
    DELETE FROM listed_words WHERE rowid = old.place;
  END;

  -- Records are sealed: what was there before is listed by the program, at its start.
  CREATE TABLE unlisted (transfer_id TEXT PRIMARY KEY REFERENCES transfers (id) ON DELETE CASCADE)
    STRICT, WITHOUT ROWID;
  INSERT INTO unlisted SELECT id FROM transfers WHERE state <> 'provisional';
`
