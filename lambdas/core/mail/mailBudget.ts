import type { Organisation } from '../../../shared/domain/organisation.ts'
import type { Budget } from '../../ports/limits.ts'
import { computeDigest } from '../secrets/digest.ts'

const DAY_SECONDS = 24 * 60 * 60

/** One provider, which ignores dots in a local part. @see https://support.google.com/mail/answer/7436150 */
const GMAIL = ['gmail.com', 'googlemail.com']

/** Over all kinds of mail and spellings of the address. */
export function mailBudget(address: string, { mailsPerRecipient }: Organisation['dailyCaps']): Budget {
  return { name: `mails to ${computeDigest(getMailbox(address))}`, most: mailsPerRecipient, seconds: DAY_SECONDS }
}

/** Only for counting: the host decides whether + begins a tag (RFC 5233, 1). */
function getMailbox(address: string): string {
  const at = address.lastIndexOf('@')
  const [local = '', domain] = [address.slice(0, at), address.slice(at + 1)].map(part => part.toLowerCase())
  const untagged = local.split('+', 1)[0] ?? ''
  if (domain === undefined || !GMAIL.includes(domain)) return `${untagged}@${domain}`
  return `${untagged.replaceAll('.', '')}@gmail.com`
}
