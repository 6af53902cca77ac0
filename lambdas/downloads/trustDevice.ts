import { trustDevice } from '../../shared/contract/downloads.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { getNetwork } from '../core/request/network.ts'
import { Refusal, tooManyRequests } from '../core/request/refusal.ts'
import { linkedTransfer } from './linkedTransfer.ts'
import { deviceEvent, getProvedDevice, toTrustedDevice } from './trustedDevice.ts'

export const handler = endpoint(trustDevice, async ({ params, caller, source }, reach) => {
  const { trustedDevices, organisation, limits, audit, now } = reach
  // Without the device: its trust must not prolong itself.
  const { shownDevice: _, ...byCode } = caller
  const { delivery } = await linkedTransfer(reach, params.secret, byCode)
  const wait = await limits.take('write', `devices of ${delivery.id} from ${getNetwork(source.address)}`)
  if (wait !== undefined) throw tooManyRequests(wait)
  const { phoneVerification } = delivery
  const shown = organisation.trustedDevices ? getProvedDevice(delivery, caller, reach) : undefined
  if (!shown || !phoneVerification) throw new Refusal('conflict', 'This device cannot be trusted for these files.')

  const device = await toTrustedDevice(reach, { ...delivery, phoneVerification }, shown)
  await trustedDevices.add(device)
  await audit.append(deviceEvent('trust-device', now(), { transferId: delivery.id, source }))
  return { trustedUntil: new Date(device.expiresAt).toISOString() }
})
