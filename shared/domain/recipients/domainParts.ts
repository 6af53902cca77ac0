import { toAscii } from './looks.ts'
import { decodePunycode } from './punycode.ts'

/** RFC 1035, 2.3.4, without the trailing dot. */
const MAX_DOMAIN = 253
/** With spaces and trailing dots. */
const MAX_TYPED = 300
/** Labels below a country that belong to the registry: `co` in co.uk. */
const REGISTRY_LABEL = /^(?:ac|co|com|edu|go|gob|gouv|gov|gv|mil|ne|net|or|org)$/

export type DomainParts = {
  /** In Unicode, in lower case, without a trailing dot. */
  text: string
  /** The same with ASCII characters instead of those that look like them. */
  ascii: string
  /** Labels below the registered domain; empty for none. All parts are of `ascii`. */
  subdomain: string
  /** The label that its owner chose. */
  name: string
  /** The top-level domain, or that of a registry: `com`, `co.uk`. Empty for a single label. */
  suffix: string
}

/** @returns undefined for what no domain can be: nothing, or more than 253 characters */
export function splitDomain(domain: string): DomainParts | undefined {
  if (domain.length > MAX_TYPED) return undefined
  const typed = domain.trim().replace(/\.+$/, '')
  if (typed.length > MAX_DOMAIN) return undefined
  const text = normalize(typed).split(/[.。]/).filter(Boolean).map(toUnicode).join('.')
  const ascii = toAscii(text)
  const labels = ascii.split('.')
  const suffixLabels = hasRegistryLabel(labels) ? 2 : Math.min(1, labels.length - 1)
  const suffix = labels.splice(labels.length - suffixLabels).join('.')
  const name = labels.pop()
  return name ? { text, ascii, subdomain: labels.join('.'), name, suffix } : undefined
}

function hasRegistryLabel(labels: readonly string[]): boolean {
  const [registry = '', country = ''] = labels.slice(-2)
  return labels.length > 2 && country.length === 2 && REGISTRY_LABEL.test(registry)
}

/** A label that Punycode cannot have made of a valid name stays as it is: it names another domain than the one it shows. */
function toUnicode(label: string): string {
  if (!label.startsWith('xn--')) return label
  const decoded = decodePunycode(label.slice(4))
  return decoded !== undefined && normalize(decoded) === decoded ? decoded : label
}

function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
