import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '../shared/texts/language.ts'

// node bin/checkTexts.ts: refuses catalogues with missing, unused, untranslated or malformed texts.

type Leaf = { path: string; text: unknown }

const project = join(import.meta.dirname, '..')
const texts = join(project, 'shared', 'texts')
const faults: string[] = []

/** What a function of a catalogue may take. */
const samples: readonly unknown[] = [
  'Aa1',
  37,
  41,
  'Latin',
  ['Bb2', 'Cc3'],
  true,
  '2026-11-21T09:00:00.000Z',
  undefined,
]

/** The plural categories that the integers of a language have, but for those of millions. */
const categories = Object.fromEntries(
  languages.map(language => {
    const rules = new Intl.PluralRules(language)
    const found = Array.from({ length: 1000 }, (_, count) => rules.select(count))
    return [language, new Set([...found, 'other'])]
  }),
)

for (const area of readdirSync(join(texts, 'en'))) await checkArea(area, language => join(texts, language, area))
await checkArea('mails', language => join(texts, 'mails', `${language}.ts`))
findUnused()

for (const fault of faults) console.error(fault)
if (faults.length > 0) {
  console.error(`\n${faults.length} faults in the catalogues of shared/texts.`)
  process.exitCode = 1
}

async function checkArea(area: string, toFile: (language: Language) => string): Promise<void> {
  const english = await readLeaves(toFile('en'))
  for (const language of languages) {
    const file = toFile(language)
    const name = file.slice(project.length + 1)
    if (!existsSync(file)) {
      faults.push(`${area}: there is no ${name}.`)
      continue
    }
    const source = readFileSync(file, 'utf8')
    if (!/\n$/.test(source)) faults.push(`${name}: no line feed at the end.`)
    checkPlurals(name, source, language)
    const own = new Map((await readLeaves(file)).map(({ path, text }) => [path, text]))
    for (const { path, text } of english) {
      if (!own.has(path)) faults.push(`${name}: ${path} is missing.`)
      else for (const fault of compare(text, own.get(path), language)) faults.push(`${name}: ${path} ${fault}`)
      own.delete(path)
    }
    if (area !== 'sentences.ts') for (const path of own.keys()) faults.push(`${name}: ${path} is not in English.`)
  }
}

/** Each text with its path. The names of exports are not part of it, as mails have one per language. */
async function readLeaves(file: string): Promise<Leaf[]> {
  const module: Record<string, unknown> = await import(file)
  const isMail = file.includes('/mails/')
  return Object.entries(module).flatMap(([name, value]) =>
    toLeaves(isMail && typeof value === 'object' ? 'mails' : name, value),
  )
}

function toLeaves(path: string, value: unknown): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, text: value }]
  return Object.entries(value).flatMap(([key, inner]) => toLeaves(`${path}.${key}`, inner))
}

function compare(english: unknown, own: unknown, language: Language): string[] {
  if (typeof english !== typeof own) return [`is a ${typeof own}; English has a ${typeof english}.`]
  if (typeof english === 'string' && typeof own === 'string') return compareStrings(english, own, language)
  if (typeof english === 'function' && typeof own === 'function') return compareFunctions(english, own, language)
  return []
}

function compareStrings(english: string, own: string, language: Language): string[] {
  const found: string[] = []
  if (own.trim() === '' && english.trim() !== '') found.push('is empty.')
  const expected = findMarkers(english)
  if (findMarkers(own) !== expected) found.push(`has the markers ${findMarkers(own)}; English has ${expected}.`)
  const words = english.match(/\p{L}{2,}/gu) ?? []
  if (language !== 'en' && own === english && words.length > 2) found.push(`is English: ${english}`)
  return [...found, ...findWideSpaces(own, language)]
}

/** French has a narrow no-break space within quotation marks, and before the marks of two parts. */
function findWideSpaces(text: string, language: Language): string[] {
  const [wide] = /\S*(?:[ \u00a0][;:!?»]|«[ \u00a0])\S*/.exec(text) ?? []
  return language === 'fr' && wide ? [`has no narrow no-break space: ${wide}`] : []
}

/** `{link}`, `{{sender}}`, `<b>`: once each, since another language may repeat or reorder them. */
function findMarkers(text: string): string {
  return [...new Set(text.match(/\{+\w+\}+|<\/?\w+/g))].toSorted().join(' ')
}

type Call = (...values: unknown[]) => unknown

