import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator'
import type { TransferState } from '../../../shared/domain/transfer.ts'
import { stateText } from '../../../shared/texts/transfers.ts'

const types: Record<TransferState, StatusIndicatorProps.Type> = {
  provisional: 'pending',
  requested: 'pending',
  uploading: 'in-progress',
  processing: 'in-progress',
  active: 'success',
  failed: 'error',
  expired: 'stopped',
  retracted: 'stopped',
}

export function TransferStatus({ state }: { state: TransferState }) {
  return <StatusIndicator type={types[state] ?? 'info'}>{stateText(state).label}</StatusIndicator>
}
