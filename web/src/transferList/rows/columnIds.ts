import * as z from 'zod'
import type { SortKey } from '../../../../shared/domain/transferFilters.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import type { ListScope } from '../listScope.ts'

export const ColumnId = z.enum([
  'recipient',
  'sender',
  'files',
  'state',
  'createdAt',
  'expiryDate',
  'downloads',
  'message',
  'infotypes',
  'trackingId',
  'id',
])
export type ColumnId = z.infer<typeof ColumnId>

type ColumnKind = {
  id: ColumnId
  isDefault: boolean
  sortKey?: SortKey
}

/** Always visible. */
export const naming: ColumnId = 'recipient'

const kinds: readonly ColumnKind[] = [
  { id: 'recipient', isDefault: true },
  { id: 'sender', isDefault: true },
  { id: 'files', isDefault: true },
  { id: 'state', isDefault: true },
  { id: 'createdAt', isDefault: true, sortKey: 'createdAt' },
  { id: 'expiryDate', isDefault: true, sortKey: 'expiryDate' },
  { id: 'downloads', isDefault: false },
  { id: 'message', isDefault: false },
  { id: 'infotypes', isDefault: false },
  { id: 'trackingId', isDefault: false },
  { id: 'id', isDefault: false },
]

export function toColumns(name: ListScope['name']): readonly (ColumnKind & { label: string })[] {
  const own = kinds.filter(({ id }) => id !== 'sender' || name === 'allTransfers')
  return own.map(kind => ({ ...kind, label: lists.columnLabels[kind.id] }))
}
