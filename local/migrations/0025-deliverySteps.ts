export const deliverySteps = `
  -- What happened with a delivery, by the name of the step. The times are ISO 8601.
  CREATE TABLE delivery_steps (
    transfer_id TEXT NOT NULL REFERENCES transfers (id) ON DELETE CASCADE,
    step TEXT NOT NULL,
    first_at TEXT NOT NULL,
    last_at TEXT NOT NULL,
    count INTEGER NOT NULL,
    reason TEXT,
    PRIMARY KEY (transfer_id, step)
  ) STRICT, WITHOUT ROWID;

  -- Mails to senders that are due when a span of time is over.
  CREATE TABLE notices (
    due_at TEXT NOT NULL,
    kind TEXT NOT NULL,
    transfer_id TEXT NOT NULL,
    since TEXT NOT NULL,
    PRIMARY KEY (due_at, kind, transfer_id)
  ) STRICT, WITHOUT ROWID;
`
