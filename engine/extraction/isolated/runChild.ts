import { once } from 'node:events'
import type { NotInspectableReason } from '../../../shared/domain/inspection.ts'
import type { Source } from '../../source.ts'
import type { Extracted } from '../extracted.ts'
import { type ChildOptions, startChild } from './childProcess.ts'
import { diskFailure } from './diskFailure.ts'
import { EventReceiver } from './eventReceiver.ts'
import { type Frame, FrameReader, frameKinds, toFrame } from './frames.ts'
import { ServedReads } from './servedReads.ts'

/** Catches a child that waits for ever; the child's watchdog counts processor time. */
const SILENCE_PER_CPU_SECOND = 5
const MAX_REASON_LENGTH = 16
const READS: readonly number[] = [frameKinds.open, frameKinds.more, frameKinds.close]

/**
 * Runs one child over a document and yields its events.
 * @returns why the document is incomplete, or undefined
 * @throws errors of the source, of the child's start and of its disk
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
  child.input.on('error', () => undefined)
  let reportedReason = ''
  child.reason.on('data', (chunk: Buffer) => {
    reportedReason = (reportedReason + chunk.toString('latin1', 0, MAX_REASON_LENGTH)).slice(0, MAX_REASON_LENGTH)
  })
  const silence = watchSilence(options.cpuSeconds * SILENCE_PER_CPU_SECOND, () => {
    reportedReason = 'timeout'
    end()
  })

  const frames = new FrameReader()
  const events = new EventReceiver()
  let isReady = false
  let isDone = false
  let isCompromised = false
  /** An invalid message means that the document compromised the child: ignore all further output. */
  const ifTrusted = <T>(listen: () => T): T | undefined => {
    try {
      if (!isCompromised) return listen()
    } catch {
      isCompromised = true
      end()
    }
    return undefined
  }
  const readFrames = (chunk: Buffer) => ifTrusted(() => frames.read(chunk)) ?? []
  const handleFrame = (frame: Frame) =>
    ifTrusted(() => {
      if (READS.includes(frame.kind)) reads.receive(frame)
      else if (frame.kind === frameKinds.ready) isReady = true
      else if (frame.kind === frameKinds.done) isDone = true
      else if (frame.kind === frameKinds.failed) failure = { error: diskFailure(frame.payload) }
      return events.receive(frame)
    })
  try {
    const { temporaryDirectory, ocr } = options
    child.input.write(
      toFrame(frameKinds.start, Buffer.from(JSON.stringify({ name, size: source.size, temporaryDirectory, ocr }))),
    )
    for await (const chunk of child.output) {
      for (const frame of readFrames(chunk as Buffer)) {
        silence.heard()
        const event = handleFrame(frame)
        if (event === undefined) continue
        silence.pause()
        yield event
        silence.heard()
      }
    }
    const [code, signal] = await closed
    if (failure !== undefined) throw failure.error
    if (isCompromised) return 'broken'
    if (isDone) return undefined
    if (reportedReason !== '') return reportedReason === 'timeout' ? 'timeout' : 'memory'
    if (!isReady) throw new Error(`The document process did not start: ${signal ?? code}.`)
    // A full heap aborts; a machine without memory kills.
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
