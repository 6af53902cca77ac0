import { splitDomain } from './domainParts.ts'

export type UsageAddress = {
  /** Equal for all spellings of an address: in lower case, with the domain in Unicode and without a trailing dot. */
  recipient: string
  domain: string
  /** As written, in lower case: an address that can be sent to may need Punycode. */
  address: string
  domainName: string
}

export function toUsageAddress(recipient: string): UsageAddress {
  const address = recipient.trim().toLowerCase().replace(/\.+$/, '')
  const at = address.lastIndexOf('@')
  const domainName = address.slice(at + 1)
  const domain = toUsageDomain(domainName)
  return { recipient: address.slice(0, at + 1) + domain, domain, address, domainName }
}

/** Equal for all spellings of a domain. */
export function toUsageDomain(domain: string): string {
  return splitDomain(domain)?.text ?? domain.trim().toLowerCase()
}
