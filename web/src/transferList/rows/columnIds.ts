import * as z from 'zod'
import type { SortKey } from '../../../../shared/domain/transferFilters.ts'
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
  label: string
  isDefault: boolean
  sortKey?: SortKey
}

/** Always visible. */
export const naming: ColumnId = 'recipient'

const kinds: readonly ColumnKind[] = [
  { id: 'recipient', label: 'Receiver', isDefault: true },
  { id: 'sender', label: 'Sender', isDefault: true },
  { id: 'files', label: 'Files', isDefault: true },
  { id: 'state', label: 'State', isDefault: true },
  { id: 'createdAt', label: 'Created', isDefault: true, sortKey: 'createdAt' },
  { id: 'expiryDate', label: 'Expiry', isDefault: true, sortKey: 'expiryDate' },
  { id: 'downloads', label: 'Downloads', isDefault: false },
  { id: 'message', label: 'Message', isDefault: false },
  { id: 'infotypes', label: 'Sensitive data', isDefault: false },
  { id: 'trackingId', label: 'Tracking ID', isDefault: false },
  { id: 'id', label: 'Transfer ID', isDefault: false },
]

export function toColumns(name: ListScope['name']): readonly ColumnKind[] {
  return kinds.filter(({ id }) => id !== 'sender' || name === 'allTransfers')
}
