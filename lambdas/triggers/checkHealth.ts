import {
  CHECKED_PART,
  findHoldingPart,
  findStatus,
  HealthPart,
  type HealthRun,
  type HealthStatus,
  healthAt,
  worstStatus,
} from '../../shared/domain/health.ts'
import type { Context } from '../core/request/context.ts'
import { errorFields } from '../core/request/log.ts'
import type { Reach } from '../core/request/reach.ts'
import { canaryFiles, type Patience, sendCanary, within } from '../health/canaryTransfer.ts'
import { checkVerdicts } from '../health/checkVerdicts.ts'
import { judge, type Verdict, type Verdicts } from '../health/judge.ts'
import { PartFault } from '../health/partFault.ts'
import { IndexMissing } from '../ports/transferIndex.ts'

export const checkHealthReach: Reach = {
  health: ['add', 'remove', 'since'],
  transfers: ['add', 'get', 'replace'],
  blobs: ['store', 'read', 'eraseIncoming', 'eraseReleased'],
  workflow: ['start'],
  mailer: ['check'],
  transferIndex: ['count'],
}

const WEEK = 7 * 24 * 60 * 60_000
/** An hour: fewer runs have no typical duration. */
const MIN_RUNS = 12
const SLOW_FACTOR = 3
const SLOW_MILLISECONDS = 1000

export type HealthCheck = (context: Context) => Promise<unknown>

/** One part each, with a time limit of its own. */
const serviceChecks = {
  mail: ({ mailer }: Context) => mailer.check(),
  index: ({ transferIndex, now }: Context) => transferIndex.count('everybody', [], now()),
  identity: reachKeys,
} satisfies Partial<Record<HealthPart, HealthCheck>>

type Settings = Partial<Patience> & { checks?: Partial<Record<HealthPart, HealthCheck>> }

/** One run: a canary through the workflow, and a check of each service. Always ends, and stores its result. */
export async function checkHealth(context: Context, settings: Settings = {}): Promise<HealthRun> {
  const { health, now, log } = context
  const patience: Patience = { timeoutMilliseconds: 60_000, pollMilliseconds: 1000, ...settings }
  const { malwareVerdicts } = context
  const scanner = malwareVerdicts ? { scanner: () => checkVerdicts(malwareVerdicts, now()) } : {}
  const checks = Object.entries({ ...serviceChecks, ...scanner, ...settings.checks }) as [HealthPart, HealthCheck][]
  const [ofCanaries, ...ofServices] = await Promise.all([
    runCanaries(context, patience),
    ...checks.map(
      async ([part, check]): Promise<[HealthPart, Verdict | undefined]> => [
        part,
        await timed(
          patience,
          () => check(context),
          error => log.error('A part could not be checked.', { step: part, ...errorFields(error) }),
        ),
      ],
    ),
  ])
  patience.signal?.throwIfAborted()
  const verdicts: Verdicts = { ...ofCanaries, ...Object.fromEntries(ofServices) }
  // At the end of the run: a transfer that was released during it counts as older.
  const at = now()
  const history = await health.since(at - WEEK)
  const run = toRun(verdicts, history, at)
  await addRun(context, run, history)
  for (const part of HealthPart.options) {
    const status = findStatus(run, part)
    if (status === 'unhealthy') log.error('A part is unhealthy.', { type: CHECKED_PART, step: part, count: 1 })
    else if (status) log.info('A part was checked.', { type: CHECKED_PART, step: part, status, count: 0 })
  }
  return run
}

/**
 * Stored runs from after the present would count as the latest, because the clock was set back. Those that held transfers stay,
 * dated before this run: work of their time is doubtful.
 */
async function addRun({ health }: Context, run: HealthRun, history: readonly HealthRun[]) {
  const at = Date.parse(run.createdAt)
  const ahead = history.filter(({ createdAt }) => Date.parse(createdAt) > at)
  for (const [index, holding] of ahead.filter(findHoldingPart).entries()) {
    await health.add({ ...holding, createdAt: new Date(at - 1 - index).toISOString() })
  }
  await health.add(run)
  for (const former of ahead) await health.remove(former)
}

