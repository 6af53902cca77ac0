import { setTimeout } from 'node:timers/promises'
import {
  SendTaskFailureCommand,
  SendTaskHeartbeatCommand,
  SendTaskSuccessCommand,
  SFNClient,
  SFNServiceException,
} from '@aws-sdk/client-sfn'
import { errorFields, jsonLog, type Log } from '../../core/request/log.ts'
import { clientSettings } from '../functions/clientSettings.ts'
import { HEARTBEAT_SECONDS, STEP, type TaskVariable } from '../functions/stepTasks.ts'
import type { StepCall } from './serveStep.ts'
import { stepErrors } from './stepErrors.ts'

type Handler = (call: StepCall) => Promise<unknown>
/** By step, loaded on demand: each opens its own ports. */
export type TaskHandlers = Readonly<Record<string, () => Promise<{ handler: Handler }>>>

/** Besides the tries of the client. Longer outages end with the heartbeat's timeout. */
const REPORT_WAITS_MILLISECONDS = [5000, 15_000, 30_000, 60_000]
/** The state machine has timed out, or its execution was stopped. */
const NOT_WAITED_FOR = ['TaskTimedOut', 'TaskDoesNotExist', 'InvalidToken']

/** Runs one step once in the process of a container, by the handler of its function, and reports its end to the state machine. */
export async function serveTask(handlers: TaskHandlers): Promise<void> {
  const log = jsonLog(line => process.stdout.write(`${line}\n`), Date.now, 'info')
  const call = readCall()
  const about = { step: call.step, transferId: call.transferId, attempt: call.retries + 1 }
  const machine = waitingMachine(takeToken())
  const end = (isReported: boolean) => process.exit(isReported ? 0 : 1)

  const beat = async () => {
    try {
      if (await machine.beat()) return
      log.error('The state machine no longer waits for a step.', about)
      end(false)
    } catch (error) {
      log.error('A step could not report that it is alive.', { ...about, ...errorFields(error) })
    }
  }
  // Fargate replaces a host, or an operator stops the task: the next try need not wait for the heartbeat's timeout.
  process.once('SIGTERM', async () => {
    log.error('A step was stopped.', about)
    end(await machine.report(stepErrors.notDone, log))
  })
  await beat()
  setInterval(beat, Number(process.env.HEARTBEAT_SECONDS ?? HEARTBEAT_SECONDS) * 1000)
  end(await machine.report(await findError(handlers, call, log), log))
}

/** @returns the name of the error; undefined after success */
async function findError(handlers: TaskHandlers, call: StepCall, log: Log): Promise<string | undefined> {
  try {
    const load = handlers[call.step]
    if (!load) throw new Error(`This image has no step ${call.step}.`)
    const { handler } = await load()
    await handler(call)
    return undefined
  } catch (error) {
    const { name } = error as Error
    if (Object.values<string>(stepErrors).includes(name)) return name
    log.error('A step could not be run.', { step: call.step, transferId: call.transferId, ...errorFields(error) })
    return stepErrors.notDone
  }
}

function waitingMachine(taskToken: string) {
  const client = new SFNClient(clientSettings())
  /** @returns whether the state machine still waits */
  async function isTaken(answer: Promise<unknown>): Promise<boolean> {
    try {
      await answer
      return true
    } catch (error) {
      if (error instanceof SFNServiceException && NOT_WAITED_FOR.includes(error.name)) return false
      throw error
    }
  }
  return {
    beat: () => isTaken(client.send(new SendTaskHeartbeatCommand({ taskToken }))),

    /** Only names leave the task: the history keeps them. */
    async report(error: string | undefined, log: Log): Promise<boolean> {
      for (let tries = 0; ; tries += 1) {
        try {
          const sent =
            error === undefined
              ? client.send(new SendTaskSuccessCommand({ taskToken, output: 'null' }))
              : client.send(new SendTaskFailureCommand({ taskToken, error }))
          return await isTaken(sent)
        } catch (failure) {
          log.error('A step could not report its end.', { attempt: tries + 1, ...errorFields(failure) })
          const wait = REPORT_WAITS_MILLISECONDS[tries]
          if (wait === undefined) return false
          await setTimeout(wait)
        }
      }
    },
  }
}

function readCall(): StepCall {
  const { FILE_ID: fileId, IS_EARLY: isEarly } = process.env as Partial<Record<TaskVariable, string>>
  return {
    step: need(STEP),
    transferId: need('TRANSFER_ID'),
    ...(fileId === undefined ? {} : { fileId }),
    ...(isEarly === 'true' ? { isEarly: true } : {}),
    retries: Number(need('RETRIES')),
  }
}

/** Its holder can end the step, so no later code reads it. */
function takeToken(): string {
  const token = need('TASK_TOKEN')
  delete process.env.TASK_TOKEN
  return token
}

function need(name: TaskVariable | typeof STEP): string {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`The state machine did not set ${name}.`)
  return value
}
