import type { Phone } from '../../../shared/domain/phone.ts'
import type { PhoneVerification, Transfer } from '../../../shared/domain/transfer.ts'
import type { Budget, Limits } from '../../ports/limits.ts'
import { mailBudget } from '../mail/mailBudget.ts'
import type { Context } from '../request/context.ts'
import { computeDigest } from './digest.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** No transfer lives longer. */
const IN_ALL = 400 * DAY
/** Of the messages of a day one sender has a tenth sent, and in a small organisation so many. */
const MIN_OF_SENDER = 50
/** So many digits behind the country's belong to one operator, or to one who was lent a block of numbers. */
const RANGE_DIGITS = 4

/** Where a code goes. */
export type Destination = { channel: 'sms'; phone: Phone } | { channel: 'email'; address: string }

/** A code too many. Without seconds it is for the sender to allow more. */
export type CodesUsedUp = { retryAfterSeconds?: number }

/** Whose codes: what they are for, and how they are proved. */
type Holder = { transfer: Pick<Transfer, 'sender'>; verification: PhoneVerification }

type Counting = { limits: Pick<Limits, 'takeAll'> } & Pick<Context, 'organisation'>

/**
 * Takes a code from every budget that it belongs to, or from none: those of the transfer and its phone, whatever
 * sessions were opened; of the phone across transfers; of the numbers around it, through which others let themselves be
 * paid for messages that nobody reads; of the sender, whose account may be somebody else's by now; and of the
 * organisation.
 */
export async function takeCode(
  { limits, organisation }: Counting,
  { transfer, verification }: Holder,
  destination: Destination,
  more: readonly Budget[] = [],
): Promise<CodesUsedUp | undefined> {
  const whose = `codes of ${getHolder(verification)}`
  const inAll = { name: whose, most: 33, seconds: IN_ALL }
  // The longest wait is told first.
  const used = await limits.takeAll([
    inAll,
    { name: whose, most: 10, seconds: DAY },
    ...toBudgets(destination, transfer, organisation),
    { name: whose, most: 5, seconds: HOUR },
    ...more,
  ])
  if (!used) return undefined
  return used.budget === inAll ? {} : { retryAfterSeconds: used.retryAfterSeconds }
}

function toBudgets(
  destination: Destination,
  { sender }: Holder['transfer'],
  { dailyCaps }: Context['organisation'],
): Budget[] {
  if (destination.channel === 'email') return [mailBudget(destination.address, dailyCaps)]
  const { e164, callingCode } = destination.phone
  const phone = `codes to ${computeDigest(e164)}`
  const mostOfSender = Math.max(MIN_OF_SENDER, Math.floor(dailyCaps.sms / 10))
  const range = e164.slice(0, 1 + callingCode.length + RANGE_DIGITS)
  return [
    { name: 'messages', most: dailyCaps.sms, seconds: DAY },
    { name: `codes for ${computeDigest(sender.subject)}`, most: mostOfSender, seconds: DAY },
    { name: phone, most: 20, seconds: DAY },
    { name: phone, most: 10, seconds: HOUR },
    { name: `codes to range ${computeDigest(range)}`, most: 50, seconds: HOUR },
  ]
}

/** What a code takes besides that is sent anew within its challenge. */
export function resendBudget(verification: PhoneVerification): Budget {
  return { name: `codes again of ${getHolder(verification)}`, most: 3, seconds: 15 * MINUTE }
}

/** Whether a lock is news: within an hour it stands in the audit once, however often somebody knocks. */
export async function isNewLock(
  { limits }: Pick<Counting, 'limits'>,
  verification: PhoneVerification,
): Promise<boolean> {
  return !(await limits.takeAll([{ name: `lock of ${getHolder(verification)}`, most: 1, seconds: HOUR }]))
}

/** A name belongs to one transfer and one phone; a reset begins another round. */
function getHolder({ usernameDigest, round }: PhoneVerification): string {
  return `${usernameDigest} ${round}`
}
