import type { DownloadPayload } from '../../../shared/contract/downloads.ts'
import { formatBytes } from '../../../shared/texts/format.ts'
import { shownPath } from '../../../shared/texts/paths.ts'
import { type FileAnswer, fileAnswer } from './answers.ts'
import { type Drawing, element, icon } from './dom.ts'
import { get } from './get.ts'
import { reportError } from './reportError.ts'
import { save } from './save.ts'
import { say } from './say.ts'
import { wait } from './wait.ts'

/** How often a download that may wait is tried again after 'too many requests'. */
const MOST_WAITS = 5

export type FileRow = {
  element: HTMLElement
  /** @param isPatient whether to wait and try again by itself when the server asks for patience */
  download(options: { isPatient: boolean }): Promise<'started' | 'failed' | 'ended'>
}

/** One file with its button. `end` is told when the transfer turns out to have ended meanwhile. */
export function fileRow(file: DownloadPayload['files'][number], end: () => void): FileRow {
  const { name } = file
  const state = element('span', { class: 'state' })
  const button = element('button', { type: 'button', class: 'icon', click: () => download({ isPatient: false }) })
  const row = element(
    'li',
    {},
    element('span', { class: 'kind', 'aria-hidden': 'true' }, extensionOf(shownPath(name).name)),
    element('span', { class: 'name' }, ...filePath(name)),
    element('span', { class: 'quiet' }, formatBytes(file.size), state),
    button,
  )
  let running: ReturnType<FileRow['download']> | undefined
  show('idle', 'download', `Download ${name}`)

  function show(kind: 'idle' | 'busy' | 'started' | 'failed', drawing: Drawing | undefined, label: string, text = '') {
    row.className = kind
    button.setAttribute('aria-label', label)
    button.setAttribute('aria-disabled', String(kind === 'busy'))
    button.replaceChildren(
      drawing ? icon(drawing) : element('span', { class: 'turning' }),
      kind === 'failed' ? 'Retry' : '',
    )
    state.textContent = text
    if (text !== '') say(`${name}: ${text}`)
  }

  function showBusy(text: string) {
    show('busy', undefined, `Preparing ${name}`, text)
  }

  function download(options: { isPatient: boolean }) {
    running ??= run(options).finally(() => {
      running = undefined
    })
    return running
  }

  async function run({ isPatient }: { isPatient: boolean }) {
    showBusy('Preparing the download.')
    let answer = await fileUrl(file)
    for (let waits = 0; answer.kind === 'busy' && isPatient && waits < MOST_WAITS; waits += 1) {
      showBusy(`Too many requests, going on in ${answer.seconds} seconds.`)
      await wait(answer.seconds * 1000)
      answer = await fileUrl(file)
    }
    if (answer.kind === 'expired') {
      end()
      return 'ended'
    }
    if (answer.kind !== 'ready') {
      show('failed', 'retry', `Retry ${name}`, answer.message)
      return 'failed'
    }
    save(answer.url)
    show('started', 'done', `Download ${name} again`, 'Download started.')
    return 'started'
  }

  return { element: row, download }
}

/** Asks for the address of the file itself, which says that the recipient acknowledged. */
async function fileUrl({ name, url }: { name: string; url: string }): Promise<FileAnswer> {
  const call = new URL(url)
  call.searchParams.set('acknowledgement', 'true')
  try {
    return fileAnswer(await get(call.href), name)
  } catch (error) {
    reportError('reply', error)
    return { kind: 'failed', message: `Failed to download ${name}.` }
  }
}

/** The folders that lead to the file, quieter than its name; whoever listens hears them whole. */
function filePath(path: string): HTMLElement[] {
  const { folders, name, isWhole } = shownPath(path)
  const parts = [element('bdi', { class: 'quiet' }, folders), element('bdi', {}, name)]
  if (isWhole) return parts
  return [
    element('span', { 'aria-hidden': 'true', title: path }, ...parts),
    element('span', { class: 'said-only' }, path),
  ]
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 ? name.slice(dot + 1) : ''
  return extension.length <= 4 ? extension.toUpperCase() : ''
}
