import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Templates } from '../infra/releaseChanges.ts'
import type { Transfer } from '../shared/domain/transfer.ts'

const releases = join(import.meta.dirname, '..', 'test', 'fixtures', 'releases')

export type ReleaseFacts = {
  version: string
  /** Of the data directory. */
  schema: number
  /** Its resources that hold data. */
  templates: Templates
}

/** Of a data directory that it filled. */
export type ReleaseRecords = {
  transfers: Transfer[]
  /** Of the table `transfers` on AWS. */
  rows: Record<string, unknown>[]
}

export function readRecords(): ReleaseRecords {
  const text = readFileSync(join(readRelease().directory, 'records.json'), 'utf8')
  return JSON.parse(text, (_, value) => (isStoredSet(value) ? new Set(value.set) : value)) as ReleaseRecords
}

export function writeRecords(file: string, records: ReleaseRecords): void {
  writeFileSync(
    file,
    `${JSON.stringify(records, (_, value) => (value instanceof Set ? { set: [...value] } : value))}\n`,
  )
}

function isStoredSet(value: unknown): value is { set: string[] } {
  return typeof value === 'object' && value !== null && 'set' in value
}

/** The last release. `npm run release:fixtures` keeps its pages and its program beside. */
export function readRelease(): ReleaseFacts & { directory: string } {
  const [version, ...others] = readdirSync(releases)
  if (version === undefined || others.length > 0) throw new Error(`${releases} must contain one release.`)
  const directory = join(releases, version)
  return { directory, ...(JSON.parse(readFileSync(join(directory, 'release.json'), 'utf8')) as ReleaseFacts) }
}

/** In one stream, because files resemble each other. @param paths of text files */
export function packTexts(file: string, directory: string, paths: readonly string[]): void {
  const texts = Object.fromEntries(paths.toSorted().map(path => [path, readFileSync(join(directory, path), 'utf8')]))
  const json = Buffer.from(JSON.stringify(texts))
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: json.length }
  writeFileSync(file, brotliCompressSync(json, { params }))
}

export function unpackTexts(file: string, directory: string): void {
  const texts = JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as Record<string, string>
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), text)
  }
}
