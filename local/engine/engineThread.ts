import { constants, setPriority } from 'node:os'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { AnonymisationFault } from '../../engine/anonymisation/anonymisationFault.ts'
import { releaseGiven } from '../../engine/freeBuffer.ts'
import type { OnProgress, Source } from '../../engine/source.ts'
import { directEngine } from '../../lambdas/engine/directEngine.ts'
import type { ArchivedFile, Engine } from '../../lambdas/ports/engine.ts'
import { type FromThread, type Job, PIECE_BYTES, PIECES_AHEAD, type ToThread } from './messages.ts'
import { remoteSources } from './remoteSource.ts'

const engine: Engine = directEngine(workerData)

// On Linux the priority applies to this thread and its child processes. Calls come first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', async ({ job, port }: { job: Job; port: MessagePort }) => {
  const post = (message: FromThread) => port.postMessage(message)
  try {
    post({ kind: 'done', answer: await done(job, port) })
  } catch (error) {
    post({ kind: 'failed', error: toWireError(error) })
  }
  port.unref()
})

async function done(job: Job, port: MessagePort): Promise<unknown> {
  const sources = remoteSources(port, job.sourceSizes)
  const who = ''
  const onProgress = throttled((done, total) =>
    port.postMessage({ kind: 'progress', done, total } satisfies FromThread),
  )
  const work = { who, onProgress }
  switch (job.verb) {
    case 'anonymise': {
      const { bytes, report } = engine.anonymise(first(sources), job.rules, work)
      await send(bytes, port)
      return report()
    }
    case 'inspect':
      return engine.inspect(first(sources), job.about, work)
    case 'seal': {
      const files = job.files.map(
        (file, index): ArchivedFile => ({ ...file, source: sources[index] ?? first(sources) }),
      )
      return send(engine.seal(files, job.password, work), port)
    }
    case 'check':
      return engine.check(job.rules, who)
    case 'preview':
      return engine.preview(job.data, job.rules, who)
    case 'suggest':
      return engine.suggest(job.data, job.headerRow, who)
  }
}

function first([source]: readonly Source[]): Source {
  if (!source) throw new Error('The job has no source.')
  return source
}

async function send(bytes: AsyncIterable<Uint8Array>, port: MessagePort) {
  const spare: ArrayBuffer[] = []
  let credits = PIECES_AHEAD
  let isStopped = false
  let wake = () => {}
  port.on('message', (message: ToThread) => {
    if (message.kind === 'more') {
      credits += 1
      spare.push(message.memory)
    }
    if (message.kind === 'stop') isStopped = true
    wake()
  })
  let piece = new Uint8Array(PIECE_BYTES)
  let filled = 0
  const post = async () => {
    while (credits === 0 && !isStopped) await new Promise<void>(resolve => (wake = resolve))
    credits -= 1
    const whole = piece.subarray(0, filled)
    port.postMessage({ kind: 'bytes', bytes: whole } satisfies FromThread, [piece.buffer])
    piece = new Uint8Array(spare.pop() ?? new ArrayBuffer(PIECE_BYTES))
    filled = 0
  }
  for await (const chunk of bytes) {
    if (isStopped) return
    // Copied, because the producer may reuse its memory for the next chunk.
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + PIECE_BYTES - filled)
      piece.set(part, filled)
      filled += part.length
      at += part.length
      if (filled === PIECE_BYTES) await post()
    }
    releaseGiven(chunk)
  }
  if (filled > 0) await post()
}

/** The reader records progress once a second; one message per piece of work would be waste. */
function throttled(onProgress: OnProgress): OnProgress {
  let reportedAt = 0
  return (done, total) => {
    const now = performance.now()
    if (now - reportedAt < 200) return
    reportedAt = now
    onProgress(done, total)
  }
}

/** Errors lose their class between threads, so a table fault is sent as its fields. */
function toWireError(error: unknown): unknown {
  if (!(error instanceof AnonymisationFault)) return error instanceof Error ? error : new Error(String(error))
  const { reason, row, column } = error
  return { anonymisationFault: { reason, row, column } }
}
