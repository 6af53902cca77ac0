import type { ListScope } from '../../lambdas/ports/transferIndex.ts'
import { isFoundIn, toWords } from '../../shared/domain/listWords.ts'
import { stateAt, type Transfer } from '../../shared/domain/transfer.ts'
import {
  addressAsked,
  type DateRange,
  type TransferFilter,
  type TransferFilters,
  type TransferSort,
} from '../../shared/domain/transferFilters.ts'

/** What a list is to answer: the words of `TransferFilters`, read over whole transfers. Slow, and plain to see. */
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
        stands(asked, [message, recipientName, recipient, sender.email, trackingId, ...fileNames]),
      )
    case 'message':
      return filter.value.some(asked => stands(asked, [message]))
    case 'fileName':
      return filter.value.some(asked => stands(asked, fileNames))
    case 'fileExtension':
      return files.some(({ fileExtension }) => filter.value.includes(fileExtension.toLowerCase()))
    case 'infotype':
      return files.some(({ findings }) => findings?.summary.some(({ infoType }) => filter.value.includes(infoType)))
  }
}

function matchesAddress(asked: string, address: string): boolean {
  const meant = addressAsked(asked)
  if ('domain' in meant) return address.toLowerCase().endsWith(`@${meant.domain}`)
  return 'address' in meant ? address.toLowerCase() === meant.address : stands(asked, [address])
}

/** From a moment on, until before another one. */
function isWithin({ from, to }: DateRange, date: string | undefined): boolean {
  if (date === undefined) return false
  const at = Date.parse(date)
  return (from === undefined || at >= from) && (to === undefined || at < to)
}

/** Every word that was asked for is found, in one text or in another; where there is none to find, nothing is. */
function stands(asked: string, texts: readonly string[]): boolean {
  const words = toWords(asked)
  return (
    words.length > 0 && words.every(word => texts.some(text => toWords(text).some(known => isFoundIn(word, known))))
  )
}

/** Whether one may stand directly before another; what has no such date comes last, whichever way round. */
export function mayPrecede(one: Dated, other: Dated, { key, order }: TransferSort): boolean {
  const [before, after] = [one[key], other[key]]
  if (after === undefined) return true
  if (before === undefined) return false
  return order === 'asc' ? Date.parse(before) <= Date.parse(after) : Date.parse(before) >= Date.parse(after)
}

type Dated = Pick<Transfer, 'createdAt' | 'expiryDate'>
