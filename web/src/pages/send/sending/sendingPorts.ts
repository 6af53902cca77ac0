import { finalizeTransfer } from '../../../../../shared/contract/transfers.ts'
import type { BoundCall } from '../../../api/boundCall.ts'
import { apiPorts } from '../../../upload/apiPorts.ts'
import { unlessAborted } from '../../../upload/retry.ts'
import type { SendingPorts } from '../../../upload/sendingPorts.ts'

export function sendingPorts(call: BoundCall, untilSignedIn: () => Promise<void>): Omit<SendingPorts, 'create'> {
  return {
    ...apiPorts(call),
    async finalize(id, signal, areFindingsConfirmed) {
      const body = areFindingsConfirmed ? { body: { areFindingsConfirmed } } : {}
      const sent = await call(finalizeTransfer, { params: { id }, ...body, signal })
      // Only a responder's reply has no link.
      if (!('downloadUrl' in sent)) throw new Error('The reply has no downloadUrl.')
      return sent
    },
    signedIn: signal => unlessAborted(signal, wake => untilSignedIn().then(wake)),
  }
}
