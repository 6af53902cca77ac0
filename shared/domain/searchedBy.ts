import { getDomain } from './email.ts'
import type { InfoType } from './inspection.ts'
import { type ListedTransfer, toListedOptions } from './listedTransfer.ts'
import { toWords } from './listWords.ts'
import type { ListedOption } from './transferFilters.ts'

export type SearchedBy = {
  recipient: string
  recipientDomain: string
  /** Addresses after the first, and domains that only they have. */
  furtherRecipients: string[]
  furtherDomains: string[]
  sender: string
  senderDomain: string
  /** Words of the addresses, for filters with part of an address. */
  recipientWords: string[]
  senderWords: string[]
  /** Milliseconds since the epoch. */
  createdAt: number
  expiryDate: number | undefined
  isTransferRequest: boolean
  messageWords: string[]
  fileWords: string[]
  /** Words of names, addresses and tracking ID. With the two fields above, these are all that a keyword matches. */
  otherWords: string[]
  fileExtensions: string[]
  infoTypes: InfoType[]
  options: ListedOption[]
}

/** Addresses and extensions in lower case, lists without duplicates. */
export function searchedBy(listed: ListedTransfer): SearchedBy {
  const { sender, files, recipientName = '', trackingId = '' } = listed
  const { recipient, furtherRecipients = [] } = listed
  const recipients = [recipient, ...furtherRecipients]
  const domain = getDomain(recipient)
  const found = files.flatMap(({ findings }) => findings?.summary ?? [])
  return {
    recipient: recipient.toLowerCase(),
    recipientDomain: domain,
    furtherRecipients: furtherRecipients.map(one => one.toLowerCase()),
    furtherDomains: [...new Set(furtherRecipients.map(getDomain))].filter(one => one !== domain),
    sender: sender.toLowerCase(),
    senderDomain: getDomain(sender),
    recipientWords: toWords(recipients.join('\n')),
    senderWords: toWords(sender),
    createdAt: Date.parse(listed.createdAt),
    expiryDate: listed.expiryDate === undefined ? undefined : Date.parse(listed.expiryDate),
    isTransferRequest: listed.isTransferRequest,
    messageWords: toWords(listed.message),
    fileWords: toWords(files.map(({ name }) => name).join('\n')),
    otherWords: toWords([...recipients, sender, recipientName, trackingId].join('\n')),
    fileExtensions: [...new Set(files.map(({ fileExtension }) => fileExtension.toLowerCase()))],
    infoTypes: [...new Set(found.map(({ infoType }) => infoType))],
    options: toListedOptions(listed),
  }
}
