import { setTimeout } from 'node:timers/promises'
import { finalizeTransfer } from '../../shared/contract/transfers.ts'
import { clampDays, expiryDateAfter } from '../../shared/domain/limits.ts'
import { findBlocking } from '../../shared/domain/policies/blocking.ts'
import { toPolicyMessages } from '../../shared/domain/policies/policyMessages.ts'
import type { TransferRules } from '../../shared/domain/policies/transferRules.ts'
import type { Transfer, TransferFile } from '../../shared/domain/transfer.ts'
import { requestTexts } from '../../shared/texts/en/upload.ts'
import { countFiles } from '../../shared/texts/format.ts'
import { finalizeTexts } from '../../shared/texts/ownTransfers.ts'
import { renewMailReservation } from '../core/mail/mailCaps.ts'
import { callerEvent, toPolicyResult } from '../core/request/auditEvent.ts'
import type { Uploader } from '../core/request/authenticate.ts'
import { endpoint, type Reached } from '../core/request/endpoint.ts'
import { Refusal, uploadOver } from '../core/request/refusal.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import { change } from '../core/transfer/change.ts'
import { keepRecipients } from '../core/transfer/keepRecipient.ts'
import { downloadLink } from '../core/transfer/links.ts'
import { newLink } from '../core/transfer/newLink.ts'
import { uploadersTransfer } from '../core/transfer/ownTransfer.ts'
import { type Binding, bindStored, toBound } from '../core/transfer/policyRules.ts'
import { toUndoUntil } from '../core/transfer/toUndoUntil.ts'
import { transition } from '../core/transfer/transition.ts'
import { assertNotRevoked } from './uploadRules.ts'

/** Ten seconds, well below the time of a call. On AWS the work of a file begins some five seconds after its upload. */
const WAITS_FOR_FINDINGS = [100, 200, 300, 400, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000]

/** Repeats get the same answer and start no second workflow. */
export const handler = endpoint(finalizeTransfer, async (request, reach) => {
  const { params, caller } = request
  const { transfers, workflow, now } = reach
  const load = () => uploadersTransfer(transfers, params.id, caller)
  const transfer = await load()
  const answer = async (finalized: Transfer) => {
    if ('subject' in caller && finalized.previousId !== undefined) {
      const { noteMistake } = await import('./noteMistake.ts')
      await noteMistake({ ...request, caller }, reach, finalized)
    }
    const reply = await toAnswer(finalized, params.id, caller, reach)
    if ('subject' in caller) await keepRecipients(reach, finalized)
    return reply
  }
  if (transfer.link) return answer(transfer)
  assertUploaded(transfer)
  // Policies may have changed since the transfer was confirmed.
  const found = await bindStored(reach, withoutEarlyWork(transfer))
  const blocking = findBlocking(transfer, found.rules)
  if (blocking) {
    const failureReason = blocking.text
    const { blocked } = blocking
    await change(
      transfers,
      load,
      current => {
        if (current.link) return undefined
        assertUploaded(current)
        // The sweep mails the sender.
        return transition(current, 'failed', now(), { failureReason, blocked, ...toBound(found, current) })
      },
      callerEvent('finalize', now(), request, { transferId: transfer.id, ...toPolicyResult(blocking.by) }),
    )
    throw new Refusal('demand_unmet', 'responder' in caller ? requestTexts.blocked : failureReason)
  }
  if ('subject' in caller && !request.body?.areFindingsConfirmed) {
    const isAsked = reach.organisation.confirmFindings || found.mayWarn
    await assertNotAsked(reach, isAsked ? await awaitFindings(transfer, load) : transfer, found.rules)
  }
  await renewMailReservation(reach, transfer, now())

  const link = await newLink(transfer.id, reach)
  const finalized = await change(
    transfers,
    load,
    current => {
      if (current.link) return undefined
      assertUploaded(current)
      // The sender of a request chose no days for its files.
      const expiryDays = current.request ? clampDays(current.expiryDays, found.rules.expiry) : current.expiryDays
      return transition(current, 'processing', now(), {
        finalizedAt: new Date(now()).toISOString(),
        // The responder of a request has no page on which to undo it.
        undoUntil: current.request ? undefined : toUndoUntil(reach.organisation, now()),
        expiryDays,
        expiryDate: expiryDateAfter(now(), expiryDays),
        remindAt: undefined,
        ...toBound(found, current),
        link,
      })
    },
    callerEvent('finalize', now(), request, { transferId: transfer.id }),
  )
  // Repeated by concurrent calls, in case the first one stops here.
  await workflow.start(transfer.id, transfer.sender.subject)
  return answer(finalized)
})

