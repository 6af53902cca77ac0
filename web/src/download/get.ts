import type { Reply } from './answers.ts'

const TIMEOUT_MILLISECONDS = 30_000
const UNNAMED_WAIT_SECONDS = 30

/** Never throws: a missing or incomplete reply has status 0. */
export async function get(url: string, init: RequestInit = {}): Promise<Reply> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) })
    const seconds = Number(response.headers.get('retry-after'))
    return {
      status: response.status,
      body: parsed(await response.text()),
      retryAfterSeconds: seconds > 0 ? seconds : UNNAMED_WAIT_SECONDS,
    }
  } catch {
    return { status: 0, body: undefined, retryAfterSeconds: UNNAMED_WAIT_SECONDS }
  }
}

/** A proxy may reply with a page of its own. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
