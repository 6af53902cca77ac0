import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { toDeployedWorkflow, toTaskSteps } from '../../lambdas/aws/functions/deployedWorkflow.ts'
import type { TaskVariable } from '../../lambdas/aws/functions/stepTasks.ts'
import { toRoom } from '../../lambdas/aws/functions/workflowRoom.ts'
import { stepHandler } from '../../lambdas/aws/serving/serveStep.ts'
import type { Context } from '../../lambdas/core/request/context.ts'
import { fail } from '../../lambdas/pipeline/fail.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { aFile, aTransfer } from '../contracts/transfers.suite.ts'
import { type FileToSend, type Person, person } from '../harness/person.ts'
import { awsHost } from './awsHost.ts'
import { stepMachine } from './stepMachine.ts'
import { type Container, fargate, gates, registerTask, serve, taskRunner } from './taskRunner.ts'

// Steps that exceed their functions, as processes of the image's files: with a real token of Step Functions, and over S3, DynamoDB,
// KMS and SES of the emulator. It has no Fargate: the runner starts the processes. Every step with a content is too long here.

const workflow = toDeployedWorkflow(gates)
const taskSteps = toTaskSteps(gates)
const EVERYTHING_IS_TOO_LONG = 1e-12

let host: Awaited<ReturnType<typeof awsHost>>
let runner: Awaited<ReturnType<typeof taskRunner>>
let service: Awaited<ReturnType<typeof fargate>>
let machine: Awaited<ReturnType<typeof stepMachine>> | undefined
let alice: Person
let onStart: (container: Container) => void = () => {}

beforeAll(async () => {
  host = await awsHost(() => {})
  runner = await taskRunner(host.context.organisation, host.variables)
  const names = taskSteps.map(({ name }) => name)
  service = await fargate(runner, names, container => onStart(container))
  alice = await person(host.origin, 'alice@acme.example')
})
afterEach(async () => {
  onStart = () => {}
  await endMachine()
  host.context.workflow = { start: async () => {}, startEarly: async () => {}, freeRoom: async () => 0 }
  runner.containers.length = 0
})
afterAll(async () => {
  await service.stop()
  await runner.close()
  await host.close()
})

type Changes = { getDefinition?: (step: string) => string; heartbeatTimeoutSeconds?: number }
async function withMachine(more: Partial<Context>, { heartbeatTimeoutSeconds = 15, ...others }: Changes = {}) {
  const tasks = { ...service.tasks, ...others }
  const room = { table: host.store.table, ...toRoom(350) }
  const options = { tasks, heartbeatTimeoutSeconds, room, early: workflow.ofFile }
  machine = await stepMachine(workflow, { ...host.context, ...more }, options)
  host.context.workflow = machine.workflow
  return machine
}
async function endMachine() {
  await machine?.close()
  machine = undefined
}
const asTasks = { maxStepSeconds: EVERYTHING_IS_TOO_LONG }
const getTransfer = async (id: string) => (await host.context.transfers.get(id)) ?? expect.fail()
const toState = (id: string, state: string) =>
  vi.waitFor(async () => expect((await getTransfer(id)).transferState).toBe(state), { timeout: 120_000, interval: 200 })
const getRuns = (step: string) => runner.containers.filter(one => one.step === step)

const notes = { name: 'notes.txt', content: Buffer.from('Please pay to CH93 0076 2011 6238 5295 7, says Rita Muster.') }
const rows = Array.from({ length: 200 }, (_, row) => `person ${row},CH9300762011623852957\n`)
const table: FileToSend = {
  name: 'people.csv',
  content: Buffer.from(`name,account\n${rows.join('')}`),
  anonymizationPolicy: {
    headerRow: true,
    anonymizationRules: [
      {
        columnNameOrIndex: 'account',
        anonymizationMethod: 'basic_mask',
        parameters: [{ key: 'pattern', value: [{ from: 4, to: 12, char: '*' }] }],
      },
    ],
  },
}

