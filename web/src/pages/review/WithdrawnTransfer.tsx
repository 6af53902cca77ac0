import Alert from '@cloudscape-design/components/alert'
import { useEffect, useRef } from 'react'
import type { ReviewedFile, ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { takenText } from '../../../../shared/texts/wrongRecipient.ts'
import { useNow } from '../../components/useNow.ts'
import styles from './blockedTransfer.module.css'
import { SendToRight } from './SendToRight.tsx'

type Props = {
  transfer: ReviewedTransfer
  files: readonly ReviewedFile[]
  isSender: boolean
  /** After the withdrawal on this page. */
  takesFocus: boolean
}

/** A transfer that went to the wrong recipient, or that was undone before the release. */
export function WithdrawnTransfer({ transfer, files, isSender, takesFocus }: Props) {
  const { recipient, downloadCount, newId, sendAgainUntil } = transfer
  const now = useNow(60_000)
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) result.current?.focus()
  }, [takesFocus])
  const isStored = sendAgainUntil !== undefined && now < Date.parse(sendAgainUntil)
  return (
    <div className={styles.blocked}>
      <div ref={result} tabIndex={-1} className={styles.result}>
        {transfer.isUndone ? (
          <Alert type="success" header={review.undo.done}>
            {review.undo.doneText}
          </Alert>
        ) : downloadCount === 0 ? (
          <Alert type="success" header={takenText(transfer)}>
            {review.wrongRecipient.cannotGet(recipient)}
          </Alert>
        ) : (
          <Alert type="error" header={takenText(transfer)}>
            <div>{review.wrongRecipient.mayHave(recipient)}</div>
            {isSender && <div>{review.wrongRecipient.report}</div>}
          </Alert>
        )}
      </div>
      {isSender && isStored && <SendToRight transfer={transfer} files={files} until={sendAgainUntil} />}
      {isSender && !isStored && newId === undefined && <p>{review.wrongRecipient.erased}</p>}
    </div>
  )
}
