import type { DatabaseSync } from 'node:sqlite'
import type { Context } from '../lambdas/core/request/context.ts'
import { errorFields } from '../lambdas/core/request/log.ts'
import { UNKNOWN_FAILURE } from '../lambdas/pipeline/giveUp.ts'
import { logStepError, StepFailure, StepHeld, StepRepeated } from '../lambdas/pipeline/step.ts'
import {
  HELD_SECONDS,
  MAX_BACKOFF_SECONDS,
  secondsAfterTry,
  type transferWorkflow,
  type WorkflowStep,
} from '../lambdas/pipeline/workflow.ts'
import type { Workflow } from '../lambdas/ports/workflow.ts'
import { isCanary } from '../shared/domain/canary.ts'
import { forEachAtMost } from '../shared/forEachAtMost.ts'
import { commitWrite } from './database.ts'

/** A retry may wait up to a second longer: people read the progress. */
const POLL_MILLISECONDS = 1000

type Job = { transferId: string; step: number; attempts: number }

export type Jobs = Workflow & {
  resume(context: Context): void
  settled(): Promise<void>
  /** Stops taking jobs and waits for the running ones. */
  close(): Promise<void>
}

/** Each step runs at least once; after a crash a job continues with the step it was at. */
export function sqliteJobs(
  database: DatabaseSync,
  workflow: typeof transferWorkflow,
  { now, atOnce = 4 }: { now: () => number; atOnce?: number },
): Jobs {
  const insert = database.prepare('INSERT INTO jobs (transfer_id, run_at) VALUES (?, ?) ON CONFLICT DO NOTHING')
  const due = database.prepare(
    "SELECT transfer_id, step, attempts FROM jobs WHERE state = 'waiting' AND run_at <= ? ORDER BY transfer_id GLOB 'canary-*' DESC, run_at LIMIT ?",
  )
  const advance = database.prepare('UPDATE jobs SET step = step + 1, attempts = 0 WHERE transfer_id = ?')
  const retry = database.prepare('UPDATE jobs SET attempts = attempts + 1, run_at = ? WHERE transfer_id = ?')
  const useUp = database.prepare('UPDATE jobs SET attempts = ? WHERE transfer_id = ?')
  const repeat = database.prepare('UPDATE jobs SET step = ?, attempts = 0 WHERE transfer_id = ?')
  const postpone = database.prepare('UPDATE jobs SET run_at = ? WHERE transfer_id = ?')
  const end = database.prepare('UPDATE jobs SET state = ? WHERE transfer_id = ?')
  const running = new Map<string, Promise<void>>()
  const reasons = new Map<string, string>()
  let ports: Context | undefined
  let timer: NodeJS.Timeout | undefined

  const getStep = (name?: string) => workflow.steps.findIndex(step => step.name === name)
  const record = async (change: () => unknown) => void (await commitWrite(database, change))

  const takeDue = () => {
    if (!ports) return
    try {
      take(ports)
    } catch (error) {
      ports.log.error('The jobs could not be read.', errorFields(error))
    }
  }

  function take(context: Context) {
    let free = atOnce - [...running.keys()].filter(id => !isCanary(id)).length
    // Running jobs stay 'waiting' in the table, so that the next start finds them after a crash.
    const rows = due.all(now(), atOnce + running.size).filter(row => !running.has(String(row.transfer_id)))
    for (const row of rows) {
      // A canary never waits for other transfers.
      if (!isCanary(String(row.transfer_id)) && free-- <= 0) continue
      const job = { transferId: String(row.transfer_id), step: Number(row.step), attempts: Number(row.attempts) }
      const done = work(context, job)
        .finally(() => running.delete(job.transferId))
        // A job that could not be recorded waits for the next poll; an immediate retry would loop.
        .then(takeDue, error => context.log.error('A job could not be recorded.', errorFields(error)))
      running.set(job.transferId, done)
    }
  }

  async function work(context: Context, job: Job) {
    for (let { step, attempts } = job; ; step += 1, attempts = 0) {
      const current = workflow.steps[step]
      if (!current) return record(() => end.run('done', job.transferId))
      if (attempts >= current.retry.tries) return failJob(context, job.transferId, current, UNKNOWN_FAILURE)
      const error = await attempt(context, current, job.transferId)
      if (error === undefined) {
        await record(() => advance.run(job.transferId))
        // A stopping host waits for the current step only.
        if (!ports) return
        continue
      }
      // The stop of the host interrupted the step; this does not count as an attempt.
      if (!ports) return
      const { transferId } = job
      logStepError(context.log, error, { step: current.name, transferId, attempt: attempts + 1 })
      if (error instanceof StepHeld) return record(() => postpone.run(now() + HELD_SECONDS * 1000, transferId))
      if (error instanceof StepRepeated) return record(() => repeat.run(getStep(current.repeatsFrom), transferId))
      if (error instanceof StepFailure) return failJob(context, job.transferId, current, error.message)
      if (attempts + 1 >= current.retry.tries) return failJob(context, job.transferId, current, UNKNOWN_FAILURE)
      return record(() => retry.run(now() + secondsAfterTry(attempts + 1, current.retry) * 1000, job.transferId))
    }
  }

  /** Repeats the report until it succeeds. */
  async function failJob(context: Context, transferId: string, { name, retry }: WorkflowStep, why: string) {
    const reason = reasons.get(transferId) ?? why
    reasons.set(transferId, reason)
    // Recorded first: after a crash here the step must not run again and succeed without a report to the sender.
    await record(() => useUp.run(retry.tries, transferId))
    try {
      await workflow.onFailure(context, { transferId, reason })
    } catch (error) {
      context.log.error('The sender could not be informed of a failure.', {
        step: name,
        transferId,
        ...errorFields(error),
      })
      if (!(error instanceof StepFailure)) {
        return record(() => postpone.run(now() + MAX_BACKOFF_SECONDS * 1000, transferId))
      }
    }
    await record(() => end.run('failed', transferId))
    reasons.delete(transferId)
  }

  return {
    async start(transferId) {
      await commitWrite(database, () => insert.run(transferId, now()))
      setImmediate(takeDue)
    },
    resume(context) {
      ports = context
      timer = setInterval(takeDue, POLL_MILLISECONDS)
      takeDue()
    },
    async settled() {
      takeDue()
      while (running.size > 0) {
        await Promise.all(running.values())
        takeDue()
      }
    },
    async close() {
      clearInterval(timer)
      ports = undefined
      await Promise.all(running.values())
    },
  }
}

