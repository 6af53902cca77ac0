import { join } from 'node:path'
import { testHost } from '../harness/host.ts'
import { makeKnown } from '../harness/knownRecipients.ts'

/** Created by `npm run build`. */
export const websiteDirectory = join(import.meta.dirname, '..', '..', 'web', 'dist')

/** A host with the website, on the real clock like the browsers. Its people know the recipients of the tests. */
export async function liveHost(options: Parameters<typeof testHost>[0] = {}) {
  const host = await testHost({ websiteDirectory, now: Date.now, ...options })
  makeKnown(host)
  return host
}
