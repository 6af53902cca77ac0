import { useMediaQuery } from '../../components/useMediaQuery.ts'
import type { ListScope } from '../listScope.ts'

/** Below these widths a table scrolls sideways. */
const narrow: Record<ListScope['name'], string> = {
  transfers: '(max-width: 1060px)',
  allTransfers: '(max-width: 1160px)',
}

export function useNarrow({ name }: ListScope): boolean {
  return useMediaQuery(narrow[name])
}
