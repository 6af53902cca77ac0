import type { Reply } from './answers.ts'

const PATIENCE_MILLISECONDS = 30_000

/** Makes a call of the API. Never throws: what did not come back has status 0. */
export async function get(url: string): Promise<Reply> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) })
    const seconds = Number(response.headers.get('retry-after'))
    return {
      status: response.status,
      body: await response.json().catch(() => undefined),
      retryAfterSeconds: seconds > 0 ? seconds : 30,
    }
  } catch {
    return { status: 0, body: undefined, retryAfterSeconds: 30 }
  }
}
