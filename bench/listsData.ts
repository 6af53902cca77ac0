import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { openDatabase } from '../local/database.ts'
import { demoOrganisation } from '../local/demoOrganisation.ts'
import { NO_NAME } from '../local/insights/insightRows.ts'
import { fileKeys } from '../local/keys.ts'
import { sqliteTemplateSets } from '../local/stores/templateSets.ts'
import type { HistoryOf } from '../test/harness/organisationHistory.ts'
import type { MakerOf, Part } from './listsMaker.ts'
import type { Rows } from './listsRows.ts'

/** Transfers per message from a maker thread to the writer. */
const PART = 500
/** Parts in flight per thread: one in the making, one queued. */
const AHEAD = 2
/** In bytes: all words of a million transfers are sorted once, in memory. */
const WORDS_MEMORY = 1_500_000_000
const PAGES_KIB = 3_000_000
/** The FTS5 default (fts5_config.c, FTS5_DEFAULT_HASHSIZE). */
const USUAL_WORDS_MEMORY = 1_048_576

export type Filled = {
  seconds: number
  rowSeconds: number
  commitSeconds: number
  indexSeconds: number
  cpuSeconds: number
  peakMiB: number
  diskMiB: number
}

/** Creates a data directory that holds a history: the product's rows, in one transaction, with indexes built last. */
export async function fillDirectory(directory: string, history: HistoryOf): Promise<Filled> {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  mkdirSync(join(directory, 'keys'), { mode: 0o700 })
  const keys = fileKeys(join(directory, 'keys', 'root.key'))
  const file = join(directory, 'waybill.db')
  const templateSet = await firstTemplateSet(file)

  const database = new DatabaseSync(file)
  // No write-ahead log: it would store all data twice. New data needs no journal.
  database.exec(`PRAGMA journal_mode=MEMORY; PRAGMA synchronous=OFF; PRAGMA locking_mode=EXCLUSIVE;
    PRAGMA foreign_keys=OFF; PRAGMA cache_size=-${PAGES_KIB}`)
  const afterwards = withoutIndexes(database)
  keepWords(database, WORDS_MEMORY)
  database.exec('BEGIN')
  const write = rowWriter(database)
  const maker = { history, keys: { records: keys.derive('transfers'), seals: keys.derive('seal') }, templateSet }
  for await (const rows of toRows(maker)) write(rows)
  const rowSeconds = seconds()
  database.exec('COMMIT')
  keepWords(database, USUAL_WORDS_MEMORY)
  const commitSeconds = seconds() - rowSeconds
  database.exec(`INSERT INTO listed_days (kind, day, state, is_request, count)
    SELECT value, (place >> 16) / 86400000, state, is_request, count(*)
      FROM (SELECT place, state, is_request, '' AS value FROM listed
        UNION ALL SELECT place, state, is_request, value FROM listed, json_each(kinds))
      GROUP BY 1, 2, 3, 4`)
  // As the triggers: the number of rows that were written up to the last one of the day.
  database.exec(`INSERT INTO insight_days (day, change)
    SELECT day, sum(count(*)) OVER (ORDER BY day)
      FROM (SELECT (place >> 16) / 86400000 AS day FROM insight_rows
        UNION ALL SELECT at / 86400000 FROM insight_deliveries)
      GROUP BY day`)
  for (const statement of afterwards) database.exec(statement)
  database.exec('PRAGMA journal_mode=WAL')
  database.close()
  writeFileSync(historyFile(directory), JSON.stringify(history))

  const { user, system } = process.cpuUsage()
  return {
    seconds: seconds(),
    rowSeconds,
    commitSeconds,
    indexSeconds: seconds() - rowSeconds - commitSeconds,
    cpuSeconds: (user + system) / 1e6,
    peakMiB: process.resourceUsage().maxRSS / 1024,
    diskMiB: statSync(file).size / 2 ** 20,
  }
}

export function historyFile(directory: string): string {
  return join(directory, 'history.json')
}

async function firstTemplateSet(file: string) {
  const database = openDatabase(file)
  const [first] = demoOrganisation.templateSets
  if (!first) throw new Error('The demo organisation has no template set.')
  const pinned = await sqliteTemplateSets(database).keep(first)
  database.close()
  return pinned
}

/** Drops triggers and secondary indexes; returns the statements that recreate them. */
function withoutIndexes(database: DatabaseSync): string[] {
  const made = database.prepare("SELECT type, name, sql FROM sqlite_schema WHERE type IN ('index', 'trigger')").all()
  const dropped = made.filter(({ sql }) => sql !== null)
  for (const { type, name } of dropped) database.exec(`DROP ${type} ${name}`)
  return dropped.map(({ sql }) => String(sql))
}

/** @param bytes never user input: it becomes part of the statement */
function keepWords(database: DatabaseSync, bytes: number) {
  // FTS5 refuses a bound number, because it is a real.
  database.exec(`INSERT INTO listed_words (listed_words, rank) VALUES ('hashsize', ${bytes})`)
}

