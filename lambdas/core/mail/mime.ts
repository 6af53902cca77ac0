import { encode, wrap } from 'nodemailer/lib/qp'
import { type Mail, MailRefused } from '../../ports/mail.ts'
import { computeDigest } from '../secrets/digest.ts'
import { header, headerText, isPlainAddress, senderHeader, shorter } from './mimeHeaders.ts'

type Parts = {
  /** `Name <address>`, or only the address. */
  from: string
  /** SES sets its own. */
  messageId?: string
  date?: Date
}

/**
 * No input can add a header or a part, and no line exceeds SMTP's limit (RFC 5321, 4.5.3.1.6). Only nodemailer's
 * encoders are used: its composer would add 130 KB to every function that mails.
 * @see https://docs.aws.amazon.com/ses/latest/dg/header-fields.html
 * @throws MailRefused when `to` is not a single address
 */
export function toMime(mail: Mail, parts: Parts): Uint8Array {
  if (!isPlainAddress(mail.to)) throw new MailRefused('A mail needs exactly one recipient address.')
  const page = textPart('text/html', mail.html)
  const body = multipart('alternative', mail, [
    textPart('text/plain', mail.text),
    mail.logo ? multipart('related; type="text/html"', mail, [page, logoPart(mail.logo)]) : page,
  ])
  return Buffer.from([...toHeaders(mail, parts), 'MIME-Version: 1.0', body].join('\r\n'))
}

function toHeaders(mail: Mail, { from, messageId, date }: Parts): string[] {
  const { to, replyTo, subject, language, unsubscribeUrl } = mail
  return [
    header('From', senderHeader(from)),
    header('To', to),
    ...(replyTo && isPlainAddress(replyTo) ? [header('Reply-To', replyTo)] : []),
    header('Subject', headerText(subject)),
    ...(messageId ? [header('Message-ID', headerText(messageId))] : []),
    ...(date ? [header('Date', date.toUTCString().replace('GMT', '+0000'))] : []),
    ...(language && /^[A-Za-z0-9-]{1,35}$/.test(language) ? [header('Content-Language', language)] : []),
    ...(unsubscribeUrl ? toUnsubscribe(unsubscribeUrl) : []),
    // Suppress automatic replies: RFC 3834, 5, and its equivalent for Exchange.
    'Auto-Submitted: auto-generated',
    'X-Auto-Response-Suppress: All',
  ]
}

/** RFC 8058, 3.1. The URL is ours: an origin, a path and a secret in base64url. */
function toUnsubscribe(url: string): string[] {
  return [header('List-Unsubscribe', `<${url}>`), 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']
}

/** The boundary is a digest of the mail, so the text cannot contain it. */
function multipart(kind: string, { text, html, subject }: Mail, parts: readonly string[]): string {
  const boundary = `=_${computeDigest(JSON.stringify([kind, subject, text, html])).slice(0, 40)}`
  return [
    `Content-Type: multipart/${kind};\r\n boundary="${boundary}"\r\n`,
    ...parts.map(part => `--${boundary}\r\n${part}`),
    `--${boundary}--\r\n`,
  ].join('\r\n')
}

/** Quoted-printable keeps Latin readable but triples other scripts. */
function textPart(type: string, text: string): string {
  // A bare CR is not allowed in a message (RFC 5321, 2.3.8).
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
