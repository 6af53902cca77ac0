import type { ListScope } from '../../lambdas/ports/transferIndex.ts'
import { isFoundIn, toWords } from '../../shared/domain/listWords.ts'
import { stateAt, type Transfer } from '../../shared/domain/transfer.ts'
import {
  addressAsked,
  type DateRange,
  type ListedOption,
  type TransferFilter,
  type TransferFilters,
  type TransferSort,
} from '../../shared/domain/transferFilters.ts'

/** A reference implementation of `TransferFilters` over complete transfers: slow and simple. */
export function listReading(
  transfers: readonly Transfer[],
  scope: ListScope,
  filters: TransferFilters,
  now: number,
): Transfer[] {
  return transfers
    .filter(({ transferState }) => transferState !== 'provisional')
    .filter(({ sender }) => scope === 'everybody' || sender.subject === scope.ownedBy)
    .filter(transfer => filters.every(filter => holds(filter, transfer, now)))
}

function holds(filter: TransferFilter, transfer: Transfer, now: number): boolean {
  const { files, message, sender, recipient, recipientName = '', trackingId = '' } = transfer
  const fileNames = files.map(({ name }) => name)
  switch (filter.key) {
    case 'state':
      return filter.value.some(state => state === stateAt(transfer, now))
    case 'type':
      return filter.value.some(type => type === (transfer.request ? 'requested' : 'sent'))
    case 'recipient':
      return filter.value.some(asked => matchesAddress(asked, recipient))
    case 'sender':
      return filter.value.some(asked => matchesAddress(asked, sender.email))
    case 'createdAt':
      return isWithin(filter.value, transfer.createdAt)
    case 'expiryDate':
      return isWithin(filter.value, transfer.expiryDate)
    case 'keyword':
      return filter.value.some(asked =>
        matches(asked, [message, recipientName, recipient, sender.email, trackingId, ...fileNames]),
      )
    case 'message':
      return filter.value.some(asked => matches(asked, [message]))
    case 'fileName':
      return filter.value.some(asked => matches(asked, fileNames))
    case 'fileExtension':
      return files.some(({ fileExtension }) => filter.value.includes(fileExtension.toLowerCase()))
    case 'infotype':
      return files.some(({ findings }) => findings?.summary.some(({ infoType }) => filter.value.includes(infoType)))
    case 'option':
      return filter.value.some(option => hasOption[option](transfer))
  }
}

const hasOption: Record<ListedOption, (transfer: Transfer) => boolean> = {
  anonymized: ({ files }) => files.some(({ anonymisation }) => anonymisation !== undefined),
  passwordProtected: ({ isPasswordProtected }) => isPasswordProtected === true,
  otp: ({ phoneVerification }) => phoneVerification !== undefined,
  trackingId: ({ trackingId }) => (trackingId ?? '').length > 0,
}

function matchesAddress(asked: string, address: string): boolean {
  const meant = addressAsked(asked)
  if ('domain' in meant) return address.toLowerCase().endsWith(`@${meant.domain}`)
  return 'address' in meant ? address.toLowerCase() === meant.address : matches(asked, [address])
}

function isWithin({ from, to }: DateRange, date: string | undefined): boolean {
  if (date === undefined) return false
  const at = Date.parse(date)
  return (from === undefined || at >= from) && (to === undefined || at < to)
}

/** Every requested word is found in one of the texts; without words, nothing is. */
function matches(asked: string, texts: readonly string[]): boolean {
  const words = toWords(asked)
  return (
    words.length > 0 && words.every(word => texts.some(text => toWords(text).some(known => isFoundIn(word, known))))
  )
}

/** Whether one may directly precede another; transfers without the date come last, in both directions. */
export function mayPrecede(one: Dated, other: Dated, { key, order }: TransferSort): boolean {
  const [before, after] = [one[key], other[key]]
  if (after === undefined) return true
  if (before === undefined) return false
  return order === 'asc' ? Date.parse(before) <= Date.parse(after) : Date.parse(before) >= Date.parse(after)
}

type Dated = Pick<Transfer, 'createdAt' | 'expiryDate'>
