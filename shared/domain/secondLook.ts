import * as z from 'zod'
import { type Finding, InfoType } from './inspection.ts'
import { extensible } from './tolerantReader.ts'

/** What Amazon Macie found in a released file, by its own names. Never has the matched text. */
export const SecondLook = z.strictObject({
  /** When Macie created the finding. */
  at: z.string(),
  found: z.array(z.strictObject({ type: z.string(), count: z.int().min(1) })),
})
export type SecondLook = z.infer<typeof SecondLook>

/** One kind of sensitive data, as the inspection counts it and as Macie does. */
export const SecondOpinion = z.strictObject({
  /** A type that has none of our names keeps Macie's. */
  infoType: extensible(InfoType),
  count: z.int().min(0),
  /** Absent for kinds that Macie does not look for. */
  secondCount: z.int().min(0).optional(),
})
export type SecondOpinion = z.infer<typeof SecondOpinion>

/** Our kinds that Macie looks for. It has no identifier for the others. */
const SOUGHT: readonly InfoType[] = [
  'CREDIT_CARD_NUMBER',
  'IBAN_CODE',
  'NATIONAL_ID',
  'PERSON_NAME',
  'PHONE_NUMBER',
  'STREET_ADDRESS',
]

/**
 * Macie's managed data identifiers by our kinds. A national id is any number that a state gives to a person.
 * @see https://docs.aws.amazon.com/macie/latest/user/mdis-reference-quick.html
 */
const KINDS: readonly (readonly [RegExp, InfoType])[] = [
  [/^CREDIT_CARD_NUMBER(_\(NO_KEYWORD\))?$/, 'CREDIT_CARD_NUMBER'],
  // Also basic account numbers of five countries. Those of Canada and the US are no IBAN, and have no country.
  [/^(?!USA_|CANADA_).+_BANK_ACCOUNT_NUMBER$/, 'IBAN_CODE'],
  [/^NAME$/, 'PERSON_NAME'],
  [/^ADDRESS$/, 'STREET_ADDRESS'],
  [/^(.+_)?PHONE_NUMBER$/, 'PHONE_NUMBER'],
  // Canada's is that of permanent residents.
  [/_NATIONAL_IDENTIFICATION_NUMBER$/, 'NATIONAL_ID'],
  [/_SOCIAL_(SECURITY|INSURANCE)_NUMBER$/, 'NATIONAL_ID'],
  [/_INDIVIDUAL_(TAX_IDENTIFICATION|NIT|RFC)_NUMBER$/, 'NATIONAL_ID'],
  [/^(ARGENTINA|SPAIN)_DNI_NUMBER$/, 'NATIONAL_ID'],
  [/^SPAIN_(NIE|NIF)_NUMBER$/, 'NATIONAL_ID'],
  [/^BRAZIL_(CPF|RG)_NUMBER$/, 'NATIONAL_ID'],
  [/^INDIA_(AADHAAR|PERMANENT_ACCOUNT)_NUMBER$/, 'NATIONAL_ID'],
  [/^UK_(NATIONAL_INSURANCE|NHS)_NUMBER$/, 'NATIONAL_ID'],
  [/^(FRANCE|GERMANY)_TAX_IDENTIFICATION_NUMBER$/, 'NATIONAL_ID'],
  [/^(AUSTRALIA_TAX_FILE|CHILE_RUT|COLOMBIA_CITIZENSHIP_CARD|MEXICO_CURP)_NUMBER$/, 'NATIONAL_ID'],
]

/** @returns Macie's own name for a type without one of ours */
export function toKind(type: string): InfoType {
  return KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? (type as InfoType)
}

/** Every kind that one of both found, ours first. */
export function compareFindings(
  summary: readonly Pick<Finding, 'infoType' | 'count'>[],
  { found }: Pick<SecondLook, 'found'>,
): SecondOpinion[] {
  const seconds = new Map<InfoType, number>()
  for (const { type, count } of found) seconds.set(toKind(type), (seconds.get(toKind(type)) ?? 0) + count)
  const ours = summary.map(({ infoType, count }): SecondOpinion => {
    const second = seconds.get(infoType) ?? (SOUGHT.includes(infoType) ? 0 : undefined)
    return { infoType, count, ...(second === undefined ? {} : { secondCount: second }) }
  })
  const known = new Set(summary.map(({ infoType }) => infoType))
  const others = [...seconds].filter(([infoType]) => !known.has(infoType))
  return [...ours, ...others.map(([infoType, secondCount]) => ({ infoType, count: 0, secondCount }))]
}

/** Kinds that Macie found and the inspection did not. */
export function findMissed(opinions: readonly SecondOpinion[]): InfoType[] {
  return opinions.flatMap(({ infoType, count, secondCount = 0 }) => (count === 0 && secondCount > 0 ? [infoType] : []))
}
