import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import ProgressBar from '@cloudscape-design/components/progress-bar'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useEffect, useRef, useState } from 'react'
import type { DeliveryReceipt } from '../../../../shared/domain/deliveryReceipt.ts'
import { toVisible } from '../../../../shared/domain/text.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { receipt as texts } from '../../../../shared/texts/en/receipt.ts'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { findLine } from '../../receipts/describeReceipt.ts'
import { FileChoice } from './FileChoice.tsx'

type State =
  | { kind: 'asked' }
  | { kind: 'computing'; file: string; percent: number }
  | { kind: 'compared'; file: string; line: string | undefined }
  | { kind: 'unreadable'; file: string }

/** Whether a file that the person has is one of the receipt. */
export function CheckFile({ receipt }: { receipt: DeliveryReceipt }) {
  const [state, setState] = useState<State>({ kind: 'asked' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const compare = async (chosen: File) => {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const file = toVisible(chosen.name)
    const onProgress = (percent: number) => setState({ kind: 'computing', file, percent })
    onProgress(0)
    try {
      const { digestFile } = await import('./digestFile.ts')
      const sha256 = await digestFile(chosen, { onProgress, signal })
      setState({ kind: 'compared', file, line: findLine(receipt, sha256)?.name })
    } catch {
      setState(signal.aborted ? { kind: 'asked' } : { kind: 'unreadable', file })
    }
  }

  return (
    <Panel title={texts.filePanel}>
      <SpaceBetween size="l">
        <p>{texts.fileIntro}</p>
        {state.kind === 'computing' ? (
          <>
            <ProgressBar value={state.percent} label={texts.computing(state.file)} />
            <Button onClick={() => running.current?.abort()}>{common.cancel}</Button>
          </>
        ) : (
          <FileChoice invitation={texts.dropFile} label={texts.chooseFile} isOn onChoose={compare} />
        )}
        <LiveRegion>
          <Comparison state={state} />
        </LiveRegion>
        <SecondaryText>{texts.stays}</SecondaryText>
      </SpaceBetween>
    </Panel>
  )
}

function Comparison({ state }: { state: State }) {
  if (state.kind === 'unreadable') {
    return (
      <Alert type="error" header={texts.unreadable(state.file)}>
        {texts.unreadableHint}
      </Alert>
    )
  }
  if (state.kind !== 'compared') return null
  const { file, line } = state
  return line === undefined ? (
    <Alert type="warning" header={texts.isNotDelivered(file)}>
      {texts.notDelivered}
    </Alert>
  ) : (
    <Alert type="success" header={texts.isDelivered(file)}>
      {texts.asLine(line)}
    </Alert>
  )
}
