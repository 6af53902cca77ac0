import { isCanary } from '../../shared/domain/canary.ts'
import { findHoldingPart, type HealthRun, STALE_MILLISECONDS } from '../../shared/domain/health.ts'
import type { Archive, Transfer, TransferFile } from '../../shared/domain/transfer.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import type { Context } from '../core/request/context.ts'
import type { Reach } from '../core/request/reach.ts'
import { change } from '../core/transfer/change.ts'
import { HEALTH_SECONDS } from '../ports/lifetimes.ts'
import { loadTransfer } from './loadTransfer.ts'
import { type Step, StepFailure, StepHeld } from './step.ts'

export const awaitHealthReach: Reach = { transfers: ['get', 'replace'], health: ['latest', 'since'] }

/** Before the work. `publish` asks again, because a later run may find that the work was wrong. */
export const awaitHealth: Step = async (context, { transferId }) => {
  await discardDoubtfulWork(context, await loadTransfer(context.transfers, transferId))
}

/**
 * Work is doubtful from the first run that finds the engine unhealthy, back to the start of the transfer: the fault may be
 * older than the run. Work that began before the stored runs is doubtful too. After a healthy run the work is done again.
 * @returns whether work was discarded
 * @throws StepFailure for a transfer that expired while it waited
 * @throws StepHeld while the latest run holds transfers. An old run holds them too: only a healthy run shows a repair
 */
export async function discardDoubtfulWork(context: Context, transfer: Transfer): Promise<boolean> {
  const { transfers, health, now } = context
  const { id: transferId, transferState } = transfer
  if (transferState !== 'processing' || isCanary(transferId)) return false
  assertNotExpired(transfer, now())
  const at = now()
  const from = findStart(transfer)
  // A start after the present is wrong, because the clock was set back: every stored run counts.
  const runs = await health.since(from > at ? 0 : from)
  const latest = runs[0] ?? (await health.latest())
  if (findHoldingPart(latest)) throw new StepHeld()
  const isForgotten = from < at - HEALTH_SECONDS * 1000
  if (!isForgotten && !runs.some(findHoldingPart)) return false

  // The engine may be broken in more than what a run reached.
  const isAnonymisedAgain =
    isForgotten || runs.some(run => findHoldingPart(run) && run.milliseconds?.anonymization === undefined)
  await change(
    transfers,
    () => loadTransfer(transfers, transferId),
    current => {
      if (current.transferState !== 'processing') return undefined
      const { archive, ...rest } = current
      return {
        ...rest,
        ...(archive ? { archive: withoutContent(archive) } : {}),
        files: current.files.map(file => withoutWork(file, isAnonymisedAgain)),
        workedFrom: startAgain(latest, at),
      }
    },
    systemEvent('repeat', now(), { transferId }),
  )
  return true
}

/** In epoch ms. Early work begins before its transfer is finalized. */
function findStart({ workedFrom, stateChangedAt, files }: Transfer): number {
  const early = files.flatMap(file => (file.early ? [Date.parse(file.early.workedFrom)] : []))
  return Math.min(Date.parse(workedFrom ?? stateChangedAt), ...early)
}

/** @throws StepFailure for a transfer that expired while it waited */
export function assertNotExpired({ expiryDate }: Pick<Transfer, 'expiryDate'>, now: number) {
  if (expiryDate === undefined || Date.parse(expiryDate) > now) return
  throw new StepFailure('It expired before its files could be released. Please send it again.')
}

/** The latest run, because one that ends now may not be stored yet. A start that is old or in the future would be doubtful again. */
function startAgain(latest: HealthRun | undefined, at: number): string {
  const ranAt = latest ? Date.parse(latest.createdAt) : at
  return new Date(Math.min(at, Math.max(ranAt, at - STALE_MILLISECONDS))).toISOString()
}

/** Its next attempt has another key. */
function withoutContent({ id, name, attempt }: Archive): Archive {
  return { id, name, attempt, progress: 0 }
}

/** The next revision ends attempts that still run. */
function withoutWork(file: TransferFile, isAnonymisedAgain: boolean): TransferFile {
  const { findings: _, inspectionType: _1, errorReason: _2, userAction: _3, inspectionProgress: _4, ...worked } = file
  const { early: _8, ...kept } = worked
  const uninspected: TransferFile = { ...kept, fileState: 'verified', revision: file.revision + 1 }
  const { anonymisation } = uninspected
  const isTableDoubtful = anonymisation?.blob !== undefined || file.fileState === 'error'
  if (!isAnonymisedAgain || !anonymisation || !isTableDoubtful) return uninspected
  // An earlier transfer that released the copy had its original erased.
  if (anonymisation.areSecretsUsed || anonymisation.originalErasedAt) {
    throw new StepFailure(`It is not certain that ${file.name} was anonymized correctly. Please send it again.`)
  }
  const { blob: _5, report: _6, ...rules } = anonymisation
  const { anonymizationProgress: _7, ...unanonymised } = uninspected
  return { ...unanonymised, anonymisation: rules }
}
