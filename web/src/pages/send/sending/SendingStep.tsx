import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { generatePath } from 'react-router'
import type { OrgQuestion } from '../../../../../shared/domain/faqQuestions.ts'
import { pages } from '../../../../../shared/domain/pages.ts'
import { common } from '../../../../../shared/texts/en/common.ts'
import { policyTexts } from '../../../../../shared/texts/en/options.ts'
import { send, success } from '../../../../../shared/texts/en/send.ts'
import { sending as sendingTexts } from '../../../../../shared/texts/en/sending.ts'
import { Actions } from '../../../components/Actions.tsx'
import { Dialog } from '../../../components/Dialog.tsx'
import { FileList } from '../../../components/FileList.tsx'
import { HelpLink } from '../../../components/HelpLink.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { StepHeading } from '../../../components/StepHeading.tsx'
import { PolicyLink } from '../../../policies/PolicyLink.tsx'
import { LinkButton } from '../../../shell/LinkButton.tsx'
import { translateSentence } from '../../../texts/sentences.ts'
import { FileStatus, toShare } from '../../../upload/FileStatus.tsx'
import { isKept, subscribeToKept } from '../../../upload/keepSending.ts'
import { SendingNotice } from '../../../upload/SendingNotice.tsx'
import { SendingProgress } from '../../../upload/SendingProgress.tsx'
import type { Sending } from '../../../upload/sending.ts'
import type { SentTransfer } from '../../../upload/sendingPorts.ts'
import type { FileProgress, SendingState } from '../../../upload/sendingState.ts'
import { StepBar } from '../StepBar.tsx'
import { type FileFault, useEarlyFindings } from './useEarlyFindings.ts'

/** Specification, section 9. */
const SEEN_MILLISECONDS = 2000

type Props = {
  recipient: string
  sending: Sending
  /** @param without numbers of files that are removed from the draft */
  onBack: (without?: readonly number[]) => void
  onCancel: () => void
  onSent: (sent: SentTransfer) => void
}

