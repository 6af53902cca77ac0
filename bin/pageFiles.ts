import type { Manifest } from 'vite'
import { type PageName, pages } from '../shared/domain/pages.ts'

export const templates = { app: 'index.html', download: 'dl.html' } as const

/** In order of evaluation. */
export type PageFiles = { scripts: readonly string[]; styles: readonly string[] }

const laterPage = /^src\/pages\/(\w+)\/\w+Page\.tsx$/
/** Pages that share another page's module. */
const withPage: Partial<Record<PageName, PageName>> = { reviewAny: 'review' }
/** Blocks the first paint of the app's pages. */
const earlyTheme = 'src/app/earlyTheme.js'
const signInLibrary = 'src/auth/amplify.ts'
const signInPages: readonly (PageName | undefined)[] = ['login', 'token']

/**
 * @param page undefined for the not-found page
 * @throws when the build has a page that the route table lacks
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
