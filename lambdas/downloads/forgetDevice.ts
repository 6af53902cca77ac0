import { forgetDevice } from '../../shared/contract/downloads.ts'
import { CodesTo } from '../../shared/domain/transfer.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { getNetwork } from '../core/request/network.ts'
import { notFound, tooManyRequests } from '../core/request/refusal.ts'
import { toDeviceId, toHolder } from '../core/secrets/deviceProof.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import { deviceEvent, getProvedDevice } from './trustedDevice.ts'

/** Also for files that are no longer available. */
export const handler = endpoint(forgetDevice, async ({ params, caller, source }, reach) => {
  const { transfers, trustedDevices, limits, audit, now } = reach
  const delivery = await transfers.getByLink('download', computeDigest(params.secret))
  if (!delivery) throw notFound()
  const wait = await limits.take('write', `devices of ${delivery.id} from ${getNetwork(source.address)}`)
  if (wait !== undefined) throw tooManyRequests(wait)
  const shown = getProvedDevice(delivery, caller, reach)
  if (!shown) return {}

  const holder = toHolder(delivery.recipient)
  const ids = CodesTo.options.map(codesTo => toDeviceId(shown, codesTo))
  const trusted = (await trustedDevices.list(holder)).filter(({ id }) => ids.includes(id))
  for (const { id } of trusted) await trustedDevices.remove(holder, id)
  if (trusted.length > 0) await audit.append(deviceEvent('forget-device', now(), { transferId: delivery.id, source }))
  return {}
})
