import { MailRefused } from '../../lambdas/ports/mail.ts'

/**
 * Refusals for good by their number (RFC 5321, 4.2.1) that somebody can mend all the same: credentials or TLS that the
 * server misses (RFC 4954, 6), and a mailbox that is full (RFC 5321, 4.5.3.1.10 counts 552 as passing).
 */
const mendable = new Set([530, 534, 535, 538, 552])

/** What nodemailer tells beside a message, which names addresses. */
type Told = { code?: unknown; originalCode?: unknown; command?: unknown; responseCode?: unknown; response?: unknown }

/** The error of a mail that was not sent, by its codes alone: servers repeat addresses in their answers, and errors are logged. */
export function smtpFault(error: unknown): Error {
  const { code, originalCode, command, responseCode, response } = error as Told
  const enhanced = typeof response === 'string' ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] : undefined
  const said = [code, originalCode, responseCode, enhanced, command && `at ${command}`].filter(Boolean).join(' ')
  return isForGood(error as Told)
    ? new MailRefused(`The mail server refused a mail: ${said}.`)
    : new Error(`The mail server did not take a mail: ${said || 'no reason is known'}.`)
}

/** Of envelope or message: what goes wrong before them (greeting, TLS, credentials) says nothing about the mail. */
function isForGood({ code, responseCode }: Told): boolean {
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isOfMail && typeof responseCode === 'number' && responseCode >= 500 && !mendable.has(responseCode)
}
