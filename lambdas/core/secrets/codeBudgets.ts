import type { Phone } from '../../../shared/domain/phone.ts'
import type { PhoneVerification, Transfer } from '../../../shared/domain/transfer.ts'
import type { Budget, Limits } from '../../ports/limits.ts'
import { mailBudget } from '../mail/mailBudget.ts'
import type { Context } from '../request/context.ts'
import { computeDigest } from './digest.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Longer than any transfer lives (`ConfiguredExpiry`). */
const LIFETIME_SECONDS = 400 * DAY
/** Otherwise a tenth of the organisation's daily messages. */
const MIN_PER_SENDER = 50
/** A range of numbers of one operator, or of one lessee. */
const RANGE_DIGITS = 4

export type Destination = { channel: 'sms'; phone: Phone } | { channel: 'email'; address: string }

/** Without seconds, only the sender can allow more codes. */
export type CodesUsedUp = { retryAfterSeconds?: number }

type Holder = { transfer: Pick<Transfer, 'sender'>; verification: PhoneVerification }

type Counting = { limits: Pick<Limits, 'takeAll'> } & Pick<Context, 'organisation'>

/**
 * Takes a code from all budgets, or from none: per transfer and phone, per phone, per number range (against SMS
 * pumping, which earns from unread messages), per sender (whose account may be stolen), and per organisation.
 */
export async function takeCode(
  { limits, organisation }: Counting,
  { transfer, verification }: Holder,
  destination: Destination,
  more: readonly Budget[] = [],
): Promise<CodesUsedUp | undefined> {
  const holder = `codes of ${getHolder(verification)}`
  const lifetime = { name: holder, most: 33, seconds: LIFETIME_SECONDS }
  // The longest wait is reported first.
  const used = await limits.takeAll([
    lifetime,
    { name: holder, most: 10, seconds: DAY },
    ...toBudgets(destination, transfer, organisation),
    { name: holder, most: 5, seconds: HOUR },
    ...more,
  ])
  if (!used) return undefined
  return used.budget === lifetime ? {} : { retryAfterSeconds: used.retryAfterSeconds }
}

function toBudgets(
  destination: Destination,
  { sender }: Holder['transfer'],
  { dailyCaps }: Context['organisation'],
): Budget[] {
  if (destination.channel === 'email') return [mailBudget(destination.address, dailyCaps)]
  const { e164, callingCode } = destination.phone
  const phone = `codes to ${computeDigest(e164)}`
  const maxPerSender = Math.max(MIN_PER_SENDER, Math.floor(dailyCaps.sms / 10))
  const range = e164.slice(0, 1 + callingCode.length + RANGE_DIGITS)
  return [
    { name: 'messages', most: dailyCaps.sms, seconds: DAY },
    { name: `codes for ${computeDigest(sender.subject)}`, most: maxPerSender, seconds: DAY },
    { name: phone, most: 20, seconds: DAY },
    { name: phone, most: 10, seconds: HOUR },
    { name: `codes to range ${computeDigest(range)}`, most: 50, seconds: HOUR },
  ]
}

export function resendBudget(verification: PhoneVerification): Budget {
  return { name: `codes again of ${getHolder(verification)}`, most: 3, seconds: 15 * MINUTE }
}

/** The audit records a lock once an hour. */
export async function isNewLock(
  { limits }: Pick<Counting, 'limits'>,
  verification: PhoneVerification,
): Promise<boolean> {
  return !(await limits.takeAll([{ name: `lock of ${getHolder(verification)}`, most: 1, seconds: HOUR }]))
}

function getHolder({ usernameDigest, round }: PhoneVerification): string {
  return `${usernameDigest} ${round}`
}
