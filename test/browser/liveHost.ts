import { join } from 'node:path'
import { testHost } from '../harness/host.ts'

/** Created by `npm run build`. */
export const websiteDirectory = join(import.meta.dirname, '..', '..', 'web', 'dist')

/** A host with the website, on the real clock like the browsers. */
export function liveHost(options: Parameters<typeof testHost>[0] = {}) {
  return testHost({ websiteDirectory, now: Date.now, ...options })
}
