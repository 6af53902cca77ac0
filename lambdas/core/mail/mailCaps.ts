import type { Organisation } from '../../../shared/domain/organisation.ts'
import type { Transfer } from '../../../shared/domain/transfer.ts'
import type { Budget, Limits } from '../../ports/limits.ts'
import { computeDigest } from '../secrets/digest.ts'
import { assertWithinCaps, type Cap } from '../transfer/memberCaps.ts'
import { mailBudget } from './mailBudget.ts'

const DAY_SECONDS = 24 * 60 * 60
/** Of a small cap one member may use all. */
const MIN_SHARE = 20
/** After this time a reservation is taken once more: mails leave close to the moment at which they are counted. */
const RESERVED_FOR_MS = 60 * 60_000

type Counting = { limits: Pick<Limits, 'takeAll'>; organisation: Pick<Organisation, 'dailyCaps'> }

/**
 * What may be mailed in a day, by somebody and to one mailbox: nobody floods one from here, with an account that is not
 * theirs for one.
 * @param mails how many are about to be sent; they are taken together, so that a link's password follows it
 */
export function mailCaps(
  { subject, recipient, mails }: { subject: string; recipient: string; mails: number },
  { dailyCaps }: Pick<Organisation, 'dailyCaps'>,
): Cap[] {
  if (mails === 0) return []
  const own = { name: `mails by ${computeDigest(subject)}`, most: dailyCaps.mailsPerSender, seconds: DAY_SECONDS }
  return [
    {
      budget: { ...own, amount: mails },
      fault: 'You have sent as many mails today as your organisation allows.',
    },
    {
      budget: { ...mailboxShare(subject, recipient, dailyCaps), amount: mails },
      fault: 'You have sent as many mails to this address today as your organisation allows one person.',
    },
    {
      budget: { ...mailBudget(recipient, dailyCaps), amount: mails },
      fault: 'This address got as many mails today as your organisation allows.',
    },
  ]
}

/** Half of a mailbox's day: one member must not close a mailbox to all others, codes and revocations included. */
function mailboxShare(subject: string, recipient: string, dailyCaps: Organisation['dailyCaps']): Budget {
  const { name, most, seconds } = mailBudget(recipient, dailyCaps)
  const share = Math.max(Math.ceil(most / 2), Math.min(most, MIN_SHARE))
  return { name: `${name} by ${computeDigest(subject)}`, most: share, seconds }
}

/** The mails that bring a transfer to its recipient: the link, and the password. */
export function mailsOfTransfer(transfer: Pick<Transfer, 'sendEmailNotification' | 'isPasswordProtected'>): number {
  return Number(transfer.sendEmailNotification) + Number(transfer.isPasswordProtected ?? false)
}

/** Takes the mails of an upload again that went on for longer than they are reserved. */
export async function renewMailReservation(counting: Counting, transfer: Transfer, now: number) {
  const isReserved = now - Date.parse(transfer.createdAt) <= RESERVED_FOR_MS
  if (transfer.request || isReserved) return
  const { sender, recipient } = transfer
  const mails = { subject: sender.subject, recipient, mails: mailsOfTransfer(transfer) }
  await assertWithinCaps(counting, mailCaps(mails, counting.organisation))
}

/** Counts one more mail to a mailbox; false when it has no room for one, and the mail is not to be sent. */
export async function isWithinMailboxCap({ limits, organisation }: Counting, recipient: string): Promise<boolean> {
  return (await limits.takeAll([mailBudget(recipient, organisation.dailyCaps)])) === undefined
}
