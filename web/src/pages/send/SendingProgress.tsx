import ProgressBar from '@cloudscape-design/components/progress-bar'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useSyncExternalStore } from 'react'
import { countFiles, formatBytes } from '../../../../shared/texts/format.ts'
import { Quiet } from '../../components/Quiet.tsx'
import { isKept, subscribeToKept } from '../../upload/keepSending.ts'
import type { Sending, SendingState } from '../../upload/sending.ts'
import { isUnderWay } from '../../upload/underWay.ts'
import { timeLeft } from './timeLeft.ts'
import { useMeter } from './useMeter.ts'

const labels: Record<SendingState['stage'], string> = {
  idle: 'Starting',
  saving: 'Saving the transfer',
  uploading: 'Uploading',
  paused: 'Paused',
  finalizing: 'Finishing',
  done: 'Sent',
  failed: 'Stopped',
  cancelled: 'Cancelled',
}

const tabTexts = {
  running:
    'Sending goes on while this tab is open. Should it close, open this page again in this browser within 24 hours to go on where it stopped.',
  paused: 'You may close this tab: open this page again in this browser within 24 hours to go on where it stopped.',
  unkept: 'Please keep this tab open until everything is uploaded.',
}

/** How far the whole sending is, how fast it goes, and how long it will take. */
export function SendingProgress({ state, sending }: { state: SendingState; sending: Sending }) {
  const bytesPerSecond = useMeter(sending)
  const isKeptNow = useSyncExternalStore(subscribeToKept, () => isKept(sending))
  const { stage, percent, files, sentBytes, totalBytes } = state
  const isMoving = stage === 'uploading' && !state.waitsForNetwork && !state.waitsForServer
  const uploaded = files.filter(file => file.stage === 'uploaded').length
  return (
    <SpaceBetween size="s">
      <ProgressBar
        label={labelOf(state)}
        value={Math.floor(percent)}
        status={stage === 'done' ? 'success' : 'in-progress'}
        style={{ progressBar: { height: '8px', borderRadius: '4px' } }}
        resultText="Everything is uploaded"
        additionalInfo={[
          `${uploaded} of ${countFiles(files.length)}`,
          `${formatBytes(sentBytes)} of ${formatBytes(totalBytes)}`,
          ...(isMoving ? paceTexts(bytesPerSecond, totalBytes - sentBytes) : []),
        ].join(' · ')}
      />
      {isUnderWay(state) && (
        <Quiet>{tabTexts[!isKeptNow ? 'unkept' : stage === 'paused' ? 'paused' : 'running']}</Quiet>
      )}
    </SpaceBetween>
  )
}

function labelOf({ stage, transfer, waitsForNetwork, waitsForServer }: SendingState): string {
  if (waitsForNetwork) return 'Waiting for the network'
  if (waitsForServer) return 'Waiting for the server'
  // What was saved once is only looked up.
  return stage === 'saving' && transfer ? 'Going on' : labels[stage]
}

function paceTexts(bytesPerSecond: number | undefined, bytesLeft: number): string[] {
  if (bytesPerSecond === undefined) return []
  if (bytesPerSecond < 1) return ['waiting for the network']
  const pace = `${formatBytes(Math.round(bytesPerSecond))}/s`
  return bytesLeft > 0 ? [pace, timeLeft(bytesLeft / bytesPerSecond)] : [pace]
}
