import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { languageTexts, UNICODE } from './encodingTexts.ts'

export type EncodingFile = {
  language: string
  encoding: string
  kind: string
  name: string
  text: string
  bytes: Buffer
  /** It and its language's other half decided nothing. */
  isHeldOut: boolean
  /** What charset-normalizer reads; null where it gives up, undefined where it is not installed. */
  peer?: string | null
}

const SHORT_CHARACTERS = 180
const ROWS = 30

/** Encodings that few files have, half of them without a table here; a language that they served. */
const RARE: Record<string, string> = {
  cp775: 'Latvian Estonian Polish',
  cp860: 'Portuguese',
  cp861: 'Icelandic',
  cp863: 'French',
  cp865: 'Danish Norwegian',
  mac_iceland: 'Icelandic',
  mac_turkish: 'Turkish',
  mac_greek: 'Greek',
  'mac-croatian': 'Croatian',
  'iso8859-3': 'Turkish',
  'iso8859-10': 'Lithuanian Danish',
  'iso8859-14': 'French German',
  ptcp154: 'Russian',
  cp1125: 'Ukrainian',
  johab: 'Korean',
  hz: 'Chinese',
  'iso2022-kr': 'Korean',
  cp424: 'Hebrew',
  cp875: 'Greek',
  cp1026: 'Turkish',
  hp_roman8: 'French German',
  'utf-7': 'Russian German',
}

export type EncodingSet = { files: EncodingFile[]; rare: EncodingFile[]; hasPeer: boolean }

/**
 * Each language in its encodings: short and long prose, a table of people, a table that is mostly numbers, JSON, and
 * ASCII with a few letters of the language. The letters of every second language were used in development.
 */
export function makeEncodingFiles(withPeer: boolean): EncodingSet {
  const planned = Object.entries(languageTexts).flatMap(([language, texts], index) =>
    (['letter', 'notice'] as const).flatMap(part =>
      toDocuments(texts[part], texts.names.split(','), part).flatMap(document =>
        `${texts.encodings} ${UNICODE}`.split(' ').map(encoding => ({
          ...document,
          language,
          encoding,
          isHeldOut: part === 'notice' || index % 2 === 1,
        })),
      ),
    ),
  )
  const rare = Object.entries(RARE).flatMap(([encoding, languages], index) =>
    languages.split(' ').flatMap(language => {
      const texts = languageTexts[language]
      if (texts === undefined) throw new Error(`There are no texts in ${language}.`)
      return toDocuments(texts.notice, texts.names.split(','), 'notice')
        .filter(({ kind }) => kind !== 'ASCII and a name')
        .map(document => ({ ...document, language, encoding, isHeldOut: index % 2 === 1 }))
    }),
  )
  const all = [...planned, ...rare]
  const { hasPeer, files } = encode(all, withPeer)
  const encoded = all.flatMap((file, index): EncodingFile[] => {
    const { bytes, peer } = files[index] ?? {}
    return bytes ? [{ ...file, bytes: Buffer.from(bytes, 'base64'), ...(peer !== undefined && { peer }) }] : []
  })
  const isRare = new Set(Object.keys(RARE))
  return {
    files: encoded.filter(({ encoding }) => !isRare.has(encoding)),
    rare: encoded.filter(({ encoding }) => isRare.has(encoding)),
    hasPeer,
  }
}

function toDocuments(prose: string, names: readonly string[], part: 'letter' | 'notice') {
  const half = names.length / 2
  const people = part === 'letter' ? names.slice(0, half) : names.slice(half)
  const [first = ''] = people
  const contact = (index: number) =>
    `+49 30 ${5_550_100 + index}, person${index}@example.com, DE89 3704 0044 0532 0130 ${10 + index}`
  const lines = people.map((name, index) => `${name}: ${contact(index)}`)
  const amounts = Array.from({ length: ROWS }, (_, row) => `${row + 1},2024-03-${10 + (row % 20)},${row * 37}.50,EUR,`)
  return [
    { kind: 'short prose', name: 'note.txt', text: `${cut(prose)}\n` },
    { kind: 'long prose', name: 'letter.txt', text: `${prose}\n${lines.join('\n')}\n${prose}\n` },
    {
      kind: 'people',
      name: 'people.csv',
      text: `id,name,phone,mail\n${people.map((name, index) => `${index + 1},${name},+49 30 ${5_550_100 + index},p${index}@example.com\n`).join('')}`,
    },
    {
      kind: 'numbers',
      name: 'amounts.csv',
      text: `id,date,amount,currency,note\n${amounts.map((row, index) => `${row}${index % 10 === 0 ? people[(index / 10) % half] : ''}\n`).join('')}`,
    },
    {
      kind: 'JSON',
      name: 'record.json',
      text: JSON.stringify({ id: 7, person: first, note: cut(prose), card: '4111 1111 1111 1111' }, null, 2),
    },
    {
      kind: 'ASCII and a name',
      name: 'memo.txt',
      text: `The meeting of the project team is on Monday at ten. Please ask ${first} for the agenda, and send the final figures to the office before Friday noon. The card 4111 1111 1111 1111 is blocked.\n`,
    },
  ]
}

/** At a word, or anywhere in a text without spaces. */
function cut(prose: string): string {
  const head = prose.slice(0, SHORT_CHARACTERS)
  return prose.length <= SHORT_CHARACTERS ? prose : head.slice(0, Math.max(head.lastIndexOf(' '), SHORT_CHARACTERS / 2))
}

function encode(asked: readonly { text: string; encoding: string }[], withPeer: boolean) {
  const output = execFileSync(
    'python3',
    [join(import.meta.dirname, 'encodingsPeer.py'), ...(withPeer ? ['--peer'] : [])],
    {
      input: JSON.stringify(asked.map(({ text, encoding }) => ({ text, encoding }))),
      encoding: 'utf8',
      maxBuffer: 1024 * 1024 * 1024,
    },
  )
  return JSON.parse(output) as { hasPeer: boolean; files: { bytes: string | null; peer?: string | null }[] }
}