/** What does not depend on the time, or on random ids and keys. */
function toOutcome({ transferState, files, archive }: Transfer) {
  const ofFile = ({
    name,
    size,
    fileState,
    findings,
    inspectionType,
    blob,
    anonymisation,
  }: Transfer['files'][number]) => ({
    ...{ name, size, fileState, findings, inspectionType, sha256: blob?.sha256 },
    report: anonymisation?.report,
    copy: anonymisation?.blob?.sha256,
  })
  return { transferState, files: files.map(ofFile), archive: archive && [archive.progress, archive.blob?.size] }
}

describe('a transfer whose steps exceed their functions', () => {
  test.each([false, true])('is released by tasks as by functions, sealed: %s', async isPasswordProtected => {
    const send = async (more: Partial<Context>) => {
      await withMachine(more)
      const options = { isPasswordProtected }
      const { id } = await alice.send([notes, table], { options })
      await toState(id, 'active')
      await endMachine()
      return toOutcome(await getTransfer(id))
    }

    const byFunctions = await send({})
    expect(runner.containers.map(({ step }) => step)).toEqual([])
    const byTasks = await send(asTasks)

    expect(byTasks).toEqual(byFunctions)
    expect(byTasks.files.map(({ findings }) => findings?.summary.length)).not.toContain(undefined)
    const steps = runner.containers.map(({ step }) => step).sort()
    const sealed = isPasswordProtected ? ['seal'] : []
    expect(steps).toEqual(['anonymise', 'inspect', 'inspect', 'publish', ...sealed, 'verify', 'verify'])
    expect(await Promise.all(runner.containers.map(({ ended }) => ended))).toEqual(steps.map(() => 0))
  })

  test('keeps names out of the history and the logs', async () => {
    const { history } = await withMachine(asTasks)
    const { id } = await alice.send([notes])
    await toState(id, 'active')

    const texts = [JSON.stringify(await history(id)), ...runner.containers.map(({ text }) => text())]
    for (const secret of ['notes', 'Muster', 'rita', 'alice', 'acme']) {
      for (const text of texts) expect(text).not.toContain(secret)
    }
  })

  test('is inspected early by a task, too', async () => {
    await withMachine(asTasks)
    const created = await alice.create([notes])
    const [file] = created.files
    await alice.upload(created.id, file?.id ?? '', notes.content)
    const { blob } = (await getTransfer(created.id)).files[0] ?? {}
    const early = { transferId: created.id, fileId: file?.id ?? '', version: blob?.version ?? '' }
    await host.context.workflow.startEarly(early, 'alice')

    await vi.waitFor(async () => expect((await getTransfer(created.id)).files[0]?.findings).toBeDefined(), {
      timeout: 60_000,
    })
    expect((await getTransfer(created.id)).transferState).toBe('uploading')
    expect(runner.containers.map(({ step }) => step)).toEqual(['verify', 'inspect'])
    await alice.finalize(created.id)
    await toState(created.id, 'active')
    expect(runner.containers.map(({ step }) => step)).toEqual(['verify', 'inspect', 'publish'])
  })
})