export function SendingStep({ recipient, sending, onBack, onCancel, onSent }: Props) {
  const state = useSyncExternalStore(sending.subscribe, sending.state)
  const isKeptNow = useSyncExternalStore(subscribeToKept, () => isKept(sending))
  const [isAsking, setIsAsking] = useState(false)
  const { stage, files, sent, isUnreadable, isRefused, isOver, isBlocked, transfer, confirmation } = state
  const { warnings, faults, lines, news } = useEarlyFindings(state)
  const [isLater, setIsLater] = useState(false)
  const isFailed = stage === 'failed'
  const canStop = stage === 'saving' || stage === 'uploading' || stage === 'paused'
  const goOn = useEffectEvent(onSent)
  const [fault] = faults.values()
  const isFaulty = isFailed && fault !== undefined
  const stopOthers = useEffectEvent(sending.fail)

  const startAgain = () => {
    setIsLater(false)
    void sending.start()
  }

  useEffect(() => {
    if (!sent) return
    const timer = setTimeout(() => goOn(sent), SEEN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [sent])

  // The transfer fails in any case.
  const faultText = fault?.text
  useEffect(() => {
    if (faultText !== undefined) stopOthers(faultText)
  }, [faultText])

  return (
    <SpaceBetween size="l">
      <StepBar step={2} />
      <StepHeading takesFocus>{send.uploading.heading(files.length, recipient)}</StepHeading>
      <SendingNotice
        state={state}
        texts={sendingTexts}
        help={
          <>
            {isFaulty && describeFaults(faults)} <HelpLink section="org" question={toQuestion(state, fault)} />
          </>
        }
        onCancel={stage === 'finalizing' ? sending.cancel : () => setIsAsking(true)}
      />
      <Panel title={sendingTexts.progress}>
        <SpaceBetween size="l">
          <SendingProgress state={state} sending={sending} isKept={isKeptNow} texts={sendingTexts} />
          <FileList
            label={common.files}
            files={failedFirst(files, faults).map(file => ({
              ...file,
              fault: file.fault ?? faults.get(file.tempId)?.text,
              // An infected file is deleted.
              status: faults.has(file.tempId) ? undefined : <FileStatus file={file} isPaused={stage === 'paused'} />,
              share: toShare(file),
              note: file.trouble,
              warning: warnings.get(file.tempId),
            }))}
          />
          <LiveRegion hidden>
            {news.map(line => (
              <p key={line}>{line}</p>
            ))}
          </LiveRegion>
        </SpaceBetween>
      </Panel>
      {isRefused && <p>{send.uploading.refused}</p>}
      {isBlocked && <p>{send.uploading.blocked}</p>}
      <Actions>
        {/* The same buttons in all stages keep the focus. */}
        <Button
          variant={isFailed && (isUnreadable || isRefused || isOver) && !isBlocked && !isFaulty ? 'primary' : 'normal'}
          disabled={!canStop && !isFailed}
          onClick={isFailed ? () => onBack() : () => setIsAsking(true)}
        >
          {isRefused
            ? send.uploading.toOptions
            : isOver && !isFaulty
              ? send.uploading.startOver
              : isFailed
                ? send.back
                : common.cancel}
        </Button>
        {!isRefused && !isOver && (
          <Button
            variant={isFailed && !isUnreadable ? 'primary' : 'normal'}
            disabled={!canStop && !isFailed}
            onClick={stage === 'paused' || isFailed ? startAgain : sending.pause}
          >
            {isFailed ? common.tryAgain : stage === 'paused' ? sendingTexts.resume : sendingTexts.pause}
          </Button>
        )}
        {isFaulty && faults.size < files.length && (
          <Button variant="primary" onClick={() => onBack([...faults.keys()])}>
            {send.uploading.removeFaulty(faults.size)}
          </Button>
        )}
        {isBlocked && transfer && (
          <LinkButton to={generatePath(pages.review.path, { transferId: transfer.id })} isPrimary>
            {success.review}
          </LinkButton>
        )}
      </Actions>
      <Dialog
        isOpen={confirmation !== undefined && !isLater}
        title={sendingTexts.confirmTitle}
        stay={sendingTexts.confirmStay}
        onStay={() => setIsLater(true)}
        act={sendingTexts.confirm}
        onAct={sending.confirm}
      >
        <SpaceBetween size="s">
          <ul>
            {lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {confirmation?.map(({ policyName, text, link }) => (
            <p key={policyName}>
              {policyTexts.says(policyName, translateSentence(text))} <PolicyLink url={link} />
            </p>
          ))}
          <p>{sendingTexts.confirmText}</p>
        </SpaceBetween>
      </Dialog>
      <CancelDialog
        isOpen={isAsking && canStop}
        isCreated={state.transfer !== undefined}
        onKeep={() => setIsAsking(false)}
        onCancel={onCancel}
      />
    </SpaceBetween>
  )
}

/** With what to do about the first. */
function describeFaults(faults: ReadonlyMap<number, FileFault>): string {
  const [{ action = '' } = {}] = faults.values()
  return `${send.uploading.faulty(faults.size)} ${translateSentence(action)}`
}

function toQuestion({ confirmation }: SendingState, fault: FileFault | undefined): OrgQuestion {
  if (confirmation) return 'findingsAsked'
  if (fault === undefined) return 'uploadStopped'
  return fault.isMalware ? 'malware' : 'anonymizeFails'
}

/** A long list shows only its beginning. */
function failedFirst(files: readonly FileProgress[], faults: ReadonlyMap<number, unknown>): FileProgress[] {
  const isFailed = ({ stage, tempId }: FileProgress) => stage === 'failed' || faults.has(tempId)
  return [...files.filter(isFailed), ...files.filter(file => !isFailed(file))]
}

/** `isCreated`: the server has the transfer, so that some of it may be uploaded. */
type CancelDialogProps = { isOpen: boolean; isCreated: boolean; onKeep: () => void; onCancel: () => void }

function CancelDialog({ isOpen, isCreated, onKeep, onCancel }: CancelDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={send.uploading.cancelTitle}
      stay={send.uploading.keep}
      onStay={onKeep}
      act={send.uploading.cancel}
      onAct={onCancel}
    >
      {isCreated ? send.uploading.cancelTextUploaded : send.uploading.cancelText}
    </Dialog>
  )
}
