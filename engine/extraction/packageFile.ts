import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'

/** A file of an installed package; beside a bundle, its copy (`bin/bundleLambdas.ts`). */
export function readPackageFile(path: string): Promise<Buffer> {
  const beside = new URL(`./${basename(path)}`, import.meta.url)
  return readFile(existsSync(beside) ? beside : createRequire(import.meta.url).resolve(path))
}
