import { indexes } from 'virtual:texts'
import { getModulePage, type PageName } from '../../../shared/domain/pages.ts'
import { getPageLanguage, type Language, setPageLanguage } from '../../../shared/texts/language.ts'
import { APP, TEXTS_OF_PARTS } from './areas.ts'
import { hasTexts, keepTexts, listAreas } from './loadedTexts.ts'

/** By part: the areas of its texts. */
const parts: Readonly<Record<string, readonly string[]>> = JSON.parse(TEXTS_OF_PARTS)

/** Loads the texts that every page needs, and those of a page's module. */
export async function loadTextsOfPage(page: PageName | undefined): Promise<void> {
  const module =
    page &&
    Object.keys(parts).find(key => key.startsWith(`src/pages/${getModulePage(page)}/`) && /Page\.tsx$/.test(key))
  await Promise.all([APP, ...(module ? [module] : [])].map(loadTextsOfPart))
}

/**
 * The build puts this around every import on demand.
 * @public
 * @param part the module, as the build names it
 */
export async function loadWithTexts<Module>(part: string, load: () => Promise<Module>): Promise<Module> {
  await loadTextsOfPart(part)
  return load()
}

/** Those that are there cost nothing. */
async function loadTextsOfPart(part: string): Promise<void> {
  await Promise.all((parts[part] ?? []).filter(area => !hasTexts(area)).map(loadArea))
}

async function loadArea(area: string): Promise<void> {
  const language = getPageLanguage()
  const texts = await fetchArea(language, area)
  // The person may have chosen another language in the meantime.
  if (language === getPageLanguage()) keepTexts(area, texts)
  else await loadArea(area)
}

async function fetchArea(language: Language, area: string): Promise<Readonly<Record<string, unknown>>> {
  const { areas } = await indexes[language]()
  const load = areas[area]
  if (load === undefined) throw new Error(`There are no texts ${area}.`)
  return load()
}

/**
 * Replaces all texts at once, when the last has arrived. Without one of them, nothing changes.
 * @param isWanted false once the person has chosen again
 */
export async function replaceTexts(language: Language, isWanted: () => boolean): Promise<void> {
  const areas = listAreas()
  const all = await Promise.all(areas.map(async area => [area, await fetchArea(language, area)] as const))
  if (!isWanted()) return
  if (listAreas().length > areas.length) return replaceTexts(language, isWanted)
  setPageLanguage(language)
  for (const [area, texts] of all) keepTexts(area, texts)
}
