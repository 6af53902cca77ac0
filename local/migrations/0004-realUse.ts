export const realUse = `
  -- Mails that a mail server took, by digests of their keys. Times are in milliseconds.
  CREATE TABLE sent_mails (key_digest TEXT PRIMARY KEY, sent_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX sent_mails_by_age ON sent_mails (sent_at);

  -- Sign-ins that are under way at the organisation's identity provider, by the digest of their state.
  CREATE TABLE provider_sign_ins (
    state_digest TEXT PRIMARY KEY,
    sealed TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- Whom the provider has signed in, for as long as a session of theirs can last. Times are in seconds.
  CREATE TABLE people (
    subject TEXT PRIMARY KEY,
    sealed TEXT NOT NULL,
    signed_in_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`
