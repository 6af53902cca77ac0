import { DescribeExecutionCommand } from '@aws-sdk/client-sfn'
import { describe, expect, test } from 'vitest'
import { deployedWorkflow } from '../../lambdas/aws/functions/deployedWorkflow.ts'
import type { Context } from '../../lambdas/core/request/context.ts'
import { workflowEnded } from '../../lambdas/triggers/workflowEnded.ts'
import { broken, counting, machineHosts } from './machineHost.ts'

const { host, withMachine, getState, mails, audited, send, added } = machineHosts()

describe('an execution history', () => {
  const secrets = ['Merger', 'Datei', 'rita', 'alice', 'acme', 'Between us', 'damaged', 'Please', 'hang up', '.ts:']

  test('contains no name, reason or message after a success', async () => {
    const { history, settled } = await withMachine()

    const { id } = await send('Merger plan.txt', 'Zweite Datei.pdf')
    await settled()

    const text = JSON.stringify(await history(id))
    expect(await getState(id)).toBe('active')
    expect(text).toContain(id)
    for (const secret of secrets) expect(text).not.toContain(secret)
  })

  test('contains none when a file is damaged, although the sender’s mail names it', async () => {
    const digest: Context['blobs']['digest'] = async key => ({ ...(await host().context.blobs.digest(key)), size: 1 })
    const { history, settled } = await withMachine({ blobs: { ...host().context.blobs, digest } })

    const { id } = await send('Merger plan.txt')
    await settled()

    const text = JSON.stringify(await history(id))
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect(await mails()).toEqual([
      { to: 'alice@acme.example', text: expect.stringContaining('Merger plan.txt was damaged during the upload.') },
    ])
  })

  test('contains none when a step fails with an internal error, which the log has completely', async () => {
    const digest = broken(host().context.blobs.digest, 'before', 5, new Error('socket hang up: Merger plan.txt'))
    const { history, settled } = await withMachine({ blobs: { ...host().context.blobs, digest } })

    const { id, ...rest } = await send('Merger plan.txt')
    await settled()

    const text = JSON.stringify(await history(id))
    expect(text).toContain('StepNotDone')
    for (const secret of [...secrets, JSON.stringify(rest.downloadUrl)]) expect(text).not.toContain(secret)
    const lines = host()
      .logLines.map(line => JSON.parse(line))
      .filter(({ step }) => step === 'verify')
    expect(lines.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5])
    expect(lines[0]).toMatchObject({ transferId: id, error: 'socket hang up: Merger plan.txt' })
    expect(await getState(id)).toBe('failed')
  })
})

describe('point 1: a role without permission to send mail', () => {
  test('delays the transfer beyond all attempts of the step, and the mail goes out once the role is repaired', async () => {
    const { mailer } = host().context
    const denied = Object.assign(new Error('is not authorized to perform: ses:SendRawEmail'), {
      name: 'AccessDeniedException',
    })
    const { settled, calls } = await withMachine({
      mailer: { ...mailer, send: broken(mailer.send, 'before', 30, denied) },
    })

    const { id, downloadUrl } = await send('a.txt')
    await settled()

    expect(calls.filter(({ step }) => step === 'notify')).toHaveLength(31)
    expect(calls.some(({ step }) => step === 'giveUp')).toBe(false)
    const transfer = await host().context.transfers.get(id)
    expect(transfer).toMatchObject({ transferState: 'active' })
    expect(transfer?.linkMail?.state).not.toBe('refused')
    expect(await mails()).toEqual([{ to: 'rita@partner.example', text: expect.stringContaining(downloadUrl) }])
  })

  test('to read a file keeps the transfer in processing, all files together, until the role is repaired', async () => {
    const { blobs } = host().context
    const denied = Object.assign(new Error('Access Denied'), { name: 'AccessDenied' })
    const digest = broken(blobs.digest, 'before', 12, denied)
    const { settled, calls } = await withMachine({ blobs: { ...blobs, digest } })

    const { id } = await send('a.txt', 'b.txt')
    await settled()

    expect(calls.filter(({ step }) => step === 'verify').length).toBeGreaterThan(12)
    expect(calls.some(({ step }) => step === 'giveUp')).toBe(false)
    expect(await getState(id)).toBe('active')
  })
})

