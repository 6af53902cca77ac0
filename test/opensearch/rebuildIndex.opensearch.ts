import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { tableTransfers } from '../../lambdas/aws/adapters/dynamo/tableTransfers.ts'
import { dynamoTransfers } from '../../lambdas/aws/adapters/dynamoTransfers.ts'
import { isServiceDown } from '../../lambdas/aws/adapters/isServiceDown.ts'
import { completeIndex } from '../../lambdas/aws/adapters/openSearch/completeIndex.ts'
import { indexDefinition, toIndexNames } from '../../lambdas/aws/adapters/openSearch/indexDefinition.ts'
import { rebuildIndex } from '../../lambdas/aws/adapters/openSearch/rebuildIndex.ts'
import { setUpIndex } from '../../lambdas/aws/adapters/openSearch/setUpIndex.ts'
import { openSearchIndex } from '../../lambdas/aws/adapters/openSearchIndex.ts'
import { openSearchInsights } from '../../lambdas/aws/adapters/openSearchInsights.ts'
import { jsonLog } from '../../lambdas/core/request/log.ts'
import type { TransferQuery } from '../../lambdas/ports/transferIndex.ts'
import type { Transfers } from '../../lambdas/ports/transfers.ts'
import { followTransfers } from '../../lambdas/triggers/followTransfers.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { aTransfer } from '../contracts/transfers.suite.ts'
import { type IndexOfNode, indexOfNode, removeIndexes, startTables, type Tables } from './indexOfNode.ts'

const NINE = Date.parse('2026-11-21T09:00:00.000Z')
const MINUTE = 60_000
const event = { at: new Date(NINE).toISOString(), action: 'create', actor: 'alice', result: 'done' } as const
const query: TransferQuery = { filters: [], sort: { key: 'createdAt', order: 'asc' }, size: 500, start: { from: 0 } }

let tables: Tables
let table: Awaited<ReturnType<Tables['make']>>
let node: IndexOfNode
let transfers: Transfers
let now: number

beforeAll(async () => {
  tables = await startTables()
})
afterAll(() => tables.stop())
beforeEach(async () => {
  table = await tables.make()
  node = await indexOfNode(table)
  transfers = dynamoTransfers(table.dynamo, { transfers: table.name, audit: table.audit })
  now = NINE
})
afterEach(() => node.close())

const active = (id: string, more: Partial<Transfer> = {}) => aTransfer(id, { transferState: 'active', ...more })
const times = <T>(count: number, work: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => work(i))

async function follow(...ids: string[]) {
  const log = jsonLog(() => {}, Date.now, 'error')
  const context = { transfers, transferIndex: node.index, isUnavailable: isServiceDown, log }
  expect(await followTransfers(context, ids)).toEqual([])
}

async function add(...all: Transfer[]) {
  await Promise.all(all.map(transfer => transfers.add(transfer, event)))
}

async function change(id: string, message: string) {
  const before = await transfers.get(id)
  if (before) await transfers.replace(before, { ...before, message }, event)
}

const fromTable = () => tableTransfers(table.dynamo, table.name)
function rebuild(findTransfers: () => AsyncIterable<Transfer[]> = fromTable, patience = 0) {
  const { client, names } = node
  return rebuildIndex({ client, names, findTransfers, now: () => now, onProgress: () => {}, patience })
}

async function messages(): Promise<Record<string, string>> {
  await node.refresh()
  const { transfers } = await node.index.find('everybody', query, NINE)
  return Object.fromEntries(transfers.map(({ id, message }) => [id, message]))
}

const insights = () => openSearchInsights({ client: node.client, table, names: node.names })

const indexes = async () => {
  const { body } = await node.client.ask({ method: 'GET', path: `/${node.names.current}-*/_alias` })
  return Object.entries(body as Record<string, { aliases: object }>)
    .filter(([name]) => !name.startsWith(node.names.beats))
    .map(([, { aliases }]) => Object.keys(aliases))
}

