import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rebuildUsage } from '../../lambdas/aws/adapters/dynamo/rebuildUsage.ts'
import { dynamoUsage } from '../../lambdas/aws/adapters/dynamoUsage.ts'
import { fillUsageResource } from '../../lambdas/aws/serving/fillUsageResource.ts'
import { checkRecipient } from '../../lambdas/core/transfer/recipientChecks.ts'
import type { UsageChange } from '../../lambdas/ports/usage.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { aFile, aTransfer } from '../contracts/transfers.suite.ts'
import { anEvent, NINE, openTableStores, type TableStores } from './dynamoWorld.ts'

const MINUTE = 60_000
const exchange = { subject: 'alice', recipient: 'rita@partner.example' }
const at = (minutes: number) => new Date(NINE + minutes * MINUTE).toISOString()

let stores: TableStores

beforeEach(async () => {
  stores = await openTableStores()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await stores.close()
})

const rebuild = (now: number, assertTime = () => {}) =>
  rebuildUsage(stores.client, stores.names.transfers, { now: () => now, assertTime })

const findOwn = async () => (await stores.usage.findRecipients(exchange.subject, [exchange.recipient], []))[0]?.own

async function release(id: string, usage: Partial<UsageChange> = {}, minutes = 0, recipient = exchange.recipient) {
  const times = { createdAt: at(minutes), finalizedAt: at(minutes) }
  const before = aTransfer(id, { transferState: 'processing', recipient, ...times })
  await stores.transfers.add(before, anEvent('create'))
  const after = { ...before, transferState: 'active', stateChangedAt: at(minutes), expiryDate: at(9999) } as const
  await stores.transfers.replaceWithUsage(
    before,
    after,
    { times: 1, exchange, files: [], ...usage },
    anEvent('publish'),
  )
}

/** Does this work once, before the first command of a name. */
function runBefore<Result>(name: string, work: () => Promise<Result>) {
  const waiting: { result?: Promise<Result> } = {}
  stores.client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async args => {
        if (commandName === name && !waiting.result) {
          waiting.result = work()
          await waiting.result
        }
        return next(args)
      },
    { step: 'initialize', name: 'before' },
  )
  return waiting
}

/** The commands of this work. */
async function findCommands(work: () => Promise<unknown>): Promise<string[]> {
  const commands: string[] = []
  stores.client.middlewareStack.add(
    (next, { commandName = '' }) =>
      args => {
        commands.push(commandName)
        return next(args)
      },
    { step: 'finalizeRequest', name: 'commands' },
  )
  await work()
  stores.client.middlewareStack.remove('commands')
  return commands
}

describe('a rebuild of the usage history', () => {
  test('leaves what a release writes while it runs, and later releases count on', async () => {
    await release('one')
    await release('during', {}, 1)

    expect(await rebuild(NINE)).toBe(2)

    const count = async () => (await findOwn())?.count
    expect(await count()).toBe(2)
    await rebuild(NINE + 2 * MINUTE)
    await release('three', {}, 3)
    expect(await count()).toBe(3)
  })

  test('counts each release once, however many run at once with releases', async () => {
    for (const id of ['one', 'two', 'three']) await release(id)

    await Promise.all([rebuild(NINE + MINUTE), rebuild(NINE + MINUTE), release('four', {}, 2)])

    expect((await findOwn())?.count).toBe(4)
  })

  test('does not bring back a wrong recipient that is withdrawn while it runs, nor touch the others', async () => {
    await release('wrong')
    const wrong = await stores.transfers.get('wrong')
    const ron = 'ron@partner.example'
    await release('right', { exchange: { ...exchange, recipient: ron } }, 0, ron)
    if (!wrong) throw new Error('The transfer is not there.')
    const withdrawn = { ...wrong, transferState: 'retracted', isWrongRecipient: true, stateChangedAt: at(1) } as const
    const usage = { times: -1, exchange, files: [] } as const
    // After it read the transfers, before it writes the first row.
    const withdrawal = runBefore('PutItemCommand', () =>
      stores.transfers.replaceWithUsage(wrong, { ...withdrawn, revision: 2 }, usage, anEvent('prevent-mistake')),
    )

    const released = await rebuild(NINE + 2 * MINUTE)

    expect(await withdrawal.result).toBe(true)
    expect([await findOwn(), released]).toEqual([undefined, 1])
    const [other] = await stores.usage.findRecipients(exchange.subject, [ron], [])
    expect(other).toMatchObject({ own: { count: 1 }, ownAtDomain: [], membersAtDomain: 1 })
  })

  test('removes rows that no transfer supports, and repairs the others', async () => {
    await release('one', { exchange: { subject: 'bob', recipient: 'nobody@nowhere.example' } })

    await rebuild(NINE + MINUTE)

    const rows = (await stores.transferRows()).filter(({ pk }) => String(pk).startsWith('USAGE#'))
    expect(JSON.stringify(rows)).not.toContain('nowhere')
    expect((await findOwn())?.count).toBe(1)
  })
})

describe('the resource that fills it at the first deployment', () => {
  test('fills it', async () => {
    vi.stubEnv('TRANSFERS_TABLE', stores.names.transfers)
    const now = Date.now()
    const times = { createdAt: new Date(now).toISOString(), expiryDate: new Date(now).toISOString() }
    await stores.transfers.add(aTransfer('one', { ...times, transferState: 'active' }), anEvent('create'))

    await fillUsageResource({}, MINUTE)

    const usage = dynamoUsage(stores.client, stores.names.transfers)
    expect((await usage.findExchanges(exchange)).bySender).toBe(true)
  })

  test.each([
    ['out of time', () => stores.names.transfers, -1],
    ['a missing table', () => 'missing', MINUTE],
  ])('never fails: %s', async (_, getTable, milliseconds) => {
    vi.stubEnv('TRANSFERS_TABLE', getTable())
    await release('one')
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)

    await fillUsageResource({}, milliseconds)

    const lines = write.mock.calls.map(([line]) => String(line))
    write.mockRestore()
    expect(lines.filter(line => line.includes('Run bin/rebuildUsage.ts.'))).toHaveLength(1)
  })
})

test('all checks of a recipient make four reads at most, for any number of files and with the known domains', async () => {
  const files = Array.from({ length: 90 }, (_, index) => aFile(`f${index}`))
  const stems = files.map(({ id }) => id)
  const { usage } = stores
  const asked = { ...exchange, recipient: 'rita@partner.exampel', files: stems.map(name => ({ name })) }
  await release('one', { files: stems.map(stem => ({ group: 'office', stem, infoTypes: ['IBAN_CODE'] })) })
  const check = async () => {
    const { messages } = await checkRecipient({ usage, organisation: demoOrganisation }, asked)
    expect(messages).toMatchObject([{ reason: 'DOMAIN_UNSEEN', suggestion: 'rita@partner.example' }])
  }
  const reads = ['BatchGetItemCommand', 'QueryCommand', 'QueryCommand']

  expect((await findCommands(check)).sort()).toEqual([...reads, 'QueryCommand'])
  expect((await findCommands(check)).sort()).toEqual(reads)
})
