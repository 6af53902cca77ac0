import { useRef } from 'react'
import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { transferListTexts } from '../../../../shared/texts/transferList.ts'
import { RevokeButton } from '../../components/RevokeButton.tsx'
import { AskAgainButton } from './AskAgainButton.tsx'
import styles from './rowActions.module.css'

export type OwnActions = {
  onRevoked: (id: string) => void
  /** Of a request that was asked anew, by its id. */
  onMade: (id: string) => void
  onAsked: (id: string) => void
  /** Whether its request was mailed again so lately that nobody means it twice. */
  isJustAsked: (id: string) => boolean
  /** Something else came of it: what is shown may be wrong. */
  onFailed: () => void
}

type Props = { transfer: ListedTransfer; actions: OwnActions; isProminent?: boolean }

/** What a sender can do with a transfer of theirs. */
export function RowActions({ transfer, actions, isProminent = false }: Props) {
  const { id, recipient, transferState, isTransferRequest } = transfer
  const row = useRef<HTMLDivElement>(null)
  // A button that has done its work is disabled: the name of the row, or of the dialog, is where to go on from.
  const focusName = () => row.current?.closest('dialog, tr, li')?.querySelector<HTMLElement>('h2, button')?.focus()
  return (
    <div ref={row} className={isProminent ? styles.prominent : styles.actions}>
      <AskAgainButton transfer={transfer} actions={actions} isProminent={isProminent} onDone={focusName} />
      <RevokeButton
        transferId={id}
        recipient={recipient}
        state={transferState}
        isRequest={isTransferRequest}
        failed={transferListTexts.revokeFailed(id)}
        {...(isProminent ? {} : { short: true })}
        onClosed={focusName}
        onAttempted={isRevoked => (isRevoked ? actions.onRevoked(id) : actions.onFailed())}
      />
    </div>
  )
}
