export const addressBook = `
  -- The own recipients of each member. The key is the address in lower case.
  CREATE TABLE address_book (
    subject TEXT NOT NULL,
    key TEXT NOT NULL,
    address TEXT NOT NULL,
    name TEXT NOT NULL,
    last_used_at INTEGER NOT NULL,
    PRIMARY KEY (subject, key)
  ) STRICT, WITHOUT ROWID;
`