describe('a task', () => {
  /** Some seconds of inspection. */
  const long = { name: 'long.txt', content: Buffer.alloc(30 * 1024 ** 2, notes.content) }

  /** Does something to the first inspection while it is under way. */
  function interrupting(act: (container: Container) => void) {
    onStart = container => {
      if (container.step !== 'inspect' || getRuns('inspect').length > 1) return
      void vi.waitFor(
        async () => {
          expect((await getTransfer(sent)).files[0]?.fileState).toBe('inspecting')
          act(container)
        },
        { timeout: 60_000, interval: 50 },
      )
    }
  }
  let sent = ''
  async function send(file: FileToSend) {
    const { id, files } = await alice.create([file])
    sent = id
    await alice.upload(id, files[0]?.id ?? '', file.content)
    await alice.finalize(id)
    return id
  }
  const getErrors = async (id: string) =>
    (await machine?.history(id))?.flatMap(({ taskFailedEventDetails: { error } = {} }) => error ?? []) ?? []

  test('that Fargate refuses asks again, more often than its step is tried', async () => {
    const { history } = await withMachine(asTasks, {
      getDefinition: step => (step === 'publish' ? 'publish-late' : step),
    })
    const { id } = await alice.send([notes])
    const countRefusals = async () =>
      (await history(id)).filter(({ taskFailedEventDetails: { error = '' } = {} }) => error.startsWith('ECS.')).length
    const { retry } = workflow.steps.find(({ name }) => name === 'publish') ?? expect.fail()

    await expect.poll(countRefusals, { timeout: 60_000 }).toBeGreaterThan(retry.tries)
    await registerTask('publish-late')

    await toState(id, 'active')
  })

  test('that is killed in the middle is missed by its heartbeat, and runs again', async () => {
    await withMachine(asTasks)
    interrupting(({ process: child }) => void child.kill('SIGKILL'))

    const id = await send(long)
    await toState(id, 'active')

    expect(await getErrors(id)).toContain('States.HeartbeatTimeout')
    expect(await Promise.all(getRuns('inspect').map(({ ended }) => ended))).toEqual([null, 0])
    expect((await getTransfer(id)).files[0]?.findings?.summary).not.toEqual([])
  })

  test('that Fargate stops says so, and runs again without waiting for its heartbeat', async () => {
    await withMachine(asTasks, { heartbeatTimeoutSeconds: 120 })
    interrupting(({ process: child }) => void child.kill('SIGTERM'))

    const id = await send(long)
    await toState(id, 'active')

    const errors = await getErrors(id)
    expect(errors).toContain('StepNotDone')
    expect(errors).not.toContain('States.HeartbeatTimeout')
    expect(getRuns('inspect')).toHaveLength(2)
    expect(getRuns('inspect')[0]?.text()).toContain('A step was stopped.')
  })

  test('that hangs is replaced, and ends without a change when it wakes up', async () => {
    await withMachine(asTasks, { heartbeatTimeoutSeconds: 6 })
    interrupting(({ process: child }) => void child.kill('SIGSTOP'))

    const id = await send(long)
    await toState(id, 'active')
    const released = toOutcome(await getTransfer(id))
    const [first] = getRuns('inspect')
    first?.process.kill('SIGCONT')

    expect(await first?.ended).toBe(1)
    expect(toOutcome(await getTransfer(id))).toEqual(released)
  })
})

