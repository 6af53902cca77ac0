import { valueHash } from '../valueHash.ts'
import { CLOSE_DISTANCE } from './context.ts'
import { TOPIC } from './contextWords.ts'
import { HashFilter } from './hashFilter.ts'
import { lineShape } from './lineShape.ts'
import { americanIds } from './nationalIds/american.ts'
import { asianIds } from './nationalIds/asian.ts'
import { britishIds } from './nationalIds/british.ts'
import { easternIds } from './nationalIds/eastern.ts'
import { germanicIds } from './nationalIds/germanic.ts'
import type { NationalIdFormat } from './nationalIds/nationalIdFormat.ts'
import { nordicIds } from './nationalIds/nordic.ts'
import { romanceIds } from './nationalIds/romance.ts'
import { southernIds } from './nationalIds/southern.ts'
import { getShape, type NumberShape } from './numberShape.ts'
import { LIKELY, POSSIBLE, type Scan, UNLIKELY, VERY_LIKELY, VERY_UNLIKELY } from './scan.ts'

type Shaped = {
  format: NationalIdFormat
  topic: number
  countsWithoutWords: boolean
  isInOtherGroups?: boolean
  /** The groups are those of another country. */
  isOfOther?: boolean
}

const all = [
  ...britishIds,
  ...germanicIds,
  ...romanceIds,
  ...nordicIds,
  ...easternIds,
  ...americanIds,
  ...asianIds,
  ...southernIds,
].flatMap(format => {
  const shaped = (shapes: readonly string[], countsWithoutWords: boolean) =>
    shapes.map(shape => ({
      shape,
      plain: shape.replace(/[^9A]/g, ''),
      format,
      topic: TOPIC[format.topic],
      countsWithoutWords,
    }))
  return [...shaped(format.withoutWords, true), ...shaped(format.withWords, false)]
})

/** Dates have eight. */
const MIN_LENGTH = 9

/** After their word, ids with a check digit have any groups. */
function ofPlainShape(wanted: string): Shaped[] {
  if (wanted.length < MIN_LENGTH) return []
  const formats = all.filter(({ plain, format }) => plain === wanted && format.hasCheckDigit)
  return formats.map(({ format, topic }) => ({ format, topic, countsWithoutWords: false, isInOtherGroups: true }))
}

function ofShape(wanted: string, plain: string): Shaped[] {
  const exact = all.filter(({ shape }) => shape === wanted)
  const others = ofPlainShape(plain).filter(({ format }) => !exact.some(other => other.format === format))
  return [...exact, ...others.map(other => ({ ...other, isOfOther: true }))]
}

/** `provers`, as bits: those whose check almost all numbers of a column of ids pass. */
type Candidates = { formats: readonly Shaped[]; provers: readonly { format: NationalIdFormat; bit: number }[] }

function toCandidates(plain: string, formats: readonly Shaped[]): Candidates {
  const provers = formats.flatMap(({ format, isInOtherGroups }, index) =>
    format.provesColumn && !isInOtherGroups && plain.length >= MIN_LENGTH ? [{ format, bit: 1 << index }] : [],
  )
  return { formats, provers }
}

const formatsByShape = new Map(
  all.map(({ shape, plain }) => [getShape(shape), toCandidates(plain, ofShape(shape, plain))]),
)
const formatsByPlainShape = new Map(all.map(({ plain }) => [getShape(plain), toCandidates(plain, ofPlainShape(plain))]))
const filter = new HashFilter()
for (const hash of [...formatsByShape.keys(), ...formatsByPlainShape.keys()]) filter.add(hash)

