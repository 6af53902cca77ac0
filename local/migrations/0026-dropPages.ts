export const dropPages = `
  -- A member's standing address for uploads. The content is JSON, whose secrets are encrypted.
  CREATE TABLE drop_pages (
    subject TEXT PRIMARY KEY,
    digest TEXT NOT NULL UNIQUE,
    revision INTEGER NOT NULL,
    content TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`
