import type { Finding, Findings, InfoType, Likelihood, PlacedFinding } from '../domain/inspection.ts'

/** Section 3 of the specification. */
const infoTypeTexts: Record<InfoType, { one: string; many: string }> = {
  CREDIT_CARD_NUMBER: { one: 'credit card number', many: 'credit card numbers' },
  DOMAIN_NAME: { one: 'domain name', many: 'domain names' },
  EMAIL_ADDRESS: { one: 'e-mail address', many: 'e-mail addresses' },
  IBAN_CODE: { one: 'IBAN code', many: 'IBAN codes' },
  IP_ADDRESS: { one: 'IP address', many: 'IP addresses' },
  LOCATION: { one: 'location', many: 'locations' },
  PERSON_NAME: { one: 'person name', many: 'person names' },
  PHONE_NUMBER: { one: 'phone number', many: 'phone numbers' },
  NATIONAL_ID: { one: 'national registration id', many: 'national registration ids' },
  STREET_ADDRESS: { one: 'street address', many: 'street addresses' },
  SWIFT_CODE: { one: 'SWIFT code', many: 'SWIFT codes' },
}

/** The texts of a kind. A kind of a newer server gets its own words: 'passport number'. */
export function infoTypeText(infoType: InfoType): { one: string; many: string } {
  const words = infoType.toLowerCase().replaceAll('_', ' ')
  return infoTypeTexts[infoType] ?? { one: words, many: words }
}

const likelihoodTexts: Record<Likelihood, string> = {
  VERY_UNLIKELY: 'very unlikely',
  UNLIKELY: 'unlikely',
  POSSIBLE: 'possible',
  LIKELY: 'likely',
  VERY_LIKELY: 'very likely',
}

const list = new Intl.ListFormat('en-GB')
const aboutMany = new Intl.NumberFormat('en-GB', {
  notation: 'compact',
  compactDisplay: 'long',
  maximumSignificantDigits: 2,
})
const exactly = new Intl.NumberFormat('en-GB')

/** A count for people: '1,200'. */
export function formatCount(count: number): string {
  return exactly.format(count)
}

export function findingText({ infoType, count, likelihood }: Finding): string {
  return `${capitalised(infoTypeText(infoType).one)} · ${formatCount(count)} · ${likelihoodTexts[likelihood]}`
}

/** '12 credit card numbers and 1 IBAN code'. */
export function countedKinds(kinds: readonly Pick<Finding, 'infoType' | 'count'>[]): string {
  const counted = ({ infoType, count }: Pick<Finding, 'infoType' | 'count'>) =>
    `${formatCount(count)} ${infoTypeText(infoType)[count === 1 ? 'one' : 'many']}`
  return list.format(kinds.map(counted))
}

/** '3 credit card numbers, 2 different'; only the count when all differ. */
export function distinctText({ infoType, count, distinctCount }: Omit<Finding, 'likelihood'>): string {
  const counted = countedKinds([{ infoType, count }])
  if (distinctCount >= count) return counted
  return `${counted}, ${distinctCount === 1 ? 'all alike' : `${formatCount(distinctCount)} different`}`
}

/** The name of a part, by extension, in documents without pages. */
const pageWords: Partial<Record<string, string>> = { xlsx: 'Sheet', ods: 'Sheet', pptx: 'Slide', odp: 'Slide' }

/**
 * A finding's place: 'Sheet 1, Column 3'; undefined when unknown.
 * @param extension of the file's name, in lower case
 * @param header the column's name, if known
 */
export function placeText(
  { page, column }: Pick<PlacedFinding, 'page' | 'column'>,
  { extension, header }: { extension: string; header?: string | undefined },
): string | undefined {
  const parts = [
    ...(page === undefined ? [] : [`${pageWords[extension] ?? 'Page'} ${page}`]),
    ...(column === undefined ? [] : [header || `Column ${column + 1}`]),
  ]
  return parts.length > 0 ? parts.join(', ') : undefined
}

export function sampledText({ infoTypes, read, total }: NonNullable<Findings['sampled']>): string {
  const kinds = capitalised(list.format(infoTypes.map(kind => infoTypeText(kind).many)))
  return `${kinds} were looked for in a part of the text: ${aboutMany.format(read)} of ${aboutMany.format(total)} characters.`
}

export function mismatchText({ named, found }: Findings['mismatches'][number]): string {
  const name = named === '' ? 'A name says nothing of its kind' : `A name says .${named}`
  return `${name}, the content is .${found}.`
}

/** With a capital first letter. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
