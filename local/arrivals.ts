import type { DatabaseSync } from 'node:sqlite'
import type { Context } from '../lambdas/core/request/context.ts'
import { errorFields } from '../lambdas/core/request/log.ts'
import { type Arrival, startArrived } from '../lambdas/triggers/fileArrived.ts'
import { commitWrite } from './database.ts'

const WAIT_MILLISECONDS = 1000
/** At once: a transfer has at most as many files. */
const MAX_ROWS = 1000

/** The events of completed uploads, which S3 sends on AWS. */
export function sqliteArrivals(database: DatabaseSync, now: () => number) {
  const insert = database.prepare('INSERT INTO arrivals (key, version, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
  const list = database.prepare('SELECT key, version, at FROM arrivals ORDER BY at LIMIT ?')
  const remove = database.prepare('DELETE FROM arrivals WHERE key = ? AND version = ?')
  let following: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let ports: Context | undefined

  async function follow(context: Context) {
    const arrivals = list
      .all(MAX_ROWS)
      .map(({ key, version, at }): Arrival => ({ key: String(key), version: String(version), at: Number(at) }))
    if (arrivals.length === 0) return
    const waiting = new Set(await startArrived(context, arrivals))
    await commitWrite(database, () => {
      for (const arrival of arrivals) if (!waiting.has(arrival)) remove.run(arrival.key, arrival.version ?? null)
    })
    if (waiting.size > 0 || arrivals.length === MAX_ROWS) followLater()
  }

  /** One at a time. */
  function followNow(context: Context): Promise<void> {
    following ??= follow(context)
      .catch(error => {
        context.log.error('Arrived files could not be followed.', errorFields(error))
        followLater()
      })
      .finally(() => {
        following = undefined
      })
    return following
  }

  /** Not at once: the call that pinned the content has yet to record it. */
  function followLater() {
    timer ??= setTimeout(() => {
      timer = undefined
      if (ports) void followNow(ports)
    }, WAIT_MILLISECONDS)
  }

  return {
    /** In the transaction of the pin. */
    add(key: string, version: string) {
      insert.run(key, version, now())
      followLater()
    },
    resume(context: Context) {
      ports = context
      followLater()
    },
    async settled() {
      await following
      if (ports) await followNow(ports)
    },
    async close() {
      ports = undefined
      clearTimeout(timer)
      await following
    },
  }
}
