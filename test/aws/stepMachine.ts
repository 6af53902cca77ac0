import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { CreateRoleCommand, GetRoleCommand, IAMClient } from '@aws-sdk/client-iam'
import { CreateFunctionCommand, DeleteFunctionCommand, LambdaClient } from '@aws-sdk/client-lambda'
import {
  CreateStateMachineCommand,
  DeleteStateMachineCommand,
  GetExecutionHistoryCommand,
  type HistoryEvent,
  ListExecutionsCommand,
  SFNClient,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn'
import { dynamoClient } from '../../lambdas/aws/adapters/dynamo/client.ts'
import { starting } from '../../lambdas/aws/adapters/stepFunctions/starting.ts'
import { startingEarly } from '../../lambdas/aws/adapters/stepFunctions/startingEarly.ts'
import { freeRoom } from '../../lambdas/aws/adapters/stepFunctionsRoom.ts'
import { clientSettings } from '../../lambdas/aws/functions/clientSettings.ts'
import { createFileMachine, createStateMachine } from '../../lambdas/aws/functions/stateMachine.ts'
import type { Tasks } from '../../lambdas/aws/functions/stepTasks.ts'
import type { Room } from '../../lambdas/aws/functions/workflowRoom.ts'
import { lookupHandler, type StepCall, stepHandler } from '../../lambdas/aws/serving/serveStep.ts'
import type { Context } from '../../lambdas/core/request/context.ts'
import { files } from '../../lambdas/pipeline/files.ts'
import { UNKNOWN_FAILURE } from '../../lambdas/pipeline/giveUp.ts'
import type { FileWorkflow } from '../../lambdas/pipeline/workflow.ts'
import type { WorkflowDefinition } from '../contracts/workflow.suite.ts'
import { storedZip } from './storedZip.ts'

type Call = StepCall & { at: number }
type Options = {
  holdsRetries?: boolean
  room?: Room
  early?: FileWorkflow
  tasks?: Tasks
  heartbeatTimeoutSeconds?: number
}
type AtWork = { call: StepCall; release: () => void; isHeld: boolean; cut: () => void }

/** The runtime that the machine calls: it gives each event to the test and returns the test’s answer. */
const bootstrap = `#!/usr/bin/env node
const next = 'http://' + process.env.AWS_LAMBDA_RUNTIME_API + '/2018-06-01/runtime/invocation/'
async function serve() {
  const event = await fetch(next + 'next')
  const id = event.headers.get('lambda-runtime-aws-request-id')
  // When it is killed, it exits at once without an answer, like a function out of memory.
  const answer = await fetch(process.env.STEPS, { method: 'POST', body: await event.text() }).catch(() => process.exit(1))
  const { error, result } = await answer.json().catch(() => process.exit(1))
  await fetch(next + id + (error ? '/error' : '/response'), { method: 'POST', body: JSON.stringify(error ?? result ?? null) })
}
;(async () => { for (;;) await serve() })()
`

/**
 * A workflow of the test’s own on the emulator’s Step Functions: the real definition and start, and the real wrapper of
 * steps, which runs in this process behind forwarding Lambda functions.
 * @param options.holdsRetries holds retries until the test releases them; else the machine starts them
 * @param options.room of all executions; omitted: without that limit
 * @param options.early the work on complete files, which needs room; omitted: it has no machine
 * @param options.tasks of steps that are too long; omitted: every step runs in its function
 * @param options.heartbeatTimeoutSeconds instead of that of the definition
 */
export async function stepMachine(
  workflow: WorkflowDefinition,
  context: Context,
  { holdsRetries = false, room, early, tasks, heartbeatTimeoutSeconds }: Options = {},
) {
  const [states, lambda] = [new SFNClient(clientSettings()), new LambdaClient(clientSettings())]
  const id = `steps-${randomUUID()}`
  await shortenWaits()
  const steps = await serveSteps(workflow, context, holdsRetries)
  const Role = await createRole()
  const { FunctionArn: functionArn = '' } = await lambda.send(
    new CreateFunctionCommand({
      FunctionName: id,
      Runtime: 'provided.al2023',
      Handler: 'bootstrap',
      Role,
      Timeout: 60,
      Code: { ZipFile: storedZip('bootstrap', bootstrap) },
      Environment: { Variables: { STEPS: steps.url } },
    }),
  )
  const toDefinition = (machine: object) =>
    JSON.stringify(machine, (key, value) => (key === 'HeartbeatSeconds' ? (heartbeatTimeoutSeconds ?? value) : value))
  const createMachine = async (machine: object) => {
    const named = { name: `steps-${randomUUID()}`, roleArn: Role, definition: toDefinition(machine) }
    return (await states.send(new CreateStateMachineCommand(named))).stateMachineArn ?? ''
  }
  const stateMachineArn = await createMachine(createStateMachine(workflow, () => functionArn, room, tasks))
  const fileMachineArn =
    early && room ? await createMachine(createFileMachine(early, () => functionArn, room, tasks)) : ''
  const executions = { client: states, stateMachineArn, fileMachineArn }
  const running = async () => {
    const listed = await states.send(new ListExecutionsCommand({ stateMachineArn, statusFilter: 'RUNNING' }))
    return (listed.executions ?? []).map(({ executionArn = '', name = '' }) => ({ executionArn, name }))
  }
  const history = (transferId: string) =>
    createHistory(states, `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${transferId}`)
  /** A running execution is idle when this test holds all of its calls. */
  const isIdle = async () => {
    const executions = await running()
    const unsettled = executions.map(async ({ name }) => {
      const held = steps.atWork.filter(({ call, isHeld }) => isHeld && name.startsWith(call.transferId)).length
      return held === 0 || held !== callsAtWork(await history(name))
    })
    return !(await Promise.all(unsettled)).some(Boolean)
  }

  return {
    workflow: {
      ...starting(executions),
      ...startingEarly(executions),
      freeRoom: room ? freeRoom(executions, dynamoClient(), room.table) : async () => 0,
    },
    client: states,
    stateMachineArn,
    calls: steps.calls,
    atWork: () => steps.atWork,
    history,
    running,
    release: steps.release,
    /** Kills the running functions. Their retries start at once. */
    cutOff: steps.cutOff,
    async settled() {
      // Checked twice: between two calls, no call is running for a moment.
      for (let seen = 0; seen < 2; seen = (await isIdle()) ? seen + 1 : 0) await setTimeout(100)
    },
    async close() {
      for (const { executionArn } of await running()) await states.send(new StopExecutionCommand({ executionArn }))
      await states.send(new DeleteStateMachineCommand({ stateMachineArn }))
      if (fileMachineArn) await states.send(new DeleteStateMachineCommand({ stateMachineArn: fileMachineArn }))
      steps.close()
      await lambda.send(new DeleteFunctionCommand({ FunctionName: id }))
    },
  }
}

function callsAtWork(events: HistoryEvent[]): number {
  const count = (...types: string[]) => events.filter(({ type = '' }) => types.includes(type)).length
  return count('TaskScheduled') - count('TaskSucceeded', 'TaskFailed', 'TaskTimedOut')
}

async function createHistory(states: SFNClient, executionArn: string): Promise<HistoryEvent[]> {
  const events: HistoryEvent[] = []
  for (let nextToken: string | undefined, isFirst = true; isFirst || nextToken; isFirst = false) {
    const page = await states.send(new GetExecutionHistoryCommand({ executionArn, maxResults: 1000, nextToken }))
    events.push(...(page.events ?? []))
    nextToken = page.nextToken
  }
  return events
}

/** The steps behind the real wrapper, at an address on loopback. */
async function serveSteps(workflow: WorkflowDefinition, context: Context, holdsRetries: boolean) {
  const atWork: AtWork[] = []
  const calls: Call[] = []
  const atOnce = new Set<string>()
  const handlers = new Map<string, (call: StepCall) => Promise<unknown>>([
    ['files', lookupHandler(files, context)],
    [
      'giveUp',
      stepHandler(
        (_, { transferId }) => workflow.onFailure(context, { transferId, reason: UNKNOWN_FAILURE }),
        workflow.onFailure,
        context,
      ),
    ],
    ...workflow.steps.map(({ name, run }) => [name, stepHandler(run, workflow.onFailure, context)] as const),
  ])
  const getKey = ({ transferId, fileId, step }: StepCall) => JSON.stringify([transferId, fileId, step])

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const call = JSON.parse(await text(request)) as StepCall
    const gate = Promise.withResolvers<void>()
    const entry: AtWork = { call, release: gate.resolve, isHeld: false, cut: () => request.socket.destroy() }
    atWork.push(entry)
    response.once('close', () => atWork.splice(atWork.indexOf(entry), 1))
    const isDue = atOnce.delete(getKey(call)) || call.retries === 0
    if (holdsRetries && !isDue) {
      entry.isHeld = true
      await gate.promise
      entry.isHeld = false
    }
    calls.push({ ...call, at: performance.now() })
    response.end(JSON.stringify(await toAnswer(handlers.get(call.step), call)))
  }
  const server = createServer((request, response) => void serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    atWork,
    calls,
    release: () => {
      for (const { release } of atWork) release()
    },
    cutOff: () => {
      for (const { call, isHeld, release, cut } of [...atWork]) {
        if (isHeld) release()
        else {
          atOnce.add(getKey(call))
          cut()
        }
      }
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The error payload of Lambda’s Node runtime. */
async function toAnswer(handler: ((call: StepCall) => Promise<unknown>) | undefined, call: StepCall) {
  if (!handler) return { error: { errorType: 'NoSuchStep', errorMessage: `There is no step ${call.step}.` } }
  try {
    return { result: await handler(call) }
  } catch (error) {
    const { name, message, stack = '' } = error as Error
    return { error: { errorType: name, errorMessage: message, trace: stack.split('\n') } }
  }
}

/** The emulator requires a role but does not check it. */
async function createRole(): Promise<string> {
  const iam = new IAMClient(clientSettings())
  const RoleName = 'steps'
  const AssumeRolePolicyDocument = JSON.stringify({ Version: '2012-10-17', Statement: [] })
  await iam.send(new CreateRoleCommand({ RoleName, AssumeRolePolicyDocument })).catch(error => {
    if (error.name !== 'EntityAlreadyExistsException' && error.name !== 'EntityAlreadyExists') throw error
  })
  const { Role } = await iam.send(new GetRoleCommand({ RoleName }))
  return Role?.Arn ?? ''
}

/** For the whole emulator: it waits a millisecond for each second. */
async function shortenWaits() {
  const answer = await fetch(`${process.env.AWS_ENDPOINT_URL}/_ministack/config`, {
    method: 'POST',
    body: JSON.stringify({ 'stepfunctions._SFN_WAIT_SCALE': 0.001 }),
  })
  if (!answer.ok) throw new Error(`The emulator's waits could not be shortened: ${answer.status}`)
}
