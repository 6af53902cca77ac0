import { endSession } from '../../../shared/contract/auth.ts'
import { call } from '../api/call.ts'

/** Signing out waits at most this long for the API. */
const TIMEOUT_MS = 1500

/**
 * Invalidates all tokens of this person, on every device. Failures are ignored.
 * @param token the ID token, undefined without one
 */
export async function endEverywhere(endpoint: string, token: () => Promise<string | undefined>): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const end = async () => {
    const idToken = await token()
    if (idToken !== undefined) await call({ endpoint, token: async () => idToken }, endSession, { signal })
  }
  const timeout = new Promise<void>(resolve => signal.addEventListener('abort', () => resolve(), { once: true }))
  await Promise.race([end(), timeout]).catch(() => {})
}
