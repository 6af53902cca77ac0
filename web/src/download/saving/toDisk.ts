import { texts } from '../texts.ts'
import { CannotGoOn } from './resumingStream.ts'

export type Outcome = { kind: 'saved' | 'cancelled' | 'ended' } | { kind: 'failed'; message: string | undefined }

/** The browser writes to a temporary file first, so that a partial file never has the name. */
export async function toDisk(
  handle: FileSystemFileHandle,
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): Promise<Outcome> {
  // Leaving the page would abort the download.
  addEventListener('beforeunload', ask)
  running += 1
  try {
    const file = await handle.createWritable()
    await stream.pipeTo(file, { signal })
    return { kind: 'saved' }
  } catch (error) {
    await stream.cancel().catch(() => {})
    await removeChosen(handle)
    return signal.aborted ? { kind: 'cancelled' } : toOutcome(error)
  } finally {
    running -= 1
    if (running === 0) removeEventListener('beforeunload', ask)
  }
}

let running = 0

function ask(event: BeforeUnloadEvent) {
  event.preventDefault()
}

/** Choosing a name created an empty file. */
async function removeChosen(handle: FileSystemFileHandle & { remove?: () => Promise<void> }) {
  await handle.remove?.().catch(() => {})
}

function toOutcome(error: unknown): Outcome {
  if (error instanceof CannotGoOn) {
    return error.hasEnded ? { kind: 'ended' } : { kind: 'failed', message: error.message || undefined }
  }
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  return { kind: 'failed', message: isFull ? texts.saving.noRoom : texts.saving.notWritable }
}
