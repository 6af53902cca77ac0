import type { DeclaredFile } from '../../shared/contract/transfers.ts'
import { faultOfFiles, type TransferLimits } from '../../shared/domain/limits.ts'
import { fileExtension } from '../../shared/domain/text.ts'
import type { TransferFile } from '../../shared/domain/transfer.ts'
import { filesFaultText } from '../../shared/texts/fields.ts'
import { Refusal } from '../core/refusal.ts'

/** Holds a list of files to the organisation's limits, in the specification's words. */
export function holdToTransferLimits(files: readonly DeclaredFile[], limits: TransferLimits) {
  const fault = faultOfFiles(files, limits)
  if (fault) throw new Refusal('bad_request', filesFaultText(fault))
}

/**
 * Refuses what this version cannot do, rather than sending a file without the protection that was asked for.
 */
export function refuseAnonymisation(files: readonly DeclaredFile[]) {
  const wanted = files.find(file =>
    file.anonymizationPolicy?.anonymizationRules.some(rule => rule.anonymizationMethod !== 'none'),
  )
  if (wanted)
    throw new Refusal('demand_unmet', `Anonymisation is not available yet. Remove its rules from ${wanted.name}.`)
}

/** The files of a new transfer, waiting for their upload. */
export function newFiles(files: readonly DeclaredFile[], newId: () => string): TransferFile[] {
  return files.map(({ name, size, contentType, tempId }) => ({
    id: newId(),
    tempId,
    name,
    size,
    contentType,
    fileExtension: fileExtension(name),
    fileState: 'waiting',
    revision: 1,
  }))
}