function rowWriter(database: DatabaseSync) {
  const insert = (table: string, columns: string, values: string): StatementSync =>
    database.prepare(`INSERT INTO ${table} (${columns}) VALUES (${values})`)
  const transfers = insert(
    'transfers',
    'id, revision, state, state_changed_at, sender, created_at, expiry_date, remind_at, withdrawn, erased, record',
    '?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?',
  )
  const files = insert('files', 'transfer_id, id, position, revision, record', '?, ?, ?, ?, ?')
  const links = insert('links', 'digest, kind, transfer_id', '?, ?, ?')
  const audit = insert('audit', 'at, action, actor, transfer_id, result', '?, ?, ?, ?, ?')
  const listed = insert(
    'listed',
    'place, transfer_id, revision, owner, state, expiry_at, is_request, kinds',
    '?, ?, ?, ?, ?, ?, ?, ?',
  )
  const shown = insert('listed_shown', 'place, shown', '?, ?')
  const wordColumns = 'message, files, recipient, sender, other, marks'
  const words = insert('listed_words', `rowid, ${wordColumns}`, '?, ?, ?, ?, ?, ?, ?')
  const own = insert('listed_own', `owner, place, ${wordColumns}`, '?, ?, ?, ?, ?, ?, ?, ?')
  const insights = insert(
    'insight_rows',
    'place, sender, recipient, partner, flags, bytes, downloads, first_download_after, expiry_at',
    '?, ?, ?, ?, ?, ?, ?, ?, ?',
  )
  const deliveries = insert(
    'insight_deliveries',
    'id, revision, transfer_id, at, sender, recipient, partner, flags, downloads, first_download_after, expiry_at',
    '?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?',
  )
  const toNameId = nameIds(database)
  let last = -1n

  return (rows: Rows) => {
    for (const row of rows.transfers) transfers.run(...row)
    for (const row of rows.files) files.run(...row)
    for (const row of rows.links) links.run(...row)
    for (const row of rows.audit) audit.run(...row)
    for (const [index, [createdAt, ...row]] of rows.listed.entries()) {
      const first = BigInt(createdAt ?? 0) << 16n
      // As `listRows`: creation times within a millisecond get consecutive keys.
      last = last < first ? first : last + 1n
      listed.run(last, ...row)
      shown.run(last, rows.shown[index] ?? '')
      const wording = rows.words[index] ?? []
      words.run(last, ...wording)
      own.run(row[2] ?? '', last, ...wording)
      const { names, columns, deliveries: further = [] } = rows.insights[index] ?? {}
      if (!names || !columns) continue
      const at = Number(createdAt)
      const ids = parties.map((party, place) => toNameId(party, names[place] ?? '', at))
      insights.run(last, ...ids, ...columns)
      for (const { keys, names, columns } of further) {
        const ids = parties.map((party, place) => {
          const name = names[place]
          return name === undefined ? NO_NAME : toNameId(party, name, keys[3])
        })
        deliveries.run(...keys, ...ids, ...columns)
      }
    }
  }
}

const parties = ['sender', 'recipient', 'partner'] as const

/** Transfers come oldest first, so the first one of a name adds it. */
function nameIds(database: DatabaseSync) {
  const add = database.prepare('INSERT INTO insight_names (kind, name, first_at) VALUES (?, ?, ?)')
  const known = new Map<string, number>()
  return (party: (typeof parties)[number], name: string, at: number): number => {
    const key = `${party} ${name}`
    const id = known.get(key) ?? Number(add.run(party, name, at).lastInsertRowid)
    known.set(key, id)
    return id
  }
}

/** Oldest first, made by one thread per core. */
async function* toRows(maker: MakerOf): AsyncGenerator<Rows> {
  const { count } = maker.history
  const parts: Part[] = []
  for (let from = 0; from < count; from += PART) parts.push({ from, to: Math.min(count, from + PART) })
  const threads = Array.from({ length: availableParallelism() }, () => makerThread(maker))
  const asked = parts.slice(0, threads.length * AHEAD).map((part, place) => threads[place % threads.length]?.make(part))
  for (let place = 0; place < parts.length; place += 1) {
    const rows = await asked[place]
    asked[place] = undefined
    const next = parts[place + threads.length * AHEAD]
    if (next) asked.push(threads[place % threads.length]?.make(next))
    if (rows) yield rows
  }
  await Promise.all(threads.map(thread => thread.end()))
}

function makerThread(workerData: MakerOf) {
  const worker = new Worker(new URL('./listsMaker.ts', import.meta.url), { workerData })
  const waiting: { resolve(rows: Rows): void; reject(error: unknown): void }[] = []
  worker.on('message', (rows: Rows) => waiting.shift()?.resolve(rows))
  worker.on('error', error => {
    for (const { reject } of waiting.splice(0)) reject(error)
  })
  return {
    make(part: Part): Promise<Rows> {
      worker.postMessage(part)
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
    },
    end: () => worker.terminate(),
  }
}
