import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { workflowEnded } from '../../lambdas/triggers/workflowEnded.ts'
import { aTransfer } from '../contracts/transfers.suite.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { getOutbox } from '../harness/person.ts'

const DAY = 24 * 3600_000
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

describe('the end event of a workflow', () => {
  const ended = (transferId: string, status = 'ABORTED') => ({
    source: 'aws.states',
    'detail-type': 'Step Functions Execution Status Change',
    detail: { name: transferId, status, input: JSON.stringify({ transferId }), inputDetails: { included: true } },
  })

  test('fails a transfer in processing, and mails its sender once, for any number of deliveries', async () => {
    await host.context.transfers.add(aTransfer('t', { transferState: 'processing', files: [] }), event)

    await Promise.all([ended('t'), ended('t', 'TIMED_OUT')].map(one => workflowEnded(host.context, one)))
    await workflowEnded(host.context, ended('t', 'FAILED'))

    expect(await getState('t')).toBe('failed')
    expect(audited('fail')).toBe(1)
    expect(await mails()).toEqual([
      { to: 'alice@acme.example', text: expect.stringContaining('The files could not be processed.') },
    ])
  })

  test('changes nothing for an active transfer, and nothing for a removed one', async () => {
    const expiryDate = new Date(host.clock.now() + DAY).toISOString()
    await host.context.transfers.add(aTransfer('t', { transferState: 'active', expiryDate }), event)

    await workflowEnded(host.context, ended('t'))
    await workflowEnded(host.context, ended('gone'))

    expect(await getState('t')).toBe('active')
    expect(await mails()).toEqual([])
  })

  test.each([
    undefined,
    {},
    { detail: {} },
    { detail: { input: 'no JSON' } },
    { detail: { input: '{"transferId":7}' } },
  ])('is refused in a sentence when it is malformed, and so reaches the dead-letter queue: %j', async event => {
    await expect(workflowEnded(host.context, event)).rejects.toThrow(
      'The message is not a status event of the workflow.',
    )
  })
})
