import type { ReviewedFile } from '../../../../shared/contract/transfers.ts'
import { type Finding, type InfoType, inspectionExtent } from '../../../../shared/domain/inspection.ts'

/** What is known of the sensitive data in a whole transfer. */
export type SensitiveData = {
  /** Over all files, the most frequent first. */
  kinds: readonly Pick<Finding, 'infoType' | 'count'>[]
  /** How many files were inspected, wholly or in part. */
  inspectedFiles: number
  /** Of those, how many were looked through from beginning to end for every kind. */
  whollyInspectedFiles: number
}

/** Adds up what was found in the files of a transfer. */
export function sensitiveDataIn(files: readonly Pick<ReviewedFile, 'findings'>[]): SensitiveData {
  const counts = new Map<InfoType, number>()
  const inspected = files.flatMap(({ findings }) => findings ?? [])
  for (const { summary } of inspected) {
    for (const { infoType, count } of summary) counts.set(infoType, (counts.get(infoType) ?? 0) + count)
  }
  const kinds = [...counts].map(([infoType, count]) => ({ infoType, count }))
  return {
    kinds: kinds.toSorted((one, other) => other.count - one.count),
    inspectedFiles: inspected.length,
    whollyInspectedFiles: inspected.filter(findings => inspectionExtent(findings).extent === 'full').length,
  }
}
