/** Every key of every table, spelled out once. A prefix tells the kinds apart, so that none can pass for another. */
export type Key = { pk: string; sk: string }

const META = 'META'

/** A transfer and its files lie together: one query reads them all. */
const transferPartition = (id: string) => `T#${id}`
export const transferKey = (id: string): Key => ({ pk: transferPartition(id), sk: META })
/** By place, not by id: another list of files then takes the places of the one before, within one transaction. */
export const fileKey = (id: string, place: number): Key => ({
  pk: transferPartition(id),
  sk: `FILE#${String(place).padStart(3, '0')}`,
})
/** Sorts after META, which is where readers of a transfer stop. */
export const passKey = (id: string, pass: string): Key => ({ pk: transferPartition(id), sk: `PASS#${pass}` })
export const linkKey = (digest: string): Key => ({ pk: `LINK#${digest}`, sk: META })

/** A template set as it once was: it stays for as long as a transfer may name it. */
export const templateKey = (name: string, version: string): Key => ({ pk: `TEMPLATE#${name}`, sk: version })

/** When lists were last asked for: the stream carries it to the index, which then tells how far it has come. */
export const beatKey: Key = { pk: 'BEAT', sk: META }

/** The id of a transfer, of a key that an index answered. */
export const getTransferId = (pk: string) => pk.slice(transferPartition('').length)

export const sessionKey = (subject: string): Key => ({ pk: `SESSION#${subject}`, sk: META })
export const claimKey = (key: string): Key => ({ pk: `IDEM#${key}`, sk: META })
export const limitKey = (digest: string, window: number): Key => ({ pk: `LIMIT#${digest}`, sk: `WINDOW#${window}` })
export const counterKey = (digest: string): Key => ({ pk: `COUNT#${digest}`, sk: 'SLIDING' })
/** A name has one challenge. `digest` is of the name. */
export const challengeKey = (digest: string): Key => ({ pk: `OTP#${digest}`, sk: META })
export const proofKey = (digest: string): Key => ({ pk: `PROOF#${digest}`, sk: META })
/** What a sender told of a recipient. `pair` is a digest. */
export const contactKey = (pair: string): Key => ({ pk: `USE#${pair}`, sk: META })

/**
 * An event of the audit, by day and time. One partition takes 1,000 units of writes a second, so that a day has sixteen.
 * @param id a UUID: its first digit spreads the events of a day
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-sharding.html
 */
export const auditKey = (at: string, id: string): Key => ({ pk: `${at.slice(0, 10)}#${id[0]}`, sk: `${at}#${id}` })
