export const addressWords = `
  -- Lists find transfers by parts of addresses: all are listed again, by the program, at its start.
  INSERT OR IGNORE INTO unlisted SELECT transfer_id FROM listed;
`
