import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useSyncExternalStore } from 'react'
import { Actions } from '../../components/Actions.tsx'
import { FileList } from '../../components/FileList.tsx'
import { Panel } from '../../components/Panel.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { FileStatus, toShare } from '../../upload/FileStatus.tsx'
import { SendingNotice } from '../../upload/SendingNotice.tsx'
import { SendingProgress } from '../../upload/SendingProgress.tsx'
import type { Upload } from './beginUpload.ts'
import { Receipt } from './Receipt.tsx'
import { useUploadTexts } from './uploadTexts.ts'

type Props = {
  asker: string
  upload: Upload
  isBeginning: boolean
  fault: string | undefined
  onChooseAgain: () => void
}

export function UploadingStep({ asker, upload: { sending, isKept }, isBeginning, fault, onChooseAgain }: Props) {
  const texts = useUploadTexts()
  const state = useSyncExternalStore(sending.subscribe, sending.state)
  const { stage, files, isUnreadable, isOver } = state
  const canPause = stage === 'saving' || stage === 'uploading'
  if (stage === 'done') return <Receipt asker={asker} files={files} />

  return (
    <SpaceBetween size="l">
      <StepHeading takesFocus>{texts.uploadingHeading(files.length, asker)}</StepHeading>
      {/* The link works once: a cancelled upload can only resume. */}
      <SendingNotice state={state} onCancel={canPause ? sending.pause : sending.cancel} />
      <Panel title={texts.progressPanel}>
        <SpaceBetween size="l">
          <SendingProgress state={state} sending={sending} isKept={isKept} />
          <FileList
            label={texts.files}
            files={files.map(file => ({
              ...file,
              status: <FileStatus file={file} isPaused={stage === 'paused'} />,
              share: toShare(file),
              note: file.trouble,
            }))}
          />
        </SpaceBetween>
      </Panel>
      <LiveRegion assertive>{fault && <Alert type="error">{fault}</Alert>}</LiveRegion>
      <Actions>
        {stage === 'failed' && isUnreadable ? (
          <Button variant="primary" loading={isBeginning} loadingText={texts.looking} onClick={onChooseAgain}>
            {texts.chooseAgain}
          </Button>
        ) : isOver ? null : (
          // The same button in all stages keeps the focus.
          <Button
            variant={stage === 'failed' ? 'primary' : 'normal'}
            disabled={!canPause && stage !== 'paused' && stage !== 'failed'}
            onClick={canPause ? sending.pause : sending.start}
          >
            {stage === 'failed' ? texts.tryAgain : stage === 'paused' ? texts.goOn : texts.pause}
          </Button>
        )}
      </Actions>
    </SpaceBetween>
  )
}
