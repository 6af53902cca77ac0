import { countFiles, formatDateTime } from '../../../shared/texts/format.ts'
import { fileLines, fileTable, type MailedFile } from './files.ts'
import { type Html, html } from './html.ts'
import { button, buttonAddress, layout, quotation, styles } from './layout.ts'
import { linesOf, oneLine, quoted } from './plain.ts'
import { nameOf } from './recipientName.ts'

/** What goes into a mail: the mailer adds to whom. */
export type MailContent = { subject: string; text: string; html: string }

type LinkFacts = {
  brandName: string
  organisationName: string
  senderEmail: string
  recipientName?: string
  message: string
  /** How many files the sender chose; they may come in one archive. */
  fileCount: number
  files: readonly MailedFile[]
  /** The one file is an archive, and its password comes in a mail of its own. */
  isPasswordProtected?: boolean | undefined
  /** ISO 8601 */
  expiryDate: string
  /** IANA name */
  timeZone: string
  link: string
  supportEmail?: string
}

/** The mail that brings a recipient the download link. Its plain part holds the link once, for those who copy it. */
export function linkMail(facts: LinkFacts): MailContent {
  const words = wordsOf(facts)
  return {
    subject: words.subject,
    text: textOf(facts, words),
    html: layout({
      title: words.subject,
      preview: words.until,
      brandName: facts.brandName,
      body: bodyOf(facts, words),
      footer: footerOf(words),
    }),
  }
}

function wordsOf(facts: LinkFacts) {
  const count = countFiles(facts.fileCount)
  const sender = oneLine(facts.senderEmail)
  const organisation = oneLine(facts.organisationName)
  const name = nameOf(facts.recipientName ?? '')
  return {
    subject: `${sender} has shared ${count} with you`,
    greeting: name === '' ? 'Hello,' : `Hello ${name},`,
    shared: `${sender} at ${organisation} has shared ${count} with you.`,
    until: `Available until ${formatDateTime(facts.expiryDate, facts.timeZone)}.`,
    locked: facts.isPasswordProtected
      ? 'The files are in one archive that opens with a password. It comes in a mail of its own.'
      : undefined,
    from: `Message from ${sender}`,
    personal: 'This link is meant for you alone: whoever has it can open it. Please do not pass it on.',
    unexpected: facts.supportEmail
      ? `If you did not expect these files, ask the sender before you open them, or write to ${oneLine(facts.supportEmail)}.`
      : 'If you did not expect these files, ask the sender before you open them.',
    sentBy: `Sent for ${organisation} by ${oneLine(facts.brandName)}.`,
  }
}

type Words = ReturnType<typeof wordsOf>

function textOf(facts: LinkFacts, words: Words): string {
  const message = facts.message.trim() === '' ? [] : [`${words.from}:\n${quoted(facts.message)}`]
  const closing = `-- \n${words.personal}\n${words.unexpected}\n${words.sentBy}`
  return `${[
    words.greeting,
    words.shared,
    `Download:\n${facts.link}`,
    words.until,
    ...(words.locked ? [words.locked] : []),
    ...message,
    fileLines(facts.files),
    closing,
  ].join('\n\n')}\n`
}

function bodyOf(facts: LinkFacts, words: Words): Html {
  return html`
              <h1 class="strong" style="${styles.title}">${countFiles(facts.fileCount)} for you</h1>
              <p class="body" style="${styles.text}">${words.greeting}</p>
              <p class="body" style="${styles.text}">${words.shared}</p>${messageOf(facts, words)}${button('Download files', facts.link)}
              <p class="body" style="${styles.text}">${words.until}</p>${lockedOf(words)}${fileTable(facts.files)}${buttonAddress(facts.link)}`
}

function lockedOf({ locked }: Words): Html | undefined {
  return locked === undefined
    ? undefined
    : html`
              <p class="body" style="${styles.text}">${locked}</p>`
}

function messageOf(facts: LinkFacts, words: Words): Html | undefined {
  if (facts.message.trim() === '') return undefined
  return html`
              <h2 class="strong" style="${styles.heading}">${words.from}</h2>${quotation(linesOf(facts.message))}`
}

function footerOf(words: Words): Html {
  return html`
              <p class="faint" style="${styles.small}">${words.personal}</p>
              <p class="faint" style="${styles.small}">${words.unexpected}</p>
              <p class="faint" style="${styles.small}">${words.sentBy}</p>`
}
