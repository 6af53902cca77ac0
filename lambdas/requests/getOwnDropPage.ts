import { getOwnDropPage } from '../../shared/contract/dropPages.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { toOwnReply } from './ownDropPage.ts'

export const handler = endpoint(getOwnDropPage, async ({ caller }, reach) =>
  toOwnReply(reach, await reach.dropPages.find(caller.subject)),
)
