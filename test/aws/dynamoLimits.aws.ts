import { createServer } from 'node:net'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dynamoLimits, openLimits } from '../../lambdas/aws/adapters/dynamoLimits.ts'
import { jsonLog } from '../../lambdas/core/request/log.ts'
import type { Limits } from '../../lambdas/ports/limits.ts'
import { stillClock } from '../harness/host.ts'
import { NINE, openWorld, type World } from './dynamoWorld.ts'
import { failing } from './faults.ts'
import { toRows } from './tables.ts'

describe('when calls cannot be counted', () => {
  const budgets = { read: 5, write: 4, link: 3, report: 1 }
  let world: World
  let clock: ReturnType<typeof stillClock>
  let limits: Limits
  let lines: string[]

  beforeEach(async () => {
    world = await openWorld()
    clock = stillClock(NINE)
    lines = []
    const log = jsonLog(line => lines.push(line), clock.now, 'error')
    limits = dynamoLimits(world.client, world.ops, { log, budgets, now: clock.now })
  })
  afterEach(() => world.close())

  const taken = async (calls: number) => {
    const waits = await Promise.all(Array.from({ length: calls }, () => limits.take('link', '192.0.2.1')))
    return waits.filter(wait => wait === undefined).length
  }

  test('nobody is turned away, and guessing still ends at the budget', async () => {
    failing(world.client, 'UpdateItemCommand', Array(99).fill(new Error('The table does not answer.')))

    expect(await taken(10)).toBe(budgets.link)
    expect(await limits.take('link', '192.0.2.2')).toBeUndefined()
    clock.move(60_000)
    expect(await taken(10)).toBe(budgets.link)

    expect(lines).toHaveLength(21)
    expect(lines.join()).toContain('The table does not answer.')
    expect(lines.join()).not.toContain('192.0.2')
  })

  test('a count whose answer was lost costs its caller one call of the minute', async () => {
    failing(world.client, 'UpdateItemCommand', ['lostAnswer'])

    expect(await limits.take('link', '192.0.2.1')).toBeUndefined()

    expect(await taken(10)).toBe(budgets.link - 2)
  })

  test('a minute later the budget is whole again, and what was counted may go', async () => {
    await taken(10)
    clock.move(45_000)
    expect(await limits.take('link', '192.0.2.1')).toBe(15)

    clock.move(15_000)

    expect(await taken(10)).toBe(budgets.link)
    const rows = await toRows(world.client, world.ops)
    expect(rows.map(row => row.expiresAt).sort()).toEqual([NINE / 1000 + 120, NINE / 1000 + 180])
    expect(JSON.stringify(rows)).not.toContain('192.0.2.1')
  })

  test('what costs money is not let through, and nothing of it is taken', async () => {
    const [codes, inAll] = ['codes of rita', 'codes in all'].map(name => ({ name, most: 1, seconds: 3600 }))
    if (!codes || !inAll) throw new Error('There are two.')
    const fails = failing(world.client, 'TransactWriteItemsCommand', Array(9).fill(new Error('No answer.')))

    await expect(limits.takeAll([codes, inAll])).rejects.toThrow('No answer.')

    fails.end()
    expect(await limits.takeAll([codes, inAll])).toBeUndefined()
    expect(await limits.takeAll([codes])).toMatchObject({ budget: codes })
  })

  test('who was in the way of a count is waited for', async () => {
    const budget = { name: 'codes of rita', most: 1, seconds: 3600 }
    const conflict = new TransactionCanceledException({
      message: 'injected',
      $metadata: {},
      CancellationReasons: [{ Code: 'TransactionConflict' }],
    })
    const fails = failing(world.client, 'TransactWriteItemsCommand', [conflict, conflict])

    expect(await limits.takeAll([budget])).toBeUndefined()

    expect(fails.attempts()).toBe(3)
    expect(await limits.takeAll([budget])).toMatchObject({ budget })
  })

  test('point 19: a subtraction whose answer was lost is not made twice', async () => {
    const budget = { name: 'codes of rita', most: 2, seconds: 3600 }
    await limits.takeAll([{ ...budget, amount: 2 }])
    clock.move(3600_000)
    failing(world.client, 'UpdateItemCommand', ['lostAnswer'])

    expect(await limits.takeAll([budget])).toBeUndefined()
    expect(await limits.takeAll([budget])).toBeUndefined()

    expect(await limits.takeAll([budget])).toMatchObject({ budget })
    expect(await toRows(world.client, world.ops)).toMatchObject([{ total: 2 }])
  })

  test('counts may go once their window is over, and tell nothing of whose they are', async () => {
    await limits.takeAll([{ name: 'codes of rita', most: 1, seconds: 3600 }])

    const rows = await toRows(world.client, world.ops)
    expect(rows).toMatchObject([{ total: 1, expiresAt: NINE / 1000 + 3600 }])
    expect(JSON.stringify(rows)).not.toContain('rita')
  })

  test('a table that hangs holds a call up for no more than a few seconds', async () => {
    const hanging = createServer(() => {}).listen(0, '127.0.0.1')
    await new Promise(resolve => hanging.once('listening', resolve))
    const { port } = hanging.address() as { port: number }
    vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${port}`)
    vi.stubEnv('OPS_TABLE', 'ops')
    const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const begun = performance.now()

    expect(await openLimits().take('read', 'alice')).toBeUndefined()

    expect(performance.now() - begun).toBeLessThan(5000)
    expect(told.mock.calls.join()).toContain('could not be counted')
    told.mockRestore()
    vi.unstubAllEnvs()
    hanging.close()
  })
})
