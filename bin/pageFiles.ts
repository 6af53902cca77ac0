import type { Manifest } from 'vite'
import { getModulePage, type PageName, pages } from '../shared/domain/pages.ts'
import type { Language } from '../shared/texts/language.ts'
import { APP, base, work } from '../web/src/texts/areas.ts'

export const templates = { app: 'index.html', download: 'dl.html' } as const

/** In order of evaluation. */
export type PageFiles = { scripts: readonly string[]; styles: readonly string[] }

const laterPage = /^src\/pages\/(\w+)\/\w+Page\.tsx$/
/** Blocks the first paint. */
const earlyScript = 'src/app/early.js'
const signInLibrary = 'src/auth/amplify.ts'
const signInPages: readonly (PageName | undefined)[] = ['login', 'token']

/**
 * @param page undefined for the not-found page
 * @throws when the build has a page that the route table lacks
 */
export function filesOfPage(manifest: Manifest, page: PageName | undefined): PageFiles {
  const entry = page === undefined ? 'app' : pages[page].entry
  const later = entry === 'app' && page !== undefined ? laterPages(manifest).get(getModulePage(page)) : undefined
  const needsSignIn = signInPages.includes(page)
  return closure(manifest, [
    earlyScript,
    templates[entry],
    ...(entry === 'app' ? [APP] : []),
    ...(later ? [later] : []),
    ...(needsSignIn ? [signInLibrary] : []),
  ])
}

/** The script that chooses theme and language. */
export function getEarlyScript(manifest: Manifest): string {
  return closure(manifest, [earlyScript]).scripts[0] ?? ''
}

/** The areas of texts of the APP, and of the parts that are imported on demand. */
export type TextAreas = Readonly<Record<string, readonly string[]>>
type Texts = { manifest: Manifest; areas: TextAreas }

/**
 * The scripts with the texts of a page, beside those that it needs in every language.
 * @param page undefined for the not-found page
 */
export function textsInLanguage(texts: Texts, page: PageName | undefined, language: Language): string[] {
  const { manifest } = texts
  const keys = areasOfPage(texts, page).map(area => {
    if (base.includes(area)) return `../areas:/${language}`
    if (work.includes(area)) return `../areas:/${language}/work`
    const key = (tag: string) => `../shared/texts/${tag}/${area}.ts?catalogue`
    return key(language) in manifest ? key(language) : key('en')
  })
  const { scripts } = filesOfPage(manifest, page)
  return closure(manifest, keys).scripts.filter(script => !scripts.includes(script))
}

function areasOfPage({ manifest, areas }: Texts, page: PageName | undefined): readonly string[] {
  if (page === 'download') return ['download']
  const module = page && laterPages(manifest).get(getModulePage(page))
  return [APP, ...(module ? [module] : [])].flatMap(part => areas[part] ?? [])
}

function laterPages(manifest: Manifest): Map<string, string> {
  const found = Object.keys(manifest).flatMap(key => {
    const name = laterPage.exec(key)?.[1]
    return name === undefined ? [] : [[name, key] as const]
  })
  for (const [name, key] of found) {
    if (!(name in pages)) throw new Error(`${key} is a page, but the table of pages has no ${name}.`)
  }
  return new Map(found)
}

/** A module's styles follow those of its imports, which they may override. */
function closure(manifest: Manifest, keys: readonly string[]): PageFiles {
  const seen = new Set<string>()
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    for (const imported of chunk.imports ?? []) visit(imported)
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
  }
  for (const key of keys) visit(key)
  return { scripts: [...scripts], styles: [...styles] }
}
