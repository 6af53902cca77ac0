import Button from '@cloudscape-design/components/button'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { generatePath } from 'react-router'
import { pages } from '../../../../../shared/domain/pages.ts'
import { Actions } from '../../../components/Actions.tsx'
import { Dialog } from '../../../components/Dialog.tsx'
import { FileList } from '../../../components/FileList.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { StepHeading } from '../../../components/StepHeading.tsx'
import { LinkButton } from '../../../shell/LinkButton.tsx'
import { FileStatus, toShare } from '../../../upload/FileStatus.tsx'
import { isKept, subscribeToKept } from '../../../upload/keepSending.ts'
import { SendingNotice } from '../../../upload/SendingNotice.tsx'
import { SendingProgress } from '../../../upload/SendingProgress.tsx'
import type { Sending } from '../../../upload/sending.ts'
import type { SentTransfer } from '../../../upload/sendingPorts.ts'
import type { FileProgress } from '../../../upload/sendingState.ts'
import { StepBar } from '../StepBar.tsx'

/** Specification, section 9. */
const SEEN_MILLISECONDS = 2000

type Props = {
  recipient: string
  sending: Sending
  onBack: () => void
  onCancel: () => void
  onSent: (sent: SentTransfer) => void
}

export function SendingStep({ recipient, sending, onBack, onCancel, onSent }: Props) {
  const state = useSyncExternalStore(sending.subscribe, sending.state)
  const isKeptNow = useSyncExternalStore(subscribeToKept, () => isKept(sending))
  const [isAsking, setIsAsking] = useState(false)
  const { stage, files, sent, isUnreadable, isRefused, isOver, isBlocked, transfer } = state
  const isFailed = stage === 'failed'
  const canStop = stage === 'saving' || stage === 'uploading' || stage === 'paused'
  const goOn = useEffectEvent(onSent)

  useEffect(() => {
    if (!sent) return
    const timer = setTimeout(() => goOn(sent), SEEN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [sent])

  return (
    <SpaceBetween size="l">
      <StepBar step={2} />
      <StepHeading takesFocus>{`Sending ${files.length} file(s) to ${recipient}`}</StepHeading>
      <SendingNotice state={state} onCancel={stage === 'finalizing' ? sending.cancel : () => setIsAsking(true)} />
      <Panel title="Progress">
        <SpaceBetween size="l">
          <SendingProgress state={state} sending={sending} isKept={isKeptNow} />
          <FileList
            label="Files"
            files={failedFirst(files).map(file => ({
              ...file,
              status: <FileStatus file={file} isPaused={stage === 'paused'} />,
              share: toShare(file),
              note: file.trouble,
            }))}
          />
        </SpaceBetween>
      </Panel>
      {isRefused && <p>The options show what your organisation asks for now. What you entered is kept.</p>}
      {isBlocked && (
        <p>The files are stored. Review the transfer to see whether it can be sent again without an upload.</p>
      )}
      <Actions>
        {/* The same buttons in all stages keep the focus. */}
        <Button
          variant={isFailed && (isUnreadable || isRefused || isOver) && !isBlocked ? 'primary' : 'normal'}
          disabled={!canStop && !isFailed}
          onClick={isFailed ? onBack : () => setIsAsking(true)}
        >
          {isRefused ? 'Back to the options' : isOver ? 'Start a new transfer' : isFailed ? 'Go Back' : 'Cancel'}
        </Button>
        {!isRefused && !isOver && (
          <Button
            variant={isFailed && !isUnreadable ? 'primary' : 'normal'}
            disabled={!canStop && !isFailed}
            onClick={stage === 'paused' || isFailed ? sending.start : sending.pause}
          >
            {isFailed ? 'Try again' : stage === 'paused' ? 'Go on' : 'Pause'}
          </Button>
        )}
        {isBlocked && transfer && (
          <LinkButton to={generatePath(pages.review.path, { transferId: transfer.id })} isPrimary>
            Review Transfer
          </LinkButton>
        )}
      </Actions>
      <CancelDialog
        isOpen={isAsking && canStop}
        isCreated={state.transfer !== undefined}
        onKeep={() => setIsAsking(false)}
        onCancel={onCancel}
      />
    </SpaceBetween>
  )
}

/** A long list shows only its beginning. */
function failedFirst(files: readonly FileProgress[]): FileProgress[] {
  const isFailed = (file: FileProgress) => file.stage === 'failed'
  return [...files.filter(isFailed), ...files.filter(file => !isFailed(file))]
}

/** `isCreated`: the server has the transfer, so that some of it may be uploaded. */
type CancelDialogProps = { isOpen: boolean; isCreated: boolean; onKeep: () => void; onCancel: () => void }

function CancelDialog({ isOpen, isCreated, onKeep, onCancel }: CancelDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title="Cancel sending?"
      stay="Keep sending"
      onStay={onKeep}
      act="Cancel sending"
      onAct={onCancel}
    >
      The upload stops and the recipient gets nothing. Your entries stay here, so that you can still send them.
      {isCreated && ' Uploaded data is deleted.'}
    </Dialog>
  )
}
