import { reportDownload } from '../../shared/contract/downloads.ts'
import { closedGate } from '../../shared/domain/gate.ts'
import type { TransferRecord } from '../../shared/domain/transfer.ts'
import type { RecipientCaller } from '../core/request/authenticate.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { getNetwork } from '../core/request/network.ts'
import { Refusal, tooManyRequests } from '../core/request/refusal.ts'
import { linkedTransfer } from './linkedTransfer.ts'
import { deviceEvent } from './trustedDevice.ts'

/** Only who passes the gate of a delivery can report about it, and only about this one. */
export const handler = endpoint(reportDownload, async ({ params, body, source, caller }, reach) => {
  const { transfers, limits, audit, organisation, now } = reach
  const { delivery, transfer, state, isByDevice } = await linkedTransfer(reach, params.secret, caller)
  if (state !== 'active') throw new Refusal('conflict', 'The files are still being processed, please try again later.')
  const wait = await limits.take('write', `reports about ${delivery.id} from ${getNetwork(source.address)}`)
  if (wait !== undefined) throw tooManyRequests(wait)

  if (body.step === 'opened') {
    const isByMachine = body.isByMachine || source.isScanner
    await transfers.noteStep(delivery.id, { step: isByMachine ? 'openedByMachine' : 'opened' }, now())
    for (const step of findPassed(delivery, organisation.domains, caller, isByDevice)) {
      await transfers.noteStep(delivery.id, { step }, now())
    }
    if (isByDevice) await audit.append(deviceEvent('use-trusted-device', now(), { transferId: delivery.id, source }))
    return {}
  }
  const ids = transfer.isPasswordProtected ? [transfer.archive?.id] : transfer.files.map(({ id }) => id)
  for (const place of new Set(body.files.map(id => ids.indexOf(id)))) {
    if (place >= 0) await transfers.noteStep(delivery.id, { step: 'saved', place }, now())
  }
  return {}
})

/** The gates that this caller has passed. */
function findPassed(
  delivery: TransferRecord,
  ownDomains: readonly string[],
  { person }: RecipientCaller,
  isByDevice: boolean,
) {
  const hasSignIn = closedGate(delivery, ownDomains, {}) === 'login'
  return [
    ...(hasSignIn && person ? (['passedSignIn'] as const) : []),
    ...(delivery.phoneVerification ? ([isByDevice ? 'passedByDevice' : 'passedCode'] as const) : []),
  ]
}
