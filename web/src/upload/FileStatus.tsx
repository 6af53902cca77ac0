import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { formatPercent } from '../../../shared/texts/format.ts'
import { useSendingTexts } from '../texts/sendingTexts.ts'
import type { FileProgress } from './sendingState.ts'

export function FileStatus({ file, isPaused }: { file: FileProgress; isPaused: boolean }) {
  const texts = useSendingTexts()
  switch (file.stage) {
    case 'uploaded':
      return <StatusIndicator type="success">{texts.fileUploaded}</StatusIndicator>
    case 'failed':
      return <StatusIndicator type="error">{texts.fileFailed}</StatusIndicator>
    case 'waiting':
      return <StatusIndicator type="pending">{texts.fileWaiting}</StatusIndicator>
    case 'uploading':
      if (isPaused) return <Paused />
      return (
        <StatusIndicator type="in-progress">{formatPercent(Math.floor(100 * (toShare(file) ?? 0)))}</StatusIndicator>
      )
    case 'pausing':
      return isPaused ? <Paused /> : <StatusIndicator type="warning">{texts.fileRepeated}</StatusIndicator>
  }
}

function Paused() {
  const texts = useSendingTexts()
  return <StatusIndicator type="stopped">{texts.filePaused}</StatusIndicator>
}

export function toShare({ stage, sentBytes, size }: FileProgress): number | undefined {
  if (stage !== 'uploading' && stage !== 'pausing') return undefined
  return size > 0 ? sentBytes / size : 0
}
