import { type DomainParts, splitDomain } from './domainParts.ts'
import { toSkeleton } from './looks.ts'
import { getMaxSpellingCost, getSpellingCost, getSpellingKind } from './spelling.ts'

/**
 * What the domains have in common. `confusable`: they look alike; `keyboard`: a key next to the right one; `spelling`:
 * one or two letters added, missing, replaced or swapped; `separator`: dots or hyphens; `labels`: the same labels in
 * another order; `topLevelDomain`: the same name elsewhere; `subdomain`: the known domain at the start of another.
 */
export type LookalikeKind =
  | 'confusable'
  | 'keyboard'
  | 'spelling'
  | 'separator'
  | 'labels'
  | 'topLevelDomain'
  | 'subdomain'
export type Lookalike = { domain: string; kind: LookalikeKind }

type Known = DomainParts & { domain: string; letters: number }
export type KnownDomains = {
  texts: ReadonlySet<string>
  parents: ReadonlySet<string>
  byKey: ReadonlyMap<string, Known>
  byName: ReadonlyMap<string, readonly Known[]>
  bySuffix: ReadonlyMap<string, readonly Known[]>
}

const MIN_NAME = 3
/**
 * The more domains are known, the more often a new one is close to one of them by chance. Beyond this number (record 36)
 * short names, which organisations share as acronyms, must be closer.
 */
const MANY_DOMAINS = 2000
const MIN_CROWDED_NAME = 5
const MAX_SUFFIX_COST = 10
const IGNORED_SUBDOMAIN_COST = 1
/** Domains with more labels are no target of an imitation. */
const MAX_IMITATED_LABELS = 6
/** Two changes alter at most two letters each. */
const MAX_OTHER_LETTERS = 4

/** Indexes the domains that the organisation really uses, the most used first: of equally close ones the first wins. */
export function indexDomains(domains: Iterable<string>): KnownDomains {
  const texts = new Set<string>()
  const parents = new Set<string>()
  const byKey = new Map<string, Known>()
  const byName = new Map<string, Known[]>()
  const bySuffix = new Map<string, Known[]>()
  for (const domain of domains) {
    const parts = splitDomain(domain)
    if (!parts || texts.has(parts.text)) continue
    const known = { ...parts, domain, letters: toLetters(parts.name) }
    texts.add(parts.text)
    for (const parent of findParents(parts.text)) parents.add(parent)
    for (const key of Object.values(toKeys(parts))) if (!byKey.has(key)) byKey.set(key, known)
    getGroup(byName, known.name).push(known)
    getGroup(bySuffix, known.suffix).push(known)
  }
  return { texts, parents, byKey, byName, bySuffix }
}

function isCrowded({ texts }: KnownDomains): boolean {
  return texts.size > MANY_DOMAINS
}

function getGroup(groups: Map<string, Known[]>, key: string): Known[] {
  const group = groups.get(key) ?? []
  groups.set(key, group)
  return group
}

/**
 * The known domain that a domain probably means. Known domains, their subdomains and their parents are no look-alikes.
 * Compares the name with each known name by its letters, and takes at most 5 steps per letter with each that is close.
 */
export function findLookalike(domain: string, known: KnownDomains): Lookalike | undefined {
  const typed = splitDomain(domain)
  if (!typed || known.texts.has(typed.text) || known.parents.has(typed.text)) return undefined
  if (findParents(typed.text).some(parent => known.texts.has(parent))) return undefined

  const found = findSameKey(typed, known) ?? findSameName(typed, known) ?? findImitated(typed, known)
  return found ?? findSimilarName(typed, known)
}

function findSameKey(typed: DomainParts, known: KnownDomains): Lookalike | undefined {
  const { look, letters, labels } = toKeys(typed)
  const kinds = [
    ['confusable', look],
    ['separator', letters],
    ['separator', letters.replace(/^letters:www/, 'letters:')],
    ['labels', labels],
  ] as const
  for (const [kind, key] of kinds) {
    const match = known.byKey.get(key)
    if (match) return { domain: match.domain, kind }
  }
  return undefined
}

