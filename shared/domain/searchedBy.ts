import { getDomain } from './email.ts'
import type { InfoType } from './inspection.ts'
import type { ListedTransfer } from './listedTransfer.ts'
import { toWords } from './listWords.ts'

/** What the filters of lists look at, of one transfer. */
export type SearchedBy = {
  recipient: string
  recipientDomain: string
  sender: string
  senderDomain: string
  /** Words of the addresses, for filters that name part of one. */
  recipientWords: string[]
  senderWords: string[]
  /** Milliseconds since the epoch. */
  createdAt: number
  expiryDate: number | undefined
  isTransferRequest: boolean
  messageWords: string[]
  fileWords: string[]
  /** Those of names, addresses and tracking ID: with the two above they are all that a keyword is looked for in. */
  otherWords: string[]
  fileExtensions: string[]
  infoTypes: InfoType[]
}

/** What a transfer is found by: addresses and extensions in lower case, every list without repeats. */
export function searchedBy(listed: ListedTransfer): SearchedBy {
  const { recipient, sender, files, recipientName = '', trackingId = '' } = listed
  const found = files.flatMap(({ findings }) => findings?.summary ?? [])
  return {
    recipient: recipient.toLowerCase(),
    recipientDomain: getDomain(recipient),
    sender: sender.toLowerCase(),
    senderDomain: getDomain(sender),
    recipientWords: toWords(recipient),
    senderWords: toWords(sender),
    createdAt: Date.parse(listed.createdAt),
    expiryDate: listed.expiryDate === undefined ? undefined : Date.parse(listed.expiryDate),
    isTransferRequest: listed.isTransferRequest,
    messageWords: toWords(listed.message),
    fileWords: toWords(files.map(({ name }) => name).join('\n')),
    otherWords: toWords([recipient, sender, recipientName, trackingId].join('\n')),
    fileExtensions: [...new Set(files.map(({ fileExtension }) => fileExtension.toLowerCase()))],
    infoTypes: [...new Set(found.map(({ infoType }) => infoType))],
  }
}
