import { finalizeTransfer } from '../../../../../shared/contract/transfers.ts'
import type { BoundCall } from '../../../api/boundCall.ts'
import { apiPorts } from '../../../upload/apiPorts.ts'
import { unlessAborted } from '../../../upload/retry.ts'
import type { SendingPorts } from '../../../upload/sendingPorts.ts'

/** The ports of a sender's sending, but for how its transfer comes to be. */
export function sendingPorts(call: BoundCall, untilSignedIn: () => Promise<void>): Omit<SendingPorts, 'create'> {
  return {
    ...apiPorts(call),
    async finalize(id, signal) {
      const sent = await call(finalizeTransfer, { params: { id }, signal })
      // A responder's answer names nobody: a sender's own transfer is never answered so.
      if (!('downloadUrl' in sent)) throw new Error('The server did not answer as it does to a sender.')
      return sent
    },
    signedIn: signal => unlessAborted(signal, wake => untilSignedIn().then(wake)),
  }
}
