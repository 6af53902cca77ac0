import type { Passage } from '../passage.ts'
import type { Random } from '../random.ts'

export type Attachment = { name: string; bytes: Uint8Array }
export type MailHeaders = { from: readonly [Passage, Passage]; to: readonly [Passage, Passage]; subject: string }

/** A message by RFC 5322 and RFC 2045-2047; names outside ASCII as encoded words. */
export function eml(
  headers: MailHeaders,
  text: string,
  attachments: readonly Attachment[],
  random: Random,
): Uint8Array {
  const address = ([name, mail]: readonly [Passage, Passage]) => `${word(name.text)} <${mail.text}>`
  const head = [
    `From: ${address(headers.from)}`,
    `To: ${address(headers.to)}`,
    `Subject: ${word(headers.subject)}`,
    'Date: Mon, 16 Nov 2026 09:14:00 +0000',
    'MIME-Version: 1.0',
  ]
  const body = textPart(text, random)
  if (attachments.length === 0) return Buffer.from([...head, body].join('\r\n'))
  const boundary = `=_${random.letters(16)}`
  const parts = [body, ...attachments.map(attachmentPart)].map(part => `--${boundary}\r\n${part}\r\n`)
  return Buffer.from(
    [...head, `Content-Type: multipart/mixed; boundary="${boundary}"`, '', `${parts.join('')}--${boundary}--`, ''].join(
      '\r\n',
    ),
  )
}

function word(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`
}

function textPart(text: string, random: Random): string {
  const transfer = random.pick(['quoted-printable', 'base64', '8bit'] as const)
  const lines = text.replace(/\r?\n/g, '\r\n')
  const content = { 'quoted-printable': quotedPrintable(lines), base64: base64(Buffer.from(lines)), '8bit': lines }[
    transfer
  ]
  return `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: ${transfer}\r\n\r\n${content}`
}

function attachmentPart({ name, bytes }: Attachment): string {
  return `Content-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(bytes)}`
}

function base64(bytes: Uint8Array): string {
  return (
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n')
}

/** Lines of at most 76 octets, with soft breaks (RFC 2045, 6.7). */
function quotedPrintable(text: string): string {
  return text
    .split('\r\n')
    .map(line => {
      const units = [...Buffer.from(line)].map(byte =>
        (byte >= 33 && byte <= 126 && byte !== 61) || byte === 32
          ? String.fromCharCode(byte)
          : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
      )
      const rows: string[] = []
      let row = ''
      for (const unit of units) {
        if (row.length + unit.length > 75) {
          rows.push(`${row}=`)
          row = ''
        }
        row += unit
      }
      return [...rows, row.replace(/ $/, '=20')].join('\r\n')
    })
    .join('\r\n')
}
