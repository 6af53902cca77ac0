import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Digests of the files of a data directory by path, without what SQLite derives from the others, and empty files. */
export function digestFiles(data: string): Record<string, string> {
  const entries = readdirSync(data, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const paths = entries.map(({ parentPath, name }) => relative(data, join(parentPath, name)))
  return Object.fromEntries(
    paths
      .filter(path => !/^(host\.lock|waybill\.db-shm)/.test(path))
      .map(path => [path, readFileSync(join(data, path))] as const)
      .filter(([, content]) => content.length > 0)
      .map(([path, content]) => [path, createHash('sha256').update(content).digest('hex')]),
  )
}