describe('a rebuild', () => {
  test('builds the lists from the table, and leaves nothing else', async () => {
    await add(active('one'), active('two', { message: 'Two.' }), aTransfer('draft'))
    await node.index.put([active('stale', { message: 'In no table.' })])

    expect(await rebuild()).toEqual({ taken: 2, refused: [] })

    expect(await messages()).toEqual({ one: 'Here they are.', two: 'Two.' })
    expect(await indexes()).toEqual([[node.names.current, node.names.figures]])
  })

  test('applies the deployment’s replica count', async () => {
    const settings = async () => {
      const { body } = await node.client.ask({ method: 'GET', path: `/${node.names.current}/_settings` })
      return JSON.stringify(body)
    }
    expect(await settings()).toContain('"auto_expand_replicas":"0-1"')
    await setUpIndex(node.client, { replicas: 0 }, node.names)

    await rebuild()

    expect(await settings()).toContain('"number_of_replicas":"0"')
    expect(await settings()).not.toContain('"auto_expand_replicas":"0-1"')
    expect(await settings()).toContain('"refresh_interval":"1s"')
  })

  test('fills an index that was never set up', async () => {
    await add(...times(130, number => active(`one-${number}`)))
    const { client } = node
    const names = toIndexNames(`${node.names.current}-fresh`)
    const progress: number[] = []
    const onProgress = (taken: number) => progress.push(taken)

    await rebuildIndex({ client, names, findTransfers: fromTable, now: () => now, onProgress, patience: 0 })

    expect(await openSearchIndex({ client, table, names }).count('everybody', [], NINE)).toMatchObject({ total: 130 })
    expect(progress.at(-1)).toBe(130)
    expect(progress.length).toBeGreaterThan(2)
  })

  test('misses no concurrent change, and lists answer throughout', async () => {
    await add(...times(25, number => active(`old-${number}`)))
    await follow(...times(25, number => `old-${number}`))
    await node.refresh()
    // Between two reads: changes a transfer that was read and one that will be, and adds a new one.
    async function* interrupted() {
      let step = 0
      for await (const all of fromTable()) {
        for (const transfer of all) {
          yield [transfer]
          const news = [transfer.id, `old-${(step * 7) % 25}`]
          await add(active(`new-${step}`))
          for (const id of news) await change(id, `changed at ${step}`)
          await follow(...news, `new-${step}`)
          step += 1
        }
      }
    }

    const asking = new AbortController()
    const answers = askAgainAndAgain(asking.signal)
    await rebuild(interrupted, 300)
    asking.abort()

    expect(Math.min(...(await answers))).toBeGreaterThanOrEqual(25)
    const stored = (await Array.fromAsync(fromTable())).flat()
    expect(stored.length).toBeGreaterThanOrEqual(50)
    expect(await messages()).toEqual(Object.fromEntries(stored.map(({ id, message }) => [id, message])))
    await change('old-3', 'after')
    await follow('old-3')
    expect(await messages()).toMatchObject({ 'old-3': 'after' })
  })

  test('is refused while another runs, which continues', async () => {
    await add(active('one'), active('two'))
    let second: Promise<unknown> = Promise.resolve()
    async function* meanwhile() {
      second = rebuild().catch(error => error)
      await second
      yield* fromTable()
    }

    expect(await rebuild(meanwhile)).toEqual({ taken: 2, refused: [] })

    expect(await second).toMatchObject({ name: 'RebuildRefused' })
    expect(Object.keys(await messages()).sort()).toEqual(['one', 'two'])
  })

  test('is one of two that begin at the same moment', async () => {
    await add(active('one'))

    const ends = await Promise.allSettled([rebuild(), rebuild(), rebuild()])

    const refused = ends.filter(end => end.status === 'rejected').map(({ reason }) => reason.name)
    expect(refused.every(name => name === 'RebuildRefused')).toBe(true)
    expect(refused.length).toBeLessThan(3)
    expect(Object.keys(await messages()).sort()).toEqual(['one'])
    expect(await indexes()).toEqual([[node.names.current, node.names.figures]])
  })

  test('that was killed can start again two minutes later, and does no harm if it resumes', async () => {
    await add(active('one'), active('two'))
    await follow('one')
    const woken = Promise.withResolvers<void>()
    const asleep = Promise.withResolvers<void>()
    async function* hanging() {
      yield [active('one')]
      asleep.resolve()
      await woken.promise
      yield [active('ghost')]
    }
    const killed = rebuild(hanging).catch(error => error)
    await asleep.promise

    now += MINUTE
    await expect(rebuild()).rejects.toThrow(/Another rebuild (is running|has just started)/)
    expect(Object.keys(await messages()).sort()).toEqual(['one'])
    now += 2 * MINUTE
    expect(await rebuild()).toEqual({ taken: 2, refused: [] })
    woken.resolve()

    expect(await killed).toMatchObject({ name: 'RebuildRefused' })
    expect(Object.keys(await messages()).sort()).toEqual(['one', 'two'])
    expect(await indexes()).toEqual([[node.names.current, node.names.figures]])
  })

  test('that fails leaves the lists unchanged, and none of its data', async () => {
    await add(active('one'))
    await follow('one')
    async function* failing() {
      yield [active('half')]
      throw new Error('The table did not answer.')
    }

    await expect(rebuild(failing)).rejects.toThrow('The table did not answer.')

    expect(Object.keys(await messages()).sort()).toEqual(['one'])
    expect(await indexes()).toEqual([[node.names.current, node.names.figures]])
    expect(await rebuild()).toEqual({ taken: 1, refused: [] })
  })

  test('names the refused documents, and stores the others', async () => {
    await add(active('one'), active('bad', { recipient: 'x'.repeat(40_000) }))

    expect(await rebuild()).toEqual({ taken: 1, refused: ['bad'] })

    expect(Object.keys(await messages()).sort()).toEqual(['one'])
  })

  test('includes corrected recipients, of which only figures know', async () => {
    await add(active('one'), active('corrected', { transferState: 'retracted', wasMistake: true, newId: 'one' }))

    await rebuild()

    expect(Object.keys(await messages())).toEqual(['one'])
    const { total, found } = await insights().findMistakes({ from: 0, to: NINE + 999 * MINUTE }, { limit: 5 })
    expect([total, found]).toMatchObject([1, [{ id: 'corrected', newId: 'one' }]])
  })
})

