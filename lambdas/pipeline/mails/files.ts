import { countFiles, formatBytes } from '../../../shared/texts/format.ts'
import { shownPath } from '../../../shared/texts/paths.ts'
import { type Html, html } from './html.ts'
import { styles } from './layout.ts'
import { oneLine } from './plain.ts'

/** What a mail says of a file; the folders in which it stood are part of its name. */
export type MailedFile = { name: string; size: number }

/** So many are named; a mail with hundreds of rows is cut off by many programs. */
const MOST_NAMED = 20

/** '3 files, 4.2 MB' */
function summaryOf(files: readonly MailedFile[]): string {
  return `${countFiles(files.length)}, ${formatBytes(files.reduce((sum, file) => sum + file.size, 0))}`
}

/** The files as rows of a table; `role` is kept, for here it is one. */
export function fileTable(files: readonly MailedFile[]): Html {
  return html`
              <h2 class="strong" style="${styles.heading}">${summaryOf(files)}</h2>
              <table width="100%" cellpadding="0" cellspacing="0" border="0" aria-label="Files">${named(files).map(
                file => html`
                <tr>
                  <td class="body row" style="${styles.fileName}">${pathOf(file)}</td>
                  <td class="faint row" align="right" style="${styles.fileSize}">${formatBytes(file.size)}</td>
                </tr>`,
              )}
              </table>${unnamed(files) === 0 ? undefined : html`<p class="faint" style="${styles.small};padding-top:10px">and ${unnamed(files)} more</p>`}`
}

/** The same for the plain part. */
export function fileLines(files: readonly MailedFile[]): string {
  return [
    `${summaryOf(files)}:`,
    ...named(files).map(file => `- ${linePath(file)} (${formatBytes(file.size)})`),
    ...(unnamed(files) === 0 ? [] : [`and ${unnamed(files)} more`]),
  ].join('\n')
}

/** The folders quieter than the name. */
function pathOf({ name: path }: MailedFile): Html {
  const { folders, name } = shownPath(oneLine(path))
  return html`<span class="faint" style="color:#5a5866">${folders}</span>${name}`
}

function linePath({ name: path }: MailedFile): string {
  const { folders, name } = shownPath(oneLine(path))
  return folders + name
}

function named(files: readonly MailedFile[]): readonly MailedFile[] {
  return files.slice(0, MOST_NAMED)
}

function unnamed(files: readonly MailedFile[]): number {
  return Math.max(0, files.length - MOST_NAMED)
}
