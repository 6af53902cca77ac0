import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import { useState } from 'react'
import { abandonTransfer } from '../../../shared/contract/transfers.ts'
import { useCall } from '../auth/session.tsx'
import { useToasts } from '../shell/toasts.tsx'
import { getStatus } from '../upload/failure.ts'
import { forgetSending } from '../upload/keptSendings.ts'
import { Dialog } from './Dialog.tsx'
import { useAfterClosing } from './useAfterClosing.ts'

type Props = {
  transferId: string
  recipient: string
  onAbandoned: () => void
  onClosed: () => void
}

export function AbandonButton({ transferId, recipient, onAbandoned, onClosed }: Props) {
  const call = useCall()
  const toasts = useToasts()
  const [isAsking, setIsAsking] = useState(false)
  const [attempt, setAttempt] = useState<{ isRunning?: boolean; fault?: string }>({})
  const noteDone = useAfterClosing(isAsking, onClosed)
  const close = () => {
    setIsAsking(false)
    setAttempt({})
  }
  const giveUp = async () => {
    setAttempt({ isRunning: true })
    try {
      await call(abandonTransfer, { params: { id: transferId } })
    } catch (error) {
      if (getStatus(error) !== 404) return setAttempt({ fault: error instanceof Error ? error.message : '' })
    }
    await forgetSending(transferId)
    toasts.success(`The upload for ${recipient} was given up.`)
    noteDone()
    close()
    onAbandoned()
  }
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Give up</Button>
      <Dialog
        isOpen={isAsking}
        title="Give up this upload?"
        stay="Keep it"
        onStay={close}
        act="Give up"
        onAct={giveUp}
        running={attempt.isRunning ? 'Giving up the upload' : undefined}
      >
        {`The upload stops, and what has arrived is deleted. ${recipient} gets nothing and is not told.`}
        {attempt.fault !== undefined && (
          <div role="alert">
            <Alert type="error" header="The upload was not given up">
              {attempt.fault}
            </Alert>
          </div>
        )}
      </Dialog>
    </>
  )
}
