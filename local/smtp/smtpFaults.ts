import { MailRefused } from '../../lambdas/ports/mail.ts'
import { toBounceReason } from '../../shared/domain/bounceReason.ts'

/**
 * Permanent refusals (RFC 5321, 4.2.1) that can still be fixed: missing credentials or TLS (RFC 4954, 6), and a full
 * mailbox (RFC 5321, 4.5.3.1.10 treats 552 as temporary).
 */
const mendable = new Set([530, 534, 535, 538, 552])

type MailError = {
  code?: unknown
  originalCode?: unknown
  command?: unknown
  responseCode?: unknown
  response?: unknown
}

/** Codes only: servers repeat addresses in their answers, and errors are logged. */
export function smtpFault(error: unknown): Error {
  const { code, originalCode, command, responseCode, response } = error as MailError
  const enhanced = typeof response === 'string' ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] : undefined
  const codes = [code, originalCode, responseCode, enhanced, command && `at ${command}`].filter(Boolean).join(' ')
  // A refused sender says nothing about the recipient.
  const reason = command === 'MAIL FROM' ? undefined : toBounceReason(enhanced ?? String(responseCode))
  return isPermanent(error as MailError)
    ? new MailRefused(`The mail server refused a mail: ${codes}.`, reason)
    : new Error(`The mail server did not take a mail: ${codes || 'no reason is known'}.`)
}

/** Errors before envelope and message (greeting, TLS, credentials) say nothing about the mail. */
function isPermanent({ code, responseCode }: MailError): boolean {
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isOfMail && typeof responseCode === 'number' && responseCode >= 500 && !mendable.has(responseCode)
}
