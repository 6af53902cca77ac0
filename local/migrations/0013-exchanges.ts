export const exchanges = `
  -- The last completed transfer or answered request of each member with each recipient, whose address is in lower case.
  CREATE TABLE exchanges (
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    last_at INTEGER NOT NULL,
    PRIMARY KEY (recipient, subject)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO exchanges
    SELECT lower(json_extract(shown, '$.recipient')), owner, max(place >> 16)
      FROM listed JOIN listed_shown USING (place)
      WHERE state = 'active' OR (state = 'expired' AND (is_request = 0 OR json_array_length(shown, '$.files') > 0))
      GROUP BY 1, 2;
`
