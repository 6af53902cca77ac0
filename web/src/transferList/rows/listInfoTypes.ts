import type { Finding, InfoType } from '../../../../shared/domain/inspection.ts'
import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'

export function listInfoTypes(files: ListedTransfer['files']): Pick<Finding, 'infoType' | 'count'>[] {
  const counts = new Map<InfoType, number>()
  for (const { infoType, count } of files.flatMap(({ findings }) => findings?.summary ?? [])) {
    counts.set(infoType, (counts.get(infoType) ?? 0) + count)
  }
  const kinds = [...counts].map(([infoType, count]) => ({ infoType, count }))
  return kinds.toSorted((one, other) => other.count - one.count)
}
