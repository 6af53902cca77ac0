import * as z from 'zod'
import { contract } from './contract.ts'
import { noBody, noParams, noQuery } from './values.ts'

export const endSession = contract({
  name: 'endSession',
  summary: 'Signs the caller out on every device, at once.',
  method: 'POST',
  path: '/auth/end_session',
  caller: 'member',
  rate: 'write',
  params: noParams,
  query: noQuery,
  body: noBody,
  reply: z.strictObject({}),
  // After a new sign-in the same request ends another session: a first answer would only pretend to.
  isAnsweredAnew: true,
  reach: { sessions: ['notBefore', 'endBefore'], audit: ['append'] },
})
