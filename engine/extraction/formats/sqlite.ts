import type { NotInspectableReason } from '../../../shared/domain/inspection.ts'
import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted, TextLocation } from '../extracted.ts'
import { NotInspectable } from '../notInspectable.ts'
import { type Columns, readColumns } from '../sqlite/columns.ts'
import { Database, type Row, type Value } from '../sqlite/database.ts'
import { BinaryValues } from '../tables/binaryValues.ts'
import { Table } from '../tables/table.ts'
import { TextPieces } from '../text/textPieces.ts'

const SCHEMA_PAGE = 1

type Entry = { type: string; name: string; root: number; sql: string }

/**
 * Reads an SQLite database (https://www.sqlite.org/fileformat2.html): each table as a page, cells by column; blobs that
 * are no text and longer than a key as nested documents. A write-ahead log is another file (`sqliteLog`).
 * @throws NotInspectable `broken`, `overlapping`, and as the budget does
 */
export async function* sqlite(source: Source, scope: ContainerScope): AsyncGenerator<Extracted> {
  const database = await Database.open(source, scope.budget)
  const entries: Entry[] = []
  for await (const { values } of database.rows(SCHEMA_PAGE)) {
    scope.budget.entry()
    entries.push(toEntry(values))
  }
  const names = new TextPieces({ ...scope.place })
  for (const { type, name, sql } of entries) names.addLine(type === 'view' || type === 'trigger' ? sql : name)
  yield* names.take(true)

  const tables = entries.filter(({ type, root }) => type === 'table' && root > 0)
  const binary = new BinaryValues()
  for (const [index, table] of tables.entries()) {
    const place = { ...scope.place, page: index + 1 }
    yield* readTable(database, table, place, binary, scope)
  }
}

async function* readTable(
  database: Database,
  { name, root, sql }: Entry,
  place: TextLocation,
  binary: BinaryValues,
  scope: ContainerScope,
): AsyncGenerator<Extracted> {
  const columns = readColumns(sql)
  const table = new Table(place)
  for (const [column, header] of columns?.names.entries() ?? []) table.cell(column, header)
  table.endRow()
  let failure: NotInspectableReason | undefined
  try {
    for await (const row of database.rows(root)) {
      addRow(table, row, columns, binary)
      yield* table.take(false)
      yield* binary.take(name, scope)
    }
  } catch (error) {
    // The other tables are still readable.
    if (!(error instanceof NotInspectable) || scope.budget.isSpent) throw error
    failure = error.reason
  }
  yield* table.take(true)
  if (binary.isExceeded) failure ??= 'tooManyEntries'
  if (failure !== undefined) yield { kind: 'notInspectable', reason: failure, place }
}

function addRow(table: Table, { id, values }: Row, columns: Columns | undefined, binary: BinaryValues) {
  for (const [column, value] of values.entries()) {
    const mayBeId = columns === undefined || column === columns.id
    const shown = value === null && mayBeId ? (id ?? null) : value
    table.cell(column, shown === null ? '' : Buffer.isBuffer(shown) ? binary.toText(shown) : String(shown))
  }
  table.endRow()
}

function toEntry([type, name, , root, sql]: readonly Value[]): Entry {
  return {
    type: String(type),
    name: String(name),
    root: typeof root === 'number' ? root : 0,
    sql: typeof sql === 'string' ? sql : '',
  }
}
