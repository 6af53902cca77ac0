import { useMediaQuery } from '../../components/useMediaQuery.ts'
import type { ListScope } from '../listScope.ts'

/** Below these widths a table would have to be scrolled sideways; that of everybody has a column more. */
const narrow: Record<ListScope['name'], string> = {
  transfers: '(max-width: 1060px)',
  allTransfers: '(max-width: 1160px)',
}

/** Whether there is no room for a table of the usual columns. */
export function useNarrow({ name }: ListScope): boolean {
  return useMediaQuery(narrow[name])
}
