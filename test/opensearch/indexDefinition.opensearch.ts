import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isServiceDown } from '../../lambdas/aws/adapters/isServiceDown.ts'
import { toIndexNames } from '../../lambdas/aws/adapters/openSearch/indexDefinition.ts'
import { IndexError } from '../../lambdas/aws/adapters/openSearch/indexError.ts'
import { listQuery } from '../../lambdas/aws/adapters/openSearch/listQuery.ts'
import { setUpIndex } from '../../lambdas/aws/adapters/openSearch/setUpIndex.ts'
import { openSearchIndex } from '../../lambdas/aws/adapters/openSearchIndex.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { TransferFilters } from '../../shared/domain/transferFilters.ts'
import {
  filtersAsked,
  history,
  inNamespace,
  NOW,
  namespaceFilter,
  newNamespace,
} from '../contracts/transferHistories.ts'
import { listReading } from '../contracts/transferIndexReading.ts'
import { aFile, aTransfer } from '../contracts/transfers.suite.ts'
import { type IndexOfNode, indexOfNode, startTables, type Table, type Tables } from './indexOfNode.ts'

let tables: Tables
let table: Table
let node: IndexOfNode

beforeAll(async () => {
  tables = await startTables()
  table = await tables.make()
})
afterAll(() => tables.stop())
beforeEach(async () => {
  node = await indexOfNode(table)
})
afterEach(() => node.close())

const newest = { sort: { key: 'createdAt', order: 'desc' }, size: 500, start: { from: 0 } } as const
const found = async (filters: TransferFilters = []) => {
  await node.refresh()
  return (await node.index.find('everybody', { filters, ...newest }, NOW)).transfers
}

