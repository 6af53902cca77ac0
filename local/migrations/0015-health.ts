export const health = `
  -- Runs of the canaries, by their time in milliseconds since the epoch.
  CREATE TABLE health_runs (created_at INTEGER PRIMARY KEY, content TEXT NOT NULL) STRICT;
`
