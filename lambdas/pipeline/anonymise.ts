import { AnonymisationFault } from '../../engine/anonymisation/anonymisationFault.ts'
import type { AnonymisationReport } from '../../shared/domain/anonymisation.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import type { Reach } from '../core/request/reach.ts'
import { openRules } from '../core/transfer/anonymisationRules.ts'
import { blobSource } from '../core/transfer/blobSource.ts'
import { anonymisedKey, uploadKey } from '../core/transfer/publishedFiles.ts'
import { faultText } from '../core/transfer/ruleRefusal.ts'
import { claimedFile } from './conditionalFile.ts'
import { loadFile } from './loadFile.ts'
import { progress } from './progress.ts'
import { type Step, StepFailure } from './step.ts'

export const anonymiseReach: Reach = {
  transfers: ['get', 'replaceFile'],
  blobs: ['read', 'store'],
  keys: ['open'],
  engine: ['anonymise'],
}

const MAX_HEADER_LENGTH = 80

/** Later steps use only the copy. Each attempt writes under its own key; the record names the valid one. */
export const anonymise: Step = async (context, input) => {
  const { transfers, blobs, keys, engine, now } = context
  const { transfer, file } = await loadFile(transfers, input)
  const { anonymisation, blob } = file
  if (transfer.transferState !== 'processing' || !anonymisation || anonymisation.blob || !blob) return

  const event = systemEvent('anonymise', now(), { transferId: transfer.id, fileId: file.id })
  const claim = claimedFile(transfers, transfer.id, file)
  const attempt = anonymisation.attempt + 1
  await claim.change({
    fileState: 'anonymizing',
    anonymizationProgress: 0,
    anonymisation: { ...anonymisation, attempt },
  })

  const source = blobSource(blobs, { key: uploadKey(transfer.id, file), size: blob.size })
  const readRules = await openRules(keys, file.id, anonymisation)
  const { onProgress, settled } = progress(context, anonymizationProgress => claim.change({ anonymizationProgress }))
  const { sealedSecrets, ...rules } = anonymisation
  const rest = { ...rules, ...(sealedSecrets === undefined ? {} : { areSecretsUsed: true as const }) }
  const result = engine.anonymise(source, readRules, { who: transfer.sender.subject, onProgress })
  try {
    const stored = await blobs.store(anonymisedKey(transfer.id, file, attempt), result.bytes)
    await settled()
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
    if (!(error instanceof AnonymisationFault)) throw error
    const errorReason = faultText(error)
    const userAction = 'Correct the file or its rules, then send it again.'
    await claim.change(
      { fileState: 'error', inspectionType: 'BLOCKING', errorReason, userAction, anonymisation: { ...rest, attempt } },
      event,
    )
    throw new StepFailure(`${file.name} could not be anonymised. ${errorReason}`)
  }
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
