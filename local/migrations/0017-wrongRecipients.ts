export const wrongRecipients = `
  -- Withdrawn as wrong recipient: 2 in \`erased\` while the files are stored for the right one.
  CREATE INDEX transfers_of_wrong_recipients ON transfers (state_changed_at) WHERE erased = 2;
`