/** NATIONAL_ID: some fifty kinds of personal ids by shape, check digit and context. */
export function findNationalId(scan: Scan, start: number, shape: NumberShape) {
  for (let end = 0; end < shape.count; end++) {
    const hash = shape.shapes[end] ?? 0
    const candidates = findCandidates(hash, shape.plainShapes[end] ?? 0)
    if (candidates === undefined) continue
    const to = shape.ends[end] ?? start
    let id: string | undefined
    let best = 0
    let isProven = false
    let isByForm = false
    let isRefuted = false
    const hasWords = scan.context.mayNameId(start, to)
    for (const shaped of candidates.formats) {
      if (!hasWords && !shaped.countsWithoutWords) continue
      if (isRefuted && shaped.isOfOther && !isAbout(scan, shaped.topic, start, to)) continue
      const score = computeScore(scan, start, to, shaped)
      if (score <= best) continue
      id ??= shape.compactUpTo(end)
      isByForm ||= shaped.format.hasCheckDigit && score < VERY_LIKELY
      if (!shaped.format.isValid(id)) {
        isRefuted ||= !shaped.isOfOther && isAbout(scan, shaped.topic, start, to)
        continue
      }
      best = score
      isProven = shaped.format.hasCheckDigit
    }
    const isMentioned = best === VERY_LIKELY || (best > 0 && !isProven)
    if (best === 0 && candidates.provers.length > 0 && isCell(scan, start, to))
      noteInColumn(scan, start, to, hash, candidates, shape.compactUpTo(end))
    if (isMentioned || !isByForm) {
      if (best > 0) scan.report('NATIONAL_ID', start, to, best, isProven)
    } else {
      const series = { shape: lineShape(scan, start, hash), passes: Number(best > 0) }
      scan.report('NATIONAL_ID', start, to, best > 0 ? best : VERY_UNLIKELY, isProven, series)
    }
  }
}

const BAR = 0x7c
/** Of cells: the end of the text, line ends, tab, semicolon, bar. */
const DELIMITERS: ReadonlySet<number> = new Set([0, 0x0a, 0x0d, 0x09, 0x3b, BAR])

/** The whole of a line or cell, which is no phone. */
function isCell(scan: Scan, start: number, end: number): boolean {
  if (!DELIMITERS.has(scan.code(end)) && scan.code(end + 1) !== BAR) return false
  if (!DELIMITERS.has(scan.code(start - 1)) && scan.code(start - 2) !== BAR) return false
  return scan.phoneEnd <= start && !scan.context.isAbout(TOPIC.reference, start, CLOSE_DISTANCE)
}

/** Almost all numbers of a column of ids pass one check. */
function noteInColumn(scan: Scan, start: number, end: number, shape: number, { provers }: Candidates, id: string) {
  let passes = 0
  for (const { format, bit } of provers) if (format.isValid(id)) passes |= bit
  const value = valueHash('NATIONAL_ID', id, 0, id.length)
  const series = { shape: lineShape(scan, start, shape), passes, ifAllPass: { likelihood: 'LIKELY', value } } as const
  scan.report('NATIONAL_ID', start, end, VERY_UNLIKELY, false, series)
}

function findCandidates(shape: number, plainShape: number): Candidates | undefined {
  const exact = filter.mayHave(shape) ? formatsByShape.get(shape) : undefined
  return exact ?? (filter.mayHave(plainShape) ? formatsByPlainShape.get(plainShape) : undefined)
}

function computeScore(scan: Scan, start: number, end: number, shaped: Shaped): number {
  const { format, topic, countsWithoutWords, isInOtherGroups } = shaped
  const byCheck = format.hasCheckDigit ? 1 : 0
  if (isAbout(scan, topic, start, end)) return countsWithoutWords ? VERY_LIKELY : LIKELY + byCheck
  if (isAbout(scan, TOPIC.identity, start, end)) return countsWithoutWords ? VERY_LIKELY : POSSIBLE + byCheck
  if (isInOtherGroups) return 0
  if (!countsWithoutWords) return 0
  // Articles, orders and batches have any form, and one in ten passes a check.
  return scan.context.isAbout(TOPIC.reference, start, CLOSE_DISTANCE) ? UNLIKELY : POSSIBLE + byCheck
}

function isAbout({ context }: Scan, topic: number, start: number, end: number): boolean {
  if (context.isHeading(topic)) return true
  // `NIF 123 456 789, Tel. 912 345 678`
  if (context.isAbout(topic, start)) return !context.isNext(TOPIC.phone, topic, start)
  return context.isNoted(topic, end) || context.isInTable(topic, start)
}
