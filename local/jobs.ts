import type { DatabaseSync } from 'node:sqlite'
import type { Context } from '../lambdas/core/request/context.ts'
import { errorFields } from '../lambdas/core/request/log.ts'
import { toFairShare } from '../lambdas/pipeline/fairShare.ts'
import { LEASE_MILLISECONDS } from '../lambdas/pipeline/fileWork.ts'
import { UNKNOWN_FAILURE } from '../lambdas/pipeline/giveUp.ts'
import { logStepError, StepBusy, StepEarly, StepFailure, StepHeld, StepRepeated } from '../lambdas/pipeline/step.ts'
import {
  type FileWorkflow,
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
/** To rank all files of a large upload for each that ends takes the square of their number. */
const EARLY_RANKED = 100
/** Until early work on a file ends. */
const BUSY_MILLISECONDS = 1000

/** `fileId`: of its early work, otherwise empty. */
type Job = { id: number; transferId: string; fileId: string; step: number; attempts: number }
type Running = Pick<Job, 'transferId' | 'fileId'> & { sender: string; done: Promise<void> }

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
  { now, atOnce = 4, early = { steps: [] } }: { now: () => number; atOnce?: number; early?: FileWorkflow },
): Jobs {
  const insert = database.prepare(`
    INSERT INTO jobs (transfer_id, file_id, run_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING
  `)
  // Early work comes last, and only the oldest is ranked. Of the rest the first job of every sender, then the second of each.
  const due = database.prepare(`
    WITH waiting AS (
      SELECT rowid AS id, transfer_id, file_id, step, attempts, run_at FROM jobs
      WHERE state = 'waiting' AND run_at <= :now
    )
    SELECT waiting.id, transfer_id, file_id, step, attempts, sender FROM (
      SELECT * FROM waiting WHERE file_id = ''
      UNION ALL SELECT * FROM (SELECT * FROM waiting WHERE file_id <> '' ORDER BY run_at LIMIT ${EARLY_RANKED})
    ) AS waiting LEFT JOIN transfers ON transfers.id = transfer_id
    ORDER BY transfer_id GLOB 'canary-*' DESC, file_id = '' DESC,
      ROW_NUMBER() OVER (PARTITION BY sender, file_id = '' ORDER BY run_at), run_at LIMIT :most
  `)
  const advance = database.prepare('UPDATE jobs SET step = step + 1, attempts = 0 WHERE rowid = ?')
  const retry = database.prepare('UPDATE jobs SET attempts = attempts + 1, run_at = ? WHERE rowid = ?')
  const useUp = database.prepare('UPDATE jobs SET attempts = ? WHERE rowid = ?')
  const repeat = database.prepare('UPDATE jobs SET step = ?, attempts = 0 WHERE rowid = ?')
  const postpone = database.prepare('UPDATE jobs SET run_at = ? WHERE rowid = ?')
  const end = database.prepare('UPDATE jobs SET state = ? WHERE rowid = ?')
  const endEarly = database.prepare(
    "UPDATE jobs SET state = 'done' WHERE transfer_id = ? AND file_id <> '' AND state = 'waiting'",
  )
  const running = new Map<number, Running>()
  const { share, reserve } = toFairShare(atOnce)
  const reasons = new Map<string, string>()
  /** Jobs that wait for early work, by transfer. */
  const busy = new Map<string, number>()
  let earlyEnds = 0
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
    // Running jobs stay 'waiting' in the table, so that the next start finds them after a crash.
    const rows = due.all({ now: now(), most: atOnce + running.size }).filter(({ id }) => !running.has(Number(id)))
    for (const row of rows) {
      const [transferId, fileId] = [String(row.transfer_id), String(row.file_id)]
      const job = { id: Number(row.id), transferId, fileId, step: Number(row.step), attempts: Number(row.attempts) }
      const sender = String(row.sender)
      // A canary never waits for other transfers.
      if (!isCanary(transferId) && !isFree(sender, fileId)) continue
      const done = work(context, job)
        .finally(() => running.delete(job.id))
        .then(() => wake(job))
        // A job that could not be recorded waits for the next poll; an immediate retry would loop.
        .then(takeDue, error => context.log.error('A job could not be recorded.', errorFields(error)))
      running.set(job.id, { transferId, fileId, sender, done })
    }
  }

  /** The transfer's own run goes on as soon as early work ends. */
  async function wake({ transferId, fileId }: Job) {
    if (fileId === '') return
    earlyEnds += 1
    const waiting = busy.get(transferId)
    busy.delete(transferId)
    if (waiting !== undefined) await record(() => postpone.run(now(), waiting))
  }

  /** Early work leaves half of the places to finalized transfers, and of these one sender leaves some to others. */
  function isFree(sender: string, fileId: string): boolean {
    const counted = [...running.values()].filter(({ transferId }) => !isCanary(transferId))
    if (fileId !== '') return counted.length < atOnce / 2
    const own = counted.filter(job => job.sender === sender && job.fileId === '').length
    return counted.length < atOnce && (own < share || counted.length < atOnce - reserve)
  }

  async function work(context: Context, job: Job) {
    const { id, transferId, fileId } = job
    const { steps } = fileId === '' ? workflow : early
    for (let { step, attempts } = job; ; step += 1, attempts = 0) {
      const current = steps[step]
      if (!current) return record(() => end.run('done', id))
      if (attempts >= current.retry.tries) return failJob(context, job, current, UNKNOWN_FAILURE)
      const endsBefore = earlyEnds
      const error = await attempt(context, current, job)
      if (error === undefined) {
        await record(() => advance.run(id))
        // A stopping host waits for the current step only.
        if (!ports) return
        continue
      }
      // The stop of the host interrupted the step; this does not count as an attempt.
      if (!ports) return
      logStepError(context.log, error, { step: current.name, transferId, attempt: attempts + 1 })
      // The lease of a crashed run ends after a minute.
      if (error instanceof StepBusy && fileId !== '') return record(() => postpone.run(now() + LEASE_MILLISECONDS, id))
      if (error instanceof StepBusy) {
        if (earlyEnds > endsBefore) return
        busy.set(transferId, id)
        return record(() => postpone.run(now() + BUSY_MILLISECONDS, id))
      }
      if (error instanceof StepEarly) return record(() => postpone.run(error.until, id))
      if (error instanceof StepHeld && fileId === '') {
        return record(() => postpone.run(now() + HELD_SECONDS * 1000, id))
      }
      if (error instanceof StepRepeated) return record(() => repeat.run(getStep(current.repeatsFrom), id))
      if (error instanceof StepFailure) return failJob(context, job, current, error.message)
      if (error instanceof StepHeld || attempts + 1 >= current.retry.tries) {
        return failJob(context, job, current, UNKNOWN_FAILURE)
      }
      return record(() => retry.run(now() + secondsAfterTry(attempts + 1, current.retry) * 1000, id))
    }
  }

  /** Repeats the report until it succeeds. */
  async function failJob(
    context: Context,
    { id, transferId, fileId }: Job,
    { name, retry }: WorkflowStep,
    why: string,
  ) {
    // The transfer's own run repeats it, and reports it.
    if (fileId !== '') return record(() => end.run('failed', id))
    const reason = reasons.get(transferId) ?? why
    reasons.set(transferId, reason)
    // Recorded first: after a crash here the step must not run again and succeed without a report to the sender.
    await record(() => useUp.run(retry.tries, id))
    try {
      await workflow.onFailure(context, { transferId, reason })
    } catch (error) {
      context.log.error('The sender could not be informed of a failure.', {
        step: name,
        transferId,
        ...errorFields(error),
      })
      if (!(error instanceof StepFailure)) {
        return record(() => postpone.run(now() + MAX_BACKOFF_SECONDS * 1000, id))
      }
    }
    await record(() => end.run('failed', id))
    reasons.delete(transferId)
  }

  return {
    async start(transferId) {
      await commitWrite(database, () => {
        insert.run(transferId, '', now())
        // Steps under way go on; the others are now the transfer's own.
        endEarly.run(transferId)
      })
      setImmediate(takeDue)
    },
    async startEarly({ transferId, fileId }) {
      await commitWrite(database, () => insert.run(transferId, fileId, now()))
      setImmediate(takeDue)
    },
    // Only running jobs hold room here: `take` counts them.
    async freeRoom() {
      return 0
    },
    resume(context) {
      ports = context
      timer = setInterval(takeDue, POLL_MILLISECONDS)
      takeDue()
    },
    async settled() {
      takeDue()
      while (running.size > 0) {
        await Promise.all([...running.values()].map(({ done }) => done))
        takeDue()
      }
    },
    async close() {
      clearInterval(timer)
      ports = undefined
      await Promise.all([...running.values()].map(({ done }) => done))
    },
  }
}

