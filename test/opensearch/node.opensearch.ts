import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSearchUrl } from './openSearchUrl.ts'

const url = openSearchUrl()
const external = (version: number) => `version=${version}&version_type=external`
let index: string

async function call(method: string, path: string, body?: object) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

const findings = { type: 'nested', properties: { infotype: { type: 'keyword' } } }
const properties = { sender: { type: 'keyword' }, createdAt: { type: 'date' }, findings }

beforeEach(async () => {
  index = `node-${randomUUID()}`
  const settings = { number_of_shards: 1, number_of_replicas: 0 }
  const made = await call('PUT', `/${index}`, { settings, mappings: { dynamic: 'strict', properties } })
  expect(made.status).toBe(200)
})

afterEach(async () => {
  await call('DELETE', `/${index}*`)
})

describe('a node of OpenSearch', () => {
  it('accepts a document, refuses its version a second time, and finds it after a refresh', async () => {
    const document = { sender: 'ada', createdAt: '2026-03-01T00:00:00Z' }

    const first = await call('PUT', `/${index}/_doc/a?${external(7)}`, document)
    const second = await call('PUT', `/${index}/_doc/a?${external(7)}`, { ...document, sender: 'eve' })
    await call('POST', `/${index}/_refresh`)
    const found = await call('POST', `/${index}/_search`, { query: { term: { sender: 'ada' } } })

    expect([first.status, second.status]).toEqual([201, 409])
    expect(found.body).toMatchObject({ hits: { hits: [{ _id: 'a', _source: document }] } })
  })

  it('counts by sender, by day and by finding', async () => {
    await keepTwo()

    const { body } = await call('POST', `/${index}/_search`, {
      size: 0,
      query: { nested: { path: 'findings', query: { term: { 'findings.infotype': 'IBAN' } } } },
      aggs: {
        ofAda: { filter: { term: { sender: 'ada' } } },
        senders: { terms: { field: 'sender' } },
        days: { date_histogram: { field: 'createdAt', calendar_interval: 'day' } },
        findings: { nested: { path: 'findings' }, aggs: { infotypes: { terms: { field: 'findings.infotype' } } } },
      },
    })

    expect(body).toMatchObject({
      hits: { total: { value: 1, relation: 'eq' } },
      aggregations: {
        ofAda: { doc_count: 1 },
        senders: { buckets: [{ key: 'ada', doc_count: 1 }] },
        days: { buckets: [{ key_as_string: '2026-03-01T00:00:00.000Z', doc_count: 1 }] },
        findings: { infotypes: { buckets: [{ key: 'IBAN' }, { key: 'PHONE' }] } },
      },
    })
  })

  it('copies an index into another behind one alias, with versions', async () => {
    await keepTwo()
    const [alias, copy] = [`${index}-all`, `${index}-copy`]
    await call('POST', '/_aliases', { actions: [{ add: { index, alias } }] })

    const copied = await call('POST', '/_reindex?refresh=true', {
      source: { index },
      dest: { index: copy, version_type: 'external' },
    })
    await call('POST', '/_aliases', { actions: [{ remove: { index, alias } }, { add: { index: copy, alias } }] })

    const { body } = await call('GET', `/${alias}/_doc/a`)
    expect(copied.body).toMatchObject({ created: 2, failures: [] })
    expect(body).toMatchObject({ _index: copy, _version: 7, _source: { sender: 'ada' } })
  })

  it('applies updates to query results', async () => {
    await keepTwo()

    const changed = await call('POST', `/${index}/_update_by_query?refresh=true`, {
      query: { term: { sender: 'ada' } },
      script: { source: 'ctx._source.sender = params.sender', params: { sender: 'grace' } },
    })

    const { body } = await call('POST', `/${index}/_count`, { query: { term: { sender: 'grace' } } })
    expect(changed.body).toMatchObject({ updated: 1, failures: [] })
    expect(body).toMatchObject({ count: 1 })
  })
})

async function keepTwo() {
  const kept = [
    { _id: 'a', version: 7, sender: 'ada', createdAt: '2026-03-01T09:00:00Z', infotypes: ['IBAN', 'PHONE'] },
    { _id: 'b', version: 2, sender: 'bob', createdAt: '2026-03-02T09:00:00Z', infotypes: [] },
  ]
  const lines = kept.flatMap(({ _id, version, infotypes, ...rest }) => [
    { index: { _id, version, version_type: 'external' } },
    { ...rest, findings: infotypes.map(infotype => ({ infotype })) },
  ])
  const answer = await fetch(`${url}/${index}/_bulk?refresh=true`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: `${lines.map(line => JSON.stringify(line)).join('\n')}\n`,
  })
  expect(await answer.json()).toMatchObject({ errors: false })
}
