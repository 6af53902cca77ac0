export const mistakeTimes = `
  -- When the recipient was corrected, or the transfer withdrawn. The program fills it at its start, as lists.
  ALTER TABLE insight_mistakes RENAME COLUMN created_at TO prevented_at;
  DROP INDEX insight_mistakes_by_creation;
  CREATE INDEX insight_mistakes_by_prevention ON insight_mistakes (prevented_at, transfer_id);
  INSERT OR IGNORE INTO unlisted SELECT transfer_id FROM insight_mistakes;
`
