import { announce } from './announce.ts'
import { element, icon } from './dom.ts'
import type { FileRow } from './fileRow.ts'
import type { GateControl } from './gateControl.ts'
import { canSaveToDisk, chooseFile } from './picker.ts'
import { texts } from './texts.ts'
import { wait } from './wait.ts'

/** Browsers drop downloads that are started all at once. */
const PAUSE_MILLISECONDS = 1000

/**
 * The button for all files, and the place below it for what becomes of them: one ZIP where the browser lets a page write
 * it to disk as it comes, else one download after the other.
 */
export function downloadAll(rows: readonly FileRow[], door: GateControl): HTMLElement[] {
  const words = texts.all
  const idleText = canSaveToDisk() ? words.downloadZip : words.download
  const label = element('span', {}, idleText)
  const button = element(
    'button',
    { type: 'button', class: 'secondary', click: () => start() },
    icon('download'),
    label,
  )
  const told = element('p', { class: 'fault', hidden: true })
  const place = element('div', { class: 'place' })
  let isBusy = false

  async function start() {
    if (isBusy) return
    isBusy = true
    button.setAttribute('aria-disabled', 'true')
    told.hidden = true
    const outcome = canSaveToDisk() ? await saveZip() : await oneByOne()
    isBusy = false
    button.removeAttribute('aria-disabled')
    label.textContent = idleText
    if (outcome === 'ended') door.end()
    else if (outcome !== undefined) announce(outcome)
  }

  /** @returns what came of it, in words */
  async function saveZip(): Promise<string | undefined> {
    const choosing = chooseFile(words.fileName(today()), { 'application/zip': ['.zip'] })
    const saving = import('./saving/saveAll.ts').catch(() => undefined)
    const handle = await choosing
    if (handle === undefined) return undefined
    const saver = await saving
    if (handle === 'unavailable' || !saver) return oneByOne()
    const outcome = await saver.saveAll(rows, handle, place, door)
    button.focus()
    switch (outcome.kind) {
      case 'ended':
        return 'ended'
      case 'saved':
        return texts.saving.saved(handle.name)
      case 'cancelled':
        return texts.saving.cancelled
      case 'failed':
        told.textContent = outcome.message ?? words.failed
        told.hidden = false
        return told.textContent
    }
  }

  async function oneByOne(): Promise<string> {
    let failures = 0
    for (const [index, row] of rows.entries()) {
      label.textContent = words.counting(index + 1, rows.length)
      const outcome = await row.download({ isPatient: true })
      if (outcome === 'ended') return 'ended'
      if (outcome === 'failed') failures += 1
      else if (index < rows.length - 1) await wait(PAUSE_MILLISECONDS)
    }
    return failures === 0 ? words.started : words.someFailed(failures)
  }

  return [button, told, place]
}

/** As the reader's own calendar has it, in the one way that sorts. */
function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(part => String(part).padStart(2, '0')).join('-')
}
