import { expiryDateAfter } from '../../../shared/domain/limits.ts'
import { nextReminder } from '../../../shared/domain/reminders.ts'
import type { Transfer } from '../../../shared/domain/transfer.ts'
import type { Random } from '../../labelled/random.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const STOOD_STILL = 'The upload was inactive for 24 hours before it was complete. Please send the files again.'
const DAMAGED = 'A file of this transfer was damaged during the upload. Please send it again.'

/** The life of a transfer; times in epoch ms, some of them after now. */
type Life = {
  isRequest: boolean
  createdAt: number
  expiryDays: number
  /** When the upload begins: at once, or with the answer to a request; never without one. */
  uploadsAt: number
  requestEndsAt: number
  finalizedAt: number
  publishedAt: number
  failsAt: number
  retractedAt: number
  downloadsAt: number[]
}

export type Standing = Pick<Transfer, 'transferState' | 'createdAt' | 'stateChangedAt' | 'expiryDays'> &
  Partial<
    Pick<
      Transfer,
      'expiryDate' | 'remindAt' | 'finalizedAt' | 'failureReason' | 'firstDownloadAt' | 'withdrawnAt' | 'erasedAt'
    >
  > & {
    downloadCount: number
    isRequest: boolean
    claimedAt?: string
    hasFiles: boolean
    isUploaded: boolean
    isInspected: boolean
  }

const iso = (at: number) => new Date(at).toISOString()
/** A duration that is mostly short and occasionally long. */
const some = (random: Random, mean: number) => Math.ceil(-Math.log(1 - random.next()) * mean)
const NEVER = Number.POSITIVE_INFINITY

function getLife(random: Random, createdAt: number): Life {
  const isRequest = random.chance(0.1)
  const expiryDays = random.pick([7, 7, 7, 7, 7, 7, 14, 14, 30, 30, 3, 60])
  const requestEndsAt = createdAt + random.pick([7, 7, 14, 30]) * DAY
  const answer = createdAt + some(random, 1.5 * DAY)
  const isAnswered = random.chance(0.8) && answer < requestEndsAt
  const uploadsAt = isRequest ? (isAnswered ? answer : NEVER) : createdAt + some(random, MINUTE)
  const isAbandoned = !isRequest && random.chance(0.012)
  const finalizedAt = isAbandoned ? NEVER : uploadsAt + 5000 + some(random, 3 * MINUTE)
  const isDamaged = random.chance(0.008)
  const processedAt = finalizedAt + 3000 + some(random, MINUTE)
  const publishedAt = isDamaged ? NEVER : processedAt
  const isRetracted = random.chance(isRequest && !isAnswered ? 0.15 : 0.05)
  const openedAt = isRequest && !isAnswered ? createdAt : publishedAt
  const downloads = random.chance(0.25) ? 0 : 1 + Math.floor(some(random, 1.2))
  return {
    isRequest,
    createdAt,
    expiryDays,
    uploadsAt,
    requestEndsAt,
    finalizedAt,
    publishedAt,
    failsAt: isAbandoned ? uploadsAt + DAY : isDamaged ? processedAt : NEVER,
    retractedAt: isRetracted ? openedAt + some(random, 2 * DAY) : NEVER,
    downloadsAt: Array.from({ length: downloads }, () => publishedAt + some(random, DAY)).sort((a, b) => a - b),
  }
}

/** The state of a transfer by its creation time. Both in epoch ms. */
export function toStateFields(random: Random, created: number, now: number): Standing {
  const life = getLife(random, created)
  const { isRequest, createdAt, uploadsAt, finalizedAt, publishedAt, failsAt, expiryDays } = life
  const hasFiles = !isRequest || uploadsAt <= now
  const about = {
    isRequest,
    createdAt: iso(createdAt),
    expiryDays,
    downloadCount: 0,
    hasFiles,
    isUploaded: finalizedAt <= now,
    isInspected: publishedAt <= now,
    ...(isRequest && hasFiles ? { claimedAt: iso(uploadsAt) } : {}),
    ...(finalizedAt <= now ? { finalizedAt: iso(finalizedAt) } : {}),
  }
  if (!hasFiles)
    return { ...about, ...openUntil(life, { state: 'requested', from: createdAt, ends: life.requestEndsAt }, now) }
  const requestEnd = isRequest ? { expiryDate: iso(life.requestEndsAt) } : {}
  const expiryDate = finalizedAt <= now ? { expiryDate: expiryDateAfter(finalizedAt, expiryDays) } : requestEnd
  if (failsAt <= now) return { ...about, ...expiryDate, ...failed(life, now) }
  // A provisional transfer waits briefly for its sender’s confirmation.
  if (uploadsAt > now) return { ...about, transferState: 'provisional', stateChangedAt: iso(createdAt) }
  if (finalizedAt > now) return { ...about, ...requestEnd, transferState: 'uploading', stateChangedAt: iso(uploadsAt) }
  if (publishedAt > now)
    return { ...about, ...expiryDate, transferState: 'processing', stateChangedAt: iso(finalizedAt) }
  const ends = Date.parse(expiryDateAfter(finalizedAt, expiryDays))
  const open = openUntil(life, { state: 'active', from: publishedAt, ends }, now)
  return { ...about, ...open, ...downloaded(life, Math.min(now, life.retractedAt, ends)) }
}

type Open = { state: 'active' | 'requested'; from: number; ends: number }

function openUntil({ retractedAt }: Life, { state, from, ends }: Open, now: number) {
  const expiryDate = iso(ends)
  if (retractedAt <= Math.min(now, ends)) {
    return { transferState: 'retracted' as const, expiryDate, ...tidied(retractedAt, 20 * MINUTE, now) }
  }
  if (ends <= now - MINUTE) {
    return { transferState: 'expired' as const, expiryDate, ...tidied(ends + 30_000, 5 * DAY, now) }
  }
  // The sweep has not run since the end, or the transfer has not ended.
  const remindAt = nextReminder({ expiryDate, from }, now)
  return { transferState: state, expiryDate, stateChangedAt: iso(from), ...(remindAt ? { remindAt } : {}) }
}

function failed({ failsAt, finalizedAt }: Life, now: number) {
  const failureReason = finalizedAt === NEVER ? STOOD_STILL : DAMAGED
  return { transferState: 'failed' as const, failureReason, ...tidied(failsAt, 5 * DAY, now) }
}

function tidied(endedAt: number, keptFor: number, now: number) {
  const erasedAt = endedAt + keptFor + 15_000
  return {
    stateChangedAt: iso(endedAt),
    withdrawnAt: iso(Math.min(now, endedAt + 1000)),
    ...(erasedAt <= now ? { erasedAt: iso(erasedAt) } : {}),
  }
}

function downloaded({ downloadsAt }: Life, until: number): Pick<Transfer, 'downloadCount' | 'firstDownloadAt'> {
  const [first, ...more] = downloadsAt.filter(at => at < until)
  return first === undefined ? { downloadCount: 0 } : { downloadCount: 1 + more.length, firstDownloadAt: iso(first) }
}