describe('an index of an earlier version', () => {
  const window = { from: 0, to: NINE + 999 * MINUTE }

  /** As before the first version with figures. */
  async function makeEarlier(index: string, alias: string) {
    const { settings, mappings } = indexDefinition({})
    const properties = Object.fromEntries(Object.entries(mappings.properties).filter(([name]) => !added.includes(name)))
    const body = { settings, mappings: { ...mappings, properties }, aliases: { [alias]: {} } }
    await node.client.ask({ method: 'PUT', path: `/${node.names.current}-${index}`, body })
  }
  const added = [
    ...['bytes', 'downloadCount', 'firstDownloadAfter', 'isAnonymized', 'isPasswordProtected', 'isOTPEnabled'],
    ...[
      'hasTrackingId',
      'quarterOfWeek',
      'recipientDomains',
      'flow',
      'mistakeAt',
      'isCorrected',
      'isDelivery',
      'transferId',
      'newId',
    ],
  ]
  beforeEach(async () => {
    await removeIndexes(node.client, node.names.current)
    await makeEarlier('first', node.names.current)
    now = NINE + MINUTE
  })

  const isMapped = async (alias: string) => {
    const { body } = await node.client.ask({ method: 'GET', path: `/${alias}/_mapping` })
    return JSON.stringify(body).includes('"quarterOfWeek"')
  }

  test('gets the fields of figures, which are unavailable until a rebuild', async () => {
    await add(active('one'), active('two'))

    await setUpIndex(node.client, {}, node.names)
    await follow('one')

    expect(Object.keys(await messages())).toEqual(['one'])
    const error = await insights()
      .sumUp(window, NINE)
      .catch(caught => caught)
    expect([error.message, isServiceDown(error)]).toEqual(['The index answered 404 (index_not_found_exception).', true])
    await rebuild()
    expect(await insights().sumUp(window, NINE)).toMatchObject({ transfers: 2, users: 1 })
  })

  test('is rebuilt once by the deployment, unless that takes too long', async () => {
    await add(active('one'), active('two'))
    await setUpIndex(node.client, {}, node.names)
    const { client, names } = node
    const findTransfers = vi.fn(fromTable)
    const complete = (onProgress = () => {}) =>
      completeIndex({ client, names, findTransfers, now: () => now, onProgress, patience: 0, pause: 0 })
    const tooLong = () => {
      throw new Error('The time is over.')
    }

    await expect(complete(tooLong)).rejects.toThrow('The time is over.')
    await expect(insights().sumUp(window, NINE)).rejects.toThrow('404')
    expect(await complete()).toEqual([])
    expect(await insights().sumUp(window, NINE)).toMatchObject({ transfers: 2 })
    findTransfers.mockClear()
    expect(await complete()).toEqual([])

    expect(findTransfers).not.toHaveBeenCalled()
  })

  test('that is new is filled by the deployment with the transfers that the stream no longer has', async () => {
    await removeIndexes(node.client, node.names.current)
    await add(active('older than a day'))
    await setUpIndex(node.client, {}, node.names)
    const { client, names } = node
    const complete = () =>
      completeIndex({ client, names, findTransfers: fromTable, now: () => now, onProgress: () => {}, patience: 0 })

    expect(await complete()).toEqual([])

    expect(Object.keys(await messages())).toEqual(['older than a day'])
    expect(await insights().sumUp(window, NINE)).toMatchObject({ transfers: 1 })
  })

  test('hides corrected recipients from lists of an earlier version', async () => {
    await add(active('one'), active('corrected', { transferState: 'retracted', wasMistake: true }))

    await setUpIndex(node.client, {}, node.names)
    await follow('one', 'corrected')
    await node.refresh()

    const path = `/${node.names.current}/_search`
    const { body } = await node.client.ask({ method: 'POST', path, body: { query: { match_all: {} } } })
    expect(body).toMatchObject({ hits: { total: { value: 1 }, hits: [{ _id: 'one' }] } })
  })

  test('takes documents of this version, also while it is rebuilt by an earlier one', async () => {
    await add(active('one'))
    await makeEarlier(String(NINE), node.names.next)

    await setUpIndex(node.client, {}, node.names)
    await follow('one')

    expect(await isMapped(node.names.next)).toBe(true)
    expect(Object.keys(await messages())).toEqual(['one'])
  })

  test('is not complete for figures after a rebuild by an earlier version', async () => {
    await removeIndexes(node.client, node.names.current)
    await add(active('one'))
    await setUpIndex(node.client, {}, node.names)
    const { current, figures } = node.names
    const index = `${current}-${NINE}`
    await makeEarlier(String(NINE), node.names.next)
    const actions = [
      { remove: { index: `${current}-first`, alias: current } },
      { add: { index, alias: current } },
      { remove: { index, alias: node.names.next } },
    ]
    await node.client.ask({ method: 'POST', path: '/_aliases', body: { actions } })
    await node.client.ask({ method: 'DELETE', path: `/${current}-first` })

    await setUpIndex(node.client, {}, node.names)

    const { status } = await node.client.ask({ method: 'HEAD', path: `/${figures}` }, 404)
    expect(status).toBe(404)
    await rebuild()
    expect(await insights().sumUp(window, NINE)).toMatchObject({ transfers: 1 })
  })
})

/** @returns the totals that were answered, until the signal */
async function askAgainAndAgain(signal: AbortSignal): Promise<number[]> {
  const totals: number[] = []
  while (!signal.aborted) {
    const [{ total, transfers }, counts] = await Promise.all([
      node.index.find('everybody', query, NINE),
      node.index.count('everybody', [], NINE),
    ])
    totals.push(total, transfers.length, counts.total)
  }
  return totals
}
