import providers from 'email-providers/all.json' with { type: 'json' }
import commonProviders from 'email-providers/common.json' with { type: 'json' }
import { splitDomain } from './domainParts.ts'

/** Providers that the package lacks (2.26.0). */
const others = [
  'duck.com',
  'fastmail.com',
  'gmx.ch',
  'hispeed.ch',
  'online.no',
  'posteo.de',
  'tuta.com',
  'tuta.io',
  'tutamail.com',
  'tutanota.com',
  'tutanota.de',
  'ziggo.nl',
]
/** The package lists them; no one has an address there (RFC 2606). */
const reserved = new Set(['example.com', 'example.net', 'example.org'])
const domains = new Set([...providers, ...others].filter(domain => !reserved.has(domain)))
const commonDomains = new Set([...commonProviders, ...others])

/** Whether anyone can get an address at this domain. Import this module when needed: its list has 8,800 domains. */
export function isPublicMailDomain(domain: string): boolean {
  return domains.has(splitDomain(domain)?.text ?? '')
}

/** Not `gmial.com`, which is also a public mail domain. */
export function isCommonMailDomain(domain: string): boolean {
  return commonDomains.has(splitDomain(domain)?.text ?? '')
}

/** Those that people mistype most: what `gmial.com` means is clear before the organisation has any history. */
export const commonMailDomains = [
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'bluewin.ch',
  'orange.fr',
  'libero.it',
  'proton.me',
  'protonmail.com',
]
