export const earlyWork = `
  -- The work of a single file has a job of its own; that of its transfer has no file. SQLite cannot change a primary key.
  CREATE TABLE new_jobs (
    transfer_id TEXT NOT NULL,
    file_id TEXT NOT NULL DEFAULT '',
    step INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed')),
    run_at INTEGER NOT NULL,
    PRIMARY KEY (transfer_id, file_id)
  ) STRICT;
  INSERT INTO new_jobs (transfer_id, step, attempts, state, run_at)
    SELECT transfer_id, step, attempts, state, run_at FROM jobs;
  DROP TABLE jobs;
  ALTER TABLE new_jobs RENAME TO jobs;
  CREATE INDEX jobs_waiting ON jobs (run_at) WHERE state = 'waiting';

  -- Versions of incoming keys that were pinned, until the work of their files has begun.
  CREATE TABLE arrivals (
    key TEXT NOT NULL,
    version TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (key, version)
  ) STRICT, WITHOUT ROWID;
`
