import * as z from 'zod'
import { EmailAddress } from '../../shared/domain/email.ts'
import { isLoopback } from '../isLoopback.ts'
import { SecretFile } from '../secretFile.ts'

export type SmtpSettings = {
  host: string
  port: number
  /** `implicit`: TLS from the first byte; `required`: STARTTLS; `off`: clear text. Certificates are always verified. */
  tls: 'implicit' | 'required' | 'off'
  auth?: { user: string; pass: string }
  from: Sender
}

export type Sender = { name: string; address: string }

const urlMessage = 'must look like smtp://mail.acme.example:587 or smtps://mail.acme.example.'
const senderMessage = 'must be one address, or look like Waybill <no-reply@acme.example>.'

const MailFrom = z
  .string()
  .regex(/^[^\p{Cc}<>]*(<[^<>]+>)?$/u, senderMessage)
  .transform((text, context): Sender => {
    const [, name = '', bracketed] = /^(.*?)\s*(?:<([^<>]+)>)?$/u.exec(text.trim()) ?? []
    const address = EmailAddress.safeParse(bracketed ?? name)
    if (address.success)
      return { name: bracketed === undefined ? '' : name.replace(/^"(.*)"$/, '$1'), address: address.data }
    context.addIssue({ code: 'custom', message: senderMessage })
    return z.NEVER
  })

export const smtpVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: urlMessage })
    .transform(text => new URL(text))
    .refine(({ hostname, pathname }) => hostname !== '' && /^\/?$/.test(pathname), urlMessage)
    .refine(({ search, hash }) => search === '' && hash === '', urlMessage)
    .optional(),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD_FILE: SecretFile.optional(),
  SMTP_TLS: z.enum(['required', 'off'], 'must be required or off.').optional(),
  MAIL_FROM: MailFrom.optional(),
}

type Variables = z.infer<z.ZodObject<typeof smtpVariables>>

/** @returns undefined when mails stay on this machine */
export function toSmtpSettings({ SMTP_URL: url, MAIL_FROM: from, ...more }: Variables): SmtpSettings | undefined {
  if (!url || !from) return undefined
  const isImplicit = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  // Mail to loopback does not cross a network.
  const tls = isImplicit ? 'implicit' : (more.SMTP_TLS ?? (isLoopback(host) ? 'off' : 'required'))
  const user = more.SMTP_USER ?? decodeURIComponent(url.username)
  const pass = more.SMTP_PASSWORD_FILE ?? decodeURIComponent(url.password)
  const port = Number(url.port) || (isImplicit ? 465 : 587)
  return { host, port, tls, from, ...(user === '' ? {} : { auth: { user, pass } }) }
}
