import type { TransferFilter } from '../../domain/transferFilters.ts'
import { countFiles, formatBytes, formatCount, formatList } from '../format.ts'

/** The labels of list filters (section 2 of the specification). */
const filterLabels: Record<Exclude<TransferFilter['key'], 'type'>, string> = {
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

export const lists = {
  loading: 'Loading transfers',
  refresh: 'Refresh',
  refreshed: 'The list is up to date.',
  behind: 'The list is a few seconds old. It updates automatically.',
  knownAt: (moment: string) => `The list shows the state of ${moment}.`,
  failed: 'The list could not be loaded',
  outdated: 'The list may be out of date',
  ignored: (parts: readonly string[]) =>
    `Parts of this address could not be read and were ignored: ${formatList(parts)}.`,
  wider: (filters: readonly string[]) =>
    `The list shows more than intended, because filters could not be read: ${formatList(filters)}.`,
  quoted: (text: string) => `“${text}”`,
  /** A parameter of the address, its first unreadable value, and the number of the other ones. */
  ignoredPart: (name: string, value: string, others: number) =>
    others === 0 ? `${name} ${value}` : `${name} ${value} and ${formatCount(others)} more`,
  othersIgnored: (count: number) => `${formatCount(count)} more`,
  addressParts: { type: 'All, Sent or Requested', sort: 'Order', page: 'Page' },

  empty: 'You have not sent anything yet',
  emptyText: 'The files that you send or request are listed here. You can follow and revoke them.',
  allEmpty: 'No transfers have been sent yet',
  noMatch: 'No transfers match these filters',
  noRecent: 'No transfers in the last 7 days',
  showAnyTime: 'Show any time',

  show: 'Show',
  types: { all: 'All', sent: 'Sent', requested: 'Requested' },
  filterByState: 'Filter by state',
  total: 'Total',

  filters: {
    name: 'Filters',
    labels: filterLabels,
    hints: {
      recipient:
        'An address, or the beginning of a name or domain in it (at least 3 letters). *@partner.example matches the complete domain.',
      sender:
        'An address, or the beginning of a name or domain in it (at least 3 letters). *@acme.example matches the complete domain.',
      keyword: 'Words in messages, names, addresses, tracking IDs and file names. All of them must occur.',
      message: 'Words in the message. All of them must occur.',
      fileName: 'Words in a file name. All of them must occur.',
    },
    clear: 'Clear filters',
    add: 'Add filter',
    choices: 'Filters to add',
    withValue: (label: string) => `${label}:`,
    remove: (label: string) => `Remove the filter ${label}`,
    either: (names: readonly string[]) => formatList(names, undefined, 'disjunction'),
    severalOf: (names: readonly string[], others: number) => formatList([...names, `${formatCount(others)} more`]),
    addValue: 'Add',
    removeValue: (value: string) => `Remove ${value}`,
    chosen: (label: string) => `${label}: chosen`,
    find: 'Find',
    findIn: (label: string) => `Find in ${label}`,
    noMatches: 'No matches',
    anyTime: 'Any time',
    from: 'From',
    to: 'To',
    invalidDates: 'Enter valid dates.',
    endsFirst: 'The range ends before it begins.',
  },

  columns: 'Columns',
  columnLabels: {
    recipient: 'Receiver',
    sender: 'Sender',
    files: 'Files',
    state: 'State',
    createdAt: 'Created',
    expiryDate: 'Expiry',
    downloads: 'Downloads',
    message: 'Message',
    infotypes: 'Sensitive data',
    trackingId: 'Tracking ID',
    id: 'Transfer ID',
  },
  actions: 'Actions',
  order: 'Order',
  orders: {
    'createdAt-desc': 'Newest first',
    'createdAt-asc': 'Oldest first',
    'expiryDate-asc': 'First to expire',
    'expiryDate-desc': 'Last to expire',
  },

  openDetails: (name: string) => `${name}, details`,
  request: 'Request',
  noFiles: 'No files yet',
  moreFiles: (count: number) => `and ${formatCount(count)} more`,
  filesAndSize: (count: number, bytes: number) => `${countFiles(count)}, ${formatBytes(bytes)}`,
  revokeFailed: (id: string) => `Failed to revoke transfer with ID ${id}`,

  zone: (zone: string) => `Times are in ${zone}.`,
  zoneOf: (zone: string, timeZone: string) => `Times are in ${zone} (${timeZone}).`,
  tooDeep: (max: number) =>
    `Only the first ${formatCount(max)} transfers can be listed. Narrow the filters to see the others.`,

  details: {
    transferTo: 'Transfer to {recipient}',
    requestTo: 'Request to {recipient}',
    noMessage: 'No message',
    nothingUploaded: 'Nothing was uploaded yet.',
    noFiles: 'This transfer has no files.',
    asked: 'Requested from',
    askedBy: 'Requested by',
    hiddenSender: 'Hidden from the receiver',
    /** Downloads of a transfer with several recipients. */
    ofEach: 'See each recipient',
    noExpiry: 'None yet',
    options: 'Options',
    passwordProtection: 'Password protection',
    oneTimePassword: 'One-time password',
    emailCode: 'Code by e-mail',
    anonymous: 'Hidden sender',
    review: 'Review',
  },
}
export type ListsTexts = typeof lists
