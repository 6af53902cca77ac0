import ProgressBar from '@cloudscape-design/components/progress-bar'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useEffect, useState } from 'react'
import type { SendingTexts } from '../../../shared/texts/en/sending.ts'
import { formatPercent } from '../../../shared/texts/format.ts'
import { SecondaryText } from '../components/SecondaryText.tsx'
import type { Sending } from './sending.ts'
import type { SendingState } from './sendingState.ts'
import { isUnderWay } from './underWay.ts'

type Props = {
  state: SendingState<unknown>
  sending: Pick<Sending<unknown>, 'bytesPerSecond'>
  isKept: boolean
  texts: SendingTexts
}

export function SendingProgress({ state, sending, isKept, texts }: Props) {
  const bytesPerSecond = useMeter(sending)
  const { stage, percent, files, sentBytes, totalBytes } = state
  const isMoving = stage === 'uploading' && !state.waitsForNetwork && !state.retry
  useProgressTitle(stage === 'failed' || stage === 'cancelled' ? undefined : Math.floor(percent))
  const uploaded = files.filter(file => file.stage === 'uploaded').length
  return (
    <SpaceBetween size="s">
      <ProgressBar
        label={getLabel(state, texts)}
        value={Math.floor(percent)}
        status={stage === 'done' ? 'success' : 'in-progress'}
        style={{ progressBar: { height: '8px', borderRadius: '4px' } }}
        resultText={texts.allUploaded}
        additionalInfo={[
          texts.share(uploaded, files.length),
          texts.bytes(sentBytes, totalBytes),
          ...(isMoving ? paceTexts(bytesPerSecond, totalBytes - sentBytes, texts) : []),
        ].join(' · ')}
      />
      {isUnderWay(state) && (
        <SecondaryText>
          {!isKept ? texts.tabUnkept : stage === 'paused' ? texts.tabPaused : texts.tabRunning}
        </SecondaryText>
      )}
    </SpaceBetween>
  )
}

function getLabel({ stage, transfer, waitsForNetwork, retry }: SendingState<unknown>, texts: SendingTexts): string {
  if (waitsForNetwork) return texts.waitsForNetwork
  if (retry) return texts.waitsForServer
  // A transfer that exists is only loaded.
  return stage === 'saving' && transfer ? texts.goingOn : texts[stage]
}

function paceTexts(bytesPerSecond: number | undefined, bytesLeft: number, texts: SendingTexts): string[] {
  if (bytesPerSecond === undefined) return []
  if (bytesPerSecond < 1) return [texts.noPace]
  const pace = texts.pace(Math.round(bytesPerSecond))
  return bytesLeft > 0 ? [pace, texts.timeLeft(bytesLeft / bytesPerSecond)] : [pace]
}

/** Updates once a second, to be readable. */
function useMeter(sending: Pick<Sending<unknown>, 'bytesPerSecond'>): number | undefined {
  const [rate, setRate] = useState<number>()
  useEffect(() => {
    const timer = setInterval(() => setRate(sending.bytesPerSecond()), 1000)
    return () => clearInterval(timer)
  }, [sending])
  return rate
}

const PROGRESS = /^\d+% · /

/** Background tabs show the progress. */
function useProgressTitle(percent: number | undefined): void {
  useEffect(() => {
    if (percent === undefined) return
    const title = document.title.replace(PROGRESS, '')
    document.title = `${formatPercent(percent)} · ${title}`
    return () => {
      document.title = document.title.replace(PROGRESS, '')
    }
  }, [percent])
}
