import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useSyncExternalStore } from 'react'
import { common } from '../../../../shared/texts/en/common.ts'
import { sending as sendingTexts } from '../../../../shared/texts/en/sending.ts'
import { upload as texts } from '../../../../shared/texts/en/upload.ts'
import { Actions } from '../../components/Actions.tsx'
import { FileList } from '../../components/FileList.tsx'
import { HelpLink } from '../../components/HelpLink.tsx'
import { Panel } from '../../components/Panel.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { FileStatus, toShare } from '../../upload/FileStatus.tsx'
import { SendingNotice } from '../../upload/SendingNotice.tsx'
import { SendingProgress } from '../../upload/SendingProgress.tsx'
import type { Upload } from './beginUpload.ts'
import { Receipt } from './Receipt.tsx'
import { getRespondingTexts } from './respondingTexts.ts'

type Props = {
  asker: string
  upload: Upload
  isBeginning: boolean
  fault: string | undefined
  onChooseAgain: () => void
  look: () => Promise<boolean>
}

export function UploadingStep({ asker, upload: { sending, isKept }, isBeginning, fault, onChooseAgain, look }: Props) {
  const state = useSyncExternalStore(sending.subscribe, sending.state)
  const { stage, files, isUnreadable, isOver } = state
  const canPause = stage === 'saving' || stage === 'uploading'
  if (stage === 'done') return <Receipt asker={asker} files={files} look={look} />

  return (
    <SpaceBetween size="l">
      <StepHeading takesFocus>{texts.uploadingHeading(files.length, asker)}</StepHeading>
      {/* The link works once: a cancelled upload can only resume. */}
      <SendingNotice
        state={state}
        texts={getRespondingTexts()}
        help={<HelpLink section="recipient" question="uploadStops" />}
        onCancel={canPause ? sending.pause : sending.cancel}
      />
      <Panel title={sendingTexts.progress}>
        <SpaceBetween size="l">
          <SendingProgress state={state} sending={sending} isKept={isKept} texts={getRespondingTexts()} />
          <FileList
            label={common.files}
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
          <Button variant="primary" loading={isBeginning} loadingText={sendingTexts.looking} onClick={onChooseAgain}>
            {sendingTexts.chooseAgain}
          </Button>
        ) : isOver ? null : (
          // The same button in all stages keeps the focus.
          <Button
            variant={stage === 'failed' ? 'primary' : 'normal'}
            disabled={!canPause && stage !== 'paused' && stage !== 'failed'}
            onClick={canPause ? sending.pause : sending.start}
          >
            {stage === 'failed' ? common.tryAgain : stage === 'paused' ? sendingTexts.resume : sendingTexts.pause}
          </Button>
        )}
      </Actions>
    </SpaceBetween>
  )
}
