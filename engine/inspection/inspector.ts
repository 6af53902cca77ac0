import { BasicInfoType, type Findings, FurtherInfoType } from '../../shared/domain/inspection.ts'
import type { Extracted, TextLocation } from '../extraction/extracted.ts'
import type { Detector, HeadingKind, Report, Span } from './detector.ts'
import { isCounted, type Match, rankLikelihood } from './longestSpans.ts'
import { plainText } from './plainText.ts'
import { Sample } from './sample.ts'
import { type Block, SerialNumbers } from './serialNumbers.ts'
import { SpanStream } from './spanStream.ts'
import { Tally } from './tally.ts'
import { type Cut, TextWindows } from './textWindows.ts'
import { valueHash } from './valueHash.ts'

const MEBI = 1024 * 1024
const WINDOW_LENGTH = 64 * 1024
/** In UTF-16 units. */
const CONTEXT = 128
const MAX_MISMATCHES = 20
const MAX_ENCODINGS = 20

export type InspectorOptions = {
  detectors: readonly Detector[]
  sampledDetectors?: readonly Detector[]
  /** Of kinds that an organisation switched on. They do not change the findings of the other detectors. */
  furtherDetectors?: readonly Detector[]
  /** In UTF-16 units. */
  sampleCharacters?: number
  /** Columns of the document itself of which only the header is inspected. */
  anonymisedColumns?: readonly AnonymisedColumn[] | undefined
  /** In UTF-16 units. Names depend on the words around them in the window, and ids in a table of a text on its header. */
  windowLength?: number
}

export type AnonymisedColumn = { column: number; header?: string | undefined }

type Found = Match & { value: number; place: TextLocation; block: Block<Found> | undefined }
type ProvenSpan = Span & Pick<Match, 'likelihood'>
type Unread = Extract<Extracted, { kind: 'notInspectable' }>

