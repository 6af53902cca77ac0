import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import { useState } from 'react'
import { retractTransfer } from '../../../shared/contract/transfers.ts'
import { isRetractable, type TransferState } from '../../../shared/domain/transfer.ts'
import { transferTexts } from '../../../shared/texts/transfers.ts'
import { useCall } from '../auth/session.tsx'
import { useToasts } from '../shell/toasts.tsx'
import { Dialog } from './Dialog.tsx'
import { destructive } from './destructive.ts'
import styles from './revokeButton.module.css'
import { useAfterClosing } from './useAfterClosing.ts'

type Props = {
  transferId: string
  recipient: string
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
  const { transferId, recipient, state, isRequest = false, short = false, onAttempted, onClosed } = props
  const { failed = `Failed to revoke transfer with ID ${transferId}.` } = props
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
        disabledReason={transferTexts.retractRefused}
        {...(short ? { variant: 'inline-link' as const, ariaLabel: `Revoke: ${recipient}` } : {})}
        style={destructive}
        onClick={() => setIsAsking(true)}
      >
        {short ? 'Revoke' : 'Revoke Transfer'}
      </Button>
      <Dialog
        isOpen={isAsking}
        title={isRequest ? 'Revoke this request?' : 'Revoke this transfer?'}
        stay="Keep it"
        onStay={close}
        act="Revoke"
        isDestructive
        onAct={confirm}
        running={isRevoking ? 'Revoking the transfer' : undefined}
      >
        {describeMeaning(recipient, isRequest, state)}
        {fault && (
          <div role="alert" className={styles.fault}>
            <Alert type="error" header={failed}>
              {fault} Its state was just loaded again; if it can still be revoked, please try once more.
            </Alert>
          </div>
        )}
      </Dialog>
    </>
  )
}

function describeMeaning(recipient: string, isRequest: boolean, state: TransferState): string {
  const copies = 'Copies that were already downloaded stay where they are. A revoked transfer cannot be restored.'
  if (!isRequest) {
    return `The download link stops working at once, and ${recipient} can no longer get the files. ${copies}`
  }
  return state === 'requested' || state === 'uploading'
    ? `The upload link stops working at once, and ${recipient} can no longer upload files. You can ask again afterwards.`
    : `The files of ${recipient} can no longer be downloaded, also not by you. ${copies}`
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
      toasts.success(`Successfully revoked transfer with ID ${transferId}`)
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
