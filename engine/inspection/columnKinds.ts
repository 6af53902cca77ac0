import type { InfoType } from '../../shared/domain/inspection.ts'
import type { Detector } from './detector.ts'
import { isCounted, type Match } from './longestSpans.ts'
import { SpanStream } from './spanStream.ts'

/** Minimum share of non-empty cells; free text mentions many kinds. */
const MAJORITY = 0.5
const MAX_OF_CELL = 0.5

export type ColumnKind = { column: number; header?: string; infoType: InfoType; share: number }

/**
 * Suggests kinds for a small table's columns. Omits columns without a prevailing kind.
 * @param rows without the header row, of any lengths
 * @param headers may be shorter
 * @param furtherDetectors of kinds that count where no other prevails
 */
export function columnKinds(
  rows: readonly (readonly string[])[],
  headers: readonly string[],
  detectors: readonly Detector[],
  furtherDetectors: readonly Detector[] = [],
): ColumnKind[] {
  const columns = rows.reduce((max, row) => Math.max(max, row.length), headers.length)
  return Array.from({ length: columns }, (_, column) => column).flatMap(column => {
    const cells = rows.map(row => (row[column] ?? '').replaceAll('\n', ' ').trim()).filter(cell => cell !== '')
    const header = headers[column]
    const prevailing = prevailingKind(cells, header, detectors) ?? prevailingKind(cells, header, furtherDetectors)
    return prevailing === undefined ? [] : [{ column, ...(header === undefined ? {} : { header }), ...prevailing }]
  })
}

function prevailingKind(cells: readonly string[], header: string | undefined, detectors: readonly Detector[]) {
  const counts = new Map<InfoType, number>()
  for (const infoType of kindsOfCells(cells, header, detectors)) counts.set(infoType, (counts.get(infoType) ?? 0) + 1)
  const [first] = [...counts].sort(([, a], [, b]) => b - a)
  if (first === undefined) return undefined
  const [infoType, count] = first
  const share = count / cells.length
  return share > MAJORITY ? { infoType, share } : undefined
}

function kindsOfCells(
  cells: readonly string[],
  header: string | undefined,
  detectors: readonly Detector[],
): InfoType[] {
  const text = cells.map(cell => `${cell}\n`).join('')
  const matches: Match[] = []
  for (const detector of detectors) {
    detector.find({ text, header: (header ?? '').toLowerCase() }, (infoType, start, end, likelihood, isProven) => {
      if (isCounted({ likelihood })) matches.push({ infoType, start, end, likelihood, isProven })
    })
  }
  const kinds: InfoType[] = []
  const spans: Match[] = []
  const stream = new SpanStream<Match>(span => spans.push(span))
  for (const match of matches.sort((a, b) => a.start - b.start)) stream.add(match)
  stream.close()
  let start = 0
  let next = 0
  for (const cell of cells) {
    const end = start + cell.length
    while ((spans[next]?.start ?? end) < start) next++
    const inside: Match[] = []
    for (; (spans[next]?.start ?? end) < end; next++) {
      const span = spans[next]
      if (span !== undefined) inside.push(span)
    }
    const [longest] = inside.sort((a, b) => b.end - b.start - (a.end - a.start))
    if (longest !== undefined && longest.end - longest.start >= MAX_OF_CELL * cell.length) kinds.push(longest.infoType)
    start = end + 1
  }
  return kinds
}
