import type { SearchedBy } from '../../shared/domain/searchedBy.ts'

const kinds = {
  sender: 'from',
  senderDomain: 'from-domain',
  recipient: 'to',
  recipientDomain: 'to-domain',
  extension: 'extension',
  infotype: 'infotype',
  option: 'option',
  policy: 'policy',
}

/** A whole value as one token of FTS5: no character of it parts a text or ends a string. */
export function toMark(kind: keyof typeof kinds, value: string): string {
  return `${kinds[kind]}:${encodeURIComponent(value.toWellFormed()).replaceAll("'", '%27')}`
}

/** The value of a mark. */
export function readMark(mark: string): string {
  return decodeURIComponent(mark.slice(mark.indexOf(':') + 1))
}

/** Marks that many transfers share: `listed_days` counts them, since FTS5 would count each hit. */
export function toKinds({ fileExtensions, infoTypes, options }: SearchedBy): string[] {
  return [
    ...fileExtensions.map(extension => toMark('extension', extension)),
    ...infoTypes.map(infoType => toMark('infotype', infoType)),
    ...options.map(option => toMark('option', option)),
  ]
}

/** All whole values that a transfer is found by. */
export function toMarks(searched: SearchedBy): string[] {
  return [
    toMark('sender', searched.sender),
    toMark('senderDomain', searched.senderDomain),
    toMark('recipient', searched.recipient),
    toMark('recipientDomain', searched.recipientDomain),
    ...searched.furtherRecipients.map(address => toMark('recipient', address)),
    ...searched.furtherDomains.map(domain => toMark('recipientDomain', domain)),
    ...toKinds(searched),
  ]
}
