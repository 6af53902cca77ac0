import { join } from 'node:path'
import { testHost } from '../harness/host.ts'

/** The website as `npm run build` leaves it. */
export const websiteDirectory = join(import.meta.dirname, '..', '..', 'web', 'dist')

/** A host that shows the website and lives by the real clock, as browsers do. */
export function liveHost(options: Parameters<typeof testHost>[0] = {}) {
  return testHost({ websiteDirectory, now: Date.now, ...options })
}
