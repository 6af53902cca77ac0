import { AnonymisationFault } from '../../engine/anonymisation/anonymisationFault.ts'
import type { AnonymisationReport } from '../../shared/domain/anonymisation.ts'
import { isCanary } from '../../shared/domain/canary.ts'
import type { FileAnonymisation, TransferFile, TransferRecord } from '../../shared/domain/transfer.ts'
import { formatBytes } from '../../shared/texts/format.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import type { Context } from '../core/request/context.ts'
import { joined, type Reach } from '../core/request/reach.ts'
import { Refusal } from '../core/request/refusal.ts'
import { openRules } from '../core/transfer/anonymisationRules.ts'
import { assertWithinCaps, uploadCaps } from '../core/transfer/memberCaps.ts'
import { anonymisedKey, uploadKey } from '../core/transfer/publishedFiles.ts'
import { faultText } from '../core/transfer/ruleRefusal.ts'
import { type FileWork, fileWorkReach, hasEnded, isReady, workOnFile } from './fileWork.ts'
import { loadFile } from './loadFile.ts'
import { progress } from './progress.ts'
import { ExpectedFailure, type Step } from './step.ts'
import { assertFits } from './workTime.ts'

export const anonymiseReach: Reach = joined(fileWorkReach, {
  blobs: ['read', 'store', 'eraseIncoming'],
  keys: ['open'],
  engine: ['anonymise'],
  limits: ['takeAll'],
})

const MAX_HEADER_LENGTH = 80
const MIB = 1024 * 1024

/** Later steps use only the copy. Each attempt writes under its own key; the record names the valid one. */
export const anonymise: Step = async (context, input) => {
  const { transfer, file } = await loadFile(context.transfers, input)
  const { anonymisation, blob } = file
  if (!isReady(transfer, file, input) || !anonymisation || anonymisation.blob || !blob) return
  // Early work found it.
  if (file.fileState === 'error' && file.errorReason !== undefined) throw toFailure(file, file.errorReason)

  const attempt = anonymisation.attempt + 1
  try {
    await workOnFile(context, input, { transfer, file }, work =>
      storeCopy(context, { transfer, file, anonymisation, attempt, size: blob.size }, work),
    )
  } finally {
    // The erasure of an abandoned upload may have passed this key.
    if (input.isEarly && (await hasEnded(context, input))) {
      await context.blobs.eraseIncoming(anonymisedKey(transfer.id, file, attempt))
    }
  }
}

/** One such column may be most of the file. */
const isEncrypting = ({ rules }: FileAnonymisation) =>
  rules.some(({ anonymizationMethod }) => anonymizationMethod === 'fpe_ffx2')

type Task = {
  transfer: TransferRecord
  file: TransferFile
  anonymisation: FileAnonymisation
  attempt: number
  /** Bytes of the upload. */
  size: number
}

async function storeCopy(
  context: Context,
  { transfer, file, anonymisation, attempt, size }: Task,
  { claim, toSource }: FileWork,
) {
  const { blobs, keys, engine, now } = context
  assertFits(context, isEncrypting(anonymisation) ? 'anonymiseByFpe' : 'anonymise', { size })
  const event = systemEvent('anonymise', now(), { transferId: transfer.id, fileId: file.id })
  await claim.change({
    fileState: 'anonymizing',
    anonymizationProgress: 0,
    anonymisation: { ...anonymisation, attempt },
  })

  const source = toSource({ key: uploadKey(transfer.id, file), size })
  const readRules = await openRules(keys, file.id, anonymisation)
  const { onProgress, settled } = progress(context, anonymizationProgress => claim.change({ anonymizationProgress }))
  const { sealedSecrets, ...rules } = anonymisation
  const rest = { ...rules, ...(sealedSecrets === undefined ? {} : { areSecretsUsed: true as const }) }
  const result = engine.anonymise(source, readRules, { who: transfer.sender.subject, onProgress })
  const key = anonymisedKey(transfer.id, file, attempt)
  try {
    const stored = await blobs.store(key, upTo(context.organisation.limits.totalSizeMiB * MIB, result.bytes))
    await settled()
    await assertWithinDay(context, transfer, stored.size - size)
    await claim.change(
      {
        fileState: 'verified',
        anonymizationProgress: 100,
        anonymisation: { ...rest, attempt, blob: stored, report: withShortHeaders(result.report()) },
      },
      event,
    )
  } catch (error) {
    await settled()
    const errorReason = toReason(error)
    if (errorReason === undefined) throw error
    // It may be complete, and its transfer unfinished for a day.
    if (error instanceof CopyRefused) await blobs.eraseIncoming(key)
    const userAction = 'Correct the file or its rules, then send it again.'
    await claim.change(
      { fileState: 'error', inspectionType: 'BLOCKING', errorReason, userAction, anonymisation: { ...rest, attempt } },
      event,
    )
    throw toFailure(file, errorReason)
  }
}

/** Of the copy: hashes of short values are 30 times as long, and nothing else limits its size. */
class CopyRefused extends Error {
  override name = 'CopyRefused'
}

async function* upTo(maxBytes: number, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let total = 0
  for await (const piece of bytes) {
    total += piece.length
    if (total > maxBytes) {
      throw new CopyRefused(`The anonymized copy exceeds ${formatBytes(maxBytes)}, the limit of a transfer.`)
    }
    yield piece
  }
}

/** The declared size was counted when the transfer was created. */
async function assertWithinDay(context: Context, { id, sender }: TransferRecord, excess: number) {
  if (excess <= 0 || isCanary(id)) return
  const caps = uploadCaps(sender.subject, [{ size: excess }], context.organisation)
  await assertWithinCaps(context, caps).catch(error => {
    if (!(error instanceof Refusal)) throw error
    throw new CopyRefused(`The anonymized copy is ${formatBytes(excess)} larger than the file. ${error.message}`)
  })
}

function toReason(error: unknown): string | undefined {
  if (error instanceof AnonymisationFault) return faultText(error)
  return error instanceof CopyRefused ? error.message : undefined
}

function toFailure({ name }: TransferFile, reason: string): ExpectedFailure {
  return new ExpectedFailure(`${name} could not be anonymized. ${reason}`)
}

function withShortHeaders(report: AnonymisationReport): AnonymisationReport {
  return {
    ...report,
    columns: report.columns.map(column => ({
      ...column,
      ...(column.header === undefined ? {} : { header: shortened(column.header) }),
    })),
  }
}

function shortened(header: string): string {
  const characters = [...header]
  return characters.length > MAX_HEADER_LENGTH ? `${characters.slice(0, MAX_HEADER_LENGTH - 1).join('')}…` : header
}
