import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { confirmed, openBusyWorld, type PortCall, portCalls, sent } from './dynamoPortCalls.ts'
import { anEvent, NINE, type World } from './dynamoWorld.ts'
import { type Fault, failing } from './faults.ts'

describe('when a call to the tables fails for a moment', () => {
  let world: World
  let unharmed: World

  beforeEach(async () => {
    ;[world, unharmed] = await Promise.all([openBusyWorld(), openBusyWorld()])
  })
  afterEach(() => Promise.all([world.close(), unharmed.close()]))

  const verbs = Object.entries(portCalls).flatMap(([port, ofPort]) =>
    Object.entries<PortCall>(ofPort).map(([verb, deed]) => [`${port}: ${verb}`, deed] as const),
  )
  // A call that was counted twice is no harm, and told of apart.
  const once = verbs.filter(([verb]) => verb !== 'limits: take')

  describe.each(once)('%s', (_, { commands, answer, act }) => {
    const faults: Fault[] = ['throttled', 'unavailable', 'lostAnswer']
    const cases = commands.flatMap(command => faults.map(fault => [fault, command] as const))

    test.each(cases)('it is done once, and answers as ever: %s, of %s', async (fault, command) => {
      const fails = failing(world.client, command, [fault])

      const answered = await act(world)

      expect(answered).toEqual(answer)
      expect(fails.attempts()).toBe(2)
      fails.end()
      await act(unharmed)
      expect(await world.stored()).toEqual(await unharmed.stored())
    })
  })
})

describe('when a transaction is cancelled', () => {
  let world: World

  beforeEach(async () => {
    world = await openBusyWorld()
  })
  afterEach(() => world.close())

  const cancelled = (...codes: string[]) =>
    new TransactionCanceledException({
      message: 'injected',
      $metadata: {},
      CancellationReasons: codes.map(Code => ({ Code })),
    })

  test.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'what passes is waited for, and the change is made: %s',
    async code => {
      const fails = failing(world.client, 'TransactWriteItemsCommand', [
        cancelled('None', code, 'None'),
        cancelled(code, code),
      ])

      expect(await world.transfers.replace(sent, confirmed, anEvent('replace'))).toBe(true)

      expect(fails.attempts()).toBe(3)
      expect(await world.transfers.get('sent')).toEqual({ ...confirmed, revision: 2 })
      expect((await world.readAudit()).filter(({ detail }) => detail === 'replace')).toHaveLength(1)
    },
  )

  test('who was in its way and wrote first has won', async () => {
    const fails = failing(world.client, 'TransactWriteItemsCommand', [cancelled('TransactionConflict')])
    const late = world.transfers.replace(sent, { ...sent, message: 'Late.' }, anEvent('late'))
    // Each of the two may be first: the other is then told so, and nothing of it stays.
    const early = world.another().transfers.replace(sent, { ...sent, message: 'Early.' }, anEvent('early'))

    const answers = await Promise.all([early, late])

    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(fails.attempts()).toBe(2)
    expect((await world.transfers.get('sent'))?.message).toBe(answers[0] ? 'Early.' : 'Late.')
  })

  test('a condition that does not hold is the answer, whatever else was in the way', async () => {
    const fails = failing(world.client, 'TransactWriteItemsCommand', [
      cancelled('ConditionalCheckFailed', 'TransactionConflict'),
    ])

    expect(await world.transfers.replace(sent, confirmed, anEvent('replace'))).toBe(false)

    expect(fails.attempts()).toBe(1)
  })

  test('what no waiting mends is told at once', async () => {
    const fails = failing(world.client, 'TransactWriteItemsCommand', [cancelled('ValidationError')])

    await expect(world.transfers.replace(sent, confirmed, anEvent('replace'))).rejects.toThrow('injected')

    expect(fails.attempts()).toBe(1)
  })

  test('what stays in the way is given up in the end, and nothing was written', async () => {
    const before = await world.stored()
    const fails = failing(world.client, 'TransactWriteItemsCommand', Array(99).fill(cancelled('TransactionConflict')))

    await expect(world.transfers.replace(sent, confirmed, anEvent('replace'))).rejects.toThrow('injected')

    expect(fails.attempts()).toBeGreaterThan(5)
    expect(fails.attempts()).toBeLessThan(99)
    expect(await world.stored()).toEqual(before)
  })

  test('twenty downloads of which every answer was lost once are twenty', async () => {
    const fails = failing(world.client, 'TransactWriteItemsCommand', Array(20).fill('lostAnswer'))

    const counted = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        world.transfers.countDownload('sent', `pass ${index}`, NINE, anEvent(`download ${index}`)),
      ),
    )

    expect(counted.every(Boolean)).toBe(true)
    expect(fails.attempts()).toBeGreaterThanOrEqual(40)
    expect((await world.transfers.get('sent'))?.downloadCount).toBe(20)
    expect((await world.readAudit()).filter(({ detail }) => detail?.startsWith('download'))).toHaveLength(20)
  })

  test('two who write at one revision, and both lose their answers: one of the two has won', async () => {
    const another = world.another()
    for (const { client } of [world, another]) failing(client, 'TransactWriteItemsCommand', ['lostAnswer'])

    const answers = await Promise.all([
      world.transfers.replace(sent, { ...sent, message: 'one' }, anEvent('one')),
      another.transfers.replace(sent, { ...sent, message: 'two' }, anEvent('two')),
    ])

    expect(answers.filter(Boolean)).toHaveLength(1)
    const winner = answers[0] ? 'one' : 'two'
    expect(await world.transfers.get('sent')).toEqual({ ...sent, message: winner, revision: 2 })
  })
})
