import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dynamoTransfers } from '../../lambdas/aws/adapters/dynamoTransfers.ts'
import { openSearchIndex } from '../../lambdas/aws/adapters/openSearchIndex.ts'
import { aTransfer } from '../contracts/transfers.suite.ts'
import { freePort } from '../harness/freePort.ts'
import { clientOfNode, removeIndexes, startTables, type Tables } from './indexOfNode.ts'
import { openSearchUrl } from './openSearchUrl.ts'

const NINE = Date.parse('2026-11-21T09:00:00.000Z')
const event = { at: new Date(NINE).toISOString(), action: 'create', actor: 'alice', result: 'done' } as const
const command = join(import.meta.dirname, '..', '..', 'bin', 'rebuildIndex.ts')

const url = openSearchUrl()
const client = clientOfNode()
let tables: Tables

// The command uses a deployment’s index names: no other test uses them on this node.
beforeAll(async () => {
  await removeIndexes(client, 'transfers')
  tables = await startTables()
})
afterAll(async () => {
  await removeIndexes(client, 'transfers')
  client.close()
  await tables.stop()
})

async function run(...given: string[]) {
  const child = spawn(process.execPath, [command, ...given], { env: { PATH: process.env.PATH, ...tables.environment } })
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, out, errors }
}

describe('the operator’s command', () => {
  test('builds the index of a table, and prints a summary', async () => {
    const table = await tables.make()
    const transfers = dynamoTransfers(table.dynamo, { transfers: table.name, audit: table.audit })
    await transfers.add(aTransfer('one', { transferState: 'active' }), event)

    expect(await run('--endpoint', url, '--table', table.name)).toMatchObject({
      code: 0,
      out: expect.stringContaining('Lists now use the new index: 1 transfers.'),
      errors: '',
    })

    const index = openSearchIndex({ client, table })
    expect(await index.count('everybody', [], NINE)).toMatchObject({ total: 1 })
  })

  test('builds it after the index is lost, with its lock', async () => {
    const table = await tables.make()
    const transfers = dynamoTransfers(table.dynamo, { transfers: table.name, audit: table.audit })
    await transfers.add(aTransfer('two', { transferState: 'active' }), event)
    const held = { at: new Date(Date.now() + 60_000).toISOString() }
    await client.ask({ method: 'PUT', path: '/transfers-beats/_doc/rebuild', body: held })
    const given = ['--endpoint', url, '--table', table.name]
    expect(await run(...given)).toMatchObject({ code: 1, errors: expect.stringContaining('Another rebuild') })

    expect(await run(...given, '--lost')).toMatchObject({ code: 0, errors: '' })

    const index = openSearchIndex({ client, table })
    expect(await index.count('everybody', [], NINE)).toMatchObject({ total: 1 })
  })

  test('prints the remedy when it cannot', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`

    expect(await run('--table', 'any')).toMatchObject({ code: 1, errors: expect.stringContaining('--domain <Index') })
    expect(await run('--what')).toMatchObject({ code: 1, errors: expect.stringContaining('--domain <Index') })
    expect(await run('--endpoint', nobody, '--table', 'any')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('Lists still use the old index'),
    })
    expect(await run('--endpoint', url, '--table', 'none')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('The domain or table does not exist'),
    })
  })
})
