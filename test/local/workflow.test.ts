import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fail } from '../../lambdas/pipeline/fail.ts'
import type { Transfers } from '../../lambdas/ports/transfers.ts'
import { sweep } from '../../lambdas/triggers/sweep.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { aTransfer } from '../contracts/transfers.suite.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { outboxOf } from '../harness/person.ts'

// How a transfer ends that cannot go on, where two things happen at once or one happens twice.

const DAY = 86_400_000
const event = { at: '', action: 'create', actor: 'alice', result: 'done' } as const
let host: TestHost
let transfers: Transfers

beforeEach(async () => {
  host = await testHost()
  transfers = host.context.transfers
})
afterEach(() => host.stop())

const at = (milliseconds: number) => new Date(host.clock.now() + milliseconds).toISOString()
const stateOf = async (id: string) => (await transfers.get(id))?.transferState
const mailsOf = async () => (await outboxOf(host.origin)).map(({ to, text }) => ({ to, text }))

async function added(more: Partial<Transfer>): Promise<Transfer> {
  const transfer = aTransfer('t', { createdAt: at(0), stateChangedAt: at(0), files: [], ...more })
  await transfers.add(transfer, event)
  return transfer
}

describe('an abandoned upload', () => {
  const reason = 'The files were not uploaded within 24 hours. Please send them again.'

  test('fails after 24 hours, and its sender is told', async () => {
    await added({ transferState: 'uploading' })
    host.clock.move(DAY - 1000)
    await host.sweep()
    expect(await stateOf('t')).toBe('uploading')

    host.clock.move(2000)
    await host.sweep()

    expect(await transfers.get('t')).toMatchObject({ transferState: 'failed', failureReason: reason })
    expect(await mailsOf()).toEqual([{ to: 'alice@acme.example', text: expect.stringContaining(reason) }])
  })

  test('that is finalized while the sweep goes over it does not fail', async () => {
    const before = await added({ transferState: 'uploading' })
    host.clock.move(DAY + 1000)
    const finalizedMeanwhile: Transfers = {
      ...transfers,
      async inStateSince(state, changedBefore, limit) {
        const listed = await transfers.inStateSince(state, changedBefore, limit)
        if (state === 'uploading') {
          await transfers.replace(before, { ...before, transferState: 'processing', stateChangedAt: at(0) }, event)
        }
        return listed
      },
    }

    await sweep({ ...host.context, transfers: finalizedMeanwhile })

    expect(await stateOf('t')).toBe('processing')
    expect(await mailsOf()).toEqual([])
  })
})

describe('a transfer that failed', () => {
  test('tells its sender the reason of the failure, not of a repeat after a crash, and once', async () => {
    await added({ transferState: 'failed', failureReason: 'a.txt was damaged on its way.' })
    const repeat = { transferId: 't', reason: 'The files could not be processed.' }

    await fail(host.context, repeat)
    await fail(host.context, repeat)

    const mails = await mailsOf()
    expect(mails).toEqual([
      { to: 'alice@acme.example', text: expect.stringContaining('a.txt was damaged on its way.') },
    ])
    expect(mails[0]?.text).not.toContain('could not be processed.')
  })

  test('is told to its sender by the sweep when a crash came between the failure and the mail', async () => {
    await added({ transferState: 'failed', failureReason: 'The disk was torn out.' })

    await host.sweep()
    await host.sweep()

    expect(await mailsOf()).toEqual([
      { to: 'alice@acme.example', text: expect.stringContaining('The disk was torn out.') },
    ])
  })

  test('is one that was being processed: what has become active stays so', async () => {
    await added({ transferState: 'active', expiryDate: at(DAY) })

    await fail(host.context, { transferId: 't', reason: 'Too late.' })

    expect(await stateOf('t')).toBe('active')
    expect(await mailsOf()).toEqual([])
  })
})

describe('a transfer past its date', () => {
  test('is expired by the sweep', async () => {
    await added({ transferState: 'active', expiryDate: at(DAY) })
    host.clock.move(DAY + 1)

    await host.sweep()

    expect(await stateOf('t')).toBe('expired')
  })

  test('that is given more time while the sweep goes over it is not', async () => {
    const before = await added({ transferState: 'active', expiryDate: at(DAY) })
    host.clock.move(DAY + 1)
    const extendedMeanwhile: Transfers = {
      ...transfers,
      async expiredBefore(...asked) {
        const listed = await transfers.expiredBefore(...asked)
        await transfers.replace(before, { ...before, expiryDate: at(DAY) }, event)
        return listed
      },
    }

    await sweep({ ...host.context, transfers: extendedMeanwhile })

    expect(await stateOf('t')).toBe('active')
  })
})
