import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import { useState } from 'react'
import { retractTransfer } from '../../../shared/contract/transfers.ts'
import { isRetractable, type TransferState } from '../../../shared/domain/transfer.ts'
import { common, dialogs } from '../../../shared/texts/en/common.ts'
import { words } from '../../../shared/texts/en/words.ts'
import { useCall } from '../auth/session.tsx'
import { useToasts } from '../shell/toasts.tsx'
import { translateSentence } from '../texts/sentences.ts'
import { Dialog } from './Dialog.tsx'
import { destructive } from './destructive.ts'
import styles from './revokeButton.module.css'
import { useAfterClosing } from './useAfterClosing.ts'

type Props = {
  transferId: string
  /** The first, if there are several. */
  recipient: string
  recipientCount?: number | undefined
  state: TransferState
  /** The upload link may be the thing that ends. */
  isRequest?: boolean
  failed?: string
  short?: boolean
  /** Called after failures too: the page's state may be outdated. */
  onAttempted: (isRevoked: boolean) => void
  /** After the dialog closes. The focused button is disabled by then. */
  onClosed?: () => void
}

export function RevokeButton(props: Props) {
  const { transferId, recipient, recipientCount = 1, state, isRequest = false, short = false } = props
  const { onAttempted, onClosed } = props
  const { failed = dialogs.revoke.failed(transferId) } = props
  const [isAsking, setIsAsking] = useState(false)
  const { revoke, isRevoking, fault, forgetFault } = useRevoke(transferId)
  const noteDone = useAfterClosing(isAsking, () => onClosed?.())
  const close = () => {
    setIsAsking(false)
    forgetFault()
  }
  const confirm = async () => {
    const isRevoked = await revoke()
    if (isRevoked) {
      noteDone()
      close()
    }
    onAttempted(isRevoked)
  }
  return (
    <>
      <Button
        disabled={!isRetractable(state, isRequest)}
        disabledReason={words.retractRefused}
        {...(short ? { variant: 'inline-link' as const, ariaLabel: common.about(dialogs.revoke.act, recipient) } : {})}
        style={destructive}
        onClick={() => setIsAsking(true)}
      >
        {short ? dialogs.revoke.act : dialogs.revoke.button}
      </Button>
      <Dialog
        isOpen={isAsking}
        title={isRequest ? dialogs.revoke.titleOfRequest : dialogs.revoke.title}
        stay={common.keep}
        onStay={close}
        act={dialogs.revoke.act}
        isDestructive
        onAct={confirm}
        running={isRevoking ? dialogs.revoke.running : undefined}
      >
        {recipientCount > 1
          ? dialogs.revoke.endsDownloads(recipientCount)
          : describeMeaning(recipient, isRequest, state)}
        {fault && (
          <div role="alert" className={styles.fault}>
            <Alert type="error" header={failed}>
              {translateSentence(fault)} {dialogs.revoke.reloaded}
            </Alert>
          </div>
        )}
      </Dialog>
    </>
  )
}

function describeMeaning(recipient: string, isRequest: boolean, state: TransferState): string {
  if (!isRequest) return dialogs.revoke.endsDownload(recipient)
  return state === 'requested' || state === 'uploading'
    ? dialogs.revoke.endsUpload(recipient)
    : dialogs.revoke.endsReceived(recipient)
}

function useRevoke(transferId: string) {
  const call = useCall()
  const toasts = useToasts()
  const [attempt, setAttempt] = useState<{ isRunning: boolean; fault?: string }>({ isRunning: false })

  const revoke = async () => {
    setAttempt({ isRunning: true })
    try {
      await call(retractTransfer, { params: { id: transferId }, body: { transferState: 'retracted' } })
      setAttempt({ isRunning: false })
      toasts.success(dialogs.revoke.done(transferId))
      return true
    } catch (error) {
      setAttempt({ isRunning: false, fault: error instanceof Error ? error.message : '' })
      return false
    }
  }
  return {
    revoke,
    isRevoking: attempt.isRunning,
    fault: attempt.fault,
    forgetFault: () => setAttempt({ isRunning: false }),
  }
}
