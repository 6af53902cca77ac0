import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesOfPage, type PageFiles, textsInLanguage } from '../../bin/pageFiles.ts'
import { readManifest, readTextAreas } from '../../bin/routePages.ts'
import type { PageName } from '../../shared/domain/pages.ts'
import type { Language } from '../../shared/texts/language.ts'

export const dist = join(import.meta.dirname, '..', '..', 'web', 'dist')
export const manifest = await readManifest(dist)
const areas = await readTextAreas(dist)

/** What the browser loads for a page, with the texts of one language. */
export function filesInLanguage(page: PageName | undefined, language: Language = 'en'): PageFiles {
  const { scripts, styles } = filesOfPage(manifest, page)
  return { scripts: [...scripts, ...textsInLanguage({ manifest, areas }, page, language)], styles }
}

export function bytesSent(files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const packed = join(dist, `${file}.br`)
    return sum + statSync(existsSync(packed) ? packed : join(dist, file)).size
  }, 0)
}

export function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10
}
