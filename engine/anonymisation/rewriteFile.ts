import type { AnonymisationReport, ColumnRule } from '../../shared/domain/anonymisation.ts'
import { releaseGiven } from '../freeBuffer.ts'
import type { OnProgress, Source } from '../source.ts'
import { AnonymisationFault } from './anonymisationFault.ts'
import { type Column, wipeColumn } from './column.ts'
import { type Encoding, encodingOfAll, encodingOfHead } from './encoding.ts'
import { faultTexts } from './faultTexts.ts'
import { type Layout, MAX_FIRST_ROW_LENGTH, readLayout } from './layout.ts'
import { Rewriter } from './rewriter.ts'
import { type RandomBytes, toColumns } from './toColumns.ts'
import { createTranscoder, type Transcoder } from './transcode.ts'
import { firstUnreadable } from './unreadable.ts'

/** UTF-16 needs twice the bytes of UTF-8. */
const HEAD = 2 * MAX_FIRST_ROW_LENGTH

type Options = {
  randomBytes: RandomBytes
  onProgress?: OnProgress | undefined
  /** Its few rows cannot show that a pattern changes nothing. */
  isPreview: boolean
}

/** @returns the report @throws AnonymisationFault */
export async function* rewriteFile(
  source: Source,
  { headerRow, rules }: { headerRow: boolean; rules: readonly ColumnRule[] },
  { randomBytes, onProgress, isPreview }: Options,
): AsyncGenerator<Uint8Array, AnonymisationReport> {
  const { layout, encoding } = await open(source, headerRow, isPreview ? 'UTF-8' : undefined)
  const transcoder = createTranscoder(encoding)
  const columns = toColumns(rules, { layout, transcoder, encoding }, randomBytes)
  const rewriter = new Rewriter(layout, { columns, encoding, size: source.size })
  try {
    let beforeData = layout.dataStart
    for await (const part of decodedParts(source, transcoder, onProgress)) {
      const copied = Math.min(part.length, beforeData)
      if (copied > 0) yield transcoder.encode(part.slice(0, copied))
      beforeData -= copied
      for (const ready of rewriter.push(part.subarray(copied))) yield transcoder.encode(ready)
    }
    for (const ready of rewriter.end()) yield transcoder.encode(ready)
    for (const { western } of columns) western?.end()
    if (!isPreview) columns.forEach(assertChanged)
    return { rows: rewriter.rows, columns: columns.map(({ report }) => report) }
  } finally {
    columns.forEach(wipeColumn)
    rewriter.wipe()
  }
}

async function open(source: Source, headerRow: boolean, known: Encoding | undefined) {
  const parts: Uint8Array[] = []
  for await (const part of source.read(0, Math.min(source.size, HEAD))) {
    parts.push(Uint8Array.from(part))
    releaseGiven(part)
  }
  const head = Buffer.concat(parts)
  const encoding = known ?? encodingOfHead(head) ?? (await encodingOfAll(source))
  const decoded = Buffer.from(createTranscoder(encoding).decode(head))
  const layout: Layout = readLayout(decoded, head.length >= source.size, headerRow)
  assertReadable(decoded, layout.dataStart, encoding)
  return { layout, encoding }
}

/** The bytes before the data are copied, so they must be readable too. */
function assertReadable(head: Buffer, dataStart: number, encoding: Encoding) {
  const { at } = firstUnreadable(head, { from: 0, to: dataStart, isLast: true })
  if (at === undefined) return
  throw new AnonymisationFault(faultTexts.unreadableHeader(encoding))
}

async function* decodedParts(source: Source, transcoder: Transcoder, onProgress: OnProgress | undefined) {
  let done = 0
  for await (const piece of source.read(0, source.size)) {
    const { length } = piece
    yield transcoder.decode(piece)
    releaseGiven(piece)
    done += length
    onProgress?.(done, source.size)
  }
  yield transcoder.decodeEnd()
}

/** A pattern without matches would leave every value readable. */
function assertChanged({ index, mustChange, seen, report }: Column) {
  if (mustChange && seen > 0 && report.changed === 0) {
    throw new AnonymisationFault(faultTexts.patternChangesNothing, { column: index })
  }
}
