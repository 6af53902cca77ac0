/** Under what the index is known. A rebuild makes another index, and then gives it the name of the first. */
export type IndexNames = {
  /** The alias of what lists read. */
  current: string
  /** The alias of what a rebuild is making: who writes, writes there as well. */
  next: string
  /** The alias of the beats. */
  beats: string
}

export const indexNames: IndexNames = { current: 'transfers', next: 'transfers-next', beats: 'transfers-beats' }

export type IndexOptions = {
  shards?: number
  /** Without, one copy of each shard where there is a second node to keep it on. */
  replicas?: number
}

/** As many transfers may be left out and answered, together, as `lambdas/ports/transferIndex.ts` says. */
const MAX_COUNTED_OFF = 10_000

const keyword = { type: 'keyword' }
/** Looked through alone, never sorted or counted by: the columns for that are left out. */
const searched = { ...keyword, doc_values: false }
const words = { ...searched, copy_to: 'words' }
/** Milliseconds since the epoch: `date` would read years beyond 9999 in its own way. */
const moment = { type: 'long' }

const finding = {
  infoType: keyword,
  count: { type: 'integer' },
  distinctCount: { type: 'integer' },
  likelihood: keyword,
}

/** What is known of a transfer: what lists are narrowed and ordered by, and `listed`, which is what they show. */
const properties = {
  /** `compareTie` its id. */
  tie: { type: 'long' },
  owner: keyword,
  state: keyword,
  isTransferRequest: { type: 'boolean' },
  createdAt: moment,
  expiryDate: moment,
  sender: keyword,
  senderDomain: keyword,
  recipient: keyword,
  recipientDomain: keyword,
  recipientWords: searched,
  senderWords: searched,
  messageWords: words,
  fileWords: words,
  otherWords: words,
  words: searched,
  fileExtensions: keyword,
  infoTypes: keyword,
  // Each by itself, so that a kind and its count stay together.
  findings: { type: 'nested', properties: finding },
  listed: { type: 'object', enabled: false },
}

/** What an index of transfers is made with. */
export function indexDefinition({ shards = 1, replicas }: IndexOptions) {
  return {
    settings: {
      number_of_shards: shards,
      ...copies(replicas),
      refresh_interval: '1s',
      max_result_window: MAX_COUNTED_OFF,
      // Of slow questions there is no such log: it would hold whom people look for, and cannot be told to leave that out.
      'indexing.slowlog.threshold.index.warn': '1s',
      'indexing.slowlog.source': false,
    },
    mappings: {
      // What is not declared is a mistake, and not a new field.
      dynamic: 'strict',
      // The rest can be had from the transfers: it is kept once, and indexed.
      _source: { includes: ['listed'] },
      properties,
    },
  }
}

/** What the index of the beats is made with: one document of some bytes. */
export function beatsDefinition({ replicas }: IndexOptions) {
  return {
    settings: { number_of_shards: 1, ...copies(replicas) },
    mappings: { dynamic: 'strict', properties: { at: { type: 'keyword' } } },
  }
}

/** How many of each shard there are to be beside the first. */
export function copies(replicas: number | undefined) {
  if (replicas === undefined) return { auto_expand_replicas: '0-1' }
  return { auto_expand_replicas: 'false', number_of_replicas: replicas }
}