/** @returns the error of the step, or undefined */
async function attempt(context: Context, step: WorkflowStep, { transferId, fileId }: Job): Promise<unknown> {
  let failure: StepFailure | undefined
  let busy: StepBusy | undefined
  try {
    if (fileId !== '') {
      await withTimeout(step.run(context, { transferId, fileId, isEarly: true }), step)
      return undefined
    }
    if (step.filesAtOnce === undefined) {
      await withTimeout(step.run(context, { transferId }), step)
      return undefined
    }
    // Small files first, so that they do not wait for a large one.
    const files = ((await context.transfers.get(transferId))?.files ?? []).toSorted((one, two) => one.size - two.size)
    // One fault ends the step after the files in progress finish: the next attempt must not overlap with them.
    await forEachAtMost(step.filesAtOnce, files, ({ id }) =>
      withTimeout(step.run(context, { transferId, fileId: id }), step).catch(error => {
        // The other files need not wait.
        if (error instanceof StepBusy) {
          busy = error
          return
        }
        if (error instanceof StepFailure) failure ??= error
        throw error
      }),
    )
    return busy
  } catch (error) {
    return failure ?? error
  }
}

/**
 * A file of 50 GiB takes hours; and all transfers share threads and the scanner's connections, so a step that reads
 * contents may wait for its turn.
 */
const MAX_READING_SECONDS = 24 * 60 * 60

async function withTimeout(work: Promise<void>, { name, takesRoom, timeoutSeconds: ofFunction }: WorkflowStep) {
  const timeoutSeconds = takesRoom ? MAX_READING_SECONDS : ofFunction
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
