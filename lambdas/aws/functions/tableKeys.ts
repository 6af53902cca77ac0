/** Prefixes separate the kinds of rows. */
export type Key = { pk: string; sk: string }

const META = 'META'

/** One query reads a transfer and its files. */
const transferPartition = (id: string) => `T#${id}`
export const transferKey = (id: string): Key => ({ pk: transferPartition(id), sk: META })
/** By place: a new list of files replaces the old one within one transaction. */
export const fileKey = (id: string, place: number): Key => ({
  pk: transferPartition(id),
  sk: `FILE#${String(place).padStart(3, '0')}`,
})
/** Sorts after META, where reads of a transfer stop. */
export const passKey = (id: string, pass: string): Key => ({ pk: transferPartition(id), sk: `PASS#${pass}` })
/** The steps of a delivery, one row for each. */
export const STEPS = 'STEP#'
export const stepKey = (id: string, step: string): Key => ({ pk: transferPartition(id), sk: `${STEPS}${step}` })
export const linkKey = (digest: string): Key => ({ pk: `LINK#${digest}`, sk: META })

/** Permanent, because transfers refer to it. */
export const templateKey = (name: string, version: string): Key => ({ pk: `TEMPLATE#${name}`, sk: version })

export const policiesPartition = 'POLICIES'
/** Counts the changes of all policies. */
export const policyStampKey: Key = { pk: policiesPartition, sk: META }
/** The current version of a policy. */
export const policyKey = (id: string): Key => ({ pk: policiesPartition, sk: `POLICY#${id}` })
/** Permanent, because transfers refer to it. */
export const policyVersionKey = (id: string, version: number): Key => ({
  pk: `POLICY#${id}`,
  sk: `POLICY#${String(version).padStart(8, '0')}`,
})

/** The executions that read contents now: all in one set, and those of each sender in another. */
export const roomKey: Key = { pk: 'ROOM', sk: META }
/** An attribute of that row. */
export const roomOfSender = (subject: string) => `of ${subject}`

/** The last request for lists, which shows the index's progress. */
export const beatKey: Key = { pk: 'BEAT', sk: META }

/** The endpoint of the index; absent until it is set up. */
export const indexKey: Key = { pk: 'INDEX', sk: META }

export const getTransferId = (pk: string) => pk.slice(transferPartition('').length)

export const sessionKey = (subject: string): Key => ({ pk: `SESSION#${subject}`, sk: META })
export const claimKey = (key: string): Key => ({ pk: `IDEM#${key}`, sk: META })
export const limitKey = (digest: string, window: number): Key => ({ pk: `LIMIT#${digest}`, sk: `WINDOW#${window}` })
export const counterKey = (digest: string): Key => ({ pk: `COUNT#${digest}`, sk: 'SLIDING' })
/** `digest` is that of the user name, which has one challenge. */
export const challengeKey = (digest: string): Key => ({ pk: `OTP#${digest}`, sk: META })
export const proofKey = (digest: string): Key => ({ pk: `PROOF#${digest}`, sk: META })
/** `pair` is a digest. */
export const contactKey = (pair: string): Key => ({ pk: `USE#${pair}`, sk: META })

/** Of a recipient, by the digest of their address. */
export const trustedDevicesPartition = (holder: string) => `TRUST#${holder}`
export const trustedDeviceKey = (holder: string, id: string): Key => ({ pk: trustedDevicesPartition(holder), sk: id })

/** All rows of the usage history. */
export const usagePrefix = 'USAGE#'
/** Of a member with a recipient. Digests, because addresses may be longer than a key. */
export const usagePairKey = (recipient: string, subject: string): Key => ({
  pk: `${usagePrefix}TO#${recipient}`,
  sk: `BY#${subject}`,
})
/** Of a member at a domain: small rows, which are counted. */
export const usageMemberKey = (domain: string, subject: string): Key => ({
  pk: `${usagePrefix}AT#${domain}`,
  sk: `BY#${subject}`,
})
/** `digest` is of a member and a domain: the addresses there. */
export const usageOwnKey = (digest: string): Key => ({ pk: `${usagePrefix}OWN#${digest}`, sk: META })
/** `digest` is of a member and a stem. */
export const usageStemKey = (digest: string): Key => ({ pk: `${usagePrefix}STEM#${digest}`, sk: META })
export const usageDomainsPartition = `${usagePrefix}DOMAINS`
export const usageDomainKey = (domain: string): Key => ({ pk: usageDomainsPartition, sk: domain })

/** `address` is in lower case. */
export const bookKey = (subject: string, address: string): Key => ({ pk: `BOOK#${subject}`, sk: address })

/** A member's drop page, and the row of its address, which names the member. */
export const dropPageKey = (subject: string): Key => ({ pk: `DROP#${subject}`, sk: META })
export const dropAddressKey = (digest: string): Key => ({ pk: `DROPAT#${digest}`, sk: META })

/** In the order in which they are due. They are few: each is removed when it is. */
export const noticesPartition = 'NOTICES'
export const noticeKey = (notice: { dueAt: string; kind: string; transferId: string }): Key => ({
  pk: noticesPartition,
  sk: `${notice.dueAt}#${notice.kind}#${notice.transferId}`,
})

/** `digest` is of a content and the name of a signature. */
export const malwareKey = (digest: string): Key => ({ pk: `MALWARE#${digest}`, sk: META })

/** GuardDuty's verdict on a version of an upload. */
export const verdictKey = (key: string, version: string): Key => ({ pk: `VERDICT#${key}`, sk: version })
/** Its last verdict on a canary. */
export const canaryVerdictKey: Key = { pk: 'CANARYVERDICT', sk: META }

/** `createdAt` of a run of the canaries. */
export const healthKey = (createdAt: string): Key => ({ pk: 'HEALTH', sk: createdAt })

const toMonth = (at: string) => at.slice(0, 7)
const toIso = (at: string | number) => new Date(at).toISOString()
/** The alerts created in a month. */
export const alertsPartition = (month: string) => `ALERTS#${month}`
export const alertKey = ({ id, createdAt }: { id: string; createdAt: string }): Key => ({
  pk: alertsPartition(toMonth(toIso(createdAt))),
  sk: `${toIso(createdAt)}#${id}`,
})
/** The alerts stored in a month. */
export const storedAlertsPartition = (month: string) => `ALERTSTORED#${month}`
export const storedAlertKey = (storedAt: number, id: string): Key => ({
  pk: storedAlertsPartition(toMonth(toIso(storedAt))),
  sk: `${toIso(storedAt)}#${id}`,
})
/** Makes the id unique, for any time of creation. */
export const alertIdKey = (id: string): Key => ({ pk: `ALERTID#${id}`, sk: META })
export const alertReaderKey = (subject: string): Key => ({ pk: 'ALERTREADERS', sk: subject })

/**
 * A partition accepts 1,000 write units a second, so a day has sixteen.
 * @param id a UUID: its first digit selects the partition
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-sharding.html
 */
export const auditKey = (at: string, id: string): Key => ({ pk: `${at.slice(0, 10)}#${id[0]}`, sk: `${at}#${id}` })

/** Public keys of receipts. They stay. */
export const receiptKeysPartition = 'RECEIPTKEYS'
export const receiptKeyKey = (kid: string): Key => ({ pk: receiptKeysPartition, sk: kid })
