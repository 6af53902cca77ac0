export const initial = `
  CREATE TABLE transfers (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    state TEXT NOT NULL,
    state_changed_at TEXT NOT NULL,
    sender TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expiry_date TEXT,
    withdrawn INTEGER NOT NULL,
    erased INTEGER NOT NULL,
    link_digest TEXT UNIQUE,
    record TEXT NOT NULL
  ) STRICT;
  CREATE INDEX transfers_by_sender ON transfers (sender, created_at);
  CREATE INDEX transfers_by_state ON transfers (state, state_changed_at);
  CREATE INDEX transfers_by_expiry ON transfers (expiry_date) WHERE state IN ('active', 'requested');
  CREATE INDEX transfers_to_withdraw ON transfers (state_changed_at)
    WHERE withdrawn = 0 AND state IN ('failed', 'expired', 'retracted');
  CREATE INDEX transfers_to_erase ON transfers (state, state_changed_at)
    WHERE erased = 0 AND state IN ('failed', 'expired', 'retracted');

  CREATE TABLE files (
    transfer_id TEXT NOT NULL REFERENCES transfers (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    position INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (transfer_id, id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE download_passes (
    transfer_id TEXT NOT NULL REFERENCES transfers (id) ON DELETE CASCADE,
    pass TEXT NOT NULL,
    counted_at INTEGER NOT NULL,
    PRIMARY KEY (transfer_id, pass)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE audit (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL,
    action TEXT NOT NULL,
    actor TEXT NOT NULL,
    source TEXT,
    transfer_id TEXT,
    file_id TEXT,
    result TEXT NOT NULL,
    detail TEXT
  ) STRICT;
  CREATE TRIGGER audit_keeps_rows BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'audit is append-only'); END;

  -- Contents of files. A content without a row in objects is unreachable and swept; deleting its row destroys the key.
  -- An object without a content was erased, or withdrawn before it was published: its row keeps either from coming back.
  CREATE TABLE contents (
    id TEXT PRIMARY KEY,
    sealed_key TEXT NOT NULL,
    size INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    stored_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE objects (
    area TEXT NOT NULL CHECK (area IN ('incoming', 'released')),
    key TEXT NOT NULL,
    content TEXT REFERENCES contents (id),
    pinned INTEGER NOT NULL DEFAULT 0,
    withdrawn INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (area, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX objects_by_content ON objects (content);

  CREATE TABLE jobs (
    transfer_id TEXT PRIMARY KEY,
    step INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed')),
    run_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX jobs_waiting ON jobs (run_at) WHERE state = 'waiting';

  CREATE TABLE outbox (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    key TEXT NOT NULL UNIQUE,
    channel TEXT NOT NULL CHECK (channel IN ('email', 'sms')),
    recipient TEXT NOT NULL,
    sender TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    html TEXT NOT NULL,
    sent_at TEXT NOT NULL
  ) STRICT;

  CREATE TABLE idempotency (
    key TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    claimed_at INTEGER NOT NULL,
    reply TEXT
  ) STRICT;
  CREATE INDEX idempotency_by_age ON idempotency (claimed_at);

  CREATE TABLE sessions (subject TEXT PRIMARY KEY, not_before INTEGER NOT NULL) STRICT, WITHOUT ROWID;

  -- The built-in identity provider. Codes and refresh tokens are kept as digests.
  CREATE TABLE sign_in_codes (
    digest TEXT PRIMARY KEY,
    subject TEXT NOT NULL,
    redirect_uri TEXT NOT NULL,
    challenge TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE refresh_tokens (
    digest TEXT PRIMARY KEY,
    subject TEXT NOT NULL,
    origin_jti TEXT NOT NULL,
    signed_in_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX refresh_tokens_by_subject ON refresh_tokens (subject);
`
