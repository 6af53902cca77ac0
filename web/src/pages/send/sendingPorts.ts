import type * as z from 'zod'
import {
  completeUpload,
  createTransfer,
  finalizeTransfer,
  getUploadUrl,
} from '../../../../shared/contract/transfers.ts'
import type { BoundCall } from '../../api/boundCall.ts'
import { browserPorts } from '../../upload/browserPorts.ts'
import { unlessAborted } from '../../upload/persevere.ts'
import type { SendingPorts } from '../../upload/sending.ts'
import { type Draft, declaredFiles } from './draft.ts'
import { daysOf, type Options, type Prepared } from './options.ts'

export type CreateBody = z.input<typeof createTransfer.body>

/** What `POST /transfers` is told. A repeat must tell it the same. */
export function createBodyOf(draft: Draft, prepared: Prepared, options: Options): CreateBody {
  return {
    id: prepared.transferId,
    files: declaredFiles(draft),
    acknowledgement: options.isAcknowledged,
    recipientName: draft.recipientName.trim() || null,
    expiryDays: options.isExpiryCustom ? daysOf(options, prepared) : null,
  }
}

/** The ports of a sending over the API's own calls. */
export function sendingPorts(call: BoundCall, untilSignedIn: () => Promise<void>, body: CreateBody): SendingPorts {
  return {
    ...browserPorts,
    create: signal => call(createTransfer, { body, signal }),
    uploadUrl: (id, fileId, signal) => call(getUploadUrl, { params: { id, fileId }, signal }).then(({ url }) => url),
    completeUpload: async (id, fileId, signal) => {
      await call(completeUpload, { params: { id, fileId }, signal })
    },
    finalize: (id, signal) => call(finalizeTransfer, { params: { id }, signal }),
    signedIn: signal => unlessAborted(signal, wake => untilSignedIn().then(wake)),
  }
}
