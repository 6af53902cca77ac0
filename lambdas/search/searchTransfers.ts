import { searchTransfers } from '../../shared/contract/search.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { foundPage } from './searchPage.ts'

export const handler = endpoint(searchTransfers, async ({ body, caller }, reach) =>
  foundPage(reach, { ownedBy: caller.subject }, body),
)
