/** What a trigger on `listed` changes in the figures of a day: once for the transfer, and once for each of its kinds. */
const toCountSql = (row: 'old' | 'new', change: 1 | -1) => `
    INSERT INTO listed_days (kind, day, state, is_request, count)
      SELECT value, (${row}.place >> 16) / 86400000, ${row}.state, ${row}.is_request, ${change}
        FROM (SELECT '' AS value UNION ALL SELECT value FROM json_each(${row}.kinds)) WHERE true
      ON CONFLICT DO UPDATE SET count = count + excluded.count;`

export const plainLists = `
  -- Lists in plain columns. The program lists what is there at its start.
  DROP TABLE listed;
  DROP TABLE listed_days;
  DROP TABLE listed_words;

  -- A row for each transfer that is more than provisional. A place is the time of creation in milliseconds, shifted by 16
  -- bits, and a number within it: rows and words lie in the order of lists.
  CREATE TABLE listed (
    place INTEGER PRIMARY KEY,
    transfer_id TEXT NOT NULL UNIQUE REFERENCES transfers (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    owner TEXT NOT NULL,
    state TEXT NOT NULL,
    expiry_at INTEGER,
    is_request INTEGER NOT NULL,
    -- Marks of file extensions and infotypes (local/lists/searchTokens.ts), as a JSON array.
    kinds TEXT NOT NULL
  ) STRICT;
  -- All columns that a member's list is counted by, so that no row is read for it.
  CREATE INDEX listed_by_owner ON listed (owner, place, state, expiry_at, is_request);
  CREATE INDEX listed_by_state ON listed (state, expiry_at, is_request);
  CREATE INDEX listed_by_expiry ON listed (expiry_at);
  CREATE INDEX listed_by_expiry_none_last ON listed (coalesce(expiry_at, 9007199254740991));

  -- What a page shows of a transfer (shared/domain/listedTransfer.ts), as JSON. Rows of listed stay small for counting.
  CREATE TABLE listed_shown (place INTEGER PRIMARY KEY, shown TEXT NOT NULL) STRICT;

  -- Words and marks of transfers, member by member: a member's question reads no row of others. Each word has a space on
  -- both sides.
  CREATE TABLE listed_own (
    owner TEXT NOT NULL,
    place INTEGER NOT NULL,
    message TEXT NOT NULL,
    files TEXT NOT NULL,
    recipient TEXT NOT NULL,
    sender TEXT NOT NULL,
    other TEXT NOT NULL,
    marks TEXT NOT NULL,
    PRIMARY KEY (owner, place)
  ) STRICT, WITHOUT ROWID;

  -- The same words and marks of all transfers. The program makes the words: the tokenizer only parts them.
  CREATE VIRTUAL TABLE listed_words USING fts5 (
    message, files, recipient, sender, other, marks,
    content = '', contentless_delete = 1, detail = column, prefix = '3', tokenize = "ascii tokenchars '-_.!~*()%:'"
  );
  -- As much as a page of the database holds: a quarter of the rows of what FTS5 takes by default.
  INSERT INTO listed_words (listed_words, rank) VALUES ('pgsz', 4000);

  -- How many transfers were created on each day (UTC, from 1970 on), and how many of each kind ('' is any).
  CREATE TABLE listed_days (
    kind TEXT NOT NULL,
    day INTEGER NOT NULL,
    state TEXT NOT NULL,
    is_request INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (kind, day, state, is_request)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER listed_added AFTER INSERT ON listed BEGIN ${toCountSql('new', 1)}
  END;
  CREATE TRIGGER listed_changed AFTER UPDATE OF state, is_request, kinds ON listed
    WHEN new.state <> old.state OR new.is_request <> old.is_request OR new.kinds <> old.kinds
  BEGIN ${toCountSql('old', -1)} ${toCountSql('new', 1)}
  END;
  CREATE TRIGGER listed_removed AFTER DELETE ON listed BEGIN ${toCountSql('old', -1)}
    DELETE FROM listed_shown WHERE place = old.place;
    DELETE FROM listed_own WHERE owner = old.owner AND place = old.place;
    DELETE FROM listed_words WHERE rowid = old.place;
  END;

  INSERT OR IGNORE INTO unlisted SELECT id FROM transfers WHERE state <> 'provisional';
`
