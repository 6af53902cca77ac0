import { type Findings, InfoType } from '../../shared/domain/inspection.ts'
import type { Extracted, TextLocation } from '../extraction/extracted.ts'
import type { Detector, HeadingKind, Report, Span } from './detector.ts'
import { isCounted, type Match } from './longestSpans.ts'
import { plainText } from './plainText.ts'
import { Sample } from './sample.ts'
import { SpanStream } from './spanStream.ts'
import { Tally } from './tally.ts'
import { type Cut, TextWindows } from './textWindows.ts'
import { valueHash } from './valueHash.ts'

const MEBI = 1024 * 1024
const WINDOW_LENGTH = 64 * 1024
/** In UTF-16 units. */
const CONTEXT = 128
const MAX_MISMATCHES = 20

export type InspectorOptions = {
  detectors: readonly Detector[]
  sampledDetectors?: readonly Detector[]
  /** In UTF-16 units. */
  sampleCharacters?: number
  /** Columns of the document itself of which only the header is inspected. */
  anonymisedColumns?: readonly AnonymisedColumn[] | undefined
  /** In UTF-16 units; does not change the findings. */
  windowLength?: number
}

export type AnonymisedColumn = { column: number; header?: string | undefined }

type Found = Match & { value: number }
type Unread = Extract<Extracted, { kind: 'notInspectable' }>

export function inspector({
  detectors,
  sampledDetectors = [],
  sampleCharacters = 16 * MEBI,
  anonymisedColumns = [],
  windowLength = WINDOW_LENGTH,
}: InspectorOptions): { read(extracted: Extracted): void; findings(): Findings } {
  const longest = Math.max(0, ...[...detectors, ...sampledDetectors].map(detector => detector.longest))
  const tally = new Tally()
  const sample = new Sample(sampleCharacters)
  const unread = new Map<string, Findings['notInspectable'][number]>()
  const mismatches = new Map<string, Findings['mismatches'][number]>()
  const headersRead = new Set<AnonymisedColumn>()
  const headingKinds = new WeakMap<TextLocation, HeadingKind>()
  let place: TextLocation = {}
  const spans = new SpanStream<Found>(found => tally.add(found, place))
  const windows = new TextWindows({ size: windowLength, margin: longest + CONTEXT, take })

  function take(cut: Cut) {
    const { text, from, to, offset } = cut
    if (from === 0 && offset === 0) spans.restart()
    place = cut.place
    const kind = headingKind(place)
    const header = kind === 'value' ? '' : place.header?.toLowerCase()
    const found: Found[] = []
    const proven: Span[] = []
    const report: Report = (infoType, start, end, likelihood, isProven) => {
      if (!isCounted({ likelihood })) return
      if (isProven) proven.push({ start, end })
      if (start < from || start >= to) return
      const value = valueHash(infoType, text, start, end)
      found.push({ infoType, start: offset + start, end: offset + end, likelihood, isProven, value })
    }
    for (const detector of detectors) detector.find({ text, header }, report)
    if (sample.takes(to - from))
      for (const detector of sampledDetectors)
        detector.find({ text, header, proven }, kind === 'name' ? excludeHeader(cut, report) : report)
    for (const match of found.sort((a, b) => a.start - b.start)) spans.add(match)
    if (to === text.length) spans.close()
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

  return {
    read(extracted) {
      if (extracted.kind === 'text') {
        const anonymised = findAnonymised(extracted.place)
        if (anonymised) readHeader(anonymised, extracted.place)
        else windows.push(plainText(extracted.text), extracted.place)
      } else if (extracted.kind === 'notInspectable') noteUnread(extracted)
      else if (mismatches.size < MAX_MISMATCHES) {
        const { named, found } = extracted
        mismatches.set(`${named}/${found}`, { named, found })
      }
    },

    findings() {
      windows.end()
      const { read, total } = sample
      const infoTypes = sampledDetectors.flatMap(detector => [...detector.infoTypes])
      return {
        summary: tally.summary(InfoType.options),
        places: tally.placed(),
        notInspectable: [...unread.values()],
        mismatches: [...mismatches.values()],
        ...(read < total && infoTypes.length > 0 ? { sampled: { infoTypes, read, total } } : {}),
      }
    },
  }
}
