/** An item without one of the keys is not in the index. */
export type TableIndex = { name: string; partitionKey: string; sortKey: string; projection: 'KEYS_ONLY' }

export type Table = {
  partitionKey: string
  sortKey: string
  indexes: readonly TableIndex[]
  /** DynamoDB deletes rows days late, so reads check it too. */
  timeToLive?: string
  stream?: boolean
}

export type TableName = 'transfers' | 'audit' | 'ops'

/** Seconds since the epoch. */
export const TIME_TO_LIVE = 'expiresAt'

export const transfersIndexes = {
  inState: { name: 'inState', partitionKey: 'transferState', sortKey: 'stateChangedAt', projection: 'KEYS_ONLY' },
  toExpire: { name: 'toExpire', partitionKey: 'toExpire', sortKey: 'expiryDate', projection: 'KEYS_ONLY' },
  toRemind: { name: 'toRemind', partitionKey: 'toRemind', sortKey: 'remindAt', projection: 'KEYS_ONLY' },
  toWithdraw: { name: 'toWithdraw', partitionKey: 'toWithdraw', sortKey: 'stateChangedAt', projection: 'KEYS_ONLY' },
  toErase: { name: 'toErase', partitionKey: 'toErase', sortKey: 'stateChangedAt', projection: 'KEYS_ONLY' },
  /** The state, and the declared bytes of an upload. */
  unfinished: { name: 'unfinished', partitionKey: 'unfinishedOf', sortKey: 'unfinishedAs', projection: 'KEYS_ONLY' },
} as const satisfies Record<string, TableIndex>

/** The deployment and the tests both create them from this. */
export const tables: Readonly<Record<TableName, Table>> = {
  transfers: {
    partitionKey: 'pk',
    sortKey: 'sk',
    indexes: Object.values(transfersIndexes),
    timeToLive: TIME_TO_LIVE,
    stream: true,
  },
  audit: { partitionKey: 'pk', sortKey: 'sk', indexes: [], timeToLive: TIME_TO_LIVE },
  ops: { partitionKey: 'pk', sortKey: 'sk', indexes: [], timeToLive: TIME_TO_LIVE },
}
