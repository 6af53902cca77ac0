import type { Keys } from '../../ports/keys.ts'
import { computeDigest } from '../secrets/digest.ts'
import { sealedContext } from '../secrets/sealedContexts.ts'

/** The download link of a finalized transfer. */
export async function newLink(
  transferId: string,
  { keys, newSecret }: { keys: Pick<Keys, 'seal'>; newSecret: () => string },
) {
  const secret = newSecret()
  return { digest: computeDigest(secret), sealed: await keys.seal(secret, sealedContext('link', transferId)) }
}
