import type { DownloadPayload } from '../../../shared/contract/downloads.ts'
import { announce } from './announce.ts'
import type { FileAnswer, Gate } from './answers.ts'
import { type Drawing, element, icon } from './dom.ts'
import { filePath, getExtension } from './filePath.ts'
import { fileUrl } from './fileUrl.ts'
import type { GateControl } from './gateControl.ts'
import { canSaveToDisk, chooseFile } from './picker.ts'
import { save } from './save.ts'
import { texts } from './texts.ts'
import { wait } from './wait.ts'

/** How often a download that may wait is tried again after 'too many requests'. */
const MAX_WAITS = 5
/**
 * Up to here the browser downloads by itself, as people expect, and goes on by itself while the address of the file is
 * good: at 2 Mbit/s so much has come in those five minutes. More is saved by this page, which can get a fresh address.
 */
const MAX_FOR_BROWSER = 64 * 1024 * 1024

type Mark = 'idle' | 'waiting' | 'busy' | 'started' | 'failed'

export type FileRow = {
  file: DownloadPayload['files'][number]
  element: HTMLElement
  /** The browser's own download. @param isPatient whether to wait by itself when the server asks for patience */
  download(options: { isPatient: boolean }): Promise<'started' | 'failed' | 'ended'>
  /** Shows what becomes of the file elsewhere, and tells nobody who listens. */
  mark(mark: Mark, text?: string): void
  progress(bytes: number): void
}

/** One file with its button. */
export function fileRow(file: DownloadPayload['files'][number], door: GateControl): FileRow {
  const { name, size } = file
  const words = texts.file
  const state = element('span', { class: 'state' })
  const button = element('button', { type: 'button', class: 'icon', click: () => start() })
  const place = element('div', { class: 'place' })
  const row = element(
    'li',
    {},
    element('span', { class: 'kind', 'aria-hidden': 'true' }, getExtension(name)),
    element('span', { class: 'name' }, ...filePath(name)),
    element('span', { class: 'quiet' }, texts.size(size), state),
    button,
    place,
  )
  let isRunning = false
  mark('idle')

  function mark(kind: Mark, text = '') {
    const { drawing, label } = looks(name)[kind]
    row.className = kind
    button.setAttribute('aria-label', label)
    button.setAttribute('aria-disabled', String(isHeld(kind)))
    button.replaceChildren(
      drawing ? icon(drawing) : element('span', { class: 'turning' }),
      kind === 'failed' ? texts.retry : '',
    )
    state.textContent = text
  }

  function show(kind: Mark, text: string) {
    mark(kind, text)
    if (text !== '') announce(`${name}: ${text}`)
  }

  function start() {
    if (isRunning || button.ariaDisabled === 'true') return
    void (size > MAX_FOR_BROWSER && canSaveToDisk() ? saveToDisk() : download({ isPatient: false }))
  }

  async function download({ isPatient }: { isPatient: boolean }) {
    if (isRunning) return 'failed'
    isRunning = true
    try {
      return settle(await address(isPatient))
    } finally {
      isRunning = false
    }
  }

  async function address(isPatient: boolean) {
    show('busy', words.preparing)
    let answer = await fileUrl(file.url, door)
    for (let waits = 0; answer.kind === 'busy' && isPatient && waits < MAX_WAITS; waits += 1) {
      show('busy', words.busy(answer.seconds))
      await wait(answer.seconds * 1000)
      answer = await fileUrl(file.url, door)
    }
    return answer
  }

  function settle(answer: Exclude<FileAnswer, Gate>) {
    if (answer.kind === 'expired') {
      door.end()
      return 'ended'
    }
    if (answer.kind !== 'ready') {
      show('failed', answer.message ?? words.failed(name))
      return 'failed'
    }
    save(answer.url)
    show('started', words.started)
    return 'started'
  }

  async function saveToDisk() {
    // Both at once: a picker opens only within the click.
    const choosing = chooseFile(name)
    const saving = import('./saving/saveFile.ts').catch(() => undefined)
    const handle = await choosing
    if (handle === undefined) return
    const saver = await saving
    if (handle === 'unavailable' || !saver) return download({ isPatient: false })
    isRunning = true
    mark('busy')
    const outcome = await saver.saveFile(file, handle, place, door)
    isRunning = false
    if (outcome.kind === 'ended') door.end()
    else if (outcome.kind === 'failed') show('failed', outcome.message ?? words.failed(name))
    else if (outcome.kind === 'saved') show('started', words.saved)
    else show('idle', texts.saving.cancelled)
    button.focus()
  }

  return {
    file,
    element: row,
    download,
    mark,
    progress(bytes) {
      if (row.className !== 'busy') mark('busy')
      state.textContent = texts.percent(Math.floor((100 * bytes) / Math.max(1, size)))
    },
  }
}

/** Whether the button of a row does nothing just now. */
function isHeld(mark: Mark): boolean {
  return mark === 'waiting' || mark === 'busy'
}

function looks(name: string): Record<Mark, { drawing: Drawing | undefined; label: string }> {
  const { download, preparingName, downloadAgain, retry } = texts.file
  return {
    idle: { drawing: 'download', label: download(name) },
    waiting: { drawing: 'clock', label: preparingName(name) },
    busy: { drawing: undefined, label: preparingName(name) },
    started: { drawing: 'done', label: downloadAgain(name) },
    failed: { drawing: 'retry', label: retry(name) },
  }
}
