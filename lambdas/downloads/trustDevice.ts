import { trustDevice } from '../../shared/contract/downloads.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { getNetwork } from '../core/request/network.ts'
import { Refusal, tooManyRequests } from '../core/request/refusal.ts'
import { linkedTransfer } from './linkedTransfer.ts'
import { deviceEvent, getProvedDevice, toTrustedDevice } from './trustedDevice.ts'

/** A code's pass is valid for longer: one from before an unlock must not bring back the trust that the unlock ended. */
const CODE_MILLISECONDS = 2 * 60_000

export const handler = endpoint(trustDevice, async ({ params, caller, source }, reach) => {
  const { trustedDevices, organisation, limits, audit, now } = reach
  // Without the device: its trust must not prolong itself.
  const { shownDevice: _, ...byCode } = caller
  const { delivery } = await linkedTransfer(reach, params.secret, byCode)
  const wait = await limits.take('write', `devices of ${delivery.id} from ${getNetwork(source.address)}`)
  if (wait !== undefined) throw tooManyRequests(wait)
  const { phoneVerification } = delivery
  const isJustProved = now() < (caller.provedAt ?? 0) + CODE_MILLISECONDS
  const shown = organisation.trustedDevices && isJustProved ? getProvedDevice(delivery, caller, reach) : undefined
  if (!shown || !phoneVerification) throw new Refusal('conflict', 'This device cannot be trusted for these files.')

  const device = await toTrustedDevice(reach, { ...delivery, phoneVerification }, shown)
  await trustedDevices.add(device)
  await audit.append(deviceEvent('trust-device', now(), { transferId: delivery.id, source }))
  return { trustedUntil: new Date(device.expiresAt).toISOString() }
})
