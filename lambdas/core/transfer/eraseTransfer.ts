import type { Transfer } from '../../../shared/domain/transfer.ts'
import type { Blobs } from '../../ports/blobs.ts'
import type { Recipients } from '../../ports/recipients.ts'
import type { Transfers } from '../../ports/transfers.ts'
import { systemEvent } from '../request/auditEvent.ts'
import { change } from './change.ts'
import { eraseContents } from './withdraw.ts'

/** Longer than any upload URL lives: nothing may arrive after the erasure. */
export const URL_GRACE_MILLISECONDS = 20 * 60_000

type Parts = {
  transfers: Pick<Transfers, 'replace'>
  blobs: Pick<Blobs, 'eraseIncoming' | 'eraseReleased'>
  recipients: Pick<Recipients, 'remove'>
  now: () => number
}

/** Erases the contents and secrets of an ended transfer. @param load throws when it is missing */
export async function eraseTransfer({ transfers, blobs, recipients, now }: Parts, load: () => Promise<Transfer>) {
  const transfer = await load()
  await eraseContents(blobs, transfer)
  if (transfer.phoneVerification) await recipients.remove(transfer.phoneVerification.username)
  await change(
    transfers,
    load,
    current =>
      current.erasedAt
        ? undefined
        : { ...current, ...withoutSecrets(current), erasedAt: new Date(now()).toISOString() },
    systemEvent('erase', now(), { transferId: transfer.id }),
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
