import type { Organisation } from '../../../shared/domain/organisation.ts'
import { formatBytes, waitInWords } from '../../../shared/texts/format.ts'
import type { Budget, Limits } from '../../ports/limits.ts'
import type { Transfers } from '../../ports/transfers.ts'
import { Refusal } from '../request/refusal.ts'
import { computeDigest } from '../secrets/digest.ts'

const MIB = 1024 * 1024
const DAY_SECONDS = 24 * 60 * 60
/** What a record takes beside its own bytes: its row, its links, and its events. */
const RECORD_OVERHEAD_BYTES = 2048

/** A budget, and what a person reads when it has no room. */
export type Cap = { budget: Budget; fault: string }

type Capped = Pick<Organisation, 'memberCaps'>
type Counting = { transfers: Pick<Transfers, 'findUnfinished'>; organisation: Capped }

/**
 * Takes from all of the caps, or from none.
 * @throws Refusal 429 that says which is used up, and when it has room
 */
export async function assertWithinCaps({ limits }: { limits: Pick<Limits, 'takeAll'> }, caps: readonly Cap[]) {
  const used = await limits.takeAll(caps.map(({ budget }) => budget))
  if (!used) return
  const { retryAfterSeconds } = used
  const fault = caps.find(({ budget }) => budget === used.budget)?.fault ?? ''
  throw new Refusal('too_many_requests', `${fault} Please try again in ${waitInWords(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  })
}

/** Bytes of records that a member may have written in a day. */
export function toRecordCap(subject: string, record: unknown, { memberCaps }: Capped): Cap {
  return {
    budget: {
      name: `records of ${computeDigest(subject)}`,
      most: memberCaps.recordMiBPerDay * MIB,
      seconds: DAY_SECONDS,
      amount: Buffer.byteLength(JSON.stringify(record)) + RECORD_OVERHEAD_BYTES,
    },
    fault: 'You have begun as many transfers today as your organisation allows.',
  }
}

/** Bytes of files that a member may send or be sent in a day, as declared. None where there are none. */
export function uploadCaps(subject: string, files: readonly { size: number }[], { memberCaps }: Capped): Cap[] {
  const amount = getTotal(files)
  if (amount === 0) return []
  const most = memberCaps.uploadMiBPerDay * MIB
  return [
    {
      budget: { name: `bytes of ${computeDigest(subject)}`, most, seconds: DAY_SECONDS, amount },
      fault: `Your organisation allows ${formatBytes(most)} of files for each person in 24 hours.`,
    },
  ]
}

/** Holds a member to so many transfers that wait to be confirmed. @throws Refusal 409 */
export async function assertMayBegin({ transfers, organisation }: Counting, subject: string) {
  const { openProvisional } = organisation.memberCaps
  if ((await transfers.findUnfinished(subject)).provisional < openProvisional) return
  throw new Refusal(
    'conflict',
    `You have begun ${openProvisional} transfers without sending them. Send one of them, or wait: each ends 24 hours after it was begun.`,
  )
}

/** Holds a member to so many bytes of uploads under way. @throws Refusal 409 */
export async function assertMayUpload(
  { transfers, organisation }: Counting,
  subject: string,
  files: readonly { size: number }[],
) {
  const allowed = organisation.memberCaps.unfinishedUploadMiB * MIB
  const { uploadBytes } = await transfers.findUnfinished(subject)
  if (uploadBytes + getTotal(files) <= allowed) return
  throw new Refusal(
    'conflict',
    `Uploads under way may hold ${formatBytes(allowed)} together. Complete one, or give one up in My Transfers, first.`,
  )
}

function getTotal(files: readonly { size: number }[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}
