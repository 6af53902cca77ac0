import { searchTransfers } from '../../shared/contract/search.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { foundPage } from './foundPage.ts'

/** The transfers that the caller sent or asked for: theirs alone, whatever the filters say. */
export const handler = endpoint(searchTransfers, async ({ body, caller }, reach) =>
  foundPage(reach, { ownedBy: caller.subject }, body),
)
