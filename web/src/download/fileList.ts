import type { DownloadPayload } from '../../../shared/contract/downloads.ts'
import { countFiles, formatBytes } from '../../../shared/texts/format.ts'
import { element, icon } from './dom.ts'
import { fileRow } from './fileRow.ts'
import { say } from './say.ts'
import { wait } from './wait.ts'

/** Browsers drop downloads that are started all at once. */
const PAUSE_MILLISECONDS = 1000

/** The files with their buttons. `end` is told when the transfer turns out to have ended meanwhile. */
export function fileList(
  files: DownloadPayload['files'],
  end: () => void,
): { element: HTMLElement; heading: HTMLElement } {
  const rows = files.map(file => fileRow(file, end))
  const total = files.reduce((sum, file) => sum + file.size, 0)
  const heading = element('h2', { tabindex: '-1' }, `${countFiles(files.length)}, ${formatBytes(total)}`)
  return {
    heading,
    element: element(
      'section',
      { class: 'files' },
      element('div', { class: 'head' }, heading, files.length > 1 ? downloadAll(rows) : undefined),
      element('ul', {}, ...rows.map(row => row.element)),
    ),
  }
}

function downloadAll(rows: ReturnType<typeof fileRow>[]): HTMLElement {
  const label = element('span', {}, 'Download all')
  const button = element(
    'button',
    { type: 'button', class: 'secondary', click: () => start() },
    icon('download'),
    label,
  )
  let isBusy = false

  async function start() {
    if (isBusy) return
    isBusy = true
    button.setAttribute('aria-disabled', 'true')
    let failures = 0
    for (const [index, row] of rows.entries()) {
      label.textContent = `Downloading ${index + 1} of ${rows.length}`
      const outcome = await row.download({ isPatient: true })
      if (outcome === 'ended') return
      if (outcome === 'failed') failures += 1
      else if (index < rows.length - 1) await wait(PAUSE_MILLISECONDS)
    }
    isBusy = false
    button.removeAttribute('aria-disabled')
    label.textContent = 'Download all'
    say(failures === 0 ? 'All downloads have started.' : `${countFiles(failures)} could not be downloaded.`)
  }

  return button
}
