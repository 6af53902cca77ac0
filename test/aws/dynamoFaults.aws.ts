import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmed, openFilledStores, type PortCall, portCalls, sent } from './dynamoPortCalls.ts'
import { anEvent, NINE, type TableStores } from './dynamoWorld.ts'
import { type Fault, failing } from './faults.ts'

// The others end before the tables, so they are tried on one emulator.
const faults: Fault[] = process.env.IS_DYNAMODB_LOCAL ? ['lostAnswer'] : ['throttled', 'unavailable', 'lostAnswer']

describe('a transient fault of a call to the tables', () => {
  let stores: TableStores

  beforeEach(async () => {
    stores = await openFilledStores()
  })
  afterEach(() => stores.close())

  const verbs = Object.entries(portCalls).flatMap(([port, ofPort]) =>
    Object.entries<PortCall>(ofPort).map(([verb, portCall]) => [`${port}: ${verb}`, portCall] as const),
  )
  // Call counts that a retry counts twice are harmless, and have a test of their own.
  const once = verbs.filter(([verb]) => verb !== 'limits: take')

  describe.each(once)('%s', (_, { commands, answer, act }) => {
    const cases = [...new Set(commands)].flatMap(command => faults.map(fault => [fault, command] as const))

    let expected: string[]
    beforeAll(async () => {
      const unharmed = await openFilledStores()
      await act(unharmed)
      expected = await unharmed.stored()
      await unharmed.close()
    })

    test.each(cases)('has no effect on the result: %s, of %s', async (fault, command) => {
      const fails = failing(stores.client, command, [fault])

      const answered = await act(stores)

      expect(answered).toEqual(answer)
      expect(fails.attempts()).toBe(commands.filter(one => one === command).length + 1)
      fails.end()
      expect(await stores.stored()).toEqual(expected)
    })
  })
})

describe('a cancelled transaction', () => {
  let stores: TableStores

  beforeEach(async () => {
    stores = await openFilledStores()
  })
  afterEach(() => stores.close())

  const cancelled = (...codes: string[]) =>
    new TransactionCanceledException({
      message: 'injected',
      $metadata: {},
      CancellationReasons: codes.map(Code => ({ Code })),
    })

  test.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'is retried for a transient reason, and applied: %s',
    async code => {
      const fails = failing(stores.client, 'TransactWriteItemsCommand', [
        cancelled('None', code, 'None'),
        cancelled(code, code),
      ])

      expect(await stores.transfers.replace(sent, confirmed, anEvent('replace'))).toBe(true)

      expect(fails.attempts()).toBe(3)
      expect(await stores.transfers.get('sent')).toEqual({ ...confirmed, revision: 2 })
      expect((await stores.readAudit()).filter(({ detail }) => detail === 'replace')).toHaveLength(1)
    },
  )

  test('loses to a conflicting write that came first', async () => {
    const fails = failing(stores.client, 'TransactWriteItemsCommand', [cancelled('TransactionConflict')])
    const late = stores.transfers.replace(sent, { ...sent, message: 'Late.' }, anEvent('late'))
    // Each of the two may be first: the other gets a conflict, and leaves nothing.
    const early = stores.another().transfers.replace(sent, { ...sent, message: 'Early.' }, anEvent('early'))

    const answers = await Promise.all([early, late])

    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(fails.attempts()).toBe(2)
    expect((await stores.transfers.get('sent'))?.message).toBe(answers[0] ? 'Early.' : 'Late.')
  })

  test('reports the failed condition, also amid conflicts', async () => {
    const fails = failing(stores.client, 'TransactWriteItemsCommand', [
      cancelled('ConditionalCheckFailed', 'TransactionConflict'),
    ])

    expect(await stores.transfers.replace(sent, confirmed, anEvent('replace'))).toBe(false)

    expect(fails.attempts()).toBe(1)
  })

  test('fails at once for permanent reasons', async () => {
    const fails = failing(stores.client, 'TransactWriteItemsCommand', [cancelled('ValidationError')])

    await expect(stores.transfers.replace(sent, confirmed, anEvent('replace'))).rejects.toThrow('injected')

    expect(fails.attempts()).toBe(1)
  })

  test('fails after its attempts while the conflict lasts, and writes nothing', async () => {
    const before = await stores.stored()
    const fails = failing(stores.client, 'TransactWriteItemsCommand', Array(99).fill(cancelled('TransactionConflict')))

    await expect(stores.transfers.replace(sent, confirmed, anEvent('replace'))).rejects.toThrow('injected')

    expect(fails.attempts()).toBeGreaterThan(5)
    expect(fails.attempts()).toBeLessThan(99)
    expect(await stores.stored()).toEqual(before)
  })

  test('twenty downloads whose answers are lost once count as twenty', async () => {
    const fails = failing(stores.client, 'TransactWriteItemsCommand', Array(20).fill('lostAnswer'))

    const counted = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        stores.transfers.countDownload('sent', `pass ${index}`, NINE, anEvent(`download ${index}`)),
      ),
    )

    expect(counted.every(Boolean)).toBe(true)
    expect(fails.attempts()).toBeGreaterThanOrEqual(40)
    expect((await stores.transfers.get('sent'))?.downloadCount).toBe(20)
    expect((await stores.readAudit()).filter(({ detail }) => detail?.startsWith('download'))).toHaveLength(20)
  })

  test('one of two writers at one revision wins when both lose their answers', async () => {
    const another = stores.another()
    for (const { client } of [stores, another]) failing(client, 'TransactWriteItemsCommand', ['lostAnswer'])

    const answers = await Promise.all([
      stores.transfers.replace(sent, { ...sent, message: 'one' }, anEvent('one')),
      another.transfers.replace(sent, { ...sent, message: 'two' }, anEvent('two')),
    ])

    expect(answers.filter(Boolean)).toHaveLength(1)
    const winner = answers[0] ? 'one' : 'two'
    expect(await stores.transfers.get('sent')).toEqual({ ...sent, message: winner, revision: 2 })
  })
})
