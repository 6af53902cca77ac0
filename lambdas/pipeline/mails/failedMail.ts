import { fileLines, fileTable, type MailedFile } from './files.ts'
import { html } from './html.ts'
import { button, buttonAddress, layout, quotation, styles } from './layout.ts'
import type { MailContent } from './linkMail.ts'
import { oneLine } from './plain.ts'

type FailureFacts = {
  brandName: string
  recipient: string
  /** A sentence that the sender can act on. */
  reason: string
  files: readonly MailedFile[]
  reviewUrl: string
}

/** Tells a sender that a transfer could not be completed, and why. */
export function failedMail(facts: FailureFacts): MailContent {
  const subject = `Your transfer to ${oneLine(facts.recipient)} could not be completed`
  const what = `Your files were not sent to ${oneLine(facts.recipient)}, and nothing of them can be downloaded.`
  const reason = `Reason: ${oneLine(facts.reason)}`
  const sentBy = `Sent by ${oneLine(facts.brandName)} because you started this transfer.`
  return {
    subject,
    text: `${[`${subject}.`, what, reason, `Review the transfer:\n${facts.reviewUrl}`, fileLines(facts.files), `-- \n${sentBy}`].join('\n\n')}\n`,
    html: layout({
      title: subject,
      preview: reason,
      brandName: facts.brandName,
      body: html`
              <h1 class="strong" style="${styles.title}">Your transfer could not be completed</h1>
              <p class="body" style="${styles.text}">${what}</p>${quotation([reason])}${button('Review the transfer', facts.reviewUrl)}${fileTable(facts.files)}${buttonAddress(facts.reviewUrl)}`,
      footer: html`<p class="faint" style="${styles.small}">${sentBy}</p>`,
    }),
  }
}
