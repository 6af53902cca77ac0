import { once } from 'node:events'
import type { NotInspectableReason } from '../../../shared/domain/inspection.ts'
import type { Source } from '../../source.ts'
import type { Extracted } from '../extracted.ts'
import { type ChildOptions, startChild } from './childProcess.ts'
import { diskFailure } from './diskFailure.ts'
import { EventReceiver } from './eventReceiver.ts'
import { type Frame, FrameReader, frameKinds, toFrame } from './frames.ts'
import { ServedReads } from './servedReads.ts'

/** The watchdog in the child counts processor time; this is for a child that waits for something that never comes. */
const SILENCE_PER_CPU_SECOND = 5
/** The longest reason that the watchdog tells has seven. */
const MAX_REASON_LENGTH = 16
const READS: readonly number[] = [frameKinds.open, frameKinds.more, frameKinds.close]

/**
 * Runs one child over a document and yields its events.
 * @returns why the document could not be read to its end; undefined when it was
 * @throws what the source throws; an error when the child cannot be started, or its disk fails
 */
export async function* runChild(
  source: Source,
  name: string,
  options: ChildOptions,
): AsyncGenerator<Extracted, NotInspectableReason | undefined, undefined> {
  const child = startChild(options)
  const closed = once(child.process, 'close') as Promise<[code: number | null, signal: string | null]>
  closed.catch(() => undefined)
  let failure: { error: unknown } | undefined
  const end = () => child.process.kill('SIGKILL')
  const reads = new ServedReads(source, child.input, error => {
    failure ??= { error }
    end()
  })
  // The end of the child says more than the writes that it did not take.
  child.input.on('error', () => undefined)
  let told = ''
  child.reason.on('data', (chunk: Buffer) => {
    told = (told + chunk.toString('latin1', 0, MAX_REASON_LENGTH)).slice(0, MAX_REASON_LENGTH)
  })
  const silence = watchSilence(options.cpuSeconds * SILENCE_PER_CPU_SECOND, () => {
    told = 'timeout'
    end()
  })

  const frames = new FrameReader()
  const events = new EventReceiver()
  let isReady = false
  let isDone = false
  let isLying = false
  /** A child that says what none would say was taken over by the document: nothing more is taken from it. */
  const believing = <T>(listen: () => T): T | undefined => {
    try {
      if (!isLying) return listen()
    } catch {
      isLying = true
      end()
    }
    return undefined
  }
  const framesIn = (chunk: Buffer) => believing(() => frames.read(chunk)) ?? []
  const understood = (frame: Frame) =>
    believing(() => {
      if (READS.includes(frame.kind)) reads.receive(frame)
      else if (frame.kind === frameKinds.ready) isReady = true
      else if (frame.kind === frameKinds.done) isDone = true
      else if (frame.kind === frameKinds.failed) failure = { error: diskFailure(frame.payload) }
      return events.receive(frame)
    })
  try {
    const { temporaryDirectory } = options
    child.input.write(
      toFrame(frameKinds.start, Buffer.from(JSON.stringify({ name, size: source.size, temporaryDirectory }))),
    )
    for await (const chunk of child.output) {
      for (const frame of framesIn(chunk as Buffer)) {
        silence.heard()
        const event = understood(frame)
        if (event === undefined) continue
        silence.pause()
        yield event
        silence.heard()
      }
    }
    const [code, signal] = await closed
    if (failure !== undefined) throw failure.error
    if (isLying) return 'broken'
    if (isDone) return undefined
    if (told !== '') return told === 'timeout' ? 'timeout' : 'memory'
    if (!isReady) throw new Error(`The process for documents did not start: ${signal ?? code}.`)
    // A heap that is full aborts; a machine whose memory is full kills.
    return signal === 'SIGABRT' || signal === 'SIGKILL' || code === 134 ? 'memory' : 'broken'
  } catch (error) {
    if (failure !== undefined) throw failure.error
    throw error
  } finally {
    silence.pause()
    end()
    await reads.close()
  }
}

function watchSilence(seconds: number, onSilence: () => void) {
  let timer: NodeJS.Timeout | undefined
  const pause = () => clearTimeout(timer)
  const heard = () => {
    pause()
    timer = setTimeout(onSilence, seconds * 1000)
  }
  heard()
  return { heard, pause }
}
