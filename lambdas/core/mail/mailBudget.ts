import type { Organisation } from '../../../shared/domain/organisation.ts'
import type { Budget } from '../../ports/limits.ts'
import { computeDigest } from '../secrets/digest.ts'

const DAY_SECONDS = 24 * 60 * 60

/** Two names of one provider, to which dots in a local part mean nothing. @see https://support.google.com/mail/answer/7436150 */
const GMAIL = ['gmail.com', 'googlemail.com']

/** What a mailbox gets in a day, by whatever mails and however its address is written. */
export function mailBudget(address: string, { mailsPerRecipient }: Organisation['dailyCaps']): Budget {
  return { name: `mails to ${computeDigest(getMailbox(address))}`, most: mailsPerRecipient, seconds: DAY_SECONDS }
}

/** For counting alone: a mail goes to the address as it was written. Whether + begins a tag (RFC 5233, 1) its host decides. */
function getMailbox(address: string): string {
  const at = address.lastIndexOf('@')
  const [local = '', domain] = [address.slice(0, at), address.slice(at + 1)].map(part => part.toLowerCase())
  const untagged = local.split('+', 1)[0] ?? ''
  if (domain === undefined || !GMAIL.includes(domain)) return `${untagged}@${domain}`
  return `${untagged.replaceAll('.', '')}@gmail.com`
}
