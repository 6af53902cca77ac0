import * as z from 'zod'
import { contract } from './contract.ts'
import { noBody, noParams, noQuery, Secret } from './values.ts'

export const endSession = contract({
  name: 'endSession',
  summary: 'Signs the caller out on every device.',
  method: 'POST',
  path: '/auth/end_session',
  caller: 'member',
  rate: 'write',
  params: noParams,
  query: noQuery,
  body: noBody,
  reply: z.strictObject({}),
  // After a new sign-in the same request ends another session, so a stored answer would be wrong.
  isAnsweredAnew: true,
  reach: { sessions: ['notBefore', 'endBefore'], audit: ['append'] },
})

export const CodeChannel = z.enum(['sms', 'email'])
export type CodeChannel = z.infer<typeof CodeChannel>

export const resendCode = contract({
  name: 'resendCode',
  summary: 'Sends the code of a challenge again. The `jwt` of the challenge is the bearer token.',
  method: 'POST',
  path: '/auth/otp/{username}',
  caller: 'challenge',
  rate: 'link',
  params: z.strictObject({ username: Secret }),
  query: noQuery,
  body: z.strictObject({ channel: CodeChannel.default('sms') }),
  /** As in the challenge: `expiry` in seconds. */
  reply: z.strictObject({ channel: CodeChannel, prefix: z.string(), expiry: z.int(), attempts: z.int() }),
  isAnsweredAnew: true,
  reach: {
    transfers: ['getByLink', 'getRecords'],
    challenges: ['get', 'replace'],
    limits: ['takeAll'],
    sms: ['send'],
    mailer: ['send'],
    templateSets: ['get'],
    keys: ['open'],
    audit: ['append'],
  },
  seals: ['phone', 'code'],
})
