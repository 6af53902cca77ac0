import type { LinkMail } from '../../../shared/domain/transfer.ts'
import { linkMailTexts } from '../../../shared/texts/linkMail.ts'
import { fileLines, fileTable, type MailedFile } from './files.ts'
import { html } from './html.ts'
import { button, buttonAddress, layout, quotation, styles } from './layout.ts'
import type { MailContent } from './linkMail.ts'
import { oneLine } from './plain.ts'

export type Undelivered = Exclude<LinkMail['state'], 'delivered'>

type UndeliveredFacts = {
  brandName: string
  recipient: string
  state: Undelivered
  files: readonly MailedFile[]
  reviewUrl: string
}

/** Tells a sender that the link did not reach its recipient. The link itself stays on the page that only they can open. */
export function undeliveredMail(facts: UndeliveredFacts): MailContent {
  const recipient = oneLine(facts.recipient)
  const subject = `${subjects[facts.state]} ${recipient}`
  const reason = `${linkMailTexts[facts.state].title}. ${linkMailTexts[facts.state].meaning}`
  const advice =
    'Your files are there, and the link works: open the transfer, copy the link, and give it to the recipient in another way.'
  const wrong = 'If the address is wrong, revoke the transfer and send the files again.'
  const sentBy = `Sent by ${oneLine(facts.brandName)} because you sent these files.`
  return {
    subject,
    text: `${[`${subject}.`, reason, advice, wrong, `Open the transfer:\n${facts.reviewUrl}`, fileLines(facts.files), `-- \n${sentBy}`].join('\n\n')}\n`,
    html: layout({
      title: subject,
      preview: reason,
      brandName: facts.brandName,
      body: html`
              <h1 class="strong" style="${styles.title}">${subject}</h1>${quotation([reason])}
              <p class="body" style="${styles.text};padding-top:16px">${advice}</p>
              <p class="body" style="${styles.text}">${wrong}</p>${button('Open the transfer', facts.reviewUrl)}${fileTable(facts.files)}${buttonAddress(facts.reviewUrl)}`,
      footer: html`<p class="faint" style="${styles.small}">${sentBy}</p>`,
    }),
  }
}

const subjects: Record<Undelivered, string> = {
  delayed: 'Your link has not yet reached',
  bounced: 'Your link could not be delivered to',
  complained: 'Your link was reported as unwanted by',
  refused: 'Your link could not be delivered to',
}
