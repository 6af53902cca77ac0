import * as z from 'zod'
import { HealthRun } from '../domain/health.ts'
import { contract } from './contract.ts'
import { noBody, noParams, noQuery } from './values.ts'

export const getHealth = contract({
  name: 'getHealth',
  summary: 'Returns the latest run of the canaries, and the runs before it from a time on, newest first.',
  method: 'GET',
  path: '/health',
  caller: 'member',
  rate: 'read',
  params: noParams,
  query: z.strictObject({
    from_timestamp: z.coerce
      .number()
      .int()
      .min(0)
      .optional()
      .meta({ description: 'Milliseconds since the epoch. Default: 24 hours ago. Runs are stored for 8 days.' }),
  }),
  body: noBody,
  reply: z.strictObject({
    /** Null before the first run, and stale 15 minutes after the last one. */
    latestRun: HealthRun.nullable(),
    /** What a stale latest run found. */
    latestFound: HealthRun.optional(),
    previousRuns: z.array(HealthRun),
  }),
  reach: { health: ['latest', 'since'] },
})

const Probe = z.strictObject({ status: z.literal('ok') })

export const live = contract({
  name: 'live',
  summary: 'Answers when the process answers.',
  method: 'GET',
  path: '/health/live',
  caller: 'anyone',
  rate: undefined,
  params: noParams,
  query: noQuery,
  body: noBody,
  reply: Probe,
  reach: {},
})

export const ready = contract({
  name: 'ready',
  summary: 'Answers when the database answers; else 503.',
  method: 'GET',
  path: '/health/ready',
  caller: 'anyone',
  rate: undefined,
  params: noParams,
  query: noQuery,
  body: noBody,
  reply: Probe,
  reach: { health: ['latest'] },
})
