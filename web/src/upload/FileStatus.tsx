import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { sending } from '../../../shared/texts/en/sending.ts'
import { formatPercent } from '../../../shared/texts/format.ts'
import type { FileProgress } from './sendingState.ts'

export function FileStatus({ file, isPaused }: { file: FileProgress; isPaused: boolean }) {
  switch (file.stage) {
    case 'uploaded':
      return <StatusIndicator type="success">{sending.fileUploaded}</StatusIndicator>
    case 'failed':
      return <StatusIndicator type="error">{sending.fileFailed}</StatusIndicator>
    case 'waiting':
      return <StatusIndicator type="pending">{sending.fileWaiting}</StatusIndicator>
    case 'uploading':
      if (isPaused) return <Paused />
      return (
        <StatusIndicator type="in-progress">{formatPercent(Math.floor(100 * (toShare(file) ?? 0)))}</StatusIndicator>
      )
    case 'pausing':
      return isPaused ? <Paused /> : <StatusIndicator type="warning">{sending.fileRepeated}</StatusIndicator>
  }
}

function Paused() {
  return <StatusIndicator type="stopped">{sending.filePaused}</StatusIndicator>
}

export function toShare({ stage, sentBytes, size }: FileProgress): number | undefined {
  if (stage !== 'uploading' && stage !== 'pausing') return undefined
  return size > 0 ? sentBytes / size : 0
}
