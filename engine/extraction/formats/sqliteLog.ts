import type { NotInspectableReason } from '../../../shared/domain/inspection.ts'
import type { Source } from '../../source.ts'
import { StreamWindow } from '../compression/streamWindow.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { NotInspectable } from '../notInspectable.ts'
import { readBytes } from '../sources.ts'
import { DATABASE_HEADER_BYTES, Database, isLeaf } from '../sqlite/database.ts'
import { BinaryValues } from '../tables/binaryValues.ts'
import { TextPieces } from '../text/textPieces.ts'

const HEADER_BYTES = 32
const FRAME_HEADER_BYTES = 24
const MAX_PAGE_BYTES = 0x10000
/** Of the database: 64 GiB in pages of the usual size. */
const MAX_PAGES = 16 * 1024 * 1024

/** Where the content of a page is, and its first byte. */
type LoggedPage = { at: number; kind: number }

/**
 * Reads the write-ahead log of an SQLite database (https://www.sqlite.org/fileformat2.html, 4): the rows of the pages that
 * were changed last. The database itself is another file, which has the names of tables and columns.
 * @throws NotInspectable `broken`, `tooLarge`, `unsupported` for changes that were not committed, and as the budget does
 */
export async function* sqliteLog(source: Source, scope: ContainerScope): AsyncGenerator<Extracted> {
  const header = await readBytes(source, 0, HEADER_BYTES)
  const pageBytes = header.length < HEADER_BYTES ? 0 : header.readUInt32BE(8)
  if (pageBytes < 512 || pageBytes > MAX_PAGE_BYTES || (pageBytes & (pageBytes - 1)) !== 0)
    throw new NotInspectable('broken', 'The header is invalid.')
  const { pages, isOpen } = await readFrames(source, pageBytes, header.subarray(16, 24))
  const last = pages.keys().reduce((most, number) => Math.max(most, number), 0)
  if (last > MAX_PAGES) throw new NotInspectable('tooLarge')

  const first = pages.get(1)
  const databaseHeader = first
    ? await readBytes(source, first.at, first.at + DATABASE_HEADER_BYTES)
    : createHeader(pageBytes)
  const database = Database.ofPages(toDatabase(source, pages, last, pageBytes), scope.budget, databaseHeader, pages)
  const pieces = new TextPieces({ ...scope.place })
  const binary = new BinaryValues()
  let failure: NotInspectableReason | undefined
  for (const [number, { kind }] of pages) {
    if (!isLeaf(kind)) continue
    try {
      for await (const { id, values } of database.rows(number)) {
        const cells = values.map(value => (Buffer.isBuffer(value) ? binary.toText(value) : String(value ?? '')))
        const line = [String(id ?? ''), ...cells].join('\t')
        // The first page says whether texts are in UTF-16.
        if (first === undefined && line.includes('\0')) failure ??= 'encoding'
        pieces.addLine(line)
        yield* pieces.take(false)
        yield* binary.take('log', scope)
      }
    } catch (error) {
      // The other pages are still readable.
      if (!(error instanceof NotInspectable) || scope.budget.isSpent) throw error
      failure ??= error.reason
    }
  }
  yield* pieces.take(true)
  if (binary.isExceeded) failure ??= 'tooManyEntries'
  if (isOpen) failure ??= 'unsupported'
  if (failure !== undefined) throw new NotInspectable(failure, 'A part of the log is not read.')
}

/** The last committed content of each page. Frames with other salts are of an earlier log. */
async function readFrames(source: Source, pageBytes: number, salts: Buffer) {
  const pages = new Map<number, LoggedPage>()
  const open = new Map<number, LoggedPage>()
  const window = new StreamWindow(source.read(HEADER_BYTES, source.size))
  const size = FRAME_HEADER_BYTES + pageBytes
  try {
    for (let at = HEADER_BYTES; await window.fill(size); at += size) {
      const frame = window.bytes.subarray(window.at, window.at + size)
      window.at += size
      if (!frame.subarray(8, 16).equals(salts)) return { pages, isOpen: open.size > 0 }
      const number = frame.readUInt32BE(0)
      const kind = frame.readUInt8(FRAME_HEADER_BYTES + (number === 1 ? DATABASE_HEADER_BYTES : 0))
      open.set(number, { at: at + FRAME_HEADER_BYTES, kind })
      if (frame.readUInt32BE(4) === 0) continue
      for (const [changed, page] of open) pages.set(changed, page)
      open.clear()
    }
  } finally {
    await window.release()
  }
  return { pages, isOpen: open.size > 0 || window.unread > 0 }
}

function createHeader(pageBytes: number): Buffer {
  const header = Buffer.alloc(DATABASE_HEADER_BYTES)
  header.writeUInt16BE(pageBytes === MAX_PAGE_BYTES ? 1 : pageBytes, 16)
  return header
}

/** The pages of the log where the database has them, and zeros elsewhere. */
function toDatabase(source: Source, pages: ReadonlyMap<number, LoggedPage>, last: number, pageBytes: number): Source {
  return {
    size: last * pageBytes,
    async *read(start, end) {
      for (let at = start; at < end; ) {
        const offset = at % pageBytes
        const length = Math.min(pageBytes - offset, end - at)
        const page = pages.get(Math.floor(at / pageBytes) + 1)
        if (page === undefined) yield Buffer.alloc(length)
        else yield* source.read(page.at + offset, page.at + offset + length)
        at += length
      }
    },
  }
}
