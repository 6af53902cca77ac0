/** Every key is text. An item that lacks either key is not in the index. */
export type TableIndex = { name: string; partitionKey: string; sortKey: string; projection: 'KEYS_ONLY' }

export type Table = {
  partitionKey: string
  sortKey: string
  indexes: readonly TableIndex[]
  /** The attribute, in seconds since the epoch, after which a row may be removed: days later, so readers look too. */
  timeToLive?: string
  /** Old and new images of every change. */
  stream?: boolean
}

export type TableName = 'transfers' | 'audit' | 'ops'

/** Seconds since the epoch. */
export const TIME_TO_LIVE = 'expiresAt'

/** Where the sweeper finds its work, by when it became due; and what a person has under way. */
export const transfersIndexes = {
  inState: { name: 'inState', partitionKey: 'transferState', sortKey: 'stateChangedAt', projection: 'KEYS_ONLY' },
  toExpire: { name: 'toExpire', partitionKey: 'toExpire', sortKey: 'expiryDate', projection: 'KEYS_ONLY' },
  toRemind: { name: 'toRemind', partitionKey: 'toRemind', sortKey: 'remindAt', projection: 'KEYS_ONLY' },
  toWithdraw: { name: 'toWithdraw', partitionKey: 'toWithdraw', sortKey: 'stateChangedAt', projection: 'KEYS_ONLY' },
  toErase: { name: 'toErase', partitionKey: 'toErase', sortKey: 'stateChangedAt', projection: 'KEYS_ONLY' },
  /** By person: the state, and the declared bytes of an upload. */
  unfinished: { name: 'unfinished', partitionKey: 'findUnfinished', sortKey: 'unfinishedAs', projection: 'KEYS_ONLY' },
} as const satisfies Record<string, TableIndex>

/** The tables as data: the deployment and the tests make them from this, so that they cannot differ. */
export const tables: Readonly<Record<TableName, Table>> = {
  transfers: {
    partitionKey: 'pk',
    sortKey: 'sk',
    indexes: Object.values(transfersIndexes),
    timeToLive: TIME_TO_LIVE,
    stream: true,
  },
  audit: { partitionKey: 'pk', sortKey: 'sk', indexes: [] },
  ops: { partitionKey: 'pk', sortKey: 'sk', indexes: [], timeToLive: TIME_TO_LIVE },
}
