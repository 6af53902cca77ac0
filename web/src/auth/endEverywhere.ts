import { endSession } from '../../../shared/contract/auth.ts'
import { call } from '../api/call.ts'

/** Signing out waits no longer for what may not be answered at all. */
const TIMEOUT_MS = 1500

/**
 * Asks the API to let no token of this person count any more, on any device. It is tried, and nothing more: whatever
 * becomes of it, signing out goes on.
 * @param token the ID token of whoever signs out, undefined when there is none
 */
export async function endEverywhere(endpoint: string, token: () => Promise<string | undefined>): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const end = async () => {
    const idToken = await token()
    if (idToken !== undefined) await call({ endpoint, token: async () => idToken }, endSession, { signal })
  }
  const patience = new Promise<void>(resolve => signal.addEventListener('abort', () => resolve(), { once: true }))
  await Promise.race([end(), patience]).catch(() => {})
}
