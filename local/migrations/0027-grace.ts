export const grace = `
  -- Expired transfers keep their objects for days. The sweep finds those whose days are over without reading the others.
  DROP INDEX transfers_to_withdraw;
  CREATE INDEX transfers_to_withdraw ON transfers (state, state_changed_at)
    WHERE withdrawn = 0 AND state IN ('failed', 'expired', 'retracted');
`
