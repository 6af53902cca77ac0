import type { Phone } from '../../shared/domain/phone.ts'
import type { PhoneVerification } from '../../shared/domain/transfer.ts'
import type { Budget, Limits } from '../ports/limits.ts'
import type { Context } from './context.ts'
import { digestOf } from './digest.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** No transfer lives longer. */
const IN_ALL = 400 * DAY
/** So many digits behind the country's belong to one operator, or to one who was lent a block of numbers. */
const RANGE_DIGITS = 4

/** Where a code goes. */
export type Destination = { channel: 'sms'; phone: Phone } | { channel: 'email'; address: string }

/** A code too many. Without seconds it is for the sender to allow more. */
export type CodesUsedUp = { retryAfterSeconds?: number }

type Counting = { limits: Pick<Limits, 'takeAll'> } & Pick<Context, 'organisation'>

/**
 * Takes a code from every budget that it belongs to, or from none: those of the transfer and its phone, whatever
 * sessions were opened; of the phone across transfers; of the numbers around it, through which others let themselves be
 * paid for messages that nobody reads; and of the organisation.
 */
export async function takeCode(
  { limits, organisation }: Counting,
  verification: PhoneVerification,
  destination: Destination,
  more: readonly Budget[] = [],
): Promise<CodesUsedUp | undefined> {
  const whose = `codes of ${holderOf(verification)}`
  const inAll = { name: whose, most: 33, seconds: IN_ALL }
  // The longest wait is told first.
  const used = await limits.takeAll([
    inAll,
    { name: whose, most: 10, seconds: DAY },
    ...budgetsOf(destination, organisation),
    { name: whose, most: 5, seconds: HOUR },
    ...more,
  ])
  if (!used) return undefined
  return used.budget === inAll ? {} : { retryAfterSeconds: used.retryAfterSeconds }
}

function budgetsOf(destination: Destination, { dailyCaps }: Context['organisation']): Budget[] {
  if (destination.channel === 'email') {
    // Named as in `mailCaps.ts`: one budget for all mails to an address.
    const name = `mails to ${digestOf(destination.address.toLowerCase())}`
    return [{ name, most: dailyCaps.mailsPerRecipient, seconds: DAY }]
  }
  const { e164, callingCode } = destination.phone
  const phone = `codes to ${digestOf(e164)}`
  const range = e164.slice(0, 1 + callingCode.length + RANGE_DIGITS)
  return [
    { name: 'messages', most: dailyCaps.sms, seconds: DAY },
    { name: phone, most: 20, seconds: DAY },
    { name: phone, most: 10, seconds: HOUR },
    { name: `codes to range ${digestOf(range)}`, most: 50, seconds: HOUR },
  ]
}

/** What a code takes besides that is sent anew within its challenge. */
export function resendBudget(verification: PhoneVerification): Budget {
  return { name: `codes again of ${holderOf(verification)}`, most: 3, seconds: 15 * MINUTE }
}

/** Whether a lock is news: within an hour it stands in the audit once, however often somebody knocks. */
export async function isNewLock(
  { limits }: Pick<Counting, 'limits'>,
  verification: PhoneVerification,
): Promise<boolean> {
  return !(await limits.takeAll([{ name: `lock of ${holderOf(verification)}`, most: 1, seconds: HOUR }]))
}

/** A name belongs to one transfer and one phone; a reset begins another round. */
function holderOf({ usernameDigest, round }: PhoneVerification): string {
  return `${usernameDigest} ${round}`
}
