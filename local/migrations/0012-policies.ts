export const policies = `
  -- All versions. The greatest stamp counts the changes of the set.
  CREATE TABLE policy_versions (
    stamp INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    content TEXT NOT NULL,
    UNIQUE (id, version)
  ) STRICT;
`
