import { describe, expect, test } from 'vitest'
import { scenarios, simulate, trialShares } from '../../bench/concurrency.ts'
import { deployment as example } from '../../deployment.ts'
import { Concurrency, toReserved, toThrottleClass, toThrottles } from '../../infra/concurrency.ts'
import { DeploymentError, deploymentFrom } from '../../infra/deployment.ts'
import { toRoom } from '../../lambdas/aws/functions/workflowRoom.ts'
import { type Contract, isForMembers } from '../../shared/contract/contract.ts'
import { contracts } from '../../shared/contract/table.ts'

/** https://docs.aws.amazon.com/step-functions/latest/dg/service-quotas.html */
const MAX_EVENTS = 25_000

describe('1,000 transfers of 50 files', () => {
  test.each(Object.entries(scenarios))(
    'in an account of %s functions at once leave calls and sign-ins unharmed',
    (_, { shares, load }) => {
      const { calls, signIns, released, failed, mostReaders, mostEvents } = simulate(shares, load)

      expect([calls.refused, signIns.refused]).toEqual([0, 0])
      expect(calls.sent).toBeGreaterThan(40_000)
      expect([released, failed]).toEqual([load.transfers, 0])
      expect(mostReaders).toBeLessThanOrEqual(shares.workflow)
      expect(mostEvents).toBeLessThan(MAX_EVENTS / 10)
    },
  )

  test.each(Object.entries(scenarios))(
    'without the limit of the workflow refuse calls in an account of %s',
    (_, { shares, load }) => {
      const { calls, mostReaders } = simulate(shares, { ...load, minutes: 30 }, { hasRoom: false })

      expect(calls.refused / calls.sent).toBeGreaterThan(0.1)
      expect(mostReaders).toBeGreaterThan(2 * shares.workflow)
    },
  )

  test('without the limit fail in an account of 10, because their retries end', () => {
    const { shares, load } = scenarios['10'] ?? expect.fail()

    const { failed } = simulate(shares, { ...load, minutes: 120 }, { hasRoom: false })

    expect(failed).toBeGreaterThan(100)
  })

  test.each<[string, number]>([
    ['1,000', 0.5],
    ['10', 0.5],
  ])('delay one file of another sender by seconds, in an account of %s', (name, minutes) => {
    const { shares, load } = scenarios[name] ?? expect.fail()

    const { newcomerMinutes } = simulate(shares, { ...load, minutes: 120 })

    expect(newcomerMinutes.length).toBeGreaterThan(1)
    expect(Math.max(...newcomerMinutes)).toBeLessThan(minutes)
  })

  test('would delay it by hours in an account of 10, if one sender could fill the room', () => {
    const { shares, load } = scenarios['10'] ?? expect.fail()

    const { newcomerMinutes } = simulate(shares, load, { isFair: false })

    expect(Math.max(...newcomerMinutes)).toBeGreaterThan(60)
  })
})

describe('a flood of slow calls', () => {
  const load = {
    transfers: 1,
    files: 1,
    arriveWithin: 1,
    callsASecond: 2000,
    callSeconds: 5,
    signInsASecond: 20,
    minutes: 2,
  }
  const flood = (isReserved: boolean) =>
    simulate(Concurrency.parse({}), { ...load, transfers: 100, files: 50 }, { isReserved })

  test('leaves sign-ins their reserved functions', () => {
    const { calls, signIns } = flood(true)

    expect(calls.refused).toBeGreaterThan(1000)
    expect(signIns.sent).toBeGreaterThan(500)
    expect(signIns.refused).toBe(0)
  })

  test('would refuse sign-ins without the reservation', () => {
    expect(flood(false).signIns.refused).toBeGreaterThan(100)
  })
})

describe('the shares of deployment.ts', () => {
  const tried = (concurrency: object) => () => deploymentFrom({ ...example, concurrency })

  test('fit into 1,000 functions at once by default, and into 10 for a trial', () => {
    expect(tried({})().concurrency).toEqual({ account: 1000, signIn: 50, challenges: 60, workflow: 350, calls: 340 })
    expect(tried(trialShares)().concurrency.account).toBe(10)
  })

  test.each<[string, object, string]>([
    [
      'more than the account',
      { workflow: 500 },
      'concurrency is not valid. The shares together are 950: write at most 800',
    ],
    [
      'reservations that Lambda refuses',
      { account: 150, workflow: 10, calls: 10 },
      'write at most 50 for signIn and challenges together',
    ],
    ['an account below any', { account: 9 }, 'concurrency.account is 9. Write 10 or more.'],
    ['too little for three triggers', { challenges: 2 }, 'Three functions share it: write 0, or 3 and more.'],
    ['part of a function', { calls: 1.5 }, 'concurrency.calls is 1.5. Write a whole number.'],
  ])('are refused with a correction: %s', (_, concurrency, message) => {
    expect(tried(concurrency)).toThrow(DeploymentError)
    expect(tried(concurrency)).toThrow(message)
  })

  test('reserve the triggers of the user pool, and nothing where Lambda allows no reservation', () => {
    expect(toReserved(Concurrency.parse({}))).toEqual({
      preToken: 50,
      defineChallenge: 20,
      createChallenge: 20,
      verifyChallenge: 20,
    })
    expect(toReserved(trialShares)).toEqual({})
  })

  test.each([3, 9, 10, 45, 100, 350, 2000])('bound the readers of contents for a share of %i', share => {
    const { transfers, filesAtOnce, share: ofSender, reserve } = toRoom(share)

    expect(transfers * filesAtOnce).toBeLessThanOrEqual(share)
    expect(transfers * filesAtOnce).toBeGreaterThan(share / 2)
    expect(filesAtOnce).toBeLessThanOrEqual(10)
    // One sender gets most of it, and never all.
    expect(reserve).toBeGreaterThan(0)
    expect(reserve).toBeLessThanOrEqual(transfers / 2)
    expect(ofSender).toBeGreaterThan(0)
  })

  test('give routes without a sign-in throttles below members’, and downloads a higher one than the rest', () => {
    const { members, pages, open } = toThrottles(Concurrency.parse({}))

    expect(pages.rate).toBeLessThan(members.rate)
    expect(open.rate).toBeLessThan(pages.rate)
    // Calls of a second each.
    expect(open.rate).toBeLessThanOrEqual(340)
  })

  test('put each route without a sign-in into a class', () => {
    const calls = Object.values<Contract>(contracts)
    const named = (of: string) => calls.filter(call => toThrottleClass(call) === of).map(({ name }) => name)

    expect(named('pages').sort()).toEqual([
      ...[
        'completeUpload',
        'finalizeTransfer',
        'forgetDevice',
        'getConfig',
        'getDownload',
        'getDownloadFile',
        'getOpenApi',
      ],
      ...['getPartUrls', 'getReceiptKeys', 'getUploadUrl', 'listParts', 'reportDownload', 'trustDevice'],
    ])
    expect(named('open').sort()).toEqual([
      ...[
        'askMoreTime',
        'claimUpload',
        'collectBrowserError',
        'enterDropPage',
        'getDropPage',
        'getTransfer',
        'live',
        'ready',
      ],
      ...['resendCode', 'unsubscribeFromAlerts'],
    ])
    expect(named('members')).toHaveLength(calls.filter(({ caller }) => isForMembers(caller)).length)
  })
})
