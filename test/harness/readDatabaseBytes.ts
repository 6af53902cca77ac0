import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** All bytes of a host's database, its write-ahead log included, in lower case as FTS5 keeps words. */
export function readDatabaseBytes(directory: string): string {
  const files = readdirSync(directory).filter(name => name.startsWith('waybill.db'))
  return files
    .map(name => readFileSync(join(directory, name)).toString('latin1'))
    .join('\n')
    .toLowerCase()
}