/** Calls both with the same values: what English shows, the other shows too. */
function compareFunctions(english: unknown, own: unknown, language: Language): string[] {
  const said = (text: unknown, values: readonly unknown[]) => {
    try {
      return `${(text as Call)(...values)}`
    } catch (error) {
      return `undefined: ${error}`
    }
  }
  const isSaid = (text: string) => !/undefined|NaN|ليس.رقم|\[object/.test(text)
  const all = findValues(english as Call)
  const values = all.find(some => isSaid(said(own, some))) ?? all[0]
  if (values === undefined) return []
  const [expected, found] = [said(english, values), said(own, values)]
  if (!isSaid(found)) return [`answers ${found} for ${JSON.stringify(values)}.`]
  const lost = [...shownIn(expected)].filter(value => !shownIn(found).has(value))
  if (lost.length > 0) return [`does not show ${lost.join(', ')}, as English does: ${found}`]
  const words = expected.match(/\p{Ll}{3,}/gu) ?? []
  const isEnglish = language !== 'en' && found === expected && words.length > 2
  return [...(isEnglish ? [`is English: ${found}`] : []), ...findWideSpaces(found, language)]
}

function shownIn(text: string): Set<string> {
  return new Set(text.match(/Aa1|Bb2|Cc3|37|41|2026/g))
}

/** Of all values that a function can take, those of which English shows most. */
function findValues(english: Call): (readonly unknown[])[] {
  const count = Math.max(1, english.length)
  const tried = Array.from({ length: samples.length ** count }, (_, index) => {
    const values = Array.from(
      { length: count },
      (_, place) => samples[Math.floor(index / samples.length ** place) % samples.length],
    )
    try {
      const text = english(...values)
      const isText = typeof text === 'string' && !/undefined|NaN|\[object|Infinity|true/.test(text)
      return isText ? { values, shown: shownIn(text).size + (text.includes('Latin') ? 1 : 0) } : { values, shown: -1 }
    } catch {
      return { values, shown: -1 }
    }
  }).filter(({ shown }) => shown >= 0)
  // English may show an array where it means a number.
  const single = tried.filter(({ values, shown }) => shown > 0 && !values.some(value => Array.isArray(value)))
  const candidates = single.length > 0 ? single : tried
  const most = Math.max(...candidates.map(({ shown }) => shown))
  return candidates.filter(({ shown }) => shown === most).map(({ values }) => values)
}

/** Each `plural(count, { ... })` has the forms of its language, and names its language. */
function checkPlurals(name: string, source: string, language: Language): void {
  for (const [, body = '', rest = ''] of source.matchAll(
    /\bplural\((?:[^{}]|\{[^{}]*\}(?=[^{}]*`))*?,\s*\{([^{}]*)\}([^)]*)\)/g,
  )) {
    const forms = new Set([...body.matchAll(/\b(zero|one|two|few|many|other):/g)].map(([, form = '']) => form))
    const missing = [...(categories[language] ?? [])].filter(form => !forms.has(form))
    if (missing.length > 0) faults.push(`${name}: a plural lacks ${missing.join(', ')}: ${body.trim().slice(0, 60)}`)
    if (language !== 'en' && !rest.includes(`'${language}'`))
      faults.push(`${name}: a plural lacks its language: ${body.trim().slice(0, 60)}`)
  }
}

/** Names of entries that occur nowhere outside of the catalogues. */
function findUnused(): void {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'web/src', 'shared', 'lambdas', 'local', 'bin'],
    {
      cwd: project,
      encoding: 'utf8',
    },
  ).split('\0')
  const isCatalogue = /^shared\/texts\/([a-z]{2}|mails)\//
  const code = files.filter(file => /\.tsx?$/.test(file) && !isCatalogue.test(file) && existsSync(join(project, file)))
  const used = new Set(code.flatMap(file => readFileSync(join(project, file), 'utf8').match(/[\w$]+/g) ?? []))
  for (const area of readdirSync(join(texts, 'en'))) {
    const source = readFileSync(join(texts, 'en', area), 'utf8')
    const own = (name: string) => (source.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1
    for (const [, name = ''] of source.matchAll(/^\s+(?:readonly )?([a-zA-Z]\w*): /gm)) {
      if (!used.has(name) && !own(name)) faults.push(`shared/texts/en/${area}: ${name} is unused.`)
    }
  }
}
