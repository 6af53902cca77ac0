import { announce } from '../announce.ts'
import type { FileRow } from '../fileRow.ts'
import type { GateControl } from '../gateControl.ts'
import { reportSaved } from '../report.ts'
import { texts } from '../texts.ts'
import { connectTo } from './connectTo.ts'
import { createZip, type ZipEntry } from './createZip.ts'
import { resumingStream } from './resumingStream.ts'
import { savingView } from './savingView.ts'
import { type Outcome, toDisk } from './toDisk.ts'
import { uniqueNames } from './uniqueNames.ts'

export async function saveAll(
  rows: readonly FileRow[],
  handle: FileSystemFileHandle,
  place: HTMLElement,
  gates: GateControl,
): Promise<Outcome> {
  const total = rows.reduce((sum, { file }) => sum + file.size, 0)
  const cancelled = new AbortController()
  const view = savingView({
    name: handle.name,
    total,
    cancel: () => cancelled.abort(),
    labels: { cancel: texts.all.cancel, resume: texts.all.resume },
  })
  for (const row of rows) row.mark('waiting', texts.file.waiting)
  place.replaceChildren(view.element)
  announce(texts.saving.begun(handle.name))

  const names = uniqueNames(rows.map(({ file }) => file.name))
  let before = 0
  const entries = rows.map((row, index) => toEntry(row, names[index] ?? row.file.name))
  const outcome = await toDisk(handle, createZip(entries), cancelled.signal)
  place.replaceChildren()
  if (outcome.kind === 'saved') reportSaved(rows.map(({ file }) => file.url))
  else for (const row of rows) row.mark('idle')
  return outcome

  function toEntry(row: FileRow, name: string): ZipEntry {
    const { file } = row
    const received = (bytes: number) => {
      view.show(before + bytes)
      row.progress(bytes)
    }
    return {
      name,
      size: file.size,
      open: () => resumingStream(file.size, connectTo(file, gates, { received, broke: view.broke }, cancelled.signal)),
      done: () => {
        before += file.size
        row.mark('started', texts.file.inArchive)
      },
    }
  }
}
