import { createServer } from 'node:net'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dynamoLimits, openLimits } from '../../lambdas/aws/adapters/dynamoLimits.ts'
import { jsonLog } from '../../lambdas/core/request/log.ts'
import type { Limits } from '../../lambdas/ports/limits.ts'
import { fixedClock } from '../harness/host.ts'
import { NINE, openTableStores, type TableStores } from './dynamoWorld.ts'
import { failing } from './faults.ts'
import { toRows } from './tables.ts'

describe('limits whose table fails', () => {
  const budgets = { read: 5, write: 4, link: 3, report: 1 }
  let stores: TableStores
  let clock: ReturnType<typeof fixedClock>
  let limits: Limits
  let lines: string[]

  beforeEach(async () => {
    stores = await openTableStores()
    clock = fixedClock(NINE)
    lines = []
    const log = jsonLog(line => lines.push(line), clock.now, 'error')
    limits = dynamoLimits(stores.client, stores.ops, { log, budgets, now: clock.now })
  })
  afterEach(() => stores.close())

  const taken = async (calls: number) => {
    const waits = await Promise.all(Array.from({ length: calls }, () => limits.take('link', '192.0.2.1')))
    return waits.filter(wait => wait === undefined).length
  }

  test('refuse no caller, and guessing still ends at the budget', async () => {
    failing(stores.client, 'UpdateItemCommand', Array(99).fill(new Error('The table does not answer.')))

    expect(await taken(10)).toBe(budgets.link)
    expect(await limits.take('link', '192.0.2.2')).toBeUndefined()
    clock.move(60_000)
    expect(await taken(10)).toBe(budgets.link)

    expect(lines).toHaveLength(21)
    expect(lines.join()).toContain('The table does not answer.')
    expect(lines.join()).not.toContain('192.0.2')
  })

  test('cost a caller one call of the minute for a lost answer', async () => {
    failing(stores.client, 'UpdateItemCommand', ['lostAnswer'])

    expect(await limits.take('link', '192.0.2.1')).toBeUndefined()

    expect(await taken(10)).toBe(budgets.link - 2)
  })

  test('have a full budget a minute later, and their rows may expire', async () => {
    await taken(10)
    clock.move(45_000)
    expect(await limits.take('link', '192.0.2.1')).toBe(15)

    clock.move(15_000)

    expect(await taken(10)).toBe(budgets.link)
    const rows = await toRows(stores.client, stores.ops)
    expect(rows.map(row => row.expiresAt).sort()).toEqual([NINE / 1000 + 120, NINE / 1000 + 180])
    expect(JSON.stringify(rows)).not.toContain('192.0.2.1')
  })

  test('refuse paid actions, and charge nothing', async () => {
    const [codes, inAll] = ['codes of rita', 'codes in all'].map(name => ({ name, most: 1, seconds: 3600 }))
    if (!codes || !inAll) throw new Error('There are two.')
    const fails = failing(stores.client, 'TransactWriteItemsCommand', Array(9).fill(new Error('No answer.')))

    await expect(limits.takeAll([codes, inAll])).rejects.toThrow('No answer.')

    fails.end()
    expect(await limits.takeAll([codes, inAll])).toBeUndefined()
    expect(await limits.takeAll([codes])).toMatchObject({ budget: codes })
  })

  test('wait for a conflicting count', async () => {
    const budget = { name: 'codes of rita', most: 1, seconds: 3600 }
    const conflict = new TransactionCanceledException({
      message: 'injected',
      $metadata: {},
      CancellationReasons: [{ Code: 'TransactionConflict' }],
    })
    const fails = failing(stores.client, 'TransactWriteItemsCommand', [conflict, conflict])

    expect(await limits.takeAll([budget])).toBeUndefined()

    expect(fails.attempts()).toBe(3)
    expect(await limits.takeAll([budget])).toMatchObject({ budget })
  })

  test('point 19: subtract once when the answer is lost', async () => {
    const budget = { name: 'codes of rita', most: 2, seconds: 3600 }
    await limits.takeAll([{ ...budget, amount: 2 }])
    clock.move(3600_000)
    failing(stores.client, 'UpdateItemCommand', ['lostAnswer'])

    expect(await limits.takeAll([budget])).toBeUndefined()
    expect(await limits.takeAll([budget])).toBeUndefined()

    expect(await limits.takeAll([budget])).toMatchObject({ budget })
    expect(await toRows(stores.client, stores.ops)).toMatchObject([{ total: 2 }])
  })

  test('have rows that expire after their window and name no person', async () => {
    await limits.takeAll([{ name: 'codes of rita', most: 1, seconds: 3600 }])

    const rows = await toRows(stores.client, stores.ops)
    expect(rows).toMatchObject([{ total: 1, expiresAt: NINE / 1000 + 3600 }])
    expect(JSON.stringify(rows)).not.toContain('rita')
  })

  test('delay a call for at most a few seconds when a table hangs', async () => {
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
