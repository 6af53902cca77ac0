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
  /** Shown until somebody chooses otherwise. */
  isUsual: boolean
  sortKey?: SortKey
}

/** By whom a row is known: the column that is always there. */
export const naming: ColumnId = 'recipient'

const kinds: readonly ColumnKind[] = [
  { id: 'recipient', label: 'Receiver', isUsual: true },
  { id: 'sender', label: 'Sender', isUsual: true },
  { id: 'files', label: 'Files', isUsual: true },
  { id: 'state', label: 'State', isUsual: true },
  { id: 'createdAt', label: 'Created', isUsual: true, sortKey: 'createdAt' },
  { id: 'expiryDate', label: 'Expiry', isUsual: true, sortKey: 'expiryDate' },
  { id: 'downloads', label: 'Downloads', isUsual: false },
  { id: 'message', label: 'Message', isUsual: false },
  { id: 'infotypes', label: 'Sensitive data', isUsual: false },
  { id: 'trackingId', label: 'Tracking ID', isUsual: false },
  { id: 'id', label: 'Transfer ID', isUsual: false },
]

/** The columns that a list can show, in their order: whose transfers they are is said where they are everybody's. */
export function toColumns(name: ListScope['name']): readonly ColumnKind[] {
  return kinds.filter(({ id }) => id !== 'sender' || name === 'allTransfers')
}
