import { lazy, Suspense, useRef } from 'react'
import { resendRequest } from '../../../../shared/contract/requests.ts'
import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { isAbandonable } from '../../../../shared/domain/transfer.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import { RepeatRequestButton } from '../../components/RepeatRequestButton.tsx'
import { RevokeButton } from '../../components/RevokeButton.tsx'
import styles from './rowActions.module.css'

const GiveUpButton = lazy(async () => ({ default: (await import('../../components/AbandonButton.tsx')).AbandonButton }))

export type OwnActions = {
  onRevoked: (id: string) => void
  onMade: (id: string) => void
  onRequestSent: (transfer: ListedTransfer) => void
  /** A second mail would be a mistake. */
  isJustRequested: (transfer: ListedTransfer) => boolean
  onFailed: () => void
}

type Props = { transfer: ListedTransfer; actions: OwnActions; isProminent?: boolean }

export function RowActions({ transfer, actions, isProminent = false }: Props) {
  const { id, recipient, furtherRecipients = [], transferState, isTransferRequest } = transfer
  const row = useRef<HTMLDivElement>(null)
  // The used button is disabled.
  const focusName = () => row.current?.closest('dialog, tr, li')?.querySelector<HTMLElement>('h2, button')?.focus()
  return (
    <div ref={row} className={isProminent ? styles.prominent : styles.actions}>
      <RepeatRequestButton
        transfer={transfer}
        contract={resendRequest}
        isJustRequested={actions.isJustRequested(transfer)}
        short={!isProminent}
        onRequestSent={made => {
          actions.onRequestSent(transfer)
          if (made !== id) actions.onMade(made)
        }}
        onFailed={actions.onFailed}
        onClosed={focusName}
      />
      {isProminent && isAbandonable(transferState, isTransferRequest) && (
        <Suspense>
          <GiveUpButton
            transferId={id}
            recipients={[recipient, ...furtherRecipients]}
            onAbandoned={() => actions.onRevoked(id)}
            onClosed={focusName}
          />
        </Suspense>
      )}
      <RevokeButton
        transferId={id}
        recipient={recipient}
        recipientCount={1 + furtherRecipients.length}
        state={transferState}
        isRequest={isTransferRequest}
        failed={lists.revokeFailed(id)}
        short={!isProminent}
        onClosed={focusName}
        onAttempted={isRevoked => (isRevoked ? actions.onRevoked(id) : actions.onFailed())}
      />
    </div>
  )
}
