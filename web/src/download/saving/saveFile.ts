import type { Door } from '../door.ts'
import { say } from '../say.ts'
import { texts } from '../texts.ts'
import { type ListedFile, lineTo } from './lineTo.ts'
import { savingView } from './savingView.ts'
import { steadyStream } from './steadyStream.ts'
import { type Outcome, toDisk } from './toDisk.ts'

/** Saves one file where the person chose, and shows how far it is in `place`. */
export async function saveFile(
  file: ListedFile,
  handle: FileSystemFileHandle,
  place: HTMLElement,
  door: Door,
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
  say(texts.saving.begun(name))
  const line = lineTo(file, door, { came: view.show, broke: view.broke }, cancelled.signal)
  const outcome = await toDisk(handle, steadyStream(size, line), cancelled.signal)
  place.replaceChildren()
  return outcome
}
