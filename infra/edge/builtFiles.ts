import { existsSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type PageName, pages, toDocument } from '../../shared/domain/pages.ts'
import { securityHeaders } from '../../shared/domain/securityHeaders.ts'
import { STATUS_METADATA } from './edgeFunctions.ts'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
}
const packed = ['.br', '.gz']

/** For CloudFront only; limits the effect of a missed invalidation. */
const FILES_CACHE = 's-maxage=300'

/** Patterns as in `aws s3 sync --include`. */
export type FileGroup = {
  name: string
  include: readonly string[]
  type: string
  cache: string
  metadata?: Record<string, string>
}

export function filesBesideAssets(webDirectory: string): string[] {
  assertBuilt(webDirectory)
  return filesIn(webDirectory)
    .filter(name => extname(name) !== '.html' && extname(name) in contentTypes)
    .map(name => `/${name}`)
}

type Groups = {
  before: FileGroup[]
  documents: FileGroup
  /** Names of files in the folder `assets`. */
  assets: string[]
}

/**
 * Documents refer to `before`, which is uploaded first.
 * @throws for an incomplete build, or an unknown type of file
 */
export function fileGroups(webDirectory: string): Groups {
  assertBuilt(webDirectory)
  const names = Object.keys(pages) as PageName[]
  const assets = filesIn(join(webDirectory, 'assets')).filter(name => !packed.includes(extname(name)))
  const kinds = new Set(assets.map(name => extname(name)))
  const beside = filesBesideAssets(webDirectory).map(path => fileGroup([path.slice(1)]))
  const notFound = { ...fileGroup([toDocument(undefined)]), metadata: { [STATUS_METADATA]: '404' } }
  return {
    before: [...[...kinds].map(assetGroup), ...beside, notFound],
    documents: { ...fileGroup(names.map(toDocument)), name: 'Documents' },
    assets,
  }
}

function assertBuilt(webDirectory: string) {
  const documents = [...(Object.keys(pages) as PageName[]), undefined].map(toDocument)
  const missing = documents.find(document => !existsSync(join(webDirectory, document)))
  if (missing) throw new Error(`There is no ${missing} in ${webDirectory}. Build the web app first: npm run build`)
}

function assetGroup(kind: string): FileGroup {
  const cache = securityHeaders('asset')['cache-control'] ?? ''
  return { name: `Assets${kind}`, include: [`assets/*${kind}`], type: getType(kind), cache }
}

function fileGroup(files: readonly string[]): FileGroup {
  const [first = ''] = files
  return { name: first, include: files, type: getType(extname(first)), cache: FILES_CACHE }
}

function getType(kind: string): string {
  const type = contentTypes[kind]
  if (!type) throw new Error(`The build of the web app has files that end in ${kind}: give them a content type.`)
  return type
}

function filesIn(directory: string): string[] {
  const entries = readdirSync(directory, { withFileTypes: true }).filter(entry => entry.isFile())
  return entries.map(({ name }) => name).sort()
}
