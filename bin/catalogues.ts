import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, parse, relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { languages } from '../shared/texts/language.ts'
import { APP, base, TEXTS_OF_PARTS, work } from '../web/src/texts/areas.ts'
import { findEarlyReads } from './findEarlyReads.ts'

/** What catalogues and the download page import: the chunk that has no text of the page's language. */
export const besideCatalogues =
  /[\\/]shared[\\/](texts[\\/](format|paths|language|listed|sentences)|domain[\\/](text|faqHash))\.ts$|refuseStrayDrops|foldMenu|preload-helper/

export function isCatalogue(id: string): boolean {
  return inCatalogue.test(id)
}

const english = /[\\/]shared[\\/]texts[\\/]en[\\/](\w+)\.ts$/
/** As modules write it. */
const englishSource = /(^|\/)en\/\w+\.ts$/
const inCatalogue = /[\\/]shared[\\/]texts[\\/][a-z]{2}[\\/]/
/**
 * `virtual:texts/de` has the base of a language and loads its other areas; `virtual:texts/de/work` has those that most
 * pages of members need; `virtual:texts` loads the modules of the languages.
 */
const VIRTUAL = 'virtual:texts'
const WORK = 'work'
const AREAS = '\0areas:'
const CATALOGUE = '?catalogue'
const STUB = '\0texts:'
const texts = join(import.meta.dirname, '../shared/texts')
const web = join(import.meta.dirname, '../web')
const loadedTexts = join(web, 'src/texts/loadedTexts.ts')
const loadTexts = join(web, 'src/texts/loadTexts.ts')
const onDemandImporter = /[/]web[/]src[/](?!main|download[/]|texts[/]).*\.tsx?$/

/**
 * Replaces the English catalogues that the application imports by those of the page's language, which are loaded before
 * the modules that read them are evaluated: every import on demand loads the texts of what it imports (decision 0045).
 */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:texts|texts[\\/](en[\\/])?\w+\.ts$|^\.\/(en\/)?\w+\.ts$/ },
      async handler(source, importer, options) {
        if (source.startsWith(VIRTUAL)) return `${AREAS}${source.slice(VIRTUAL.length)}`
        if (importer === undefined) return null
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
        if (isCatalogue(importer)) return resolved && isCatalogue(resolved.id) ? `${resolved.id}${CATALOGUE}` : resolved
        const area = english.exec(resolved?.id ?? '')?.[1]
        return area === undefined ? resolved : `${STUB}${area}`
      },
    },
    load: {
      filter: { id: /^\0(texts|areas):/ },
      async handler(id) {
        if (id.startsWith(AREAS)) return describeTexts(id.slice(AREAS.length))
        const area = id.slice(STUB.length)
        const source = await readFile(join(import.meta.dirname, `../shared/texts/en/${area}.ts`), 'utf8')
        const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
        // Bindings, which change when the texts arrive.
        return `import { takeTexts } from ${JSON.stringify(loadedTexts)}
          export let ${names.join(', ')}
          takeTexts(${JSON.stringify(area)}, texts => { ({ ${names.join(', ')} } = texts) })`
      },
    },
    buildEnd(error) {
      if (error) return
      for (const id of [...this.getModuleIds()].filter(isCatalogue)) {
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) {
          if (isCatalogue(imported) || besideCatalogues.test(imported)) continue
          this.error(`The catalogue ${id} imports ${imported}, which may use texts that are not loaded.`)
        }
      }
      const early = [...this.getModuleIds()].flatMap(id => {
        const { code, importedIds = [] } = this.getModuleInfo(id) ?? {}
        if (!code || !importedIds.some(imported => imported.startsWith(STUB))) return []
        const reads = findEarlyReads(this.parse(code, { lang: 'tsx' }), source => englishSource.test(source))
        return reads.map(at => `${toKey(id)}: ${code.slice(at).split('\n')[0]}`)
      })
      if (early.length > 0) {
        this.error(`Texts that are read while a module is evaluated stay in one language:\n${early.join('\n')}`)
      }
    },
    transform: {
      filter: { id: onDemandImporter, code: /\bimport\(/ },
      handler(code, id) {
        const loading = code.replace(/(?<!typeof )\bimport\('(\.[^']+)'\)/g, (found, path: string) => {
          const part = toKey(join(dirname(id), path))
          return `loadWithTexts(${JSON.stringify(part)}, () => ${found})`
        })
        return `import { loadWithTexts } from ${JSON.stringify(loadTexts)}\n${loading}`
      },
    },
    renderChunk(code) {
      const literal = new RegExp(`(["'\`])${TEXTS_OF_PARTS}\\1`)
      return literal.test(code)
        ? code.replace(literal, () => JSON.stringify(JSON.stringify(getTextsOfParts(this))))
        : null
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.texts', source: JSON.stringify(getTextsOfParts(this)) })
    },
  }
}

/** The source of a module of `VIRTUAL`. */
function describeTexts(name: string): string {
  const [, language = '', bundle] = name.split('/')
  if (language === '') {
    const indexes = languages.map(tag => `${tag}: () => import('${VIRTUAL}/${tag}')`)
    return `export const indexes = { ${indexes.join(', ')} }`
  }
  if (bundle === WORK) return exportAreas(language, work)
  const loaders = readdirSync(join(texts, 'en'))
    .map(file => parse(file).name)
    .filter(area => area !== 'download')
    .map(area => {
      if (base.includes(area)) return `${area}: async () => ${area}`
      if (work.includes(area)) return `${area}: async () => (await import('${VIRTUAL}/${language}/${WORK}')).${area}`
      return `${area}: () => import(${JSON.stringify(toFile(language, area))})`
    })
  const imports = base.map(area => `import * as ${area} from ${JSON.stringify(toFile(language, area))}`)
  return `${imports.join('\n')}\nexport const areas = { ${loaders.join(', ')} }`
}

function exportAreas(language: string, areas: readonly string[]): string {
  return areas.map(area => `export * as ${area} from ${JSON.stringify(toFile(language, area))}`).join('\n')
}

/** An area that a language lacks is English. */
function toFile(language: string, area: string): string {
  const own = join(texts, language, `${area}.ts`)
  return `${existsSync(own) ? own : join(texts, 'en', `${area}.ts`)}${CATALOGUE}`
}

/** The path in `web`, as in Vite's manifest. */
function toKey(id: string): string {
  return relative(web, id).replaceAll('\\', '/')
}

/**
 * The areas of the application, and of every part that is imported on demand: what must be loaded before the part is
 * evaluated, beside those of the application. Parts without texts are left out.
 */
function getTextsOfParts(context: Rolldown.PluginContext): Record<string, string[]> {
  const ids = [...context.getModuleIds()]
  const ofApp = findAreas(
    ids.filter(id => toKey(id) === APP),
    context,
  )
  const parts = ids.filter(id => !isCatalogue(id) && (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
  const areas = parts.map(id => [toKey(id), [...findAreas([id], context)].filter(area => !ofApp.has(area))] as const)
  return Object.fromEntries([[APP, [...ofApp]], ...areas.filter(([key, found]) => key !== APP && found.length > 0)])
}

/** The areas that modules and their static imports use. */
function findAreas(starts: readonly string[], context: Rolldown.PluginContext): Set<string> {
  const areas = new Set<string>()
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    if (id.startsWith(STUB)) areas.add(id.slice(STUB.length))
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  starts.forEach(visit)
  return areas
}
