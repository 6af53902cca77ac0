import { toAddressees } from '../../../shared/domain/deliveries.ts'
import type { Transfer } from '../../../shared/domain/transfer.ts'
import { forEachAtMost } from '../../../shared/forEachAtMost.ts'
import type { Audit, AuditEvent } from '../../ports/audit.ts'
import type { TrustedDevices } from '../../ports/trustedDevices.ts'
import { toHolder } from '../secrets/deviceProof.ts'

const RECIPIENTS_AT_ONCE = 16

type Parts = { trustedDevices: Pick<TrustedDevices, 'removeAll'>; audit: Audit }

/** Of all recipients of a transfer, also where other senders' files led to it. */
export async function endDeviceTrust({ trustedDevices, audit }: Parts, transfer: Transfer, event: AuditEvent) {
  let devices = 0
  await forEachAtMost(RECIPIENTS_AT_ONCE, toAddressees(transfer), async ({ recipient }) => {
    const ended = await trustedDevices.removeAll(toHolder(recipient))
    devices += ended
  })
  if (devices > 0)
    await audit.append({ ...event, detail: [event.detail, `${devices} devices`].filter(Boolean).join(', ') })
}
