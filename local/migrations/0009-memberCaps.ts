export const memberCaps = `
  -- A name has one code that counts: a new one takes its place. Codes that wait during the upgrade end three minutes early.
  DROP TABLE challenges;
  CREATE TABLE challenges (
    username_digest TEXT PRIMARY KEY,
    id TEXT NOT NULL,
    revision INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    record TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX challenges_by_expiry ON challenges (expires_at);

  -- What a person has under way, counted from the records themselves. Uploads of earlier versions count as empty.
  ALTER TABLE transfers ADD COLUMN upload_bytes INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX transfers_unfinished ON transfers (sender) WHERE state IN ('provisional', 'uploading');
`
