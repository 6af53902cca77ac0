import { isCanary } from '../../shared/domain/canary.ts'
import { stateAt, type Transfer, wasWarned } from '../../shared/domain/transfer.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import type { Context } from '../core/request/context.ts'
import { errorFields } from '../core/request/log.ts'
import { joined, type Reach } from '../core/request/reach.ts'
import { change } from '../core/transfer/change.ts'
import { transition } from '../core/transfer/transition.ts'
import { eraseContents, withdrawTransfer } from '../core/transfer/withdraw.ts'
import { expiredMail } from '../mails/expiredMail.ts'
import { afterFailure, fail, failReach } from '../pipeline/fail.ts'
import { loadTransfer } from '../pipeline/loadTransfer.ts'
import { mailRecipient } from '../pipeline/mailRecipient.ts'
import { RESEND_MILLISECONDS, WRONG_RECIPIENT_MILLISECONDS } from '../ports/lifetimes.ts'
import { releaseClaim } from './releaseClaim.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Per kind and sweep. */
const BATCH = 200

/** Longer than any upload URL lives: nothing may arrive after the erasure. */
const URL_GRACE = 20 * MINUTE
const ABANDONED_AFTER = DAY

export const sweepReach: Reach = joined(failReach, {
  transfers: ['inStateSince', 'expiredBefore', 'notWithdrawn', 'notErased', 'removeProvisional', 'removeCanary'],
  blobs: ['erase'],
  workflow: ['start'],
  recipients: ['remove'],
  templateSets: ['get'],
  limits: ['takeAll'],
})

/** Correctness does not depend on it: expiry and gates are decided at read time. */
export async function sweep(context: Context) {
  const { transfers, workflow, now } = context
  const before = (age: number) => new Date(now() - age).toISOString()
  const each = async (name: string, ids: string[], work: (id: string) => Promise<void>) => {
    for (const transferId of ids) {
      // It must not block the others.
      await (isCanary(transferId) ? removeCanary(context, transferId) : work(transferId)).catch(error =>
        context.log.error('The sweep failed for a transfer.', { step: name, transferId, ...errorFields(error) }),
      )
    }
  }

  // Idempotent: a running workflow is not disturbed.
  await each('redrive', await transfers.inStateSince('processing', before(0), BATCH), id => workflow.start(id))
  await each('expire', await transfers.expiredBefore(before(0), BATCH), id => expire(context, id))
  await each('withdraw', await transfers.notWithdrawn(BATCH), id => withdraw(context, id))
  await each(
    'abandoned',
    await transfers.inStateSince('uploading', before(ABANDONED_AFTER), BATCH),
    async transferId => {
      if (await releaseClaim(context, transferId, before(ABANDONED_AFTER))) return
      const reason = 'The upload was inactive for 24 hours before it was complete. Please send the files again.'
      await fail(context, { transferId, reason }, { state: 'uploading', unchangedSince: before(ABANDONED_AFTER) })
    },
  )
  await each('unconfirmed', await transfers.inStateSince('provisional', before(ABANDONED_AFTER), BATCH), async id => {
    const transfer = await transfers.get(id)
    const detail = transfer && wasWarned(transfer) ? { detail: 'warned' } : {}
    await transfers.removeProvisional(id, systemEvent('remove', now(), { transferId: id, ...detail }))
  })
  const erasures = [
    ['retracted', URL_GRACE],
    ['wrongRecipient', WRONG_RECIPIENT_MILLISECONDS],
    ['expired', RESEND_MILLISECONDS],
    ['failed', RESEND_MILLISECONDS],
  ] as const
  for (const [state, age] of erasures) {
    await each('erase', await transfers.notErased(state, before(age), BATCH), id => erase(context, id))
  }
}

/** Those of crashed and hanging runs still have contents. */
async function removeCanary(context: Context, transferId: string) {
  const transfer = await context.transfers.get(transferId)
  if (!transfer || context.now() < Date.parse(transfer.expiryDate ?? '')) return
  if (!transfer.erasedAt) await eraseContents(context.blobs, transfer)
  await context.transfers.removeCanary(transferId)
}

async function expire(context: Context, transferId: string) {
  const { transfers, now } = context
  const expired = await change(
    transfers,
    () => loadTransfer(transfers, transferId),
    current => {
      const isOpen = current.transferState === 'active' || current.transferState === 'requested'
      return isOpen && stateAt(current, now()) === 'expired' ? transition(current, 'expired', now()) : undefined
    },
    systemEvent('expire', now(), { transferId }),
  )
  if (expired.transferState === 'expired') await mailRecipient(context, expired, 'expired', expiredMail)
}

async function withdraw(context: Context, transferId: string) {
  const transfer = await loadTransfer(context.transfers, transferId)
  if (transfer.transferState === 'failed') await afterFailure(context, transfer)
  // An incomplete transfer cannot be sent again.
  const isIncomplete = transfer.transferState === 'failed' && transfer.files.some(file => !file.blob)
  if (isIncomplete) await erase(context, transferId)
  await withdrawTransfer(context, transfer)
}

async function erase({ transfers, blobs, recipients, now }: Context, transferId: string) {
  const transfer = await loadTransfer(transfers, transferId)
  await eraseContents(blobs, transfer)
  if (transfer.phoneVerification) await recipients.remove(transfer.phoneVerification.username)
  await change(
    transfers,
    () => loadTransfer(transfers, transferId),
    current =>
      current.erasedAt
        ? undefined
        : { ...current, ...withoutSecrets(current), erasedAt: new Date(now()).toISOString() },
    systemEvent('erase', now(), { transferId }),
  )
}

/** Secrets end with the files. */
function withoutSecrets({ files, phoneVerification }: Transfer): Pick<Transfer, 'files' | 'phoneVerification'> {
  const phone = phoneVerification ? { phoneVerification: { ...phoneVerification, sealedPhone: '' } } : {}
  if (!files.some(file => file.anonymisation?.sealedSecrets)) return { files, ...phone }
  return {
    ...phone,
    files: files.map(file => {
      if (!file.anonymisation) return file
      const { sealedSecrets: _, ...anonymisation } = file.anonymisation
      return { ...file, anonymisation }
    }),
  }
}
