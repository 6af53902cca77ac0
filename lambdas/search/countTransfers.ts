import { countTransfers } from '../../shared/contract/search.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { counted } from './countForScope.ts'

export const handler = endpoint(countTransfers, async ({ body, caller }, reach) =>
  counted(reach, { ownedBy: caller.subject }, body.filters),
)
