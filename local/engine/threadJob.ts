import { AnonymisationFault } from '../../engine/anonymisation/anonymisationFault.ts'
import type { OnProgress, Source } from '../../engine/source.ts'
import type { Thread } from './engineThreads.ts'
import type { FromThread, Job, ToThread } from './messages.ts'

/** What a job is given besides its words. */
export type JobInput = { sources?: readonly Source[]; onProgress?: OnProgress }

/**
 * Runs a job on a thread: serves its reads, and yields its bytes as they are asked for.
 * @returns its answer, once all bytes were taken
 * @throws AnonymisationFault, what the source threw, or what became of the thread
 */
export async function* threadJob(
  thread: Thread,
  job: Job,
  { sources = [], onProgress = () => {} }: JobInput,
): AsyncGenerator<Uint8Array, unknown, undefined> {
  const port = thread.start(job)
  const tell = (message: ToThread, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)
  const pieces: Uint8Array[] = []
  let ended: { answer: unknown } | { error: unknown } | undefined
  let sourceError: { error: unknown } | undefined
  let wake = () => {}

  port.on('message', (message: FromThread) => {
    if (message.kind === 'progress') return onProgress(message.done, message.total)
    if (message.kind === 'read') {
      const { id, source, start, end } = message
      gathered(sources[source], start, end).then(
        bytes => tell({ kind: 'read', id, bytes }, [bytes.buffer]),
        error => {
          sourceError ??= { error }
          tell({ kind: 'read', id, bytes: undefined })
        },
      )
      return
    }
    if (message.kind === 'bytes') pieces.push(message.bytes)
    if (message.kind === 'done') ended = { answer: message.answer }
    if (message.kind === 'failed') ended = { error: revived(message.error) }
    wake()
  })
  // A thread that died, of memory for one, closes the ports of its job.
  let isLost = false
  port.on('close', () => {
    isLost ||= ended === undefined
    ended ??= { error: new Error('A thread of the engine ended before its job.') }
    wake()
  })

  try {
    for (;;) {
      const piece = pieces.shift()
      if (piece) {
        yield piece
        tell({ kind: 'more' })
        continue
      }
      if (ended && 'answer' in ended) return ended.answer
      // What the source threw says more than that it could not be read.
      if (ended) throw sourceError?.error ?? ended.error
      await new Promise<void>(resolve => (wake = resolve))
    }
  } finally {
    // A job that nobody waits for any more ends at its next piece; until then its thread is not given to another.
    if (!ended) tell({ kind: 'stop' })
    while (!ended) await new Promise<void>(resolve => (wake = resolve))
    port.close()
    if (isLost) thread.lose()
    else thread.end()
  }
}

async function gathered(source: Source | undefined, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!source) throw new Error('A thread asked for a source that it was not given.')
  const bytes = new Uint8Array(end - start)
  let filled = 0
  for await (const chunk of source.read(start, end)) {
    bytes.set(chunk, filled)
    filled += chunk.length
  }
  if (filled !== bytes.length) throw new Error(`A source ended ${bytes.length - filled} bytes early.`)
  return bytes
}

function revived(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('anonymisationFault' in error)) return error
  const { reason, row, column } = error.anonymisationFault as Pick<AnonymisationFault, 'reason' | 'row' | 'column'>
  return new AnonymisationFault(reason, { row, column })
}
