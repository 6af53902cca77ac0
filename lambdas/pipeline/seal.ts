import { newZipPassword } from '../../engine/archive/zipPassword.ts'
import { type Archive, isSettled, type Transfer } from '../../shared/domain/transfer.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import type { Context } from '../core/request/context.ts'
import type { Reach } from '../core/request/reach.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { blobSource } from '../core/transfer/blobSource.ts'
import { change } from '../core/transfer/change.ts'
import { archiveKey, readContent } from '../core/transfer/publishedFiles.ts'
import type { AuditEvent } from '../ports/audit.ts'
import { loadTransfer } from './loadTransfer.ts'
import { progress } from './progress.ts'
import type { Step } from './step.ts'
import { assertFits } from './workTime.ts'

export const sealReach: Reach = {
  transfers: ['get', 'replace'],
  blobs: ['read', 'store'],
  keys: ['seal'],
  engine: ['seal'],
}

/** The password is stored encrypted, only until it is mailed. */
export const seal: Step = async (context, { transferId }) => {
  const { transfers, blobs, keys, engine, now, newId, randomBytes } = context
  const transfer = await loadTransfer(transfers, transferId)
  if (transfer.transferState !== 'processing' || !transfer.isPasswordProtected || transfer.archive?.blob) return
  if (!transfer.files.every(isSettled)) throw new Error('Files are still being processed.')
  const contents = transfer.files.map(file => readContent(transferId, file))
  assertFits(context, 'seal', ...contents)

  const claimed: Archive = {
    id: transfer.archive?.id ?? newId(),
    name: archiveName(transfer),
    attempt: (transfer.archive?.attempt ?? 0) + 1,
    progress: 0,
  }
  await write(context, transfer, claimed)
  const { onProgress, settled } = progress(context, percent =>
    write(context, transfer, { ...claimed, progress: percent }),
  )
  try {
    const password = newZipPassword(randomBytes)
    const sealedPassword = await keys.seal(password, sealedContext('password', transferId))
    const modifiedAt = new Date(transfer.finalizedAt ?? transfer.createdAt)
    const files = contents.map(content => ({
      name: content.name,
      size: content.size,
      modifiedAt,
      source: blobSource(blobs, content),
    }))
    const bytes = engine.seal(files, password, { who: transfer.sender.subject, onProgress })
    const blob = await blobs.store(archiveKey(transferId, claimed.id, claimed.attempt), bytes)
    await settled()
    const sealed = { ...claimed, progress: 100, blob, sealedPassword }
    await write(context, transfer, sealed, systemEvent('seal', now(), { transferId }))
  } finally {
    await settled()
  }
}

async function write({ transfers }: Context, { id }: Transfer, archive: Archive, event?: AuditEvent) {
  await change(
    transfers,
    () => loadTransfer(transfers, id),
    current => {
      const { attempt = 0, blob } = current.archive ?? {}
      if (current.transferState !== 'processing' || blob || attempt > archive.attempt) {
        throw new Error('Another attempt has taken over this archive.')
      }
      return { ...current, archive }
    },
    event,
  )
}

/** The name appears in a mail, so it reveals no content. */
function archiveName({ createdAt }: Transfer): string {
  return `files-${createdAt.slice(0, 10)}.zip`
}
