import type { DatabaseSync } from 'node:sqlite'
import { errorFields, type Log } from '../../lambdas/core/request/log.ts'
import { unavailable } from '../../lambdas/core/request/refusal.ts'
import type { IndexDelay, ListScope, TransferIndex } from '../../lambdas/ports/transferIndex.ts'
import { type ListedTransfer, listedAt } from '../../shared/domain/listedTransfer.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { commitWrite } from '../database.ts'
import { listRows } from '../lists/listRows.ts'
import type { ListsAnswer, ListsJob, ListsQuestion } from '../lists/listsWorker.ts'
import { threadPool } from '../threads/threadPool.ts'
import { transferRecords } from './transferRecords.ts'

/** Of different people: one person's queries never take both threads. */
const QUERIES_AT_ONCE = 2
/** A page sends two queries at a time, and drops outdated ones. */
const MAX_WAITING_EACH = 19
/** How many transfers are listed in one transaction, when those of an earlier version are: others want to write, too. */
const LISTED_AT_ONCE = 50

export type SqliteTransferIndex = TransferIndex & {
  /** Lists what an earlier version, or a crash, left unlisted. Until it is done, lists say that they are behind. */
  catchUp(): Promise<void>
  getDelay(): IndexDelay
  close(): Promise<void>
}

type Settings = {
  /** Where the database lies. */
  databaseFile: string
  /** Of the records. */
  key: Buffer
  log: Log
  now: () => number
}

/** Lists over the database itself, read in threads of their own: what the transfers store acknowledged, they show. */
export function sqliteTransferIndex(
  database: DatabaseSync,
  { databaseFile, key, log, now }: Settings,
): SqliteTransferIndex {
  const threads = threadPool<ListsJob, ListsAnswer>(new URL('../lists/listsWorker.ts', import.meta.url), {
    max: QUERIES_AT_ONCE,
    maxRunningEach: 1,
    maxWaitingEach: MAX_WAITING_EACH,
    busy: unavailable,
  })
  const rows = listRows(database)
  const records = transferRecords(database, key)
  const unlisted = database.prepare('SELECT transfer_id AS id FROM unlisted LIMIT ?')
  const isListed = database.prepare('DELETE FROM unlisted WHERE transfer_id = ?')
  let behind: IndexDelay = {}
  let isClosed = false

  /** A damaged transfer must keep neither the others nor the host from coming up. */
  const attempt = <Result>(transferId: string, work: () => Result): Result | undefined => {
    try {
      return work()
    } catch (error) {
      log.error('A transfer cannot be listed.', { transferId, ...errorFields(error) })
      return undefined
    }
  }
  const listSome = () => {
    const ids = unlisted.all(LISTED_AT_ONCE).map(({ id }) => String(id))
    // FTS5 flushes its buffer each time that a place is before the last one.
    const transfers = ids.flatMap(id => attempt(id, () => records.read(id)) ?? []).toSorted(byCreation)
    for (const transfer of transfers) attempt(transfer.id, () => rows.list(undefined, transfer))
    for (const id of ids) isListed.run(id)
    return ids.length
  }
  const ask = (question: ListsQuestion, scope: ListScope) =>
    threads.run({ databaseFile, key, ...question }, scope === 'everybody' ? scope : scope.ownedBy)
  const reportUnreadable = (ids: readonly string[]) => {
    for (const transferId of ids) log.error('A transfer that should be listed cannot be read.', { transferId })
  }

  return {
    async find(scope, find, now) {
      const answer = await ask({ now, find, scope }, scope)
      if (!('found' in answer)) throw unexpected(answer)
      const { unreadable, transfers, ...found } = answer.found
      reportUnreadable(unreadable)
      return { ...found, transfers: transfers.map(text => toTransfer(text, now)), ...behind }
    },
    async count(scope, count, now) {
      const answer = await ask({ now, count, scope }, scope)
      if (!('counted' in answer)) throw unexpected(answer)
      return { ...answer.counted, ...behind }
    },
    async simulate(simulate, since, now) {
      const answer = await ask({ now, simulate, since }, 'everybody')
      if (!('simulated' in answer)) throw unexpected(answer)
      const { unreadable, ...simulated } = answer.simulated
      reportUnreadable(unreadable)
      return { ...simulated, ...behind }
    },
    async countPolicies(since) {
      const answer = await ask({ countPolicies: { since } }, 'everybody')
      if (!('policies' in answer)) throw unexpected(answer)
      return answer.policies
    },
    async put(transfers) {
      await commitWrite(database, () => {
        for (const transfer of transfers) rows.listIfNewer(transfer)
      })
      return { failed: [] }
    },
    async remove(ids) {
      await commitWrite(database, () => {
        for (const id of ids) rows.remove(id)
      })
    },
    async catchUp() {
      if (unlisted.all(1).length > 0) behind = { asOf: new Date(now()).toISOString() }
      for (let some = 1; some > 0 && !isClosed; ) some = await commitWrite(database, listSome)
      behind = {}
    },
    getDelay: () => behind,
    async close() {
      isClosed = true
      await threads.close()
    },
  }
}

function byCreation({ createdAt: one }: Transfer, { createdAt: other }: Transfer): number {
  return Date.parse(one) - Date.parse(other)
}

function toTransfer(text: string, now: number): ListedTransfer {
  return listedAt(JSON.parse(text), now)
}

function unexpected(answer: ListsAnswer): Error {
  return new Error('failure' in answer ? answer.failure : 'A list was answered with something else.')
}
