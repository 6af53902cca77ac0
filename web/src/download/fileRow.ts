import type { DownloadPayload } from '../../../shared/contract/downloads.ts'
import { shownPath } from '../../../shared/texts/paths.ts'
import { announce } from './announce.ts'
import type { FileAnswer, Gate } from './answers.ts'
import { type Drawing, element, icon } from './dom.ts'
import { fileFault } from './fileFault.ts'
import { fileUrl } from './fileUrl.ts'
import type { GateControl } from './gateControl.ts'
import { canSaveToDisk, chooseFile } from './picker.ts'
import { reportSaved } from './report.ts'
import { texts } from './texts.ts'
import { wait } from './wait.ts'

/** A download with `retriesWhenBusy` retries this often after 'too many requests'. */
const MAX_WAITS = 5
/**
 * The browser can resume a download while its URL is valid: five minutes at 2 Mbit/s. This page can get a fresh URL.
 */
const MAX_FOR_BROWSER = 64 * 1024 * 1024

type Mark = 'idle' | 'waiting' | 'busy' | 'started' | 'failed'

export type FileRow = {
  file: DownloadPayload['files'][number]
  element: HTMLElement
  /** @param retriesWhenBusy whether to retry when the server asks to wait */
  download(options: { retriesWhenBusy: boolean }): Promise<'started' | 'failed' | 'ended'>
  /** Does not announce it to screen readers. */
  mark(mark: Mark, text?: string): void
  progress(bytes: number): void
}

export function fileRow(file: DownloadPayload['files'][number], gates: GateControl): FileRow {
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
    const { drawing, label } = toAppearances(name)[kind]
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
    void (size > MAX_FOR_BROWSER && canSaveToDisk() ? saveToDisk() : download({ retriesWhenBusy: false }))
  }

  async function download({ retriesWhenBusy }: { retriesWhenBusy: boolean }) {
    if (isRunning) return 'failed'
    isRunning = true
    try {
      return settle(await address(retriesWhenBusy))
    } finally {
      isRunning = false
    }
  }

  async function address(retriesWhenBusy: boolean) {
    show('busy', words.preparing)
    let answer = await fileUrl(file.url, gates)
    for (let waits = 0; answer.kind === 'busy' && retriesWhenBusy && waits < MAX_WAITS; waits += 1) {
      show('busy', words.busy(answer.seconds))
      await wait(answer.seconds * 1000)
      answer = await fileUrl(file.url, gates)
    }
    return answer
  }

  function settle(answer: Exclude<FileAnswer, Gate>) {
    if (answer.kind === 'expired') {
      gates.end()
      return 'ended'
    }
    if (answer.kind !== 'ready') {
      show('failed', fileFault(answer, name))
      return 'failed'
    }
    save(answer.url)
    show('started', words.started)
    return 'started'
  }

  async function saveToDisk() {
    // In parallel: a picker opens only during the click.
    const choosing = chooseFile(name)
    const saving = import('./saving/saveFile.ts').catch(() => undefined)
    const handle = await choosing
    if (handle === undefined) return
    const saver = await saving
    if (handle === 'unavailable' || !saver) return download({ retriesWhenBusy: false })
    isRunning = true
    mark('busy')
    const outcome = await saver.saveFile(file, handle, place, gates)
    isRunning = false
    if (outcome.kind === 'ended') gates.end()
    else if (outcome.kind === 'failed') show('failed', outcome.message ?? words.failed(name))
    else if (outcome.kind === 'saved') {
      reportSaved([file.url])
      show('started', words.saved)
    } else show('idle', texts.saving.cancelled)
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

function isHeld(mark: Mark): boolean {
  return mark === 'waiting' || mark === 'busy'
}

function toAppearances(name: string): Record<Mark, { drawing: Drawing | undefined; label: string }> {
  const { download, preparingName, downloadAgain, retry } = texts.file
  return {
    idle: { drawing: 'download', label: download(name) },
    waiting: { drawing: 'clock', label: preparingName(name) },
    busy: { drawing: undefined, label: preparingName(name) },
    started: { drawing: 'done', label: downloadAgain(name) },
    failed: { drawing: 'retry', label: retry(name) },
  }
}

/** Screen readers get the complete path. */
function filePath(path: string): HTMLElement[] {
  const { folders, name, isWhole } = shownPath(path)
  const parts = [element('bdi', { class: 'quiet' }, folders), element('bdi', {}, name)]
  if (isWhole) return parts
  return [
    element('span', { 'aria-hidden': 'true', title: path }, ...parts),
    element('span', { class: 'visually-hidden' }, path),
  ]
}

function getExtension(path: string): string {
  const { name } = shownPath(path)
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 ? name.slice(dot + 1) : ''
  return extension.length <= 4 ? extension.toUpperCase() : ''
}

/** The browser shows progress and resumes, without memory of this page. */
function save(url: string) {
  const link = element('a', { href: url, download: '', rel: 'noreferrer', hidden: true })
  document.body.append(link)
  link.click()
  link.remove()
}
