/** A rebuild creates another index and then moves the alias. */
export type IndexNames = {
  current: string
  /** Changes are also written to the index of a running rebuild. */
  next: string
  /**
   * Only an index whose documents all have the fields of figures. With a new name, figures are unavailable until the
   * deployment has rebuilt the index.
   */
  figures: string
  beats: string
}

export function toIndexNames(current: string): IndexNames {
  return { current, next: `${current}-next`, figures: `${current}-figures`, beats: `${current}-beats` }
}

export const indexNames = toIndexNames('transfers')

export type IndexOptions = {
  shards?: number
  /** By default one where a second node exists. */
  replicas?: number
}

/** The limit of `lambdas/ports/transferIndex.ts`. */
const MAX_COUNTED_OFF = 10_000

const keyword = { type: 'keyword' }
/** Never sorted or counted by, so without columns. */
const searched = { ...keyword, doc_values: false }
const words = { ...searched, copy_to: 'words' }
/** Milliseconds since the epoch: `date` reads years beyond 9999 differently. */
const moment = { type: 'long' }
const flag = { type: 'boolean' }
/** Only counted and summed up. */
const counted = (type: string) => ({ type, index: false })

const finding = {
  infoType: keyword,
  count: { type: 'integer' },
  distinctCount: { type: 'integer' },
  likelihood: keyword,
}

/** `listed` is the content of a list's row. */
const properties = {
  /** `compareTie` of its id. */
  tie: { type: 'long' },
  owner: keyword,
  state: keyword,
  isTransferRequest: flag,
  createdAt: moment,
  expiryDate: moment,
  sender: keyword,
  senderDomain: keyword,
  recipient: keyword,
  recipientDomain: keyword,
  furtherRecipients: keyword,
  furtherDomains: keyword,
  recipientWords: searched,
  senderWords: searched,
  messageWords: words,
  fileWords: words,
  otherWords: words,
  words: searched,
  fileExtensions: keyword,
  infoTypes: keyword,
  /** What a simulation of a policy reads (`writeFacts`). */
  facts: { type: 'binary', doc_values: true },
  /** `toPolicyKeys` of those that matched. */
  policies: keyword,
  /** The document's own id would have to be read from its source. */
  transferId: counted('keyword'),
  bytes: counted('long'),
  downloadCount: counted('integer'),
  firstDownloadAfter: counted('long'),
  isAnonymized: flag,
  isPasswordProtected: flag,
  isOTPEnabled: flag,
  hasTrackingId: flag,
  quarterOfWeek: counted('short'),
  /** Its domain and those above, by which figures leave out the organisation's own. */
  recipientDomains: searched,
  /** `toFlowKey` of sender and partner. */
  flow: counted('keyword'),
  /** To a further recipient; the document of the transfer is the delivery to the first. */
  isDelivery: flag,
  /** Also of transfers that no list shows: those whose recipient was corrected. */
  mistakeAt: moment,
  /** Lists do not see it: a corrected recipient, or a delivery. */
  isCorrected: flag,
  newId: counted('keyword'),
  // An infotype and its count stay together.
  findings: { type: 'nested', properties: finding },
  listed: { type: 'object', enabled: false },
}

export function indexDefinition({ shards = 1, replicas }: IndexOptions) {
  return {
    settings: {
      number_of_shards: shards,
      ...copies(replicas),
      refresh_interval: '1s',
      max_result_window: MAX_COUNTED_OFF,
      // No slow log of queries: it would contain the names that people search for.
      'indexing.slowlog.threshold.index.warn': '1s',
      'indexing.slowlog.source': false,
    },
    mappings: {
      dynamic: 'strict',
      // Other fields are only indexed: their source is the transfers.
      _source: { includes: ['listed'] },
      properties,
    },
  }
}

/** Lists, also those of an earlier version, see no transfer whose recipient was corrected, and no delivery. */
export const listed = { filter: { bool: { must_not: [{ term: { isCorrected: true } }] } } }

/** Of a complete index. */
export function aliases({ current, figures }: IndexNames) {
  return { [current]: listed, [figures]: {} }
}

/** One document of a few bytes. */
export function beatsDefinition({ replicas }: IndexOptions) {
  return {
    settings: { number_of_shards: 1, ...copies(replicas) },
    mappings: { dynamic: 'strict', properties: { at: { type: 'keyword' } } },
  }
}

export function copies(replicas: number | undefined) {
  if (replicas === undefined) return { auto_expand_replicas: '0-1' }
  return { auto_expand_replicas: 'false', number_of_replicas: replicas }
}
