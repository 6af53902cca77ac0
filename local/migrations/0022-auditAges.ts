export const auditAges = `
  -- Events before this moment are past their time, and may be deleted. The sweep moves it.
  CREATE TABLE audit_start (at TEXT NOT NULL) STRICT;
  INSERT INTO audit_start VALUES ('');
  DROP TRIGGER audit_keeps_all_rows;
  CREATE TRIGGER audit_keeps_all_rows BEFORE DELETE ON audit WHEN old.at >= (SELECT at FROM audit_start)
    BEGIN SELECT RAISE(ABORT, 'audit is append-only'); END;
`