/** @returns the error of the step, or undefined */
async function attempt(context: Context, step: WorkflowStep, transferId: string): Promise<unknown> {
  let failure: StepFailure | undefined
  try {
    if (step.filesAtOnce === undefined) {
      await withTimeout(step.run(context, { transferId }), step)
      return undefined
    }
    // Small files first, so that they do not wait for a large one.
    const files = ((await context.transfers.get(transferId))?.files ?? []).toSorted((one, two) => one.size - two.size)
    // One fault ends the step after the files in progress finish: the next attempt must not overlap with them.
    await forEachAtMost(step.filesAtOnce, files, ({ id: fileId }) =>
      withTimeout(step.run(context, { transferId, fileId }), step).catch(error => {
        if (error instanceof StepFailure) failure ??= error
        throw error
      }),
    )
    return undefined
  } catch (error) {
    return failure ?? error
  }
}

/** All transfers share the engine's threads, so a step may wait for its turn. */
const MAX_WAIT_SECONDS = 12 * 60 * 60

async function withTimeout(work: Promise<void>, { name, reach, timeoutSeconds: ofWork }: WorkflowStep) {
  const timeoutSeconds = reach.engine ? MAX_WAIT_SECONDS + ofWork : ofWork
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Step ${name} took over ${timeoutSeconds} s.`)), timeoutSeconds * 1000)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
