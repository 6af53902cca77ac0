const parties = ['sender', 'recipient', 'partner'] as const
type Party = (typeof parties)[number]

const noteDay = (at: string) => `
    INSERT INTO insight_days (day, change)
      SELECT (${at}) / 86400000, coalesce(max(change), 0) + 1 FROM insight_days WHERE true
      ON CONFLICT DO UPDATE SET change = excluded.change;`

/** Deliveries do not count for senders. */
const toFirst = (party: Party) => {
  const ofTransfers = `(SELECT place >> 16 FROM insight_rows WHERE ${party} = old.${party} ORDER BY place LIMIT 1)`
  return party === 'sender'
    ? ofTransfers
    : `(SELECT min(at) FROM (SELECT ${ofTransfers} AS at UNION ALL SELECT min(at) FROM insight_deliveries WHERE ${party} = old.${party}))`
}

/** The next transfer or delivery of each name that loses its first one; a name without any goes. Rare: it may read all rows. */
const loseFirsts = (of: readonly Party[], at: string) => `${of
  .map(
    party => `
    UPDATE insight_names SET first_at = ${toFirst(party)} WHERE id = old.${party} AND first_at = ${at};`,
  )
  .join('')}
    DELETE FROM insight_names WHERE id IN (${parties.map(party => `old.${party}`).join(', ')}) AND first_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM insight_deliveries WHERE sender = insight_names.id);`

const ofPeople = ['recipient', 'partner'] as const

export const deliveryFigures = `
  -- What figures are counted from of each delivery to a further recipient, as in insight_rows. Its partner is 0 where the transfer
  -- went to that partner before.
  CREATE TABLE insight_deliveries (
    id TEXT PRIMARY KEY REFERENCES transfers (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    transfer_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    sender INTEGER NOT NULL,
    recipient INTEGER NOT NULL,
    partner INTEGER NOT NULL,
    flags INTEGER NOT NULL,
    downloads INTEGER NOT NULL,
    first_download_after INTEGER,
    expiry_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX insight_deliveries_by_time ON insight_deliveries (at);
  CREATE INDEX insight_deliveries_by_recipient ON insight_deliveries (recipient, at);
  CREATE INDEX insight_deliveries_by_partner ON insight_deliveries (partner, at);
  CREATE TRIGGER insight_delivery_added AFTER INSERT ON insight_deliveries BEGIN ${noteDay('new.at')}
  END;
  CREATE TRIGGER insight_delivery_changed AFTER UPDATE ON insight_deliveries BEGIN ${noteDay('new.at')}
  END;
  CREATE TRIGGER insight_delivery_renamed AFTER UPDATE OF recipient, partner ON insight_deliveries
    WHEN new.recipient <> old.recipient OR new.partner <> old.partner
  BEGIN ${loseFirsts(ofPeople, 'old.at')}
  END;
  CREATE TRIGGER insight_delivery_removed AFTER DELETE ON insight_deliveries
  BEGIN ${noteDay('old.at')} ${loseFirsts(ofPeople, 'old.at')}
  END;

  -- A name that loses its first transfer may have a delivery.
  DROP TRIGGER insight_renamed;
  DROP TRIGGER insight_removed;
  CREATE TRIGGER insight_renamed AFTER UPDATE OF sender, recipient, partner ON insight_rows
    WHEN new.sender <> old.sender OR new.recipient <> old.recipient OR new.partner <> old.partner
  BEGIN ${loseFirsts(parties, 'old.place >> 16')}
  END;
  CREATE TRIGGER insight_removed AFTER DELETE ON insight_rows
  BEGIN ${noteDay('old.place >> 16')} ${loseFirsts(parties, 'old.place >> 16')}
  END;

  -- Deliveries have a place behind the id of their transfer.
  INSERT OR IGNORE INTO unlisted SELECT id FROM transfers WHERE length(id) > 36;
`
