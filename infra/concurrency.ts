import * as z from 'zod'
import { poolTriggers } from '../lambdas/aws/functions/functions.ts'
import { type Contract, isForMembers } from '../shared/contract/contract.ts'

const share = (least: number) => z.int('Write a whole number.').min(least, `Write ${least} or more.`)

/** Lambda refuses reservations that leave fewer. @see https://docs.aws.amazon.com/lambda/latest/dg/configuration-concurrency.html */
const UNRESERVED = 100
/** Of the account: for schedules, queues, the stream, and steps without contents. */
const REST = 0.2

/** Functions at once in the account's region, and the share of each class. */
export const Concurrency = z
  .strictObject({
    /** What Lambda allows the account at least. */
    account: share(10).default(1000),
    /** Reserved for the tokens of all people. */
    signIn: share(0).default(50),
    /** Reserved for the codes of recipients, a third for each of the three triggers. */
    challenges: share(0).default(60),
    /** The most functions of the workflow that read contents. */
    workflow: share(1).default(350),
    /** For calls; the API's throttles derive from it. */
    calls: share(1).default(340),
  })
  .prefault({})
export type Concurrency = z.infer<typeof Concurrency>

/** For an account with Lambda's initial limit, where nothing can be reserved. */
export const TRIAL = '{ account: 10, signIn: 0, challenges: 0, workflow: 3, calls: 5 }'

export function rulesOfConcurrency({ account, signIn, challenges, workflow, calls }: Concurrency) {
  const reserved = signIn + challenges
  const most = Math.floor(account * (1 - REST))
  const rules: [holds: boolean, path: string, message: string][] = [
    [
      reserved === 0 || account - reserved >= UNRESERVED,
      'concurrency',
      `Lambda keeps ${UNRESERVED} of the account unreserved: write at most ${Math.max(0, account - UNRESERVED)} for signIn and challenges together. A trial in an account that allows 10 has ${TRIAL}.`,
    ],
    [
      challenges === 0 || challenges >= poolTriggers().length - 1,
      'concurrency',
      'Three functions share it: write 0, or 3 and more.',
    ],
    [
      reserved + workflow + calls <= most,
      'concurrency',
      `The shares together are ${reserved + workflow + calls}: write at most ${most}, four fifths of the account, for them. A fifth is left for schedules, queues and the other steps.`,
    ],
  ]
  return rules
}

/** By the functions' names. */
export function toReserved({ signIn, challenges }: Concurrency): Readonly<Record<string, number>> {
  const triggers = poolTriggers().filter(({ name }) => name !== 'preToken')
  return {
    ...(signIn === 0 ? {} : { preToken: signIn }),
    ...(challenges === 0
      ? {}
      : Object.fromEntries(triggers.map(({ name }) => [name, Math.floor(challenges / triggers.length)]))),
  }
}

/** A smaller bucket would refuse the parallel calls of one page. */
const PAGE = 20

type Throttle = { rate: number; burst: number }
export type ThrottleClass = 'members' | 'pages' | 'open'
export type Throttles = Record<ThrottleClass, Throttle>

/** `pages`: what each download and upload calls, often several times. `open`: the rest of what needs no sign-in. */
export function toThrottleClass({ caller, rate }: Pick<Contract, 'caller' | 'rate'>): ThrottleClass {
  if (isForMembers(caller)) return 'members'
  return caller === 'recipient' || caller === 'uploader' || rate === 'read' ? 'pages' : 'open'
}

/**
 * For each route. Calls take about 0.1 s, so one route cannot fill the share of calls. Anyone can flood the others than
 * members' routes: they have three fifths and a fifth of their rate.
 */
export function toThrottles({ calls }: Concurrency): Throttles {
  return {
    members: { rate: 5 * calls, burst: Math.max(PAGE, calls) },
    pages: { rate: 3 * calls, burst: Math.max(PAGE, calls) },
    open: { rate: calls, burst: Math.max(PAGE, Math.floor(calls / 2)) },
  }
}
