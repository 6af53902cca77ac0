import { constants, setPriority } from 'node:os'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { AnonymisationFault } from '../../engine/anonymisation/anonymisationFault.ts'
import type { OnProgress, Source } from '../../engine/source.ts'
import { directEngine } from '../../lambdas/engine/directEngine.ts'
import type { ArchivedFile, Engine } from '../../lambdas/ports/engine.ts'
import { type FromThread, type Job, PIECE_BYTES, PIECES_AHEAD, type ToThread } from './messages.ts'
import { remoteSources } from './remoteSource.ts'

/** A thread of the engine: one job at a time, each with a port of its own. */
const engine: Engine = directEngine(workerData)

// On Linux this is of the thread alone, and of the processes that it starts: calls are answered first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', async ({ job, port }: { job: Job; port: MessagePort }) => {
  const tell = (message: FromThread) => port.postMessage(message)
  try {
    tell({ kind: 'done', answer: await done(job, port) })
  } catch (error) {
    tell({ kind: 'failed', error: told(error) })
  }
  port.unref()
})

async function done(job: Job, port: MessagePort): Promise<unknown> {
  const sources = remoteSources(port, job.sourceSizes)
  // Whose turn it is was decided before the job came here.
  const who = ''
  const onProgress = thinned((done, total) => port.postMessage({ kind: 'progress', done, total } satisfies FromThread))
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
  if (!source) throw new Error('A job came without its source.')
  return source
}

/** Sends bytes in pieces that are given away, never more than were asked for. */
async function send(bytes: AsyncIterable<Uint8Array>, port: MessagePort) {
  let leave = PIECES_AHEAD
  let isStopped = false
  let wake = () => {}
  port.on('message', (message: ToThread) => {
    if (message.kind === 'more') leave += 1
    if (message.kind === 'stop') isStopped = true
    wake()
  })
  let piece = new Uint8Array(PIECE_BYTES)
  let filled = 0
  const post = async () => {
    while (leave === 0 && !isStopped) await new Promise<void>(resolve => (wake = resolve))
    leave -= 1
    const whole = piece.subarray(0, filled)
    port.postMessage({ kind: 'bytes', bytes: whole } satisfies FromThread, [piece.buffer])
    piece = new Uint8Array(PIECE_BYTES)
    filled = 0
  }
  for await (const chunk of bytes) {
    if (isStopped) return
    // Copied: whoever makes them may use the same memory for the next.
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + PIECE_BYTES - filled)
      piece.set(part, filled)
      filled += part.length
      at += part.length
      if (filled === PIECE_BYTES) await post()
    }
  }
  if (filled > 0) await post()
}

/** Whoever is told of progress writes it down once a second: a message for each piece of work would be waste. */
function thinned(onProgress: OnProgress): OnProgress {
  let toldAt = 0
  return (done, total) => {
    const now = performance.now()
    if (now - toldAt < 200) return
    toldAt = now
    onProgress(done, total)
  }
}

/** Errors lose their class between threads: a fault of the table is told by its parts. */
function told(error: unknown): unknown {
  if (!(error instanceof AnonymisationFault)) return error instanceof Error ? error : new Error(String(error))
  const { reason, row, column } = error
  return { anonymisationFault: { reason, row, column } }
}
