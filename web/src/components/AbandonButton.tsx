import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import { useState } from 'react'
import { abandonTransfer } from '../../../shared/contract/transfers.ts'
import { common, dialogs } from '../../../shared/texts/en/common.ts'
import { recipientsText } from '../../../shared/texts/recipientsText.ts'
import { useCall } from '../auth/session.tsx'
import { discardText } from '../recipients/discardText.ts'
import { useToasts } from '../shell/toasts.tsx'
import { translateSentence } from '../texts/sentences.ts'
import { getStatus } from '../upload/failure.ts'
import { forgetSending } from '../upload/keptSendings.ts'
import { Dialog } from './Dialog.tsx'
import { useAfterClosing } from './useAfterClosing.ts'

type Props = {
  transferId: string
  /** All of them. */
  recipients: readonly string[]
  onAbandoned: () => void
  onClosed: () => void
}

export function AbandonButton({ transferId, recipients, onAbandoned, onClosed }: Props) {
  const call = useCall()
  const toasts = useToasts()
  const [isAsking, setIsAsking] = useState(false)
  const [attempt, setAttempt] = useState<{ isRunning?: boolean; fault?: string }>({})
  const noteDone = useAfterClosing(isAsking, onClosed)
  const close = () => {
    setIsAsking(false)
    setAttempt({})
  }
  const discard = async () => {
    setAttempt({ isRunning: true })
    try {
      await call(abandonTransfer, { params: { id: transferId } })
    } catch (error) {
      const fault = error instanceof Error ? translateSentence(error.message) : ''
      if (getStatus(error) !== 404) return setAttempt({ fault })
    }
    await forgetSending(transferId)
    toasts.success(dialogs.abandon.done(recipientsText(recipients)))
    noteDone()
    close()
    onAbandoned()
  }
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{dialogs.abandon.button}</Button>
      <Dialog
        isOpen={isAsking}
        title={dialogs.abandon.title}
        stay={common.keep}
        onStay={close}
        act={dialogs.abandon.act}
        onAct={discard}
        running={attempt.isRunning ? dialogs.abandon.running : undefined}
      >
        {discardText(recipients)}
        {attempt.fault !== undefined && (
          <div role="alert">
            <Alert type="error" header={dialogs.abandon.failed}>
              {attempt.fault}
            </Alert>
          </div>
        )}
      </Dialog>
    </>
  )
}