describe('a retried step', () => {
  test('whose answer was lost after verifying a file continues, and audits once', async () => {
    const replaceFile = broken(host().context.transfers.replaceFile, 'after')
    const { settled, calls } = await withMachine({ transfers: { ...host().context.transfers, replaceFile } })

    const { id } = await send('a.txt', 'b.txt', 'c.txt')
    await settled()

    expect(await getState(id)).toBe('active')
    expect(calls.filter(({ step }) => step === 'verify')).toHaveLength(4)
    expect(audited('verify')).toBe(3)
    expect(await mails()).toHaveLength(1)
  })

  test.each(['before', 'after'] as const)('that broke %s after publishing files continues', async when => {
    const { transfers, blobs } = host().context
    const published: string[] = []
    const publish: typeof blobs.publish = async key => {
      published.push(key)
      return blobs.publish(key, key)
    }
    const { settled } = await withMachine({
      transfers: { ...transfers, replaceWithUsage: broken(transfers.replaceWithUsage, when) },
      blobs: { ...blobs, publish },
    })

    const { id, downloadUrl } = await send('a.txt', 'b.txt')
    await settled()

    expect(await getState(id)).toBe('active')
    expect(published).toHaveLength(when === 'before' ? 4 : 2)
    expect(audited('publish')).toBe(1)
    expect(await mails()).toEqual([{ to: 'rita@partner.example', text: expect.stringContaining(downloadUrl) }])
  })

  test('whose answer was lost after mailing the link sends no second mail', async () => {
    const { mailer } = host().context
    const { settled, calls } = await withMachine({ mailer: { ...mailer, send: broken(mailer.send, 'after') } })

    await send('a.txt')
    await settled()

    expect(calls.filter(({ step }) => step === 'notify')).toHaveLength(2)
    expect(await mails()).toHaveLength(1)
  })

  test('whose function died in the middle continues', async () => {
    const { blobs } = host().context
    const reached = Promise.withResolvers<void>()
    let times = 0
    const digest: typeof blobs.digest = async key => {
      times += 1
      if (times === 1) {
        reached.resolve()
        await new Promise(() => {})
      }
      return blobs.digest(key)
    }
    const { settled, cutOff, history } = await withMachine({ blobs: { ...blobs, digest } })

    const { id } = await send('a.txt')
    await reached.promise
    cutOff()
    await settled()

    expect(await getState(id)).toBe('active')
    expect(JSON.stringify(await history(id))).toContain('Runtime.ExitError')
    expect(times).toBe(2)
  })

  test('that overlaps its first attempt publishes once, and the first changes nothing at its end', async () => {
    const { blobs } = host().context
    const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let times = 0
    const publish: typeof blobs.publish = async key => {
      times += 1
      if (times === 1) {
        reached.resolve()
        await gate.promise
      }
      return blobs.publish(key, key)
    }
    const steps = deployedWorkflow.steps.map(step => (step.name === 'publish' ? { ...step, timeoutSeconds: 1 } : step))
    const { settled, history, atWork } = await withMachine(
      { blobs: { ...blobs, publish } },
      { ...deployedWorkflow, steps },
    )

    const { id } = await send('a.txt')
    await reached.promise
    await settled()
    expect(await getState(id)).toBe('active')
    gate.resolve()
    await expect.poll(() => atWork().length, { timeout: 10_000 }).toBe(0)

    expect(times).toBe(2)
    expect(JSON.stringify(await history(id))).toContain('States.Timeout')
    expect(await getState(id)).toBe('active')
    expect([audited('publish'), audited('fail'), (await mails()).length]).toEqual([1, 0, 1])
  })
})

describe('a damaged file', () => {
  test('fails the transfer, and its workflow succeeds: alarms ring only for faults of the host', async () => {
    const digest: Context['blobs']['digest'] = async key => ({ ...(await host().context.blobs.digest(key)), size: 0 })
    const { settled, calls, history } = await withMachine({ blobs: { ...host().context.blobs, digest } })

    const { id } = await send('a.txt')
    await settled()

    expect(await getState(id)).toBe('failed')
    const types = (await history(id)).map(({ type }) => type)
    expect(types.at(-1)).toBe('ExecutionSucceeded')
    expect(types.filter(type => type?.endsWith('Failed'))).toEqual([])
    // Every later step finds a failed transfer, and changes nothing.
    expect(new Set(calls.map(({ step }) => step))).toEqual(
      new Set(['files', ...deployedWorkflow.steps.map(({ name }) => name)]),
    )
    expect([audited('fail'), audited('publish'), (await mails()).length]).toEqual([1, 0, 1])
  })

  test('fails the transfer while other files are at work, and their results open nothing', async () => {
    const { blobs } = host().context
    const gate = Promise.withResolvers<void>()
    let isFirst = true
    const digest: typeof blobs.digest = async key => {
      const isDamaged = isFirst
      isFirst = false
      const read = await blobs.digest(key)
      if (isDamaged) return { ...read, size: 0 }
      await gate.promise
      return read
    }
    const { settled, calls } = await withMachine({ blobs: { ...blobs, digest } })

    const { id, downloadUrl } = await send('a.txt', 'b.txt', 'c.txt')
    await expect.poll(() => getState(id), { timeout: 10_000 }).toBe('failed')
    gate.resolve()
    await settled()

    expect(await getState(id)).toBe('failed')
    expect(calls.filter(({ step }) => step === 'verify')).toHaveLength(3)
    expect([audited('fail'), audited('publish')]).toEqual([1, 0])
    expect((await mails()).map(({ to }) => to)).toEqual(['alice@acme.example'])
    const secret = new URL(downloadUrl).pathname.split('/').at(-1)
    expect((await fetch(`${host().origin}/api/downloads/${secret}`)).ok).toBe(false)
  })

  test('is reported with its reason, even after a mail outage', async () => {
    const { blobs, mailer } = host().context
    const digest: typeof blobs.digest = async key => ({ ...(await blobs.digest(key)), size: 0 })
    const faults = { blobs: { ...blobs, digest }, mailer: { ...mailer, send: broken(mailer.send, 'before', 10) } }
    const { settled, calls } = await withMachine(faults)

    const { id } = await send('a.txt')
    await settled()

    // Three attempts by the step itself, then by the patient function.
    expect(calls.filter(({ step }) => step === 'giveUp')).toHaveLength(8)
    expect(calls.filter(({ step }) => step === 'verify')).toHaveLength(1)
    expect(await mails()).toEqual([{ to: 'alice@acme.example', text: expect.stringContaining('a.txt was damaged') }])
    expect(await host().context.transfers.get(id)).toMatchObject({
      transferState: 'failed',
      failureReason: expect.stringContaining('a.txt was damaged'),
    })
  })

  test('of a removed transfer ends its workflow, because no sender is left to inform', async () => {
    const { settled, history, calls } = await withMachine()

    await host().context.workflow.start('gone')
    await settled()

    expect(calls.map(({ step }) => step)).toEqual(['files', 'awaitHealth'])
    expect(JSON.stringify(await history('gone'))).toContain('TransferFailed')
  })
})