describe('the index', () => {
  test('refuses a document with an undeclared field', async () => {
    const document = { owner: 'a', phone: '+41791234567' }

    const { status, body } = await node.client.ask(
      { method: 'PUT', path: `/${node.names.current}/_doc/a`, body: document },
      400,
    )

    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { type: 'strict_dynamic_mapping_exception' } })
  })

  test('contains only the list fields of a transfer, and no link or storage key', async () => {
    const secrets = { link: { digest: 'digest-of-link', sealed: 'sealed-link' } }
    await node.index.put([aTransfer('one', { transferState: 'active', ...secrets })])

    const { body } = await node.client.ask({ method: 'GET', path: `/${node.names.current}/_doc/one` })

    expect(Object.keys((body as { _source: object })._source)).toEqual(['listed'])
    expect(JSON.stringify(body)).not.toMatch(/digest-of-link|sealed-link/)
  })

  test('counts findings of a kind with their own likelihood', async () => {
    const findings = {
      summary: [
        { infoType: 'IBAN_CODE' as const, count: 7, distinctCount: 2, likelihood: 'LIKELY' as const },
        { infoType: 'PERSON_NAME' as const, count: 1, distinctCount: 1, likelihood: 'POSSIBLE' as const },
      ],
      places: [],
      notInspectable: [],
      mismatches: [],
    }
    await node.index.put([aTransfer('one', { transferState: 'active', files: [aFile('f', { findings })] })])
    await node.refresh()
    const ofKind = (infoType: string, likelihood: string) => ({
      nested: {
        path: 'findings',
        query: {
          bool: {
            filter: [{ term: { 'findings.infoType': infoType } }, { term: { 'findings.likelihood': likelihood } }],
          },
        },
      },
    })
    const counted = async (infoType: string, likelihood: string) => {
      const body = { query: ofKind(infoType, likelihood) }
      const answer = await node.client.ask({ method: 'POST', path: `/${node.names.current}/_count`, body })
      return (answer.body as { count: number }).count
    }

    expect(await counted('IBAN_CODE', 'LIKELY')).toBe(1)
    expect(await counted('IBAN_CODE', 'POSSIBLE')).toBe(0)
    const days = { date_histogram: { field: 'createdAt', calendar_interval: 'day' } }
    const sum = { nested: { path: 'findings' }, aggs: { all: { sum: { field: 'findings.count' } } } }
    const body = { size: 0, aggs: { days, sum } }
    const answer = await node.client.ask({ method: 'POST', path: `/${node.names.current}/_search`, body })
    expect(answer.body).toMatchObject({
      aggregations: { days: { buckets: [{ doc_count: 1 }] }, sum: { all: { value: 8 } } },
    })
  })

  test('is not created by a write before its setup', async () => {
    const names = toIndexNames('never-set-up')
    const index = openSearchIndex({ client: node.client, table, names })

    const writing = index.put([aTransfer('one', { transferState: 'active' })])
    await expect(writing).rejects.toThrow('The index answered 404 (index_not_found_exception).')
    const { status } = await node.client.ask({ method: 'HEAD', path: `/${names.current}` }, 404)

    expect(status).toBe(404)
    const asking = index.find('everybody', { filters: [], ...newest }, NOW)
    await expect(asking).rejects.toThrow('The index answered 404 (index_not_found_exception).')
    await expect(index.noteBeat(new Date(NOW).toISOString())).rejects.toThrow('The index answered 404')
  })

  test('can be set up again, also concurrently', async () => {
    await node.index.put([aTransfer('one', { transferState: 'active' })])

    await Promise.all([1, 2, 3, 4].map(() => setUpIndex(node.client, { replicas: 0 }, node.names)))

    expect(await found()).toMatchObject([{ id: 'one' }])
    const names = toIndexNames(`${node.names.current}-other`)
    await Promise.all([1, 2, 3, 4].map(() => setUpIndex(node.client, { replicas: 0 }, names)))
    const { body } = await node.client.ask({ method: 'GET', path: `/_alias/${names.current}` })
    expect(Object.keys(body as object)).toHaveLength(1)
  })

  test('applies changed replica counts, and the fields of a newer version', async () => {
    const older = toIndexNames(`${node.names.current}-older`)
    const body = {
      mappings: { dynamic: 'strict', properties: { owner: { type: 'keyword' } } },
      aliases: { [older.current]: {} },
    }
    await node.client.ask({ method: 'PUT', path: `/${older.current}-first`, body })

    await setUpIndex(node.client, { replicas: 2 }, older)

    const settings = await node.client.ask({ method: 'GET', path: `/${older.current}/_settings` })
    expect(JSON.stringify(settings.body)).toContain('"number_of_replicas":"2"')
    const index = openSearchIndex({ client: node.client, table, names: older })
    expect(await index.put([aTransfer('one', { transferState: 'active' })])).toEqual({ failed: [] })
  })
})

