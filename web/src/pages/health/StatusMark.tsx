import StatusIndicator from '@cloudscape-design/components/status-indicator'
import type { HealthStatus } from '../../../../shared/domain/health.ts'
import { statusText } from '../../../../shared/texts/health.ts'

/** The specification: healthy is green with a check, anything else red with a cross. */
export function StatusMark({ status }: { status: HealthStatus }) {
  return <StatusIndicator type={status === 'healthy' ? 'success' : 'error'}>{statusText(status)}</StatusIndicator>
}
