import { MessageChannel } from 'node:worker_threads'
import { AnonymisationFault } from '../../engine/anonymisation/anonymisationFault.ts'
import type { OnProgress, Source } from '../../engine/source.ts'
import type { Thread } from '../threads/threadPool.ts'
import type { FromThread, Job, ToThread } from './messages.ts'
import { sequentialReader } from './sequentialReader.ts'

export type JobInput = { sources?: readonly Source[]; onProgress?: OnProgress }

/**
 * @returns the job's answer, after all bytes
 * @throws AnonymisationFault, the error of the source, or an error when the thread ended
 */
export async function* threadJob(
  thread: Thread,
  job: Job,
  { sources = [], onProgress = () => {} }: JobInput,
): AsyncGenerator<Uint8Array, unknown, undefined> {
  const { port1: port, port2 } = new MessageChannel()
  thread.worker.postMessage({ job, port: port2 }, [port2])
  const post = (message: ToThread, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)
  const readers = sources.map(sequentialReader)
  const readFrom = async (source: number, start: number, end: number) => {
    const reader = readers[source]
    if (!reader) throw new Error('A thread requested an unknown source.')
    return reader.read(start, end)
  }
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let ended: { answer: unknown } | { error: unknown } | undefined
  let sourceError: { error: unknown } | undefined
  let wake = () => {}

  port.on('message', (message: FromThread) => {
    if (message.kind === 'progress') return onProgress(message.done, message.total)
    if (message.kind === 'read') {
      const { id, source, start, end } = message
      readFrom(source, start, end).then(
        bytes => post({ kind: 'read', id, bytes }, [bytes.buffer]),
        error => {
          sourceError ??= { error }
          post({ kind: 'read', id, bytes: undefined })
        },
      )
      return
    }
    if (message.kind === 'bytes') pieces.push(message.bytes)
    if (message.kind === 'done') ended = { answer: message.answer }
    if (message.kind === 'failed') ended = { error: fromWireError(message.error) }
    wake()
  })
  // A thread that dies, for example out of memory, closes the ports of its job.
  let isLost = false
  port.on('close', () => {
    isLost ||= ended === undefined
    ended ??= { error: new Error('An engine thread ended before its job.') }
    wake()
  })

  try {
    for (;;) {
      const piece = pieces.shift()
      if (piece) {
        yield piece
        // Used again: the garbage collector would free it late.
        const memory = piece.buffer
        post({ kind: 'more', memory }, [memory])
        continue
      }
      if (ended && 'answer' in ended) return ended.answer
      // The error of the source is more specific than the thread's.
      if (ended) throw sourceError?.error ?? ended.error
      await new Promise<void>(resolve => (wake = resolve))
    }
  } finally {
    // An abandoned job ends at its next piece. Until then its thread is not free.
    if (!ended) post({ kind: 'stop' })
    while (!ended) await new Promise<void>(resolve => (wake = resolve))
    port.close()
    for (const reader of readers) reader.close()
    if (isLost) thread.lose()
    else thread.end()
  }
}

function fromWireError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('anonymisationFault' in error)) return error
  const { reason, row, column } = error.anonymisationFault as Pick<AnonymisationFault, 'reason' | 'row' | 'column'>
  return new AnonymisationFault(reason, { row, column })
}
