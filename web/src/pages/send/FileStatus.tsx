import StatusIndicator from '@cloudscape-design/components/status-indicator'
import type { FileProgress } from '../../upload/sending.ts'

/** Where one file of a sending stands. */
export function FileStatus({ file, isPaused }: { file: FileProgress; isPaused: boolean }) {
  switch (file.stage) {
    case 'uploaded':
      return <StatusIndicator type="success">Uploaded</StatusIndicator>
    case 'failed':
      return <StatusIndicator type="error">Not uploaded</StatusIndicator>
    case 'waiting':
      return <StatusIndicator type="pending">Waiting</StatusIndicator>
    case 'uploading':
      if (isPaused) return <Paused />
      return <StatusIndicator type="in-progress">{Math.floor(100 * (shareOf(file) ?? 0))} %</StatusIndicator>
    case 'pausing':
      return isPaused ? <Paused /> : <StatusIndicator type="warning">Trying again</StatusIndicator>
  }
}

function Paused() {
  return <StatusIndicator type="stopped">Paused</StatusIndicator>
}

/** How much of a file is sent, 0 to 1, while it is on its way. */
export function shareOf({ stage, sentBytes, size }: FileProgress): number | undefined {
  if (stage !== 'uploading' && stage !== 'pausing') return undefined
  return size > 0 ? sentBytes / size : 0
}
