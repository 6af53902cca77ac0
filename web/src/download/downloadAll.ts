import { announce } from './announce.ts'
import { element, icon } from './dom.ts'
import type { FileRow } from './fileRow.ts'
import type { GateControl } from './gateControl.ts'
import { canSaveToDisk, chooseFile } from './picker.ts'
import { texts } from './texts.ts'
import { wait } from './wait.ts'

/** Browsers drop downloads that start at the same time. */
const PAUSE_MILLISECONDS = 1000

/** Streams one ZIP where the browser can write to disk, else starts one download after the other. */
export function downloadAll(rows: readonly FileRow[], gates: GateControl): HTMLElement[] {
  const words = texts.all
  const idleText = canSaveToDisk() ? words.downloadZip : words.download
  const label = element('span', {}, idleText)
  const button = element(
    'button',
    { type: 'button', class: 'secondary', click: () => start() },
    icon('download'),
    label,
  )
  const faultLine = element('p', { class: 'fault', hidden: true })
  const place = element('div', { class: 'place' })
  let isBusy = false

  async function start() {
    if (isBusy) return
    isBusy = true
    button.setAttribute('aria-disabled', 'true')
    faultLine.hidden = true
    const outcome = canSaveToDisk() ? await saveZip() : await oneByOne()
    isBusy = false
    button.removeAttribute('aria-disabled')
    label.textContent = idleText
    if (outcome === 'ended') gates.end()
    else if (outcome !== undefined) announce(outcome)
  }

  async function saveZip(): Promise<string | undefined> {
    const choosing = chooseFile(words.fileName(today()), { 'application/zip': ['.zip'] })
    const saving = import('./saving/saveAll.ts').catch(() => undefined)
    const handle = await choosing
    if (handle === undefined) return undefined
    const saver = await saving
    if (handle === 'unavailable' || !saver) return oneByOne()
    const outcome = await saver.saveAll(rows, handle, place, gates)
    button.focus()
    switch (outcome.kind) {
      case 'ended':
        return 'ended'
      case 'saved':
        return texts.saving.saved(handle.name)
      case 'cancelled':
        return texts.saving.cancelled
      case 'failed':
        faultLine.textContent = outcome.message ?? words.failed
        faultLine.hidden = false
        return faultLine.textContent
    }
  }

  async function oneByOne(): Promise<string> {
    let failures = 0
    for (const [index, row] of rows.entries()) {
      label.textContent = words.counting(index + 1, rows.length)
      const outcome = await row.download({ retriesWhenBusy: true })
      if (outcome === 'ended') return 'ended'
      if (outcome === 'failed') failures += 1
      else if (index < rows.length - 1) await wait(PAUSE_MILLISECONDS)
    }
    return failures === 0 ? words.started : words.someFailed(failures)
  }

  return [button, faultLine, place]
}

/** The local date in ISO order sorts. */
function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(part => String(part).padStart(2, '0')).join('-')
}