/** A small file is inspected within seconds of its upload, so its sender is asked, too. */
async function awaitFindings(transfer: Transfer, load: () => Promise<Transfer>): Promise<Transfer> {
  let current = transfer
  for (const milliseconds of WAITS_FOR_FINDINGS) {
    if (current.transferState !== 'uploading' || current.files.every(isDecided)) break
    await setTimeout(milliseconds)
    current = await load()
  }
  return current
}

function isDecided({ findings, inspectionType }: TransferFile): boolean {
  return findings !== undefined || inspectionType === 'BLOCKING'
}

/** Only existing findings count: a file without inspection is left to `applyPolicies`, as before early work. */
async function assertNotAsked(reach: Binding, transfer: Transfer, declared: TransferRules) {
  const isFound = transfer.files.some(({ findings }) => findings && findings.summary.length > 0)
  // A file that failed fails the transfer: nothing would be sent after the confirmation.
  const hasFailed = transfer.files.some(({ inspectionType }) => inspectionType === 'BLOCKING')
  if (!isFound || hasFailed) return
  const { rules } = await bindStored(reach, transfer)
  // The sender has seen warnings that do not depend on findings.
  const seen = new Set(declared.transfer.value === 'warn' ? declared.transfer.by.map(({ id }) => id) : [])
  const warnings =
    rules.transfer.value === 'warn'
      ? toPolicyMessages(rules).filter(({ feature, policyId }) => feature === 'transfer' && !seen.has(policyId))
      : []
  if (warnings.length === 0 && !reach.organisation.confirmFindings) return
  throw new Refusal('conflict', finalizeTexts.findings, {
    errorReason: 'findings',
    warnings: warnings.map(({ policyName, text, link }) => ({ policyName, text, ...(link && { link }) })),
  })
}

/** Finalize decides the same, however far early work is: `applyPolicies` decides on what was found. */
function withoutEarlyWork(transfer: Transfer): Transfer {
  const files = transfer.files.map(({ findings: _, malware: _1, anonymisation, ...file }) => {
    if (!anonymisation) return file
    const { report: _2, ...rules } = anonymisation
    return { ...file, anonymisation: rules }
  })
  return { ...transfer, files }
}

function assertUploaded(transfer: Transfer) {
  const { transferState, files } = transfer
  assertNotRevoked(transfer)
  if (transferState !== 'uploading') {
    throw uploadOver('Only a transfer whose files are being uploaded can be finalized.')
  }
  const missing = files.filter(file => !file.blob)
  if (missing.length > 0) throw new Refusal('conflict', `${countFiles(missing.length)} still to be uploaded.`)
}

async function toAnswer(
  { id, recipient, expiryDate, link }: Transfer,
  givenId: string,
  caller: Uploader,
  { keys, publicOrigin }: Reached<typeof finalizeTransfer>,
) {
  if (!link || !expiryDate) throw uploadOver('This transfer ended before it was finalized.')
  // The responder learns neither the requester nor the link.
  if ('responder' in caller) return { id: givenId, expiryDate }
  const secret = await keys.open(link.sealed, sealedContext('link', id))
  return { id, recipient, expiryDate, downloadUrl: downloadLink(publicOrigin, secret) }
}
