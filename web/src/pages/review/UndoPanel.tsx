import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import { useState } from 'react'
import { withdrawWrongRecipient } from '../../../../shared/contract/transfers.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { formatDuration } from '../../../../shared/texts/format.ts'
import { useCall } from '../../auth/session.tsx'
import { useNow } from '../../components/useNow.ts'

export type UndoAttempt = { isUndone: boolean; fault?: string }

type Props = {
  transferId: string
  /** ISO 8601, by the clock of the server. */
  until: string
  onAttempted: (attempt: UndoAttempt) => void
}

/** The button stays until the release: the server decides which of them was first. */
export function UndoPanel({ transferId, until, onAttempted }: Props) {
  const call = useCall()
  const now = useNow(1000)
  const [isRunning, setIsRunning] = useState(false)
  const seconds = Math.ceil((Date.parse(until) - now) / 1000)

  const undo = async () => {
    setIsRunning(true)
    try {
      await call(withdrawWrongRecipient, { params: { id: transferId }, body: { isUndo: true } })
      onAttempted({ isUndone: true })
    } catch (error) {
      setIsRunning(false)
      onAttempted({ isUndone: false, fault: error instanceof Error ? error.message : '' })
    }
  }
  return (
    <Alert
      type="info"
      header={review.undo.offer}
      action={
        <Button loading={isRunning} loadingText={review.undo.running} onClick={undo}>
          {review.undo.button}
        </Button>
      }
    >
      {/* Screen readers announce no change of a timer. */}
      <span role="timer">{seconds > 0 ? review.undo.left(formatDuration(seconds, 'second')) : review.undo.over}</span>
    </Alert>
  )
}
