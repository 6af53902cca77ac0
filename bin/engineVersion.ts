import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const project = join(import.meta.dirname, '..')
/** What decides the findings of a file. */
const measured = [
  'engine/extraction',
  'engine/inspection',
  'engine/source.ts',
  'engine/western.ts',
  'shared/domain/inspection.ts',
]
const VERSION_LENGTH = 16

/** A digest of the sources that extract and inspect, and of the versions of their packages. */
export function engineVersion(): string {
  const hash = createHash('sha256')
  const packages = new Set<string>()
  for (const file of measured.flatMap(path => filesBelow(join(project, path))).sort()) {
    const content = readFileSync(file)
    hash.update(`${relative(project, file)}\n${content.length}\n`).update(content)
    if (file.endsWith('.ts')) for (const name of packagesIn(content.toString())) packages.add(name)
  }
  const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  for (const name of [...packages].sort()) hash.update(`${name} ${dependencies[name]}\n`)
  return hash.digest('hex').slice(0, VERSION_LENGTH)
}

function packagesIn(source: string): string[] {
  return [...source.matchAll(/(?:from |import\()'((?:@[^/']+\/)?[\w-]+)(?:\/[^']*)?'/g)].map(([, name = '']) => name)
}

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path).flatMap(name => filesBelow(join(path, name)))
}
