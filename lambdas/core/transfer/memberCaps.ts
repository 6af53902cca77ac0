import type { Organisation } from '../../../shared/domain/organisation.ts'
import { formatBytes, waitInWords } from '../../../shared/texts/format.ts'
import type { Budget, Limits } from '../../ports/limits.ts'
import type { Transfers } from '../../ports/transfers.ts'
import { Refusal } from '../request/refusal.ts'
import { computeDigest } from '../secrets/digest.ts'

const MIB = 1024 * 1024
const DAY_SECONDS = 24 * 60 * 60
/** For the row, links and events. */
const RECORD_OVERHEAD_BYTES = 2048

export type Cap = { budget: Budget; fault: string }

type Capped = Pick<Organisation, 'memberCaps'>
type Counting = { transfers: Pick<Transfers, 'findUnfinished'>; organisation: Capped }

/** A transaction of DynamoDB has 100 items, and each budget may take two. */
const CAPS_AT_ONCE = 40

/** All or none of up to 40; of more, those before the one without room count. @throws Refusal 429 */
export async function assertWithinCaps({ limits }: { limits: Pick<Limits, 'takeAll'> }, caps: readonly Cap[]) {
  for (let from = 0; from < caps.length; from += CAPS_AT_ONCE) {
    await assertTaken(limits, caps.slice(from, from + CAPS_AT_ONCE))
  }
}

async function assertTaken(limits: Pick<Limits, 'takeAll'>, caps: readonly Cap[]) {
  const used = await limits.takeAll(caps.map(({ budget }) => budget))
  if (!used) return
  const { retryAfterSeconds } = used
  const fault = caps.find(({ budget }) => budget === used.budget)?.fault ?? ''
  throw new Refusal('too_many_requests', `${fault} Please try again in ${waitInWords(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  })
}

export function toRecordCap(subject: string, record: unknown, { memberCaps }: Capped): Cap {
  return {
    budget: {
      name: `records of ${computeDigest(subject)}`,
      most: memberCaps.recordMiBPerDay * MIB,
      seconds: DAY_SECONDS,
      amount: Buffer.byteLength(JSON.stringify(record)) + RECORD_OVERHEAD_BYTES,
    },
    fault: 'You have started as many transfers today as your organization allows.',
  }
}

/** Declared bytes that a member may send or receive in a day. */
export function uploadCaps(subject: string, files: readonly { size: number }[], { memberCaps }: Capped): Cap[] {
  const amount = getTotal(files)
  if (amount === 0) return []
  const most = memberCaps.uploadMiBPerDay * MIB
  return [
    {
      budget: { name: `bytes of ${computeDigest(subject)}`, most, seconds: DAY_SECONDS, amount },
      fault: `Your organization allows ${formatBytes(most)} of files for each person in 24 hours. Uploads that were given up count, too.`,
    },
  ]
}

/** @throws Refusal 409 */
export async function assertMayBegin({ transfers, organisation }: Counting, subject: string) {
  const { openProvisional } = organisation.memberCaps
  if ((await transfers.findUnfinished(subject)).provisional < openProvisional) return
  throw new Refusal(
    'conflict',
    `You have started ${openProvisional} transfers without sending them. Send one of them, or wait: each expires 24 hours after its start.`,
  )
}

/** @throws Refusal 409 */
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
    `Unfinished uploads may have at most ${formatBytes(allowed)} in total. Complete one, or give one up in My Transfers.`,
  )
}

function getTotal(files: readonly { size: number }[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}
