import type { Download } from './answers.ts'
import { element } from './dom.ts'
import { downloadAll } from './downloadAll.ts'
import { fileRow } from './fileRow.ts'
import type { GateControl } from './gateControl.ts'
import { texts } from './texts.ts'

export function fileList(
  { files, fileCount, isPasswordProtected }: Download,
  gates: GateControl,
): { element: HTMLElement; heading: HTMLElement } {
  const rows = files.map(file => fileRow(file, gates))
  const total = files.reduce((sum, file) => sum + file.size, 0)
  const heading = element(
    'h2',
    { tabindex: '-1' },
    `${texts.countShared(fileCount, isPasswordProtected)}, ${texts.size(total)}`,
  )
  return {
    heading,
    element: element(
      'section',
      { class: 'files' },
      element('div', { class: 'head' }, heading, ...(files.length > 1 ? downloadAll(rows, gates) : [])),
      element('ul', {}, ...rows.map(row => row.element)),
    ),
  }
}
