import type { ReviewedFile } from '../../../../shared/contract/transfers.ts'
import { type Finding, type InfoType, inspectionExtent } from '../../../../shared/domain/inspection.ts'

export type SensitiveData = {
  /** Over all files, the most frequent first. */
  kinds: readonly Pick<Finding, 'infoType' | 'count'>[]
  inspectedFiles: number
  fullyInspectedFiles: number
}

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
    fullyInspectedFiles: inspected.filter(findings => inspectionExtent(findings).extent === 'full').length,
  }
}
