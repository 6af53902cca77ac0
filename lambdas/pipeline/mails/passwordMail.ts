import { formatDateTime } from '../../../shared/texts/format.ts'
import { type Html, html } from './html.ts'
import { layout, styles } from './layout.ts'
import type { MailContent } from './linkMail.ts'
import { oneLine } from './plain.ts'
import { nameOf } from './recipientName.ts'

type PasswordFacts = {
  brandName: string
  organisationName: string
  senderEmail: string
  recipientName?: string | undefined
  archiveName: string
  password: string
  /** ISO 8601 */
  expiryDate: string
  /** IANA name */
  timeZone: string
  supportEmail?: string | undefined
}

/** The mail with the password of an archive. It never holds the link, as the link's mail never holds the password. */
export function passwordMail(facts: PasswordFacts): MailContent {
  const words = wordsOf(facts)
  return {
    subject: words.subject,
    text: `${[words.greeting, words.what, facts.password, words.how, words.until, `-- \n${words.personal}\n${words.unexpected}\n${words.sentBy}`].join('\n\n')}\n`,
    html: layout({
      title: words.subject,
      // Programs show this line in lists and on locked screens.
      preview: words.preview,
      brandName: facts.brandName,
      body: bodyOf(facts, words),
      footer: html`
              <p class="faint" style="${styles.small}">${words.personal}</p>
              <p class="faint" style="${styles.small}">${words.unexpected}</p>
              <p class="faint" style="${styles.small}">${words.sentBy}</p>`,
    }),
  }
}

function wordsOf(facts: PasswordFacts) {
  const sender = oneLine(facts.senderEmail)
  const organisation = oneLine(facts.organisationName)
  const name = nameOf(facts.recipientName ?? '')
  return {
    subject: `Password for the files from ${sender}`,
    preview: `Opens ${facts.archiveName}.`,
    greeting: name === '' ? 'Hello,' : `Hello ${name},`,
    what: `${sender} at ${organisation} has sent you files in a protected archive, ${facts.archiveName}. The link to it comes in a mail of its own. This is the password:`,
    how: 'Open the archive with a program that supports AES-256, such as 7-Zip, WinZip or Keka. Tools that come with an operating system often do not: "Operation not permitted" means just that.',
    until: `The files are available until ${formatDateTime(facts.expiryDate, facts.timeZone)}. We do not keep the password: should you lose it, ask the sender to send the files again.`,
    personal: 'This password is meant for you alone. Please do not pass it on.',
    unexpected: facts.supportEmail
      ? `If you did not expect it, ask the sender, or write to ${oneLine(facts.supportEmail)}.`
      : 'If you did not expect it, ask the sender.',
    sentBy: `Sent for ${organisation} by ${oneLine(facts.brandName)}.`,
  }
}

function bodyOf(facts: PasswordFacts, words: ReturnType<typeof wordsOf>): Html {
  return html`
              <h1 class="strong" style="${styles.title}">Your password</h1>
              <p class="body" style="${styles.text}">${words.greeting}</p>
              <p class="body" style="${styles.text}">${words.what}</p>
              <p class="quote strong" dir="ltr" style="${styles.password}">${facts.password}</p>
              <p class="body" style="${styles.text}">${words.how}</p>
              <p class="body" style="${styles.text}">${words.until}</p>`
}
