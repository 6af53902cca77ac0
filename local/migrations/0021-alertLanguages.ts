export const alertLanguages = `
  -- Of the administrator's page. NULL: that of the default template set.
  ALTER TABLE alert_readers ADD COLUMN language TEXT;
`
