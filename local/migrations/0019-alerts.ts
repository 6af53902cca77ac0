export const alerts = `
  -- Times are milliseconds since the epoch. The content is as raised, without its acknowledgement.
  CREATE TABLE alerts (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    stored_at INTEGER NOT NULL,
    content TEXT NOT NULL,
    acknowledgement TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX alerts_by_creation ON alerts (created_at, kind);
  CREATE INDEX alerts_by_storage ON alerts (stored_at);

  -- Administrators who look at alerts. Without a cadence they get no mails.
  CREATE TABLE alert_readers (
    subject TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    active_at INTEGER NOT NULL,
    seen_at INTEGER,
    link_digest TEXT,
    link_sealed TEXT,
    cadence TEXT,
    kinds TEXT,
    since INTEGER,
    mailed_until INTEGER,
    mailing_until INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX alert_readers_by_link ON alert_readers (link_digest);

  -- The encrypted URL that ends such mails.
  ALTER TABLE outbox ADD COLUMN unsubscribe TEXT;
`
