export const usage = `
  -- The usage history: with whom members exchanged files. The program fills it at its next start, and then drops exchanges.
  -- The columns recipient and domain are equal for all spellings; address and name are as written. Times are milliseconds.
  CREATE TABLE usage_pairs (
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    domain TEXT NOT NULL,
    address TEXT NOT NULL,
    count INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    -- Groups and stems of file names, and infotypes (shared/domain/recipients/fileLikeness.ts), as JSON.
    likeness TEXT NOT NULL,
    PRIMARY KEY (recipient, subject)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX usage_pairs_by_domain ON usage_pairs (domain, subject, last_at, address);
  CREATE INDEX usage_pairs_by_age ON usage_pairs (last_at);

  CREATE TABLE usage_members (
    domain TEXT NOT NULL,
    subject TEXT NOT NULL,
    last_at INTEGER NOT NULL,
    PRIMARY KEY (domain, subject)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX usage_members_by_age ON usage_members (last_at);

  -- Ids are never used again, so that the greatest one and the number of rows tell a reader that the domains changed.
  CREATE TABLE usage_domains (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    domain TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    -- On how many days (UTC) it was used.
    days INTEGER NOT NULL,
    last_at INTEGER NOT NULL
  ) STRICT;

  -- What a member's files of a stem held.
  CREATE TABLE usage_stems (
    subject TEXT NOT NULL,
    stem TEXT NOT NULL,
    info_types TEXT NOT NULL,
    last_at INTEGER NOT NULL,
    PRIMARY KEY (subject, stem)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX usage_stems_by_age ON usage_stems (last_at);
`
