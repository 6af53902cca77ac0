import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../../bin/routePages.ts'

/** The build that is measured, and what it says of its chunks. */
export const dist = join(import.meta.dirname, '..', '..', 'web', 'dist')
export const manifest = await readManifest(dist)

/** What a browser gets of these files: brotli, where the build found it worth while. */
export function bytesSent(files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const packed = join(dist, `${file}.br`)
    return sum + statSync(existsSync(packed) ? packed : join(dist, file)).size
  }, 0)
}

export function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10
}
