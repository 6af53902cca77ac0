export const requestsAndCodes = `
  -- A transfer has links of several kinds. SQLite cannot drop a column that is UNIQUE: the table is made anew.
  CREATE TABLE new_transfers (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    state TEXT NOT NULL,
    state_changed_at TEXT NOT NULL,
    sender TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expiry_date TEXT,
    remind_at TEXT,
    withdrawn INTEGER NOT NULL,
    erased INTEGER NOT NULL,
    record TEXT NOT NULL
  ) STRICT;
  INSERT INTO new_transfers
    (id, revision, state, state_changed_at, sender, created_at, expiry_date, withdrawn, erased, record)
    SELECT id, revision, state, state_changed_at, sender, created_at, expiry_date, withdrawn, erased, record
    FROM transfers;

  CREATE TABLE links (
    digest TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    transfer_id TEXT NOT NULL REFERENCES transfers (id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX links_by_transfer ON links (transfer_id);
  INSERT INTO links SELECT link_digest, 'download', id FROM transfers WHERE link_digest IS NOT NULL;

  DROP TABLE transfers;
  ALTER TABLE new_transfers RENAME TO transfers;
  CREATE INDEX transfers_by_sender ON transfers (sender, created_at);
  CREATE INDEX transfers_by_state ON transfers (state, state_changed_at);
  CREATE INDEX transfers_by_expiry ON transfers (expiry_date) WHERE state IN ('active', 'requested');
  CREATE INDEX transfers_to_remind ON transfers (remind_at) WHERE state IN ('active', 'requested');
  CREATE INDEX transfers_to_withdraw ON transfers (state_changed_at)
    WHERE withdrawn = 0 AND state IN ('failed', 'expired', 'retracted');
  CREATE INDEX transfers_to_erase ON transfers (state, state_changed_at)
    WHERE erased = 0 AND state IN ('failed', 'expired', 'retracted');

  -- What was taken from budgets, by digests of their names and windows of the clock. Times are in milliseconds.
  CREATE TABLE counters (
    name_digest TEXT NOT NULL,
    window INTEGER NOT NULL,
    count INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    PRIMARY KEY (name_digest, window)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX counters_by_end ON counters (ends_at);

  CREATE TABLE challenges (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    record TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX challenges_by_expiry ON challenges (expires_at);

  -- When a code was last proved, in seconds, as tokens tell it.
  CREATE TABLE proofs (username_digest TEXT PRIMARY KEY, proved_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE recipients (username_digest TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

  CREATE TABLE contacts (pair TEXT PRIMARY KEY, record TEXT NOT NULL, kept_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX contacts_by_age ON contacts (kept_at);

  CREATE TABLE template_sets (
    name TEXT NOT NULL,
    version TEXT NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (name, version)
  ) STRICT;

  -- Most mails show the one logo of the organisation.
  CREATE TABLE outbox_logos (digest TEXT PRIMARY KEY, png TEXT NOT NULL) STRICT;
  ALTER TABLE outbox ADD COLUMN reply_to TEXT;
  ALTER TABLE outbox ADD COLUMN language TEXT;
  ALTER TABLE outbox ADD COLUMN logo TEXT REFERENCES outbox_logos (digest);
`