export function inspector({
  detectors,
  sampledDetectors = [],
  furtherDetectors = [],
  sampleCharacters = 16 * MEBI,
  anonymisedColumns = [],
  windowLength = WINDOW_LENGTH,
}: InspectorOptions): { read(extracted: Extracted): void; findings(): Findings } {
  const longest = Math.max(
    0,
    ...[...detectors, ...sampledDetectors, ...furtherDetectors].map(detector => detector.longest),
  )
  const tally = new Tally()
  const sample = new Sample(sampleCharacters)
  const unread = new Map<string, Findings['notInspectable'][number]>()
  const mismatches = new Map<string, Findings['mismatches'][number]>()
  const assumed = new Set<string>()
  const recognisedPages = new Set<number>()
  let recognised = 0
  const headersRead = new Set<AnonymisedColumn>()
  const headingKinds = new WeakMap<TextLocation, HeadingKind>()
  let place: TextLocation = {}
  const count = (found: Found) => tally.add(found, found.place)
  const serials = new SerialNumbers<Found>(count)
  const spans = new SpanStream<Found>(found => {
    if (found.block) serials.add(found, found.block)
    else count(found)
  })
  const furtherSpans = new SpanStream<Found>(count)
  const windows = new TextWindows({ size: windowLength, margin: longest + CONTEXT, take })

  function take(cut: Cut) {
    const { text, from, to, offset } = cut
    if (from === 0 && offset === 0) {
      spans.restart()
      furtherSpans.restart()
    }
    place = cut.place
    const kind = headingKind(place)
    const header = kind === 'value' ? '' : place.header?.toLowerCase()
    const found: Found[] = []
    const proven: ProvenSpan[] = []
    const source = hashPlace(place)
    const report: Report = (infoType, start, end, alone, isProven, series) => {
      const isOwned = start >= from && start < to
      const block = series && isOwned ? serials.note(infoType, source, series) : undefined
      const likelihood = block && series?.passes ? (series.ifAllPass?.likelihood ?? alone) : alone
      if (!isCounted({ likelihood })) return
      if (isProven) proven.push({ start, end, likelihood })
      if (!isOwned) return
      const value = valueHash(infoType, text, start, end)
      found.push({ infoType, start: offset + start, end: offset + end, likelihood, isProven, value, place, block })
    }
    for (const detector of detectors) detector.find({ text, header }, report)
    if (sample.takes(to - from))
      for (const detector of sampledDetectors)
        detector.find({ text, header, proven }, kind === 'name' ? excludeHeader(cut, report) : report)
    for (const match of found.sort((a, b) => a.start - b.start)) spans.add(match)
    if (furtherDetectors.length > 0) findFurther(cut, header, proven)
    if (to === text.length) {
      spans.close()
      furtherSpans.close()
    }
  }

  function findFurther(cut: Cut, header: string | undefined, proven: readonly ProvenSpan[]) {
    const { text, from, to, offset } = cut
    const found: Found[] = []
    const ranks = new Uint8Array(text.length)
    for (const { start, end, likelihood } of proven) ranks.fill(1 + rankLikelihood(likelihood), start, end)
    const report: Report = (infoType, start, end, likelihood, isProven) => {
      if (!isCounted({ likelihood }) || start < from || start >= to) return
      // The number of a card after `account number` is a card.
      if (ranks.subarray(start, end).some(rank => rank > rankLikelihood(likelihood))) return
      const value = valueHash(infoType, text, start, end)
      found.push({
        ...{ infoType, start: offset + start, end: offset + end, likelihood, isProven, value, place },
        block: undefined,
      })
    }
    for (const detector of furtherDetectors) detector.find({ text, header }, report)
    for (const match of found.sort((a, b) => a.start - b.start)) furtherSpans.add(match)
  }

  /** Compares headers, because another reading of the table would have other columns. */
  function findAnonymised({ path, column, header }: TextLocation): AnonymisedColumn | undefined {
    if (path !== undefined || column === undefined) return undefined
    const anonymised = anonymisedColumns.find(one => one.column === column)
    if (anonymised?.header === undefined || header === undefined) return anonymised
    return anonymised.header.trim() === header.trim() ? anonymised : undefined
  }

  /** Anonymisation does not change it. */
  function readHeader(anonymised: AnonymisedColumn, of: TextLocation) {
    if (anonymised.header === undefined || headersRead.has(anonymised)) return
    headersRead.add(anonymised)
    windows.push(plainText(`${anonymised.header}\n`), of)
  }

  /** A table without a header row begins with values. */
  function headingKind(of: TextLocation): HeadingKind | undefined {
    if (of.header === undefined) return undefined
    const heading = plainText(of.header)
    const known = headingKinds.get(of)
    if (known !== undefined) return known
    const kinds = new Set(sampledDetectors.map(detector => detector.headingKind?.(heading)))
    const kind = kinds.has('value') ? 'value' : kinds.has('name') ? 'name' : 'unknown'
    headingKinds.set(of, kind)
    return kind
  }

  /** A column `City` names no city. */
  function excludeHeader({ text, offset }: Cut, report: Report): Report {
    const { header } = place
    const heading = header === undefined ? undefined : plainText(header)
    if (heading === undefined || offset > 0 || !text.startsWith(`${heading}\n`)) return report
    return (infoType, start, end, likelihood) => {
      if (start > heading.length) report(infoType, start, end, likelihood)
    }
  }

  function noteUnread({ reason, isPicture, place: { path, page } }: Unread) {
    const isWhole = path === undefined && page === undefined
    const key = `${reason}/${isWhole}`
    const noted = unread.get(key)
    const pictures = (noted?.pictures ?? 0) + Number(isPicture ?? false)
    unread.set(key, { reason, count: (noted?.count ?? 0) + 1, isWhole, ...(pictures > 0 && { pictures }) })
  }

  function noteRecognised({ path, page }: TextLocation) {
    recognised += 1
    if (path === undefined && page !== undefined) recognisedPages.add(page)
  }

  return {
    read(extracted) {
      if (extracted.kind === 'text') {
        const anonymised = findAnonymised(extracted.place)
        if (anonymised) readHeader(anonymised, extracted.place)
        else windows.push(plainText(extracted.text), extracted.place)
      } else if (extracted.kind === 'notInspectable') noteUnread(extracted)
      else if (extracted.kind === 'assumed') {
        if (assumed.size < MAX_ENCODINGS) assumed.add(extracted.encoding)
      } else if (extracted.kind === 'recognised') noteRecognised(extracted.place)
      else if (extracted.kind === 'mismatch' && mismatches.size < MAX_MISMATCHES) {
        const { named, found } = extracted
        mismatches.set(`${named}/${found}`, { named, found })
      }
    },

    findings() {
      windows.end()
      serials.end()
      const { read, total } = sample
      const infoTypes = sampledDetectors.flatMap(detector => [...detector.infoTypes])
      return {
        summary: tally.summary([...BasicInfoType.options, ...FurtherInfoType.options]),
        places: tally
          .placed()
          .map(found => (recognisedPages.has(found.page ?? 0) ? { ...found, isRecognised: true } : found)),
        notInspectable: [...unread.values()],
        mismatches: [...mismatches.values()],
        ...(assumed.size > 0 && { assumedEncodings: [...assumed] }),
        ...(recognised > 0 && { recognised }),
        ...(read < total && infoTypes.length > 0 ? { sampled: { infoTypes, read, total } } : {}),
      }
    },
  }
}

/** Batches of a table, and its pages, continue a column. */
function hashPlace({ path, column }: TextLocation): number {
  let hash = column ?? -1
  for (const entry of path ?? []) {
    for (let index = 0; index < entry.length; index++) hash = (Math.imul(hash, 31) + entry.charCodeAt(index)) | 0
  }
  return hash
}
