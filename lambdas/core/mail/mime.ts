import { encode, wrap } from 'nodemailer/lib/qp'
import { type Mail, MailRefused } from '../../ports/mail.ts'
import { computeDigest } from '../secrets/digest.ts'
import { header, headerText, isPlainAddress, senderHeader, shorter } from './mimeHeaders.ts'

type Parts = {
  /** `Name <address>`, or the address alone. */
  from: string
  /** Left out where the mail system puts its own in their place, as SES does. */
  messageId?: string
  date?: Date
}

/**
 * A mail as it is sent, by whatever way: text and HTML in UTF-8, the logo beside the HTML. Nothing that anybody wrote can
 * add a header or a part, no line is longer than SMTP takes (RFC 5321, 4.5.3.1.6), and no program answers it by itself.
 * Of nodemailer only the encoders are here: all of its composer would be 130 KB in every function that mails.
 * @see https://docs.aws.amazon.com/ses/latest/dg/header-fields.html
 * @throws MailRefused when it is not for one address
 */
export function toMime(mail: Mail, parts: Parts): Uint8Array {
  if (!isPlainAddress(mail.to)) throw new MailRefused('A mail was to go to what is not one address.')
  const page = textPart('text/html', mail.html)
  const body = multipart('alternative', mail, [
    textPart('text/plain', mail.text),
    mail.logo ? multipart('related; type="text/html"', mail, [page, logoPart(mail.logo)]) : page,
  ])
  return Buffer.from([...toHeaders(mail, parts), 'MIME-Version: 1.0', body].join('\r\n'))
}

function toHeaders(mail: Mail, { from, messageId, date }: Parts): string[] {
  const { to, replyTo, subject, language } = mail
  return [
    header('From', senderHeader(from)),
    header('To', to),
    ...(replyTo && isPlainAddress(replyTo) ? [header('Reply-To', replyTo)] : []),
    header('Subject', headerText(subject)),
    ...(messageId ? [header('Message-ID', headerText(messageId))] : []),
    ...(date ? [header('Date', date.toUTCString().replace('GMT', '+0000'))] : []),
    ...(language && /^[A-Za-z0-9-]{1,35}$/.test(language) ? [header('Content-Language', language)] : []),
    // RFC 3834, 5; and what Exchange reads instead of it.
    'Auto-Submitted: auto-generated',
    'X-Auto-Response-Suppress: All',
  ]
}

/** Parts between boundaries that follow from the whole mail: nobody can have written one into it. */
function multipart(kind: string, { text, html, subject }: Mail, parts: readonly string[]): string {
  const boundary = `=_${computeDigest(JSON.stringify([kind, subject, text, html])).slice(0, 40)}`
  return [
    `Content-Type: multipart/${kind};\r\n boundary="${boundary}"\r\n`,
    ...parts.map(part => `--${boundary}\r\n${part}`),
    `--${boundary}--\r\n`,
  ].join('\r\n')
}

/** Text in whichever encoding is shorter: Latin letters stay readable, others would grow threefold. */
function textPart(type: string, text: string): string {
  // A CR by itself is not let into a message (RFC 5321, 2.3.8).
  const lines = text.toWellFormed().replace(/\r\n?|\n/g, '\r\n')
  const readable = part(`${type}; charset=utf-8`, 'quoted-printable', wrap(encode(lines), 76))
  return shorter(readable, part(`${type}; charset=utf-8`, 'base64', inLines(Buffer.from(lines).toString('base64'))))
}

function logoPart(png: string): string {
  const named = 'image/png\r\nContent-ID: <logo>\r\nContent-Disposition: inline; filename="logo.png"'
  return part(named, 'base64', inLines(Buffer.from(png, 'base64').toString('base64')))
}

function part(type: string, encoding: string, body: string): string {
  return `Content-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}`
}

function inLines(base64: string): string {
  return base64.replace(/.{76}(?=.)/g, '$&\r\n')
}
