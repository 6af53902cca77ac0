import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { NotInspectable } from '../notInspectable.ts'
import { embeddedParts } from '../office/embeddedParts.ts'
import { readSummary } from '../office/summaryText.ts'
import { readBytes } from '../sources.ts'
import type { CharsetDecoder } from '../text/charsetDecoder.ts'
import { guessingDecoder } from '../text/guessingDecoder.ts'
import { TextPieces } from '../text/textPieces.ts'
import { type CompoundEntry, openCompound } from './msgCompound.ts'

/** MS-DOC 2.5.1: FibBase, and the place of the piece table in FibRgFcLcb97. */
const FIB_BYTES = 0x1aa
const IDENTIFIER = 0xa5ec
const VERSION = 2
const WORD_97 = 0x65
const FLAGS = 10
const ENCRYPTED = 0x100
const SECOND_TABLE = 0x200
const FIRST_CHARACTER = 0x18
const LAST_CHARACTER = 0x1c
const PIECES = 0x1a2
const MAX_PIECE_TABLE = 64 * 1024 * 1024
const PIECE_BYTES = 256 * 1024

/** A run of text in the main stream. */
type Piece = { start: number; bytes: number; isWide: boolean }

/**
 * Reads a document of Word 6 to 2003 (MS-DOC): the text with headers, notes and text boxes, and the properties.
 * @throws NotInspectable `password`, `broken`, and as the compound file does
 */
export async function* doc(source: Source, scope: ContainerScope): AsyncGenerator<Extracted> {
  yield* readDocument(await openCompound(source), scope)
}

/** @throws NotInspectable as `doc` does */
export async function* readDocument(root: CompoundEntry, scope: ContainerScope): AsyncGenerator<Extracted> {
  const main = root.children?.get('WordDocument')?.open()
  if (main === undefined) throw new NotInspectable('broken', 'The compound file is not a document.')
  const fib = await readBytes(main, 0, FIB_BYTES)
  if (fib.length < LAST_CHARACTER + 4) throw new NotInspectable('broken', 'The document has no header.')
  const flags = fib.readUInt16LE(FLAGS)
  if ((flags & ENCRYPTED) !== 0) throw new NotInspectable('password')
  const isOld = fib.readUInt16LE(VERSION) < WORD_97 || fib.readUInt16LE(0) !== IDENTIFIER

  const pieces = new TextPieces({ ...scope.place })
  if (isOld) {
    // Word 6 and 95 write the text in one run, in the code page of the country.
    const decoder = guessingDecoder()
    const start = fib.readUInt32LE(FIRST_CHARACTER)
    yield* readPiece(main, { start, bytes: fib.readUInt32LE(LAST_CHARACTER) - start, isWide: false }, decoder, pieces)
    const assumed = decoder.assumed?.()
    if (assumed !== undefined) scope.assume(assumed)
    if (decoder.fault?.() !== undefined) yield { kind: 'notInspectable', reason: 'encoding', place: scope.place }
  } else {
    const table = root.children?.get((flags & SECOND_TABLE) === 0 ? '0Table' : '1Table')?.open()
    if (table === undefined || fib.length < FIB_BYTES) throw new NotInspectable('broken', 'The piece table is missing.')
    for (const piece of await readPieceTable(table, fib)) {
      scope.budget.inflate(piece.bytes)
      yield* readPiece(main, piece, createDecoder(piece.isWide), pieces)
    }
  }
  yield* pieces.take(true)
  const summary = await readSummary(root)
  if (summary !== '') yield { kind: 'text', text: summary, place: { ...scope.place } }
  yield* embeddedParts(root, scope)
}

/** MS-DOC 2.9.38: a `Clx` has property modifiers, then the pieces (2.8.35). */
async function readPieceTable(table: Source, fib: Buffer): Promise<Piece[]> {
  const start = fib.readUInt32LE(PIECES)
  const bytes = fib.readUInt32LE(PIECES + 4)
  if (bytes > MAX_PIECE_TABLE) throw new NotInspectable('tooLarge')
  const clx = await readBytes(table, start, start + bytes)
  let at = 0
  while (clx[at] === 1 && at + 3 <= clx.length) at += 3 + clx.readUInt16LE(at + 1)
  if (clx[at] !== 2 || at + 5 > clx.length) throw new NotInspectable('broken', 'The piece table is missing.')
  const from = at + 5
  const size = clx.readUInt32LE(at + 1)
  if (from + size > clx.length) throw new NotInspectable('broken', 'The piece table is incomplete.')
  const count = Math.floor((size - 4) / 12)
  // Even an empty document has a paragraph.
  if (count < 1) throw new NotInspectable('broken', 'The piece table is empty.')
  return Array.from({ length: count }, (_, index) => {
    const characters = clx.readUInt32LE(from + 4 * (index + 1)) - clx.readUInt32LE(from + 4 * index)
    const place = clx.readUInt32LE(from + 4 * (count + 1) + 8 * index + 2)
    const isWide = (place & 0x40000000) === 0
    const offset = place & 0x3fffffff
    if (characters < 0) throw new NotInspectable('broken', 'A piece has no length.')
    return { isWide, start: isWide ? offset : offset / 2, bytes: isWide ? characters * 2 : characters }
  })
}

function createDecoder(isWide: boolean): CharsetDecoder {
  const decoder = new TextDecoder(isWide ? 'utf-16le' : 'windows-1252')
  return { decode: bytes => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() }
}

async function* readPiece(
  main: Source,
  { start, bytes, isWide }: Piece,
  decoder: CharsetDecoder,
  pieces: TextPieces,
): AsyncGenerator<Extracted> {
  const end = start + bytes
  if (bytes < 0 || end > main.size) throw new NotInspectable('broken', 'A piece exceeds the document.')
  for (let at = start; at < end; at += PIECE_BYTES) {
    const part = await readBytes(main, at, Math.min(end, at + PIECE_BYTES))
    pieces.add(toPlain(decoder.decode(isWide ? part : Buffer.from(part))))
    yield* pieces.take(false)
  }
  pieces.add(toPlain(decoder.end()))
}

/** MS-DOC 2.4.3: paragraphs, cells, breaks and fields are control characters. */
function toPlain(text: string): string {
  return (
    text
      .replace(/[\r\v\f]/g, '\n')
      .replaceAll('\x07', '\t')
      .replaceAll('\x1e', '-')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: Word writes them
      .replace(/[\x00-\x06\x08\x0e-\x1d\x1f]/g, sign => (sign >= '\x13' && sign <= '\x15' ? ' ' : ''))
  )
}
