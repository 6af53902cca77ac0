import * as z from 'zod'
import { extensible } from './tolerant.ts'

/** The kinds of sensitive data, named in the manner of Google's Data Loss Prevention. */
export const InfoType = z.enum([
  'CREDIT_CARD_NUMBER',
  'DOMAIN_NAME',
  'EMAIL_ADDRESS',
  'IBAN_CODE',
  'IP_ADDRESS',
  'LOCATION',
  'PERSON_NAME',
  'PHONE_NUMBER',
  'NATIONAL_ID',
  'STREET_ADDRESS',
  'SWIFT_CODE',
])
export type InfoType = z.infer<typeof InfoType>

/** How sure a finding is, least sure first. */
export const Likelihood = z.enum(['VERY_UNLIKELY', 'UNLIKELY', 'POSSIBLE', 'LIKELY', 'VERY_LIKELY'])
export type Likelihood = z.infer<typeof Likelihood>

/** Why a document, or an entry of one, could not be read. What cannot be read is never reported as clean. */
export const NotInspectableReason = z.enum([
  /** Locked by a password or encrypted. */
  'password',
  'broken',
  /** No format that is known. */
  'unknown',
  /** Known, and not read by this version: pictures, old binary formats. */
  'unsupported',
  /** Text in an encoding that cannot be told from its bytes: what it says may be something else. */
  'encoding',
  /** Inflates beyond its budget. */
  'tooLarge',
  'tooDeep',
  'tooManyEntries',
  /** Entries of an archive that lie over one another: made to deceive. */
  'overlapping',
  /** Took more processor time than it may. */
  'timeout',
  /** Took more memory than it may. */
  'memory',
])
export type NotInspectableReason = z.infer<typeof NotInspectableReason>

/** Reasons that end an inspection on its way: the content before that point was inspected. */
export const CUT_SHORT_REASONS: readonly NotInspectableReason[] = [
  'tooLarge',
  'tooManyEntries',
  'timeout',
  'memory',
  'broken',
]

/** What was found of one kind in a document. The matched text is never kept. */
export const Finding = z.strictObject({
  infoType: extensible(InfoType),
  /** Occurrences that are at least POSSIBLE. */
  count: z.int().min(1),
  /** How many of them differ; beyond a stated number an estimate. */
  distinctCount: z.int().min(1),
  /** That of the surest occurrence. */
  likelihood: Likelihood,
})
export type Finding = z.infer<typeof Finding>

/** The same for one column or page of a document. */
export const PlacedFinding = Finding.extend({
  page: z.int().min(1).optional(),
  column: z.int().min(0).optional(),
})
export type PlacedFinding = z.infer<typeof PlacedFinding>

/** All that an inspection tells of a file. */
export const Findings = z.strictObject({
  summary: z.array(Finding),
  /** By column or page, the most frequent first; at most 200. */
  places: z.array(PlacedFinding).max(200),
  /** What could not be read: of the file itself, or of entries in it, counted by reason. */
  notInspectable: z.array(
    z.strictObject({ reason: extensible(NotInspectableReason), count: z.int().min(1), isWhole: z.boolean() }),
  ),
  /** The file is not what its name says: extensions without a dot. */
  mismatches: z.array(z.strictObject({ named: z.string(), found: z.string() })).max(20),
  /** Kinds that were looked for in a part of the text only, and how much of it, in characters. */
  sampled: z.strictObject({ infoTypes: z.array(extensible(InfoType)), read: z.int(), total: z.int() }).optional(),
})
export type Findings = z.infer<typeof Findings>

/**
 * How far a file was inspected: `full` only when every kind was looked for in all of its content. `reason` is absent
 * from `full`, and from transfers that an earlier version listed; `sampled` means that some kinds were looked for in a
 * part of the text only.
 */
export const InspectionExtent = z.strictObject({
  extent: extensible(z.enum(['full', 'part', 'none'])),
  reason: extensible(z.enum([...NotInspectableReason.options, 'sampled'])).optional(),
})
export type InspectionExtent = z.infer<typeof InspectionExtent>

/** How far the inspection behind these findings went. Only `full` makes an empty summary mean that nothing is there. */
export function inspectionExtent({
  notInspectable,
  sampled,
  summary,
}: Pick<Findings, 'notInspectable' | 'sampled' | 'summary'>): InspectionExtent {
  const [first] = notInspectable.toSorted((one, other) => Number(other.isWhole) - Number(one.isWhole))
  if (first) {
    const isPart = !first.isWhole || CUT_SHORT_REASONS.includes(first.reason) || summary.length > 0
    return { extent: isPart ? 'part' : 'none', reason: first.reason }
  }
  return sampled ? { extent: 'part', reason: 'sampled' } : { extent: 'full' }
}
