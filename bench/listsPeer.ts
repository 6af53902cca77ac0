import { DatabaseSync } from 'node:sqlite'
import type { FoundTransfers, ListScope, TransferCounts, TransferIndex } from '../lambdas/ports/transferIndex.ts'
import { listedTransfer } from '../shared/domain/listedTransfer.ts'
import { toWords } from '../shared/domain/listWords.ts'
import { searchedBy } from '../shared/domain/searchedBy.ts'
import { addressAsked, type TransferFilter, type TransferFilters } from '../shared/domain/transferFilters.ts'
import { type HistoryOf, organisationHistory } from '../test/harness/organisationHistory.ts'

/**
 * The common solution: plain columns with an index per list, and `LIKE '%word%'`. It implements part of the port, and
 * also finds parts of words.
 */
export function plainPeer(file: string, history: HistoryOf): Pick<TransferIndex, 'find' | 'count'> & { close(): void } {
  const database = new DatabaseSync(file)
  database.exec(`PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA cache_size=-65536; PRAGMA mmap_size=1073741824;
    CREATE TABLE plain (id TEXT PRIMARY KEY, owner TEXT, sender TEXT, recipient TEXT, name TEXT, message TEXT,
      tracking TEXT, files TEXT, extensions TEXT, infotypes TEXT, options TEXT, state TEXT, created_at INTEGER, expiry_at INTEGER,
      is_request INTEGER)`)
  fill(database, history)
  database.exec(`CREATE INDEX plain_owner ON plain (owner, created_at); CREATE INDEX plain_created ON plain (created_at);
    CREATE INDEX plain_expiry ON plain (expiry_at); CREATE INDEX plain_state ON plain (state, created_at);
    CREATE INDEX plain_recipient ON plain (recipient, created_at); CREATE INDEX plain_sender ON plain (sender, created_at);
    ANALYZE`)

  const count = async (scope: ListScope, filters: TransferFilters, now: number): Promise<TransferCounts> => {
    const { sql, values } = toWhere(scope, filters, now)
    const row = database
      .prepare(
        `SELECT count(*) AS total, sum(state = 'active' AND expiry_at > ${now}) AS active, sum(state = 'retracted') AS
          retracted, sum(state = 'expired' OR expiry_at <= ${now} AND state IN ('active', 'requested')) AS expired
          FROM plain WHERE ${sql}`,
      )
      .get(...values)
    const figure = (name: string) => Number(row?.[name] ?? 0)
    return {
      total: figure('total'),
      active: figure('active'),
      retracted: figure('retracted'),
      expired: figure('expired'),
    }
  }
  return {
    count,
    async find(scope, { filters, sort, size, start }, now): Promise<FoundTransfers> {
      const { sql, values } = toWhere(scope, filters, now)
      const column = sort.key === 'createdAt' ? 'created_at' : 'expiry_at'
      const total = database.prepare(`SELECT count(*) AS total FROM plain WHERE ${sql}`).get(...values)?.total
      const offset = 'from' in start ? start.from : 10_000
      const rows = database.prepare(
        `SELECT * FROM plain WHERE ${sql} ORDER BY ${column} ${sort.order} LIMIT ? OFFSET ?`,
      )
      rows.all(...values, size, offset)
      return { total: Number(total), transfers: [] }
    },
    close: () => database.close(),
  }
}

function fill(database: DatabaseSync, history: HistoryOf) {
  const insert = database.prepare(`INSERT INTO plain VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  database.exec('BEGIN')
  for (const transfer of organisationHistory(history)) {
    const listed = listedTransfer(transfer)
    if (!listed) continue
    const { id, sender, recipient, recipientName = null, message, trackingId = null, transferState, files } = listed
    const marks = searchedBy({ ...listed, message: '' })
    insert.run(
      ...[id, transfer.sender.subject, sender, recipient.toLowerCase(), recipientName, message, trackingId],
      files.map(({ name }) => name).join('\n'),
      `,${marks.fileExtensions.join(',')},`,
      `,${marks.infoTypes.join(',')},`,
      `,${marks.options.join(',')},`,
      ...[transferState, marks.createdAt, marks.expiryDate ?? null, listed.isTransferRequest ? 1 : 0],
    )
  }
  database.exec('COMMIT')
}

type Value = string | number
type Condition = { sql: string; values: Value[] }

function toWhere(scope: ListScope, filters: TransferFilters, now: number): Condition {
  const conditions = filters.map(filter => toCondition(filter, now))
  if (scope !== 'everybody') conditions.unshift({ sql: 'owner = ?', values: [scope.ownedBy] })
  if (conditions.length === 0) return { sql: 'true', values: [] }
  return { sql: conditions.map(({ sql }) => sql).join(' AND '), values: conditions.flatMap(({ values }) => values) }
}

function toCondition(filter: TransferFilter, now: number): Condition {
  switch (filter.key) {
    case 'createdAt':
    case 'expiryDate': {
      const column = filter.key === 'createdAt' ? 'created_at' : 'expiry_at'
      const { from = 0, to = Number.MAX_SAFE_INTEGER } = filter.value
      return { sql: `${column} >= ? AND ${column} < ?`, values: [from, to] }
    }
    case 'state':
      return matchAny(filter.value, state =>
        state === 'expired'
          ? { sql: "(state = 'expired' OR state IN ('active', 'requested') AND expiry_at <= ?)", values: [now] }
          : { sql: "(state = ? AND (expiry_at > ? OR state NOT IN ('active', 'requested')))", values: [state, now] },
      )
    case 'type':
      return matchAny(filter.value, type => ({ sql: 'is_request = ?', values: [type === 'requested' ? 1 : 0] }))
    case 'recipient':
    case 'sender':
      return matchAny(filter.value, address => {
        const asked = addressAsked(address)
        if ('domain' in asked) return { sql: `${filter.key} LIKE ?`, values: [`%@${asked.domain}`] }
        if ('address' in asked) return { sql: `${filter.key} = ?`, values: [asked.address] }
        return { sql: `${filter.key} LIKE ?`, values: [`%${asked.words.join('%')}%`] }
      })
    case 'fileExtension':
      return matchAny(filter.value, extension => like(['extensions'], `,${extension},`))
    case 'infotype':
      return matchAny(filter.value, infotype => like(['infotypes'], `,${infotype},`))
    case 'option':
      return matchAny(filter.value, option => like(['options'], `,${option},`))
    case 'message':
      return matchAny(filter.value, text => matchAll(text, ['message']))
    case 'fileName':
      return matchAny(filter.value, text => matchAll(text, ['files']))
    case 'keyword':
      return matchAny(filter.value, text =>
        matchAll(text, ['message', 'files', 'name', 'recipient', 'sender', 'tracking']),
      )
  }
}

function matchAny<Item>(items: readonly Item[], conditionOfItem: (item: Item) => Condition): Condition {
  const conditions = items.map(conditionOfItem)
  return { sql: `(${conditions.map(({ sql }) => sql).join(' OR ')})`, values: conditions.flatMap(c => c.values) }
}

function matchAll(text: string, columns: readonly string[]): Condition {
  const conditions = toWords(text).map(word => like(columns, word))
  return { sql: conditions.map(({ sql }) => sql).join(' AND '), values: conditions.flatMap(({ values }) => values) }
}

function like(columns: readonly string[], text: string): Condition {
  return {
    sql: `(${columns.map(column => `${column} LIKE ?`).join(' OR ')})`,
    values: columns.map(() => `%${text}%`),
  }
}
