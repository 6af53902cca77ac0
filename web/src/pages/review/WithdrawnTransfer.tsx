import Alert from '@cloudscape-design/components/alert'
import { useEffect, useRef } from 'react'
import type { ReviewedFile, ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
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

/** A transfer that went to the wrong recipient. */
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
        {downloadCount === 0 ? (
          <Alert type="success" header={takenText(transfer)}>
            {`The link does not work any more. ${recipient} cannot get the files.`}
          </Alert>
        ) : (
          <Alert type="error" header={takenText(transfer)}>
            <div>{`The link does not work any more, but ${recipient} may have the files.`}</div>
            {isSender && <div>{reportText}</div>}
          </Alert>
        )}
      </div>
      {isSender && isStored && <SendToRight transfer={transfer} files={files} until={sendAgainUntil} />}
      {isSender && !isStored && newId === undefined && (
        <p>The stored files were erased. Send them to the right recipient in a new transfer.</p>
      )}
    </div>
  )
}

const reportText =
  'Report it now to the security officer or an administrator of your organisation, with the transfer ID below.'
