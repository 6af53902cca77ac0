import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../../bin/routePages.ts'

export const dist = join(import.meta.dirname, '..', '..', 'web', 'dist')
export const manifest = await readManifest(dist)

export function bytesSent(files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const packed = join(dist, `${file}.br`)
    return sum + statSync(existsSync(packed) ? packed : join(dist, file)).size
  }, 0)
}

export function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10
}
