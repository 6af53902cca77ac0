export const auditReplace = `
  -- REPLACE deletes a row without its DELETE trigger. A sequence that SQLite has yet to choose is -1 here.
  CREATE TRIGGER audit_replaces_no_rows BEFORE INSERT ON audit
    WHEN EXISTS (SELECT 1 FROM audit WHERE sequence = NEW.sequence)
    BEGIN SELECT RAISE(ABORT, 'audit is append-only'); END;
`
