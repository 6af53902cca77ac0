import { encodeWord } from 'nodemailer/lib/mime-funcs'
import MimeNode from 'nodemailer/lib/mime-node'
import { oneLine } from '../pipeline/mails/plain.ts'
import { type Mail, MailRefused } from '../ports/mail.ts'
import { digestOf } from './digest.ts'

/** One address of ASCII, and nothing that could pass for a second one or for a name. */
const ADDRESS = /^(?=[\x21-\x7e]*$)[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]]+$/
/** The longest encoded word has 75 characters (RFC 2047, 2), of which the name of the header takes some. */
const LONGEST_WORD = 52

type Parts = {
  /** `Name <address>`, or the address alone. */
  from: string
  /** Both are made here when left out; SES puts its own in their place. */
  messageId?: string
  date?: Date
  /** Makes the boundaries what they were the last time. */
  boundarySeed?: string
}

/**
 * A mail as it is sent, by whatever way: text and HTML in UTF-8, the logo beside the HTML. Nothing that anybody wrote can
 * add a header or a part, no line is longer than SMTP takes (RFC 5321, 4.5.3.1.6), and no program answers it by itself.
 * @see https://docs.aws.amazon.com/ses/latest/dg/header-fields.html
 */
export async function mimeOf(mail: Mail, { from, messageId, date, boundarySeed }: Parts): Promise<Uint8Array> {
  if (!ADDRESS.test(mail.to)) throw new MailRefused('A mail was to go to what is not one address.')
  const root = new MimeNode('multipart/alternative', { newline: '\r\n', ...boundaryOf(mail, boundarySeed) })
  root.setHeader([
    { key: 'From', value: oneLine(from) },
    { key: 'To', value: { name: '', address: mail.to } },
    ...(mail.replyTo && ADDRESS.test(mail.replyTo)
      ? [{ key: 'Reply-To', value: { name: '', address: mail.replyTo } }]
      : []),
    { key: 'Subject', value: subjectOf(mail) },
    ...(messageId ? [{ key: 'Message-ID', value: oneLine(messageId) }] : []),
    ...(date ? [{ key: 'Date', value: date }] : []),
    ...(mail.language ? [{ key: 'Content-Language', value: oneLine(mail.language) }] : []),
    // RFC 3834, 5; and what Exchange reads instead of it.
    { key: 'Auto-Submitted', value: 'auto-generated' },
    { key: 'X-Auto-Response-Suppress', value: 'All' },
  ])
  root.createChild('text/plain; charset=utf-8').setContent(bodyOf(mail.text))
  const page = mail.logo ? root.createChild('multipart/related; type="text/html"') : root
  page.createChild('text/html; charset=utf-8').setContent(bodyOf(mail.html))
  if (mail.logo) addLogo(page, mail.logo)
  return root.build()
}

/** Nobody can write into a mail what follows from the whole of it. */
function boundaryOf({ text, html }: Mail, seed: string | undefined) {
  return seed === undefined ? {} : { baseBoundary: digestOf(JSON.stringify([seed, text, html])).slice(0, 32) }
}

/** What looks like an encoded word already is encoded once more: read, it is what was written. */
function subjectOf({ subject }: Mail) {
  const value = oneLine(subject)
  return value.includes('=?') ? { prepared: true, foldLines: true, value: encodeWord(value, 'Q', LONGEST_WORD) } : value
}

/** A CR by itself is not let into a message (RFC 5321, 2.3.8); line breaks become CRLF at the end. */
function bodyOf(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n')
}

function addLogo(page: MimeNode, png: string) {
  page
    .createChild('image/png')
    .setHeader([
      { key: 'Content-ID', value: '<logo>' },
      { key: 'Content-Disposition', value: 'inline' },
      { key: 'Content-Transfer-Encoding', value: 'base64' },
    ])
    .setContent(Buffer.from(png, 'base64'))
}
