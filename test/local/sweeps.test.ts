import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sweep } from '../../lambdas/triggers/sweep.ts'
import { aTransfer } from '../contracts/transfers.suite.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { getOutbox } from '../harness/person.ts'

// On AWS the next sweep begins after a minute, even while the former one runs.

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const event = { at: '', action: 'create', actor: 'alice', result: 'done' } as const
let host: TestHost

beforeEach(async () => {
  host = await testHost()
})
afterEach(() => host.stop())

const getState = async (id: string) => (await host.context.transfers.get(id))?.transferState
const mails = async () => (await getOutbox(host.origin)).map(({ to, text }) => ({ to, text }))
const audited = (action: string) =>
  withDatabase(host, database => database.prepare('SELECT detail FROM audit WHERE action = ?').all(action)).length

describe('two concurrent sweeps', () => {
  test('have the effect of one', async () => {
    const { transfers } = host.context
    const at = (milliseconds: number) => new Date(host.clock.now() + milliseconds).toISOString()
    const old = { createdAt: at(0), stateChangedAt: at(0), files: [] }
    await transfers.add(aTransfer('stuck', { ...old, transferState: 'processing' }), event)
    await transfers.add(aTransfer('abandoned', { ...old, transferState: 'uploading' }), event)
    await transfers.add(aTransfer('unconfirmed', { ...old, transferState: 'provisional' }), event)
    await transfers.add(aTransfer('over', { ...old, transferState: 'active', expiryDate: at(DAY) }), event)
    await transfers.add(aTransfer('untold', { ...old, transferState: 'failed', failureReason: 'It broke.' }), event)
    host.clock.move(DAY + MINUTE)

    await Promise.all([sweep(host.context), sweep(host.context), sweep(host.context)])
    await host.settled()

    expect(await Promise.all(['stuck', 'abandoned', 'unconfirmed', 'over', 'untold'].map(getState))).toEqual([
      'active',
      'failed',
      undefined,
      'expired',
      'failed',
    ])
    expect([audited('publish'), audited('fail'), audited('expire'), audited('remove'), audited('withdraw')]).toEqual([
      1, 1, 1, 1, 1,
    ])
    expect((await mails()).map(({ to }) => to)).toEqual([
      'alice@acme.example',
      'alice@acme.example',
      'rita@partner.example',
    ])
    expect(host.logLines.filter(line => line.includes('"level":"error"'))).toEqual([])
  })
})