/** The same name below another top-level domain, the nearest spelling first. */
function findSameName(typed: DomainParts, known: KnownDomains): Lookalike | undefined {
  const country = typed.suffix.slice(typed.suffix.lastIndexOf('.') + 1)
  const names = [typed.name, typed.name.replace(/^www/, ''), removeEnding(typed.name, country)]
  const matches = names
    .filter(name => name.length >= MIN_NAME)
    .flatMap(name => known.byName.get(name) ?? [])
    .map(match => ({ ...match, cost: getSuffixCost(typed, match) }))
    .filter(({ cost, name }) => !isCrowded(known) || cost <= MAX_SUFFIX_COST || name.length >= MIN_CROWDED_NAME)
    .filter(match => isSamePlace(typed, match))
  const [nearest] = matches.toSorted((one, other) => one.cost - other.cost)
  return nearest && { domain: nearest.domain, kind: 'topLevelDomain' }
}

/** nextech-de and nextechde without `de` */
function removeEnding(name: string, ending: string): string {
  return name.endsWith(ending) ? name.slice(0, -ending.length).replace(/-$/, '') : name
}

/** acme.example.evil.test, acme-example.evil.test */
function findImitated(typed: DomainParts, known: KnownDomains): Lookalike | undefined {
  const labels = toLabels(typed.ascii)
  for (let start = 0; start < labels.length; start += 1) {
    for (let end = start + 2; end < Math.min(labels.length, start + MAX_IMITATED_LABELS + 1); end += 1) {
      const match = known.byKey.get(`inside:${labels.slice(start, end).join('.')}`)
      const isOtherName = match && match.name !== typed.name && match.name.length >= MIN_NAME
      if (isOtherName) return { domain: match.domain, kind: 'subdomain' }
    }
  }
  return undefined
}

function findSimilarName(typed: DomainParts, known: KnownDomains): Lookalike | undefined {
  const letters = toLetters(typed.name)
  let best: { match: Known; cost: number } | undefined
  for (const group of known.bySuffix.values()) {
    const suffixCost = group[0] ? getSuffixCost(typed, group[0]) : Number.POSITIVE_INFINITY
    if (suffixCost > MAX_SUFFIX_COST) continue
    for (const match of group) {
      if (countOnes(letters ^ match.letters) > MAX_OTHER_LETTERS) continue
      const cost = suffixCost + getNameCost(typed, match, isCrowded(known))
      if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { match, cost }
    }
  }
  if (!best) return undefined
  const part = typed.name === best.match.name ? 'subdomain' : 'name'
  return { domain: best.match.domain, kind: getSpellingKind(typed[part], best.match[part]) }
}

/** The cost of the name, or of the subdomain below the same name. */
function getNameCost(typed: DomainParts, match: Known, isCrowded: boolean): number {
  if (typed.name !== match.name) {
    if (!isSamePlace(typed, match)) return Number.POSITIVE_INFINITY
    const ignored = typed.subdomain === match.subdomain ? 0 : IGNORED_SUBDOMAIN_COST
    return getCostWithin(typed.name, match.name, isCrowded) + ignored
  }
  const hasSubdomains = typed.suffix === match.suffix && typed.subdomain !== '' && match.subdomain !== ''
  return hasSubdomains ? getCostWithin(typed.subdomain, match.subdomain, isCrowded) : Number.POSITIVE_INFINITY
}

function getCostWithin(typed: string, known: string, isCrowded: boolean): number {
  const cost = getSpellingCost(typed, known)
  return cost <= getMaxSpellingCost(Math.max(typed.length, known.length), isCrowded) ? cost : Number.POSITIVE_INFINITY
}

function getSuffixCost(typed: DomainParts, match: DomainParts): number {
  return getSpellingCost(typed.suffix, match.suffix)
}

/** The same subdomain, or a subdomain of what the known domain may be mistaken for. */
function isSamePlace(typed: DomainParts, match: Known): boolean {
  return match.subdomain === '' || match.subdomain === typed.subdomain
}

function toKeys({ ascii }: DomainParts) {
  const labels = toLabels(ascii)
  return {
    look: `look:${toSkeleton(ascii)}`,
    letters: `letters:${labels.join('')}`,
    labels: `labels:${labels.toSorted().join('.')}`,
    inside: `inside:${labels.join('.')}`,
  }
}

function toLabels(ascii: string): string[] {
  return ascii.split(/[.-]/).filter(Boolean)
}

function findParents(text: string): string[] {
  const labels = text.split('.')
  return labels.slice(1, -1).map((_, place) => labels.slice(place + 1).join('.'))
}

/** A bit for each letter that a name has. */
function toLetters(name: string): number {
  let letters = 0
  for (let place = 0; place < name.length; place += 1) letters |= 1 << (name.charCodeAt(place) & 31)
  return letters
}

function countOnes(bits: number): number {
  let rest = bits
  let ones = 0
  for (; rest !== 0; rest &= rest - 1) ones += 1
  return ones
}
