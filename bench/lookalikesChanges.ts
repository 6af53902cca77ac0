import { splitDomain } from '../shared/domain/recipients/domainParts.ts'

/** @returns undefined when this domain cannot be changed so */
type Change = (domain: string, random: () => number) => string | undefined

/** Shorter names have few letters to change. */
const MIN_NAME = 4
const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
const suffixes = ['com', 'net', 'org', 'de', 'co', 'eu', 'info', 'co.uk', 'fr', 'io', 'con', 'cmo', 'ocm', 'nte']
/** Each key, and those beside it on QWERTY, QWERTZ or AZERTY: written by hand, apart from the product's own table. */
const keysBeside: Readonly<Record<string, string>> = {
  a: 'qwsz',
  b: 'vghn',
  c: 'xdfv',
  d: 'serfcx',
  e: 'wrsdz',
  f: 'drtgvc',
  g: 'ftyhbvz',
  h: 'gyujnbz',
  i: 'uojk',
  j: 'huikmn',
  k: 'jiolm',
  l: 'kopm',
  m: 'njkl',
  n: 'bhjm',
  o: 'ipkl',
  p: 'olm',
  q: 'wasz',
  r: 'etdf',
  s: 'awedxzq',
  t: 'ryfgz',
  u: 'yihjz',
  v: 'cfgb',
  w: 'qesax',
  x: 'zsdcyw',
  y: 'tughxs',
  z: 'asxtuhe',
}
const likeLetter: Readonly<Record<string, readonly string[]>> = {
  a: ['а', 'á', 'α'],
  c: ['с', 'ç'],
  d: ['cl', 'ԁ'],
  e: ['е', 'é', 'ė'],
  g: ['ɡ', 'q'],
  i: ['l', '1', 'і', 'ı'],
  l: ['1', 'i', 'ӏ'],
  m: ['rn', 'ṃ'],
  n: ['ñ', 'п'],
  o: ['0', 'о', 'ο', 'ö'],
  p: ['р'],
  s: ['ѕ', '5'],
  u: ['ü', 'υ'],
  w: ['vv', 'ѡ'],
  x: ['х'],
  y: ['у', 'ý'],
}

export const changes: Readonly<Record<string, Change>> = {
  'letter missing': inName((name, place) => name.slice(0, place) + name.slice(place + 1)),
  'letter doubled': inName((name, place) => name.slice(0, place + 1) + name.slice(place)),
  'letters swapped': inName((name, place) => {
    const swapped = name.charAt(place + 1) + name.charAt(place)
    return swapped.length === 2 && swapped[0] !== swapped[1] ? replaceAt(name, place, swapped, 2) : undefined
  }),
  'another letter': inName((name, place, random) => replaceAt(name, place, pick(letters, random))),
  'key beside': inName((name, place, random) => {
    const keys = keysBeside[name.charAt(place)]
    return keys && replaceAt(name, place, pick(Array.from(keys), random))
  }),
  'looks alike': inName((name, place, random) => {
    const characters = likeLetter[name.charAt(place)]
    return characters && replaceAt(name, place, pick(characters, random))
  }),
  'hyphen or dot': (domain, random) => {
    // The only dot of a domain is before its top-level domain: without it, the rest is no address.
    const isMovable = (sign: string) => sign === '-' || (sign === '.' && domain.split('.').length > 2)
    const places = Array.from(domain, (sign, place) => (isMovable(sign) ? [place] : [])).flat()
    if (places.length === 0) return addHyphen(domain, random)
    const place = pick(places, random)
    return replaceAt(domain, place, random() < 0.5 ? '' : domain[place] === '-' ? '.' : '-')
  },
  'labels swapped': domain => {
    const { subdomain = '', name = '', suffix = '' } = splitDomain(domain) ?? {}
    if (subdomain && subdomain !== name) return `${name}.${subdomain}.${suffix}`
    const words = name.split('-')
    return words.length > 1 ? `${words.toReversed().join('-')}.${suffix}` : undefined
  },
  'top-level domain': (domain, random) => {
    const { name = '', suffix = '' } = splitDomain(domain) ?? {}
    const other = pick(suffixes, random)
    return name.length >= MIN_NAME && other !== suffix ? domain.slice(0, -suffix.length) + other : undefined
  },
  'start of another': (domain, random) => {
    const rest = pick(['login.test', 'files.secure.test', 'portal.example'], random)
    const start = random() < 0.5 ? domain : domain.replaceAll('.', '-')
    return (splitDomain(domain)?.name.length ?? 0) >= MIN_NAME ? `${start}.${rest}` : undefined
  },
}

const addHyphen = inName((name, place) => (place > 0 ? `${name.slice(0, place)}-${name.slice(place)}` : undefined))

function inName(change: (name: string, place: number, random: () => number) => string | undefined): Change {
  return (domain, random) => {
    const { subdomain = '', name = '', suffix = '' } = splitDomain(domain) ?? {}
    const changed = change(name, Math.floor(random() * name.length), random)
    if (name.length < MIN_NAME || !changed || changed === name) return undefined
    return [subdomain, changed, suffix].filter(Boolean).join('.')
  }
}

function replaceAt(text: string, place: number, replacement: string, count = 1): string {
  return text.slice(0, place) + replacement + text.slice(place + count)
}

function pick<Value>(values: readonly Value[], random: () => number): Value {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('There is no value to pick.')
  return value
}
