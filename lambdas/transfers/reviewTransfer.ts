import { reviewTransfer } from '../../shared/contract/transfers.ts'
import type { Transfer, TransferState } from '../../shared/domain/transfer.ts'
import type { Member } from '../core/request/authenticate.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { downloadLink, uploadLink } from '../core/transfer/links.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'
import type { Keys } from '../ports/keys.ts'
import type { Transfers } from '../ports/transfers.ts'
import { findPreviousId, findWaiting, reviewed } from './reviewReply.ts'

export const handler = endpoint(reviewTransfer, async ({ params, caller }, reach) => {
  const stored = await ownTransfer(reach.transfers, params.id, caller)
  const { transfer, files } = reviewed(stored, reach.now())
  const links = await getLinks(stored, transfer.transferState, reach)
  const newId = await findNewId(stored, reach, caller)
  const previousId = await findPreviousId(stored, id => reach.transfers.ofSender(id, caller.subject))
  return { transfer: { ...transfer, newId, previousId, ...(await findWaiting(stored, reach)), ...links }, files }
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

type Links = { keys: Pick<Keys, 'open'>; publicOrigin: string }

async function getLinks({ id, link, request }: Transfer, state: TransferState, { keys, publicOrigin }: Links) {
  if (state === 'active' && link) {
    return { downloadUrl: downloadLink(publicOrigin, await keys.open(link.sealed, sealedContext('link', id))) }
  }
  if (state === 'requested' && request) {
    const secret = await keys.open(request.link.sealed, sealedContext('request', id))
    return { requestUrl: uploadLink(publicOrigin, secret) }
  }
  return {}
}
