import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generator } from './inspectionTexts.ts'
import { changes } from './lookalikesChanges.ts'

/** A typed domain, and the domains it may have been meant for: none when it is another real domain. */
export type LabelledDomain = { source: string; typed: string; meant: readonly string[] }

/** One popular domain of so many is never known: it is typed instead. */
const EVERY = 10

const real = readRealPairs()
const targets = [...new Set(real.flatMap(({ meant }) => meant))]
const named = new Set([...targets, ...real.map(({ typed }) => typed)])
const popular = readLines('lookalikesPopular.txt').filter(domain => !named.has(domain))
const organisations = readLines('lookalikesOrganisations.txt').filter(domain => !named.has(domain))

/** Lines of each source with even numbers, from 0, are for tuning; the others are held back. */
export function realPairs(isHeldOut: boolean): LabelledDomain[] {
  return real.filter(({ place }) => place % 2 === Number(isHeldOut))
}

/** The domains that an organisation uses: those of the real pairs, popular ones, universities and banks. */
export function knownDomains(count: number): string[] {
  const others = [
    ...popular.filter((_, place) => place % EVERY !== 0),
    ...organisations.filter((_, place) => place % 2),
  ]
  return [...targets, ...sample(others, count - targets.length, generator(1))]
}

/** Real domains that are not known, from two sources in equal parts. */
export function honestDomains(isHeldOut: boolean, count: number): LabelledDomain[] {
  const sources = {
    'popular domains': popular.filter((_, place) => place % EVERY === 0),
    'universities, banks': organisations.filter((_, place) => place % 2 === 0),
  }
  return Object.entries(sources).flatMap(([source, domains]) => {
    const half = domains.filter((_, place) => place % 2 === Number(isHeldOut))
    return sample(half, count / 2, generator(2)).map(typed => ({ source, typed, meant: [] }))
  })
}

/** As many look-alikes of known domains of each kind. */
export function generatedPairs(isHeldOut: boolean, count: number, known: readonly string[]): LabelledDomain[] {
  const random = generator(isHeldOut ? 4 : 3)
  const taken = new Set(known)
  return Object.entries(changes).flatMap(([source, change]) => {
    const pairs: LabelledDomain[] = []
    while (pairs.length < count / Object.keys(changes).length) {
      const domain = known[Math.floor(random() * known.length)] ?? ''
      const typed = change(domain, random)
      if (typed && !taken.has(typed)) pairs.push({ source, typed, meant: [domain] })
    }
    return pairs
  })
}

function readRealPairs() {
  const sections = readText('lookalikesReal.txt').split('# source: ').slice(1)
  const pairs = sections.flatMap(section => {
    const [source = '', ...lines] = section.split('\n').filter(Boolean)
    return lines.map((line, place) => {
      const [typed = '', meant = ''] = line.split(' ')
      return { source, place, typed, meant }
    })
  })
  return pairs.map(pair => ({
    ...pair,
    meant: pairs.filter(({ typed }) => typed === pair.typed).map(({ meant }) => meant),
  }))
}

function readLines(name: string): string[] {
  return readText(name)
    .split('\n')
    .filter(line => line && !line.startsWith('#'))
}

function readText(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8')
}

function sample(values: readonly string[], count: number, random: () => number): string[] {
  return values
    .map(value => ({ value, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ value }) => value)
}
