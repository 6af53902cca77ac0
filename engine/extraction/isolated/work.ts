import type { OcrSettings } from '../../../shared/domain/ocr.ts'
import { Budget } from '../budget.ts'
import { extract } from '../extract.ts'
import { diskFailureCode } from './diskFailure.ts'
import { EventSender } from './eventSender.ts'
import { type Frame, FrameReader, frameKinds } from './frames.ts'
import { Outbox } from './outbox.ts'
import { RemoteSource } from './remoteSource.ts'

export type Task = { name: string; size: number; temporaryDirectory: string; ocr?: OcrSettings | undefined }

export async function work() {
  const outbox = new Outbox()
  const frames = new FrameReader()
  const { promise: started, resolve: start } = Promise.withResolvers<Task>()
  let source: RemoteSource | undefined
  const receive = (frame: Frame) => {
    if (frame.kind === frameKinds.start) start(JSON.parse(frame.payload.toString()) as Task)
    else source?.receive(frame)
  }
  process.stdin.on('data', (chunk: Buffer) => {
    for (const frame of frames.read(chunk)) receive(frame)
  })
  process.stdin.on('end', () => process.exit())
  outbox.add(frameKinds.ready)
  outbox.flush()

  const { name, size, temporaryDirectory, ocr } = await started
  source = new RemoteSource(size, outbox)
  const sender = new EventSender(outbox)
  let last = frameKinds.done as number
  let errorCode = ''
  try {
    const recogniser = ocr && new (await import('../ocr/recogniser.ts')).Recogniser(ocr)
    const events = extract(source, name, new Budget(size), { temporaryDirectory, recogniser })
    for await (const event of events) sender.send(event)
  } catch (error) {
    // Faults of the document are events, so this is the disk.
    last = frameKinds.failed
    errorCode = diskFailureCode(error)
  }
  outbox.add(last, Buffer.from(errorCode))
  outbox.flush()
  process.exit()
}