/** A table that fails stops its transfer, so the other files go again without it. */
async function runCanaries(context: Context, patience: Patience): Promise<Verdicts> {
  const seconds = patience.timeoutMilliseconds / 1000
  const send = async (files = canaryFiles) => judge(await sendCanary(context, files, patience), seconds)
  try {
    const verdicts = await send()
    const isTableWrong = verdicts.anonymization && 'problem' in verdicts.anonymization
    if (!isTableWrong || verdicts.inspection) return verdicts
    return { ...verdicts, ...(await send(canaryFiles.filter(name => name !== 'table'))) }
  } catch (error) {
    patience.signal?.throwIfAborted()
    context.log.error('A canary could not be sent.', errorFields(error))
    return { workflow: { problem: 'A canary could not be sent.' } }
  }
}

/** Members read the problem, and the log has the error. */
async function timed(
  patience: Patience,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): Promise<Verdict | undefined> {
  const from = performance.now()
  try {
    await within(patience, work())
    return { milliseconds: Math.round(performance.now() - from) }
  } catch (error) {
    // A part that does not exist yet is not broken.
    if (error instanceof IndexMissing) return undefined
    onError(error)
    return { problem: error instanceof PartFault ? error.message : 'It does not answer correctly.' }
  }
}

/** An unknown key shows that the keys of the identity provider can be read. */
async function reachKeys({ tokens }: Context) {
  try {
    await tokens.keys({ alg: 'RS256', kid: 'none' }, { payload: '', signature: '' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_JWKS_NO_MATCHING_KEY')) throw error
  }
}

/** @param history newest first */
function toRun(verdicts: Verdicts, history: readonly HealthRun[], at: number): HealthRun {
  const problems: NonNullable<HealthRun['problems']> = []
  const statuses: [HealthPart, HealthStatus][] = []
  const milliseconds: NonNullable<HealthRun['milliseconds']> = {}
  for (const part of HealthPart.options) {
    const verdict = verdicts[part]
    // Not configured: an earlier run may have had one.
    if (part === 'scanner' && !verdict) continue
    const status = verdict ? judgeSpeed(part, verdict, history) : findEarlier(part, history, at)
    if (status === undefined) continue
    statuses.push([part, status.status])
    if (status.problem) problems.push({ part, text: status.problem })
    if (verdict && 'milliseconds' in verdict) milliseconds[part] = verdict.milliseconds
  }
  const named = Object.fromEntries(statuses.map(([part, status]) => [`${part}Status`, status]))
  return {
    createdAt: new Date(at).toISOString(),
    currentStatus: worstStatus(statuses.map(([, status]) => status)),
    anonymizationStatus: 'stale',
    extractionStatus: 'stale',
    inspectionStatus: 'stale',
    ...named,
    problems,
    milliseconds,
  }
}

type Judged = { status: HealthStatus; problem?: string }

function judgeSpeed(part: HealthPart, verdict: Verdict, history: readonly HealthRun[]): Judged {
  if ('problem' in verdict) return { status: 'unhealthy', problem: verdict.problem }
  const usual = findMedian(history.flatMap(run => run.milliseconds?.[part] ?? []))
  const { milliseconds } = verdict
  if (usual === undefined || milliseconds < Math.max(SLOW_FACTOR * usual, usual + SLOW_MILLISECONDS)) {
    return { status: 'healthy' }
  }
  const toSeconds = (value: number) => (value / 1000).toFixed(1)
  return {
    status: 'degraded',
    problem: `Slower than usual: ${toSeconds(milliseconds)} s instead of ${toSeconds(usual)} s.`,
  }
}

/**
 * A part that the canary did not reach, because another part is broken, keeps its last verdict for 15 minutes. A part
 * that was unhealthy stays so.
 */
function findEarlier(part: HealthPart, history: readonly HealthRun[], at: number): Judged | undefined {
  const isNeeded = part === 'anonymization' || part === 'extraction' || part === 'inspection'
  const [last] = history
  const before = last && findStatus(last, part)
  if (before === undefined) return isNeeded ? { status: 'stale', problem: NOT_REACHED } : undefined
  if (before === 'unhealthy') return { status: before, problem: NOT_REACHED }
  const checked = history.find(run => run.milliseconds?.[part] !== undefined)
  return { status: (checked && findStatus(healthAt(checked, at), part)) ?? 'stale', problem: NOT_REACHED }
}

const NOT_REACHED = 'Not checked in this run, because another part is broken.'

function findMedian(values: readonly number[]): number | undefined {
  if (values.length < MIN_RUNS) return undefined
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
}
