import { isDeepStrictEqual } from 'node:util'
import { type Blocking, findBlocking } from '../../shared/domain/policies/blocking.ts'
import { isCause } from '../../shared/domain/policies/causes.ts'
import type { Policy } from '../../shared/domain/policies/policy.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import type { Context } from '../core/request/context.ts'
import type { Reach } from '../core/request/reach.ts'
import { change } from '../core/transfer/change.ts'
import { bindStored, toBound, toStoredFacts } from '../core/transfer/policyRules.ts'
import { claimedFile } from './conditionalFile.ts'
import { loadTransfer } from './loadTransfer.ts'
import { type Step, StepFailure } from './step.ts'

export const applyPoliciesReach: Reach = {
  transfers: ['get', 'replace', 'replaceFile'],
  policies: ['current'],
  contacts: ['findExchanges'],
}

/** The inspection is complete, so every condition is decided. */
export const applyPolicies: Step = async (context, { transferId }) => {
  const { transfers, now } = context
  const transfer = await loadTransfer(transfers, transferId)
  if (transfer.transferState !== 'processing') return
  const found = await bindStored(context, transfer)
  const blocking = findBlocking(transfer, found.rules)
  if (blocking) await markCauses(context, transfer, blocking, found.matching)
  const bound = { ...toBound(found), blocked: blocking?.blocked }
  await change(
    transfers,
    () => loadTransfer(transfers, transferId),
    current => {
      const { policies, isSignInRequired, blocked } = current
      return isDeepStrictEqual({ policies, isSignInRequired, blocked }, bound) ? undefined : { ...current, ...bound }
    },
    systemEvent('apply-policies', now(), { transferId }),
  )
  if (blocking) throw new StepFailure(blocking.text)
}

async function markCauses(
  { transfers, now }: Context,
  transfer: Transfer,
  { text, action, policyIds }: Blocking,
  matching: readonly Policy[],
) {
  const responsible = matching.filter(({ id }) => policyIds.includes(id))
  const causes = transfer.files.filter(file =>
    responsible.some(({ conditions }) => isCause(toStoredFacts(file), conditions)),
  )
  for (const file of causes) {
    await claimedFile(transfers, transfer.id, file).change(
      { fileState: 'error', inspectionType: 'BLOCKING', errorReason: text, userAction: action },
      systemEvent('apply-policies', now(), { transferId: transfer.id, fileId: file.id }),
    )
  }
}
