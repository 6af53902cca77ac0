import { countFiles, countShared, formatBytes } from '../../shared/texts/format.ts'
import type { Language } from '../../shared/texts/language.ts'
import type { CommonMailTexts } from '../../shared/texts/mails/mailTexts.ts'
import { shownPath } from '../../shared/texts/paths.ts'
import { oneLine } from '../core/mail/plainTextLines.ts'
import type { Block } from './blocks.ts'
import type { MailedFile } from './facts.ts'
import { type Html, html } from './html.ts'
import type { MailStyle } from './mailStyle.ts'
import { styles } from './styles.ts'

/** Many programs cut off a mail with hundreds of rows. */
const MAX_NAMED = 20

/** @param archivedCount the files in the archive that is listed, where a password protects them */
export function fileList(
  look: MailStyle,
  files: readonly MailedFile[],
  { filesLabel, moreFiles, sized }: CommonMailTexts,
  archivedCount?: number,
): Block {
  if (files.length === 0) return {}
  const { language } = look
  const shown = files.slice(0, MAX_NAMED).map(file => shownFile(file, language))
  const count = countShared(archivedCount ?? files.length, archivedCount !== undefined, language)
  const summary = sized(count, totalSize(files, language))
  const more = files.length > MAX_NAMED ? moreFiles(files.length - MAX_NAMED) : undefined
  return {
    html: html`${toTable(
      summary,
      filesLabel,
      shown.map(file => row(look, file)),
    )}${more && html`<p class="faint" style="${styles.small};padding-top:10px">${more}</p>`}`,
    text: [`${summary}:`, ...shown.map(line), ...(more ? [more] : [])].join('\n'),
  }
}

/** One cell per file, because programs cut off mails at about 100 KB. */
export function fileProofs(
  look: MailStyle,
  files: readonly MailedFile[],
  { filesLabel, sized }: CommonMailTexts,
): Block {
  if (files.length === 0) return {}
  const { language } = look
  const summary = sized(countFiles(files.length, language), totalSize(files, language))
  const shown = files.map(file => ({ ...shownFile(file, language), sha256: file.sha256 }))
  return {
    html: toTable(
      summary,
      filesLabel,
      shown.map(file => proof(look, file)),
    ),
    text: [`${summary}:`, ...shown.map(file => `${line(file)}${file.sha256 ? `\n  SHA-256 ${file.sha256}` : ''}`)].join(
      '\n',
    ),
  }
}

type Shown = { folders: string; name: string; size: string }

function shownFile({ name: path, size }: MailedFile, language: Language): Shown {
  const { folders, name } = shownPath(oneLine(path))
  return { folders, name, size: formatBytes(size, language) }
}

function totalSize(files: readonly MailedFile[], language: Language): string {
  return formatBytes(
    files.reduce((sum, { size }) => sum + size, 0),
    language,
  )
}

/** Without `role`, because it is a data table. */
function toTable(summary: string, label: string, rows: Html[]): Html {
  return html`<h2 class="strong" style="${styles.heading}">${summary}</h2>
              <table width="100%" cellpadding="0" cellspacing="0" border="0" aria-label="${label}" style="margin:0 0 16px">${rows}
              </table>`
}

function row(look: MailStyle, { folders, name, size }: Shown): Html {
  return html`
                <tr>
                  <td class="body row" style="${styles.fileName};padding-${look.end}:12px">${toPath(look, folders, name)}</td>
                  <td class="faint row" align="${look.end}" valign="top" style="${styles.fileSize}">${size}</td>
                </tr>`
}

function proof(look: MailStyle, { folders, name, size, sha256 }: Shown & { sha256: string | undefined }): Html {
  return html`
                <tr><td class="body row" style="${styles.fileName};padding-${look.end}:12px">${toPath(look, folders, name)}<div class="faint" style="${styles.proof}">${size}${sha256 && html`<br>SHA-256<br><span dir="ltr" style="${styles.digest}">${sha256}</span>`}</div></td></tr>`
}

/** Names may use any script; the folders come before them in each. */
function toPath({ direction }: MailStyle, folders: string, name: string): Html {
  const path = html`${folders && html`<span class="faint" style="color:#5a5866">${folders}</span>`}<span dir="auto">${name}</span>`
  return direction === 'rtl' ? html`<bdi dir="ltr">${path}</bdi>` : path
}

function line({ folders, name, size }: Shown): string {
  return `- ${folders}${name} (${size})`
}