describe('a write', () => {
  test('gives the same index for duplicated, shuffled or partial changes', async () => {
    const changes = history.chain(all => {
      const later = all.map(one => changed(one, 'second'))
      const last = later.map(one => changed(one, 'third'))
      const every = [...all, ...later, ...last, ...last]
      return fc.tuple(fc.constant(last), fc.shuffledSubarray(every, { minLength: every.length }))
    })
    await fc.assert(
      fc.asyncProperty(changes, fc.integer({ min: 1, max: 30 }), async ([last, shuffled], size) => {
        const namespace = newNamespace()
        const stream = inNamespace(shuffled, namespace)
        for (let from = 0; from < stream.length; from += size) {
          expect(await node.index.put(stream.slice(from, from + size))).toEqual({ failed: [] })
        }

        const expected = listReading(inNamespace(last, namespace), 'everybody', [], NOW)
        const messages = new Map((await found(namespaceFilter(namespace))).map(({ id, message }) => [id, message]))
        expect(messages).toEqual(new Map(expected.map(({ id, message }) => [id, message])))
      }),
      { numRuns: 15 },
    )
  })

  test('applies a change of files, which does not raise the transfer’s revision', async () => {
    const file = aFile('f', { name: 'draft.pdf', revision: 3 })
    const transfer = aTransfer('one', { transferState: 'processing', revision: 7, files: [file] })
    const inspected = { ...transfer, files: [{ ...file, name: 'inspected.pdf', revision: 4 }] }

    await node.index.put([inspected])
    await node.index.put([transfer])
    expect(await found()).toMatchObject([{ files: [{ name: 'inspected.pdf' }] }])

    await node.index.put([{ ...transfer, revision: 8, files: [{ ...file, name: 'other.pdf', revision: 1 }] }])
    expect(await found()).toMatchObject([{ files: [{ name: 'other.pdf' }] }])
  })

  test('is split into requests that a small domain accepts', async () => {
    const name = (place: number) => `${String(place).padStart(3, '0')}${'long name '.repeat(100)}.txt`
    const files = Array.from({ length: 90 }, (_, place) => aFile(`f${place}`, { name: name(place) }))
    const many = Array.from({ length: 60 }, (_, place) => aTransfer(`big-${place}`, { transferState: 'active', files }))

    expect(await node.index.put(many)).toEqual({ failed: [] })

    await found()
    expect(await node.index.count('everybody', [], Date.now())).toMatchObject({ total: 60 })
  })

  test('names the refused documents, and stores the others', async () => {
    const good = aTransfer('good', { transferState: 'active' })
    // Longer than a term may be: no valid address is, but a damaged record may be.
    const bad = aTransfer('bad', { transferState: 'active', recipient: 'x'.repeat(40_000) })

    expect(await node.index.put([bad, good])).toEqual({ failed: ['bad'] })
    expect(await found()).toMatchObject([{ id: 'good' }])
  })
})

describe('a query', () => {
  test('contains values only in clauses without patterns and scripts', async () => {
    const allowed = new Set(['bool', 'filter', 'should', 'must_not', 'term', 'terms', 'prefix', 'range', 'match_none'])
    const toClauses = (clause: object): string[] =>
      Object.entries(clause).flatMap(([name, inner]) => {
        if (name === 'minimum_should_match') return []
        const isLeaf = ['term', 'terms', 'prefix', 'range', 'match_none'].includes(name)
        const below = isLeaf ? [] : [inner].flat()
        return [name, ...below.flatMap(toClauses)]
      })
    fc.assert(
      fc.property(filtersAsked, filters => {
        const query = listQuery('everybody', TransferFilters.parse(filters), NOW)
        expect(new Set(toClauses(query)).difference(allowed)).toEqual(new Set())
      }),
      { numRuns: 500 },
    )
  })

  test('beyond ten thousand results is refused as invalid', async () => {
    const asking = node.index.find('everybody', { filters: [], ...newest, start: { from: 9_900 } }, NOW)
    const error = await asking.catch(caught => caught)

    expect(error).toBeInstanceOf(IndexError)
    expect([error.status, isServiceDown(error)]).toEqual([400, false])
  })

  test('never appears in an error', async () => {
    const filters = TransferFilters.parse([{ key: 'recipient', value: 'rita@partner.example' }])
    const asking = node.index.find({ ownedBy: 'alice-subject' }, { filters, ...newest, start: { from: 9_999 } }, NOW)
    const error = await asking.catch(caught => caught)

    expect(error).toBeInstanceOf(IndexError)
    expect(`${JSON.stringify(error)} ${error.stack} ${Object.values(error)} ${error.cause}`).not.toMatch(/rita|alice-/)
  })

  test('with dates before and after all others is answered', async () => {
    await node.index.put([aTransfer('one', { transferState: 'active', createdAt: '9999-12-31T23:59:59.999Z' })])
    const within = (from: string, to: string) => TransferFilters.parse([{ key: 'createdAt', value: { from, to } }])

    expect(await found(within('0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'))).toEqual([])
    expect(await found(within('0000-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00'))).toMatchObject([{ id: 'one' }])
  })
})

function changed(transfer: Transfer, message: string): Transfer {
  return { ...transfer, revision: transfer.revision + 1, message }
}
