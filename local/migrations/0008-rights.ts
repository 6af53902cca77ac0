export const rights = `
  -- What an operator leaves a person of their rights; null leaves all.
  ALTER TABLE sessions ADD COLUMN rights_limit TEXT;
`
