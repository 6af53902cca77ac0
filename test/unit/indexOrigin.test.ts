import { expect, test } from 'vitest'
import { indexOfTable, isIndexOrigin } from '../../lambdas/aws/adapters/openSearch/indexOfTable.ts'
import { IndexMissing } from '../../lambdas/ports/transferIndex.ts'

const origins = 'https://*.eu-central-1.es.amazonaws.com'
const domain = 'https://search-waybill-lists-abc123.eu-central-1.es.amazonaws.com'

test('the endpoint of a domain in the region is accepted, and so is the exact one of a trial', () => {
  expect(isIndexOrigin(domain, origins)).toBe(true)
  expect(isIndexOrigin('https://localhost:9200', 'https://localhost:9200')).toBe(true)
})

test.each([
  'http://search-waybill-lists-abc123.eu-central-1.es.amazonaws.com',
  'https://search-waybill-lists-abc123.us-east-1.es.amazonaws.com',
  'https://attacker.example',
  'https://attacker.example/.eu-central-1.es.amazonaws.com',
  'https://attacker.example#.eu-central-1.es.amazonaws.com',
  'https://user@attacker.eu-central-1.es.amazonaws.com',
  'https://a.b.eu-central-1.es.amazonaws.com',
  'https://.eu-central-1.es.amazonaws.com',
  'https://.es.amazonaws.com',
  `${domain}/`,
  `${domain}.attacker.example`,
  '',
])('the endpoint %s is not', endpoint => {
  expect(isIndexOrigin(endpoint, origins)).toBe(false)
})

test('a row with another endpoint is never asked, and a missing one is no error of it', async () => {
  const asked: string[] = []
  const withRow = (Item: object | undefined) =>
    indexOfTable(
      { dynamo: { send: async () => ({ Item }) } as never, name: 'transfers' },
      { region: 'eu-central-1', origins },
      url => {
        asked.push(url)
        return { ask: async () => ({ status: 200, body: {} }), close() {} }
      },
    )
  const ask = (Item?: object) => withRow(Item).ask({ method: 'GET', path: '/' })

  await expect(ask({ endpoint: 'https://attacker.example' })).rejects.toThrow(
    'The row INDEX names no domain of this region.',
  )
  await expect(ask()).rejects.toThrow(IndexMissing)
  await ask({ endpoint: domain })

  expect(asked).toEqual([domain])
})
