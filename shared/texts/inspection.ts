import type { Finding, InfoType, KnownInfoType } from '../domain/inspection.ts'
import { words } from './en/words.ts'
import { formatCount, formatList } from './format.ts'

/**
 * The texts of a kind. The id of an organisation's kind is its name: `CUSTOM_CUSTOMER_NUMBER` is 'customer number'. So is
 * that of a newer server's kind.
 */
export function infoTypeText(infoType: InfoType): { one: string; many: string } {
  const own = infoType
    .replace(/^CUSTOM_/, '')
    .toLowerCase()
    .replaceAll('_', ' ')
  return findTexts(infoType) ?? { one: own, many: own }
}

function findTexts(infoType: InfoType) {
  return Object.hasOwn(words.infoTypes, infoType) ? words.infoTypes[infoType as KnownInfoType] : undefined
}

/** 'IBAN code': one kind of sensitive data as a label. */
export function infoTypeLabel(infoType: InfoType): string {
  return capitalised(infoTypeText(infoType).one)
}

export function findingText({ infoType, count, likelihood }: Finding): string {
  return `${infoTypeLabel(infoType)} · ${formatCount(count)} · ${words.likelihoods[likelihood]}`
}

/** '12 credit card numbers and 1 IBAN code'. */
export function countedKinds(kinds: readonly Pick<Finding, 'infoType' | 'count'>[]): string {
  return formatList(kinds.map(countKind))
}

function countKind({ infoType, count }: Pick<Finding, 'infoType' | 'count'>): string {
  return findTexts(infoType)?.counted(count) ?? `${formatCount(count)} ${infoTypeText(infoType).many}`
}

/** With a capital first letter. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
