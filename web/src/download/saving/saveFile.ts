import { announce } from '../announce.ts'
import type { GateControl } from '../gateControl.ts'
import { texts } from '../texts.ts'
import { connectTo, type ListedFile } from './connectTo.ts'
import { resumingStream } from './resumingStream.ts'
import { savingView } from './savingView.ts'
import { type Outcome, toDisk } from './toDisk.ts'

export async function saveFile(
  file: ListedFile,
  handle: FileSystemFileHandle,
  place: HTMLElement,
  gates: GateControl,
): Promise<Outcome> {
  const { name, size } = file
  const cancelled = new AbortController()
  const view = savingView({
    name,
    total: size,
    cancel: () => cancelled.abort(),
    labels: { cancel: texts.file.cancel(name), resume: texts.file.resume(name) },
  })
  place.replaceChildren(view.element)
  announce(texts.saving.begun(name))
  const line = connectTo(file, gates, { received: view.show, broke: view.broke }, cancelled.signal)
  const outcome = await toDisk(handle, resumingStream(size, line), cancelled.signal)
  place.replaceChildren()
  return outcome
}
