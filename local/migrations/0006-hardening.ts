export const hardening = `
  CREATE TRIGGER audit_keeps_all_rows BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'audit is append-only'); END;

  -- Which issue of signed URLs answers a released object: renewing them ends all that were signed before.
  ALTER TABLE objects ADD COLUMN url_issue INTEGER NOT NULL DEFAULT 0;
`
