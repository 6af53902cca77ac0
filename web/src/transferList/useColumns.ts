import { useState } from 'react'
import * as z from 'zod'
import { store, stored } from '../app/browserStorage.ts'
import type { ListScope } from './listScope.ts'
import { ColumnId, toColumns } from './rows/columnIds.ts'

const Columns = z.array(z.string()).optional()
const Kept = z.looseObject({ transfers: Columns, allTransfers: Columns })

export function useColumns({ name }: ListScope) {
  const [shown, setShown] = useState<readonly ColumnId[]>(() => knownColumns(name) ?? defaultColumns(name))
  const show = (columns: readonly ColumnId[]) => {
    store('columnVisibility', JSON.stringify({ ...kept(), [name]: columns }))
    setShown(columns)
  }
  return { shown, show }
}

/** A newer version may have other columns. */
function knownColumns(name: ListScope['name']): ColumnId[] | undefined {
  return kept()[name]?.filter((id): id is ColumnId => ColumnId.safeParse(id).success)
}

function defaultColumns(name: ListScope['name']): ColumnId[] {
  return toColumns(name).flatMap(({ id, isDefault }) => (isDefault ? [id] : []))
}

/** Any version or person may have written the storage. */
function kept(): z.infer<typeof Kept> {
  try {
    return Kept.safeParse(JSON.parse(stored('columnVisibility') ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}
