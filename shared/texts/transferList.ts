import type { InfoType } from '../domain/inspection.ts'
import type { Days, Moments, RangeName } from '../domain/listRanges.ts'
import type { ListedOption, TransferFilter } from '../domain/transferFilters.ts'
import { formatDateTime } from './format.ts'
import { infoTypeText } from './inspection.ts'

/** The labels of list filters (section 2 of the specification). */
export const filterLabels: Record<Exclude<TransferFilter['key'], 'type'>, string> = {
  state: 'State',
  recipient: 'Receiver',
  sender: 'Sender',
  createdAt: 'Created',
  expiryDate: 'Expiry',
  keyword: 'Keyword',
  message: 'Message',
  fileName: 'File Name',
  fileExtension: 'File Extension',
  infotype: 'Infotype',
  option: 'Option',
}

export const optionTexts: Record<ListedOption, string> = {
  anonymized: 'Anonymization',
  passwordProtected: 'Password Protection',
  otp: 'One-Time Password',
  trackingId: 'Tracking ID',
}

/** The labels of the quick ranges (section 2 of the specification). */
export const rangeLabels: Record<RangeName, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  tomorrow: 'Tomorrow',
  'last-7-days': 'Last 7 days',
  'this-week': 'This week',
  'last-week': 'Last week',
  'next-week': 'Next week',
  'this-month': 'This month',
  'last-month': 'Last month',
  'next-month': 'Next month',
}

export const filterHints = {
  recipient:
    'An address, or the beginning of a name or domain in it, from 3 letters on. *@partner.example matches the complete domain.',
  sender:
    'An address, or the beginning of a name or domain in it, from 3 letters on. *@acme.example matches the complete domain.',
  keyword: 'Words of messages, names, addresses, tracking IDs and file names. All of them must be there.',
  message: 'Words of the message. All of them must be there.',
  fileName: 'Words of a file name. All of them must be there.',
}

export const transferListTexts = {
  mine: 'My Transfers',
  all: 'All Transfers',
  nothingFound: 'Nothing found',
  nothingFoundInPart: 'Nothing found in what could be inspected',
  notInspectable: 'Could not be inspected',
  readInPart: 'Not all of it could be inspected',
  notInspected: 'Not inspected',
  notInspectedYet: 'Not inspected yet',
  behind: 'The list is a few seconds old. It updates automatically.',
  empty: 'You have not sent anything yet',
  emptyText: 'The files that you send or request are listed here. You can follow and revoke them.',
  allEmpty: 'No transfers have been sent yet',
  noMatch: 'No transfers match these filters',
  noRecent: 'There is nothing in the last 7 days',
  failed: 'The list could not be loaded',
  outdated: 'The list may be out of date',
  zoned: (zone: string, timeZone: string) => `Times are in ${zone}${zone === timeZone ? '' : ` (${timeZone})`}.`,
  tooDeep: 'Only the first 10,000 can be paged through. Narrow the filters to see the others.',
  revokeFailed: (id: string) => `Failed to revoke transfer with ID ${id}`,
  ignored: (parts: readonly string[]) => {
    const named = parts.length > 3 ? [...parts.slice(0, 3), `${count.format(parts.length - 3)} more`] : parts
    return `Parts of this address could not be read and were ignored: ${list.format(named)}.`
  },
  wider: (filters: readonly string[]) =>
    filters.length === 1
      ? `The filter ${list.format(filters)} could not be read: the list shows more than intended.`
      : `The filters ${list.format(filters)} could not be read: the list shows more than intended.`,
  knownAt: (time: string) => `The list shows what was known at ${time}.`,
  refreshed: 'The list is up to date.',
  pageNumber: (page: number, pages: number) => `Page ${count.format(page)} of ${count.format(pages)}`,
  range: (first: number, last: number, total: number) =>
    `${count.format(first)} to ${count.format(last)} of ${count.format(total)}`,
}

const list = new Intl.ListFormat('en-GB')
const count = new Intl.NumberFormat('en-GB')
const dayFormat = { day: 'numeric', month: 'short', year: 'numeric' } as const
const days = new Intl.DateTimeFormat('en-GB', { ...dayFormat, timeZone: 'UTC' })

/** 'IBAN code': one kind of sensitive data as a label. */
export function infoTypeLabel(infoType: InfoType): string {
  const text = infoTypeText(infoType).one
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** '1–20 Nov 2026', 'since 1 Nov 2026', 'until 20 Nov 2026'. */
export function formatDays({ first, last }: Days): string {
  if (first !== undefined && last !== undefined) return days.formatRange(Date.parse(first), Date.parse(last))
  if (first !== undefined) return `since ${days.format(Date.parse(first))}`
  return last === undefined ? 'any' : `until ${days.format(Date.parse(last))}`
}

/** '15 Nov 2026, 00:00 to 22 Nov 2026, 00:00' in the reader's zone. */
export function formatMoments({ from, to }: Moments): string {
  return [from, to].map(moment => (moment === undefined ? '' : formatShortly(moment))).join(' to ')
}

/**
 * '21 Nov 2026, 10:00 CET' in the reader's zone; without the zone next to a note that has it.
 * @param iso ISO 8601
 */
export function formatShortly(iso: string, isZoned = false): string {
  const zoned = formatDateTime(iso, undefined, 'en', 'short')
  return isZoned ? zoned : zoned.slice(0, zoned.lastIndexOf(' '))
}
