import * as z from 'zod'
import { extensible } from './tolerantReader.ts'

/** Kinds of the specification, which every inspection searches. Named as in Google's Data Loss Prevention. */
export const BasicInfoType = z.enum([
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
export type BasicInfoType = z.infer<typeof BasicInfoType>

/** Kinds that an organisation switches on (`docs/decisions/0062-further-kinds.md`). */
export const FurtherInfoType = z.enum([
  'API_KEY',
  'BANK_ACCOUNT_NUMBER',
  'CRYPTO_ADDRESS',
  'DATE_OF_BIRTH',
  'DRIVERS_LICENSE_NUMBER',
  'ICD10_CODE',
  'LICENSE_PLATE',
  'LOCATION_COORDINATES',
  'MAC_ADDRESS',
  'MEDICAL_RECORD_NUMBER',
  'PASSPORT_NUMBER',
  'PRIVATE_KEY',
  'TAX_NUMBER',
])
export type FurtherInfoType = z.infer<typeof FurtherInfoType>

/** A kind that an organisation defines. */
export type OwnInfoType = `CUSTOM_${string}`
export const OwnInfoType = z
  .string()
  .max(64)
  .regex(/^CUSTOM_[A-Z0-9]+(_[A-Z0-9]+)*$/) as unknown as z.ZodType<OwnInfoType, OwnInfoType>

export type KnownInfoType = BasicInfoType | FurtherInfoType
export const InfoType = z.union([z.enum([...BasicInfoType.options, ...FurtherInfoType.options]), OwnInfoType])
export type InfoType = z.infer<typeof InfoType>

/** Lowest first. */
export const Likelihood = z.enum(['VERY_UNLIKELY', 'UNLIKELY', 'POSSIBLE', 'LIKELY', 'VERY_LIKELY'])
export type Likelihood = z.infer<typeof Likelihood>

/** Unreadable content is never reported as clean. */
export const NotInspectableReason = z.enum([
  /** Password-protected or encrypted. */
  'password',
  'broken',
  'unknown',
  /** No text that can be read: pictures, drawn letters, formats that this version does not know. */
  'unsupported',
  /** Text whose encoding its bytes do not determine, so it may say something else. */
  'encoding',
  /** Exceeds its budget when inflated. */
  'tooLarge',
  'tooDeep',
  'tooManyEntries',
  /** Archive entries overlap, which only a deceptive archive does. */
  'overlapping',
  'timeout',
  'memory',
])
export type NotInspectableReason = z.infer<typeof NotInspectableReason>

/** Reasons that end an inspection early, after part of the content was inspected. */
export const CUT_SHORT_REASONS: readonly NotInspectableReason[] = [
  'tooLarge',
  'tooManyEntries',
  'timeout',
  'memory',
  'broken',
]

/** The matched text is never stored. */
export const Finding = z.strictObject({
  infoType: extensible(InfoType),
  /** Occurrences that are at least POSSIBLE. */
  count: z.int().min(1),
  /** Distinct values; an estimate above a stated number. */
  distinctCount: z.int().min(1),
  /** The highest of all occurrences. */
  likelihood: Likelihood,
})
export type Finding = z.infer<typeof Finding>

export const PlacedFinding = Finding.extend({
  page: z.int().min(1).optional(),
  column: z.int().min(0).optional(),
  /** The page is a picture, whose text was recognised (OCR). */
  isRecognised: z.boolean().optional(),
})
export type PlacedFinding = z.infer<typeof PlacedFinding>

export const Findings = z.strictObject({
  summary: z.array(Finding),
  /** By column or page, the most frequent first; at most 200. */
  places: z.array(PlacedFinding).max(200),
  /** Unreadable parts: the file itself, or its entries, counted by reason. */
  notInspectable: z.array(
    z.strictObject({
      reason: extensible(NotInspectableReason),
      count: z.int().min(1),
      isWhole: z.boolean(),
      /** How many are pictures that a document shows. Absent for none, and in findings of earlier versions. */
      pictures: z.int().min(1).optional(),
    }),
  ),
  /** Names that do not match the content: extensions without a dot. */
  mismatches: z.array(z.strictObject({ named: z.string(), found: z.string() })).max(20),
  /** Encodings that the bytes suggest and nothing declares, as labels of the Encoding Standard or `ibm` code pages. */
  assumedEncodings: z.array(z.string().max(32)).max(20).optional(),
  /** Pages and pictures whose text was recognised (OCR), which may have errors. Absent for none. */
  recognised: z.int().min(1).optional(),
  /** Infotypes searched in part of the text only, and its size in characters. */
  sampled: z.strictObject({ infoTypes: z.array(extensible(InfoType)), read: z.int(), total: z.int() }).optional(),
})
export type Findings = z.infer<typeof Findings>

/**
 * The most important part that could not be read. Pictures inside documents do not count: most are logos, and a notice
 * for each would hide real faults.
 */
export function findUnread({
  notInspectable,
}: Pick<Findings, 'notInspectable'>): Findings['notInspectable'][number] | undefined {
  return notInspectable
    .filter(({ reason, isWhole }) => isWhole || reason !== 'unsupported')
    .toSorted((one, other) => Number(other.isWhole) - Number(one.isWhole))[0]
}

/**
 * Whether policies take a file as not inspectable: content other than the pictures of documents could not be read, or
 * was read in samples only. Unlike the notice to the sender, it counts each entry of an archive.
 */
export function isUnread({ notInspectable, sampled }: Pick<Findings, 'notInspectable' | 'sampled'>): boolean {
  return sampled !== undefined || notInspectable.some(({ count, pictures = 0 }) => count > pictures)
}

/**
 * How far a file was inspected. `full`: every infotype in all content. `sampled`: some infotypes in part of the text
 * only. `reason` is absent for `full`, and for transfers listed by earlier versions.
 */
export const InspectionExtent = z.strictObject({
  extent: extensible(z.enum(['full', 'part', 'none'])),
  reason: extensible(z.enum([...NotInspectableReason.options, 'sampled'])).optional(),
})
export type InspectionExtent = z.infer<typeof InspectionExtent>

/** Returns the extent of the inspection behind these findings. An empty summary means "clean" only with `full`. */
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
