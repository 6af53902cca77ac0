import { reviewTransfer } from '../../shared/contract/transfers.ts'
import type { Transfer, TransferState } from '../../shared/domain/transfer.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { downloadLink, uploadLink } from '../core/transfer/links.ts'
import { ownTransfer } from '../core/transfer/ownTransfer.ts'
import type { Keys } from '../ports/keys.ts'
import { reviewed } from './reviewReply.ts'

export const handler = endpoint(reviewTransfer, async ({ params, caller }, reach) => {
  const stored = await ownTransfer(reach.transfers, params.id, caller)
  const { transfer, files } = reviewed(stored, reach.now())
  return { transfer: { ...transfer, ...(await getLinks(stored, transfer.transferState, reach)) }, files }
})

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
