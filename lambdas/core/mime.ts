import MimeNode from 'nodemailer/lib/mime-node'
import { oneLine } from '../pipeline/mails/plain.ts'
import type { Mail } from '../ports/mail.ts'

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
  const options = { newline: '\r\n', ...(boundarySeed === undefined ? {} : { baseBoundary: boundarySeed }) }
  const root = new MimeNode('multipart/alternative', options)
  root.setHeader([
    { key: 'From', value: oneLine(from) },
    { key: 'To', value: { name: '', address: oneLine(mail.to) } },
    ...(mail.replyTo ? [{ key: 'Reply-To', value: { name: '', address: oneLine(mail.replyTo) } }] : []),
    { key: 'Subject', value: oneLine(mail.subject) },
    ...(messageId ? [{ key: 'Message-ID', value: oneLine(messageId) }] : []),
    ...(date ? [{ key: 'Date', value: date }] : []),
    ...(mail.language ? [{ key: 'Content-Language', value: oneLine(mail.language) }] : []),
    // RFC 3834, 5; and what Exchange reads instead of it.
    { key: 'Auto-Submitted', value: 'auto-generated' },
    { key: 'X-Auto-Response-Suppress', value: 'All' },
  ])
  root.createChild('text/plain; charset=utf-8').setContent(mail.text.toWellFormed())
  const page = mail.logo ? root.createChild('multipart/related; type="text/html"') : root
  page.createChild('text/html; charset=utf-8').setContent(mail.html.toWellFormed())
  if (mail.logo) addLogo(page, mail.logo)
  return root.build()
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
