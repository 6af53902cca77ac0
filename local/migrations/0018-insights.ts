const parties = ['sender', 'recipient', 'partner'] as const
type Row = 'old' | 'new'

const toAt = (row: Row) => `${row}.place >> 16`

/** Readers read the days again that changed since. */
const noteDay = (row: Row) => `
    INSERT INTO insight_days (day, change)
      SELECT (${toAt(row)}) / 86400000, coalesce(max(change), 0) + 1 FROM insight_days WHERE true
      ON CONFLICT DO UPDATE SET change = excluded.change;`

/** The next transfer of each name that loses its first one; a name without any goes. Rare: it may read all rows. */
const loseFirsts = `${parties
  .map(
    party => `
    UPDATE insight_names SET first_at = (
        SELECT place >> 16 FROM insight_rows WHERE ${party} = old.${party} ORDER BY place LIMIT 1)
      WHERE id = old.${party} AND first_at = ${toAt('old')};`,
  )
  .join('')}
    DELETE FROM insight_names WHERE id IN (${parties.map(party => `old.${party}`).join(', ')}) AND first_at IS NULL;`

export const insights = `
  -- What figures are counted from. The program fills it at its start, as lists.
  -- Addresses and domains in lower case. Readers keep names by their ids, so that ids are never used again.
  CREATE TABLE insight_names (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    -- The creation of its first transfer.
    first_at INTEGER,
    UNIQUE (kind, name)
  ) STRICT;
  CREATE INDEX insight_names_by_first ON insight_names (kind, first_at DESC, name);

  -- A row for each row of listed. The three names are ids; local/insights/insightRows.ts defines the flags.
  CREATE TABLE insight_rows (
    place INTEGER PRIMARY KEY REFERENCES listed (place) ON DELETE CASCADE,
    sender INTEGER NOT NULL,
    recipient INTEGER NOT NULL,
    partner INTEGER NOT NULL,
    flags INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    downloads INTEGER NOT NULL,
    -- Milliseconds from the confirmation to the first download.
    first_download_after INTEGER,
    expiry_at INTEGER
  ) STRICT;

  -- Days (UTC, from 1970 on) that have rows, with the number of their last change: a later change of any day has a greater one.
  CREATE TABLE insight_days (day INTEGER PRIMARY KEY, change INTEGER NOT NULL) STRICT;
  CREATE INDEX insight_days_by_change ON insight_days (change);
  CREATE TRIGGER insight_added AFTER INSERT ON insight_rows BEGIN ${noteDay('new')}
  END;
  CREATE TRIGGER insight_changed AFTER UPDATE ON insight_rows BEGIN ${noteDay('new')}
  END;
  CREATE TRIGGER insight_renamed AFTER UPDATE OF sender, recipient, partner ON insight_rows
    WHEN new.sender <> old.sender OR new.recipient <> old.recipient OR new.partner <> old.partner
  BEGIN ${loseFirsts}
  END;
  CREATE TRIGGER insight_removed AFTER DELETE ON insight_rows BEGIN ${noteDay('old')} ${loseFirsts}
  END;

  -- Prevented mistakes. Those corrected before sending are in no list.
  CREATE TABLE insight_mistakes (
    transfer_id TEXT PRIMARY KEY REFERENCES transfers (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    sender TEXT NOT NULL,
    recipient TEXT NOT NULL,
    new_id TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX insight_mistakes_by_creation ON insight_mistakes (created_at, transfer_id);

  INSERT OR IGNORE INTO unlisted SELECT id FROM transfers WHERE state <> 'provisional';
`