describe('an abandoned transfer', () => {
  test('fails and is reported, however often reporting fails', async () => {
    const { transfers } = host().context
    const replaceWithUsage = broken(transfers.replaceWithUsage, 'before', 8)
    const faults = { transfers: { ...transfers, replaceWithUsage, replace: broken(transfers.replace, 'before', 4) } }
    const { settled, calls } = await withMachine(faults)

    const { id } = await send('a.txt')
    await settled()

    expect(calls.filter(({ step }) => step === 'publish')).toHaveLength(8)
    expect(calls.filter(({ step }) => step === 'giveUp')).toHaveLength(5)
    expect(await getState(id)).toBe('failed')
    expect(await mails()).toEqual([
      { to: 'alice@acme.example', text: expect.stringContaining('The files could not be processed.') },
    ])
  })

  test('that could not be reported is reported by its workflow’s end event', async () => {
    const { transfers } = host().context
    const replace = broken(transfers.replace, 'before', Number.POSITIVE_INFINITY)
    const replaceWithUsage = broken(transfers.replaceWithUsage, 'before', Number.POSITIVE_INFINITY)
    const faults = { transfers: { ...transfers, replace, replaceWithUsage } }
    const { settled, client, stateMachineArn } = await withMachine(faults)
    const { id } = await send('a.txt')
    await settled()
    expect(await getState(id)).toBe('processing')
    const executionArn = `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${id}`
    const ended = await client.send(new DescribeExecutionCommand({ executionArn }))
    expect(ended).toMatchObject({ status: 'FAILED', error: 'StepNotDone' })

    await workflowEnded(host().context, { source: 'aws.states', detail: ended })

    expect(await getState(id)).toBe('failed')
    expect((await mails()).map(({ to }) => to)).toEqual(['alice@acme.example'])
  })

  test('whose files could not be listed is reported as well', async () => {
    const { transfers } = host().context
    const get = broken(transfers.get, 'before', 8)
    const { settled, calls } = await withMachine({ transfers: { ...transfers, get } })

    const { id } = await send('a.txt')
    await settled()

    expect(calls.map(({ step }) => step)).toEqual([...Array(8).fill('files'), 'giveUp'])
    expect(await getState(id)).toBe('failed')
  })
})

describe('many files', () => {
  test('up to the limit of a transfer keep the state as small as their ids', async () => {
    const { workflow } = counting()
    const steps = workflow.steps.map(step => ({ ...step, filesAtOnce: 10 }))
    const { settled, calls, history } = await withMachine({}, { ...workflow, steps })
    await added('t', 90)

    await host().context.workflow.start('t')
    await settled()

    expect(new Set(calls.map(({ fileId }) => fileId)).size).toBe(91)
    const longest = Math.max(...(await history('t')).map(line => JSON.stringify(line).length))
    // https://docs.aws.amazon.com/step-functions/latest/dg/service-quotas.html: 256 KiB
    expect(longest).toBeLessThan(256 * 1024 * 0.1)
  })

  test('that are one file form a list of one', async () => {
    const { workflow, seen } = counting()
    const steps = workflow.steps.map(step => ({ ...step, filesAtOnce: 10 }))
    const { settled, calls } = await withMachine({}, { ...workflow, steps })
    await added('t', 1)

    await host().context.workflow.start('t')
    await settled()

    expect(seen).toEqual(['t'])
    expect(calls.at(-1)).toMatchObject({ transferId: 't', fileId: 't-0' })
  })
})
