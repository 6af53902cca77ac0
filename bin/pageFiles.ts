import type { Manifest } from 'vite'
import { type PageName, pages } from '../shared/domain/pages.ts'

/** The sources that the build starts from. */
export const templates = { app: 'index.html', download: 'dl.html' } as const

/** What a page needs before it can be used, as files of the build, in the order in which they are evaluated. */
export type PageFiles = { scripts: readonly string[]; styles: readonly string[] }

/** The module of a page that comes when the page is opened; the folder is named as the page. */
const laterPage = /^src\/pages\/(\w+)\/\w+Page\.tsx$/
/** What comes with another page's module: the same, for other people. */
const withPage: Partial<Record<PageName, PageName>> = { reviewAny: 'review' }
/** It blocks the first paint of the app's pages. */
const earlyTheme = 'src/app/earlyTheme.js'
const signInLibrary = 'src/auth/amplify.ts'
/** The pages that cannot do without the sign-in library, whoever opens them. */
const signInPages: readonly (PageName | undefined)[] = ['login', 'token']

/**
 * The scripts and styles of a page, from what the build says of its chunks.
 * @param page undefined means the not-found page
 * @throws when the build has a page that the route table does not know
 */
export function filesOfPage(manifest: Manifest, page: PageName | undefined): PageFiles {
  const entry = page === undefined ? 'app' : pages[page].entry
  const later = entry === 'app' && page !== undefined ? laterPages(manifest).get(withPage[page] ?? page) : undefined
  const needsSignIn = signInPages.includes(page)
  const early = entry === 'app' ? [earlyTheme] : []
  return closure(manifest, [
    ...early,
    templates[entry],
    ...(later ? [later] : []),
    ...(needsSignIn ? [signInLibrary] : []),
  ])
}

/** The pages that do not come with the app, and their modules. */
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

/** What modules import statically, by all ways; styles come after those that they may overrule. */
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
