import { useState } from 'react'
import * as z from 'zod'
import { store, stored } from '../app/browserStorage.ts'
import type { ListScope } from './listScope.ts'
import { ColumnId, toColumns } from './rows/columnIds.ts'

const Columns = z.array(z.string()).optional()
const Kept = z.looseObject({ transfers: Columns, allTransfers: Columns })

/** Which columns are shown, as this browser remembers it for each of the lists. */
export function useColumns({ name }: ListScope) {
  const [shown, setShown] = useState<readonly ColumnId[]>(() => knownColumns(name) ?? usualColumns(name))
  const show = (columns: readonly ColumnId[]) => {
    store('columnVisibility', JSON.stringify({ ...kept(), [name]: columns }))
    setShown(columns)
  }
  return { shown, show }
}

/** A newer version may have columns that this one has not. */
function knownColumns(name: ListScope['name']): ColumnId[] | undefined {
  return kept()[name]?.filter((id): id is ColumnId => ColumnId.safeParse(id).success)
}

function usualColumns(name: ListScope['name']): ColumnId[] {
  return toColumns(name).flatMap(({ id, isUsual }) => (isUsual ? [id] : []))
}

/** What is stored may be of another version, or anybody's: then the usual columns are shown. */
function kept(): z.infer<typeof Kept> {
  try {
    return Kept.safeParse(JSON.parse(stored('columnVisibility') ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}