describe('the process of a task reports', () => {
  type Report = { action: string; body: { taskToken: string; error?: string; output?: string; cause?: string } }
  const TOKEN = 'the token of the test'
  const at = new Date().toISOString()

  /** A server by the protocol of Step Functions, which only takes reports. */
  async function standIn(
    answer: (report: Report, response: ServerResponse) => void = (_, response) => response.end('{}'),
  ) {
    const reports: Report[] = []
    const { url, server } = await serve(async (request: IncomingMessage, response: ServerResponse) => {
      const [, action = ''] = String(request.headers['x-amz-target']).split('.')
      const report = { action, body: (await json(request)) as Report['body'] }
      reports.push(report)
      response.setHeader('content-type', 'application/x-amz-json-1.0')
      answer(report, response)
    })
    return { url, reports, ends: () => reports.filter(({ action }) => action !== 'SendTaskHeartbeat'), server }
  }

  function start(url: string, step: string, ids: { transferId: string; fileId?: string }): Container {
    const variables: Partial<Record<TaskVariable, string>> = {
      TASK_TOKEN: TOKEN,
      TRANSFER_ID: ids.transferId,
      ...(ids.fileId === undefined ? {} : { FILE_ID: ids.fileId }),
      RETRIES: '0',
    }
    return runner.start(step, { AWS_ENDPOINT_URL_SFN: url, ...variables })
  }

  async function added(more: Partial<Transfer['files'][number]>) {
    const id = randomUUID()
    const file = aFile(`${id}-1`, { blob: { version: 'none', size: 3, sha256: '0'.repeat(64) }, ...more })
    const transfer = aTransfer(id, { transferState: 'processing', stateChangedAt: at, files: [file] })
    await host.context.transfers.add(transfer, { at, action: 'create', actor: 'alice', result: 'done' })
    return { transferId: id, fileId: file.id }
  }

  const leased = { early: { workedFrom: at, leasedUntil: new Date(Date.now() + 3_600_000).toISOString() } }
  test.each([
    ['a transfer that was removed', 'verify', async () => ({ transferId: 'gone', fileId: 'gone' }), 'StepFailed'],
    ['a file that early work holds', 'verify', () => added({ fileState: 'uploaded', ...leased }), 'StepBusy'],
    ['a content that is missing', 'verify', () => added({ fileState: 'uploaded' }), 'StepNotDone'],
    ['files that are not ready', 'publish', () => added({ fileState: 'verified' }), 'StepFailed'],
    ['a file without rules', 'anonymise', () => added({ fileState: 'verified' }), undefined],
  ])('%s by the name that the function uses: %s', async (_, step, make, name) => {
    const ids = await make()
    const { run = expect.fail() } = workflow.steps.find(one => one.name === step) ?? {}
    const { url, ends, server } = await standIn()

    const byTask = start(url, step, ids)
    expect(await byTask.ended).toBe(0)
    const again = step === 'publish' ? await added({ fileState: 'verified' }) : ids
    const byFunction = await stepHandler(
      run,
      fail,
      host.context,
    )({ ...again, step, retries: 0 }).then(
      () => undefined,
      error => error.name,
    )
    server.close()

    expect(byFunction).toBe(name)
    const success = { action: 'SendTaskSuccess', body: { taskToken: TOKEN, output: 'null' } }
    const failure = { action: 'SendTaskFailure', body: { taskToken: TOKEN, error: name } }
    expect(ends()).toEqual([name === undefined ? success : failure])
    expect(byTask.text()).not.toContain(TOKEN)
  })

  test('nothing, and ends, when the state machine no longer waits', async () => {
    const { url, ends, server } = await standIn((_, response) => {
      response.statusCode = 400
      response.end(JSON.stringify({ __type: 'TaskTimedOut', message: 'Provided task does not exist anymore' }))
    })

    const container = start(url, 'verify', await added({ fileState: 'uploaded' }))
    expect(await container.ended).toBe(1)
    server.close()

    expect(ends()).toEqual([])
    expect(container.text()).toContain('The state machine no longer waits for a step.')
  })

  test('its end after an outage of Step Functions', async () => {
    let failures = 6
    const { url, ends, server } = await standIn(({ action }, response) => {
      if (action !== 'SendTaskHeartbeat' && failures-- > 0) response.statusCode = 503
      response.end('{}')
    })

    const container = start(url, 'anonymise', await added({ fileState: 'verified' }))
    expect(await container.ended).toBe(0)
    server.close()

    expect(ends().at(-1)?.action).toBe('SendTaskSuccess')
    expect(ends().length).toBeGreaterThan(6)
  })

  test('that it cannot run a step of which its environment is not complete', async () => {
    const { url, ends, server } = await standIn()

    const container = runner.start('inspect', {
      ...{ AWS_ENDPOINT_URL_SFN: url, TASK_TOKEN: TOKEN, TRANSFER_ID: 'x', RETRIES: '0', TRANSFERS_TABLE: '' },
    })
    expect(await container.ended).toBe(0)
    server.close()

    expect(ends()).toEqual([{ action: 'SendTaskFailure', body: { taskToken: TOKEN, error: 'StepNotDone' } }])
    expect(container.text()).toContain('The variable TRANSFERS_TABLE is not set.')
  })
})
