import { isDeepStrictEqual } from 'node:util'
import { isCanary } from '../../shared/domain/canary.ts'
import { type Blocking, findBlocking } from '../../shared/domain/policies/blocking.ts'
import { isCause } from '../../shared/domain/policies/causes.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { systemEvent, toPolicyResult } from '../core/request/auditEvent.ts'
import type { Context } from '../core/request/context.ts'
import type { Reach } from '../core/request/reach.ts'
import { change } from '../core/transfer/change.ts'
import { toInspectionOutcome } from '../core/transfer/inspectionOutcome.ts'
import { type BoundRules, bindStored, toBound, toStoredFacts } from '../core/transfer/policyRules.ts'
import { claimedFile } from './conditionalFile.ts'
import { loadTransfer } from './loadTransfer.ts'
import { ExpectedFailure, type Step } from './step.ts'

export const applyPoliciesReach: Reach = {
  transfers: ['get', 'replace', 'replaceFile'],
  policies: ['current'],
  usage: ['findExchanges'],
}

/** The inspection is complete, so every condition is decided. */
export const applyPolicies: Step = async (context, { transferId }) => {
  const { transfers, now } = context
  const transfer = await loadTransfer(transfers, transferId)
  if (transfer.transferState !== 'processing' || isCanary(transferId)) return
  const found = await bindStored(context, transfer)
  const blocking = findBlocking(transfer, found.rules)
  await change(
    transfers,
    () => loadTransfer(transfers, transferId),
    current => {
      const after = { ...current, ...toBound(found, current), blocked: blocking?.blocked }
      return isDeepStrictEqual(withoutUndefined(after), withoutUndefined(current)) ? undefined : after
    },
    { ...systemEvent('apply-policies', now(), { transferId }), ...toPolicyResult(blocking?.by) },
  )
  // After the transfer: an interrupted attempt may be followed by one that nothing blocks.
  await markFiles(context, transfer, blocking, found)
  if (blocking) throw new ExpectedFailure(blocking.text)
}

function withoutUndefined(transfer: Transfer): object {
  return Object.fromEntries(Object.entries(transfer).filter(([, value]) => value !== undefined))
}

/** Marks the causes of a block, and removes marks of an earlier attempt. */
async function markFiles(
  { transfers, now }: Context,
  transfer: Transfer,
  blocking: Blocking | undefined,
  { matching }: BoundRules,
) {
  const responsible = matching.filter(({ id }) => blocking?.by.some(policy => policy.id === id))
  for (const file of transfer.files) {
    const isMarked = file.fileState === 'error' && file.inspectionType === 'BLOCKING'
    const isToMark = responsible.some(({ conditions }) => isCause(toStoredFacts(file), conditions))
    if (isMarked === isToMark || !file.findings) continue
    const mark = blocking && { ...blockingMark, errorReason: shorten(blocking.text), userAction: blocking.action }
    await claimedFile(transfers, transfer.id, file).change(
      { ...withoutMark, ...(isToMark ? mark : toInspectionOutcome(file.findings)) },
      systemEvent('apply-policies', now(), { transferId: transfer.id, fileId: file.id }),
    )
  }
}

/** Each file repeats it. */
function shorten(text: string): string {
  return text.length > MAX_REASON_LENGTH ? `${text.slice(0, MAX_REASON_LENGTH - 1)}…` : text
}

const MAX_REASON_LENGTH = 1000
const blockingMark = { fileState: 'error', inspectionType: 'BLOCKING' } as const
const withoutMark = { inspectionType: undefined, errorReason: undefined, userAction: undefined }
