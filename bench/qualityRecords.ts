import { readFileSync } from 'node:fs'
import * as z from 'zod'
import type { BasicInfoType } from '../shared/domain/inspection.ts'
import { newScores, type Scores } from './qualityScore.ts'

export type Span = { infoType: BasicInfoType; start: number; end: number }

const Records = z.array(
  z.object({
    full_text: z.string(),
    spans: z.array(z.object({ entity_type: z.string(), start_position: z.int(), end_position: z.int() })),
  }),
)
type Entry = z.infer<typeof Records>[number]

/**
 * Infotypes of Presidio's labels. AGE, DATE_TIME, NRP (nationalities), ORGANIZATION and TITLE have none, so findings
 * there are wrong.
 */
const kinds: Record<string, BasicInfoType> = {
  CREDIT_CARD: 'CREDIT_CARD_NUMBER',
  DOMAIN_NAME: 'DOMAIN_NAME',
  EMAIL_ADDRESS: 'EMAIL_ADDRESS',
  IBAN_CODE: 'IBAN_CODE',
  IP_ADDRESS: 'IP_ADDRESS',
  GPE: 'LOCATION',
  PERSON: 'PERSON_NAME',
  PHONE_NUMBER: 'PHONE_NUMBER',
  STREET_ADDRESS: 'STREET_ADDRESS',
  US_SSN: 'NATIONAL_ID',
}
/** Labels without an infotype that a reader could accept as this one: findings there are neither right nor wrong. */
const eitherWay: Record<string, readonly BasicInfoType[]> = {
  ZIP_CODE: ['STREET_ADDRESS', 'LOCATION'],
  US_DRIVER_LICENSE: ['NATIONAL_ID'],
}

/** Reads Presidio's published set: even indices are the tuned half, odd ones the reported half. */
export function readRecords(path: string): { tuned: Entry[]; reported: Entry[] } {
  const records = Records.parse(JSON.parse(readFileSync(path, 'utf8')))
  return {
    tuned: records.filter((_, index) => index % 2 === 0),
    reported: records.filter((_, index) => index % 2 === 1),
  }
}

/**
 * A label is found when a finding of its infotype overlaps at least half of the shorter of the two. Other findings are
 * wrong. A place inside a found address is set aside, because the longest span wins by design.
 */
export function scoreRecords(records: readonly Entry[], find: (text: string) => readonly Span[]): Scores {
  const scores = newScores()
  for (const record of records) {
    const findings = find(record.full_text)
    const spans = record.spans.map(({ entity_type, start_position: start, end_position: end }) => ({
      type: entity_type,
      start,
      end,
    }))
    const hasKind = (finding: Span, span: (typeof spans)[number]) =>
      kinds[span.type] === finding.infoType && overlapsHalf(finding, span)
    const addresses = findings.filter(
      finding => finding.infoType === 'STREET_ADDRESS' && spans.some(span => hasKind(finding, span)),
    )
    for (const span of spans) {
      const kind = kinds[span.type]
      if (!kind) continue
      const score = scores[kind]
      if (findings.some(finding => hasKind(finding, span))) score.found += 1
      else if (kind === 'LOCATION' && addresses.some(({ start, end }) => start <= span.start && end >= span.end)) {
        score.aside += 1
      } else score.missed += 1
    }
    for (const finding of findings) {
      const score = scores[finding.infoType]
      if (spans.some(span => hasKind(finding, span))) score.right += 1
      else if (!spans.some(span => eitherWay[span.type]?.includes(finding.infoType) && overlapsHalf(finding, span))) {
        score.wrong += 1
      }
    }
  }
  return scores
}

type Stretch = { start: number; end: number }
export function overlapsHalf(one: Stretch, other: Stretch): boolean {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start)
  return 2 * shared >= Math.min(one.end - one.start, other.end - other.start) && shared > 0
}
