import { toAddressees } from '../../../shared/domain/deliveries.ts'
import type { Organisation } from '../../../shared/domain/organisation.ts'
import type { Transfer } from '../../../shared/domain/transfer.ts'
import type { Budget, Limits } from '../../ports/limits.ts'
import { computeDigest } from '../secrets/digest.ts'
import { assertWithinCaps, type Cap } from '../transfer/memberCaps.ts'
import { mailBudget } from './mailBudget.ts'

const DAY_SECONDS = 24 * 60 * 60
/** Exceeds half of a small cap. */
const MIN_SHARE = 20
/** Mails must be counted close to when they are sent. */
const RESERVED_FOR_MS = 60 * 60_000

type Counting = { limits: Pick<Limits, 'takeAll'>; organisation: Pick<Organisation, 'dailyCaps'> }

/**
 * A stolen account must not flood a mailbox.
 * @param mails to each recipient, taken together, so that a link is never sent without its password
 */
export function mailCaps(
  { subject, recipients, mails }: { subject: string; recipients: readonly string[]; mails: number },
  { dailyCaps }: Pick<Organisation, 'dailyCaps'>,
): Cap[] {
  if (mails === 0) return []
  const own = { name: `mails by ${computeDigest(subject)}`, most: dailyCaps.mailsPerSender, seconds: DAY_SECONDS }
  return [
    {
      budget: { ...own, amount: mails * recipients.length },
      fault: 'You have sent as many mails today as your organization allows.',
    },
    ...recipients.flatMap(recipient => [
      {
        budget: { ...mailboxShare(subject, recipient, dailyCaps), amount: mails },
        fault: 'You have sent as many mails to this address today as your organization allows one person.',
      },
      {
        budget: { ...mailBudget(recipient, dailyCaps), amount: mails },
        fault: 'This address has received as many mails today as your organization allows.',
      },
    ]),
  ]
}

/** One member must not block codes and revocations of others. */
function mailboxShare(subject: string, recipient: string, dailyCaps: Organisation['dailyCaps']): Budget {
  const { name, most, seconds } = mailBudget(recipient, dailyCaps)
  const share = Math.max(Math.ceil(most / 2), Math.min(most, MIN_SHARE))
  return { name: `${name} by ${computeDigest(subject)}`, most: share, seconds }
}

export function mailsOfTransfer(transfer: Pick<Transfer, 'sendEmailNotification' | 'isPasswordProtected'>): number {
  return Number(transfer.sendEmailNotification) + Number(transfer.isPasswordProtected ?? false)
}

/** For an upload that lasted longer than its reservation. */
export async function renewMailReservation(counting: Counting, transfer: Transfer, now: number) {
  const isReserved = now - Date.parse(transfer.createdAt) <= RESERVED_FOR_MS
  if (transfer.request || isReserved) return
  const recipients = toAddressees(transfer).map(({ recipient }) => recipient)
  const mails = { subject: transfer.sender.subject, recipients, mails: mailsOfTransfer(transfer) }
  await assertWithinCaps(counting, mailCaps(mails, counting.organisation))
}

/** Counts one mail. @returns false when it must not be sent */
export async function isWithinMailboxCap({ limits, organisation }: Counting, recipient: string): Promise<boolean> {
  return (await limits.takeAll([mailBudget(recipient, organisation.dailyCaps)])) === undefined
}
