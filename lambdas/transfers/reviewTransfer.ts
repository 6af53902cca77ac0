import { reviewTransfer } from '../../shared/contract/transfers.ts'
import type { Transfer, TransferRecord, TransferState } from '../../shared/domain/transfer.ts'
import type { Member } from '../core/request/authenticate.ts'
import { endpoint, type Reached } from '../core/request/endpoint.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { downloadLink, uploadLink } from '../core/transfer/links.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'
import type { Keys } from '../ports/keys.ts'
import type { Transfers } from '../ports/transfers.ts'
import { findDeliveries, findPreviousId, findWaiting, reviewed, toReading } from './reviewReply.ts'
import { findAllowances } from './scannedFile.ts'

export const handler = endpoint(reviewTransfer, async ({ params, caller }, reach) => {
  const stored = await ownTransfer(reach.transfers, params.id, caller)
  const allowances = await findAllowances(stored, reach)
  const { transfer, files } = reviewed(stored, { ...toReading(reach), reader: 'sender', allowances })
  const deliveries = await findLinkedDeliveries(stored, reach)
  const links = await getLinks(stored, transfer.transferState, reach)
  const newId = await findNewId(stored, reach, caller)
  const previousId = await findPreviousId(stored, id => reach.transfers.ofSender(id, caller.subject))
  return {
    transfer: { ...transfer, newId, previousId, deliveries, ...(await findWaiting(stored, reach)), ...links },
    files,
  }
})

/** An earlier version may have recorded the id of a request that it did not store. Without it, the page offers to ask again. */
async function findNewId(
  { newId }: Transfer,
  { transfers }: { transfers: Pick<Transfers, 'ofSender'> },
  caller: Member,
) {
  if (newId === undefined) return undefined
  return (await transfers.ofSender(newId, caller.subject))?.id
}

async function findLinkedDeliveries(transfer: Transfer, reach: Reached<typeof reviewTransfer>) {
  const deliveries = await findDeliveries(transfer, reach)
  return (
    deliveries &&
    Promise.all(
      deliveries.map(async ({ record, shown }) => ({
        ...shown,
        ...(record && (await getLinks(record, shown.state, reach))),
      })),
    )
  )
}

type Links = { keys: Pick<Keys, 'open'>; publicOrigin: string }

async function getLinks(
  { id, link, request, firstRetractedAt }: TransferRecord,
  state: TransferState,
  { keys, publicOrigin }: Links,
) {
  if (state === 'active' && link && firstRetractedAt === undefined) {
    return { downloadUrl: downloadLink(publicOrigin, await keys.open(link.sealed, sealedContext('link', id))) }
  }
  if (state === 'requested' && request) {
    const secret = await keys.open(request.link.sealed, sealedContext('request', id))
    return { requestUrl: uploadLink(publicOrigin, secret) }
  }
  return {}
}
