import { lazy, Suspense, useRef } from 'react'
import { resendRequest } from '../../../../shared/contract/requests.ts'
import { isExtendable } from '../../../../shared/domain/extension.ts'
import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'
import { isAbandonable } from '../../../../shared/domain/transfer.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import { ExtendButton } from '../../components/extension/ExtendButton.tsx'
import { RepeatRequestButton } from '../../components/RepeatRequestButton.tsx'
import { RevokeButton } from '../../components/RevokeButton.tsx'
import styles from './rowActions.module.css'

const GiveUpButton = lazy(async () => ({ default: (await import('../../components/AbandonButton.tsx')).AbandonButton }))

export type OwnActions = {
  onExtended: (id: string, expiryDate: string) => void
  onRevoked: (id: string) => void
  onMade: (id: string) => void
  onRequestSent: (transfer: ListedTransfer) => void
  /** A second mail would be a mistake. */
  isJustRequested: (transfer: ListedTransfer) => boolean
  onFailed: () => void
}

/** Before the end. */
const SOON_MILLISECONDS = 48 * 60 * 60_000

type Props = { transfer: ListedTransfer; actions: OwnActions; isProminent?: boolean }

/** Rows have room for it when it is needed. The server decides. */
function isOffered(transfer: ListedTransfer, isProminent: boolean): boolean {
  const { expiryDate, files } = transfer
  // An unanswered request has no files, and is sent again.
  if (expiryDate === undefined || files.length === 0) return false
  const now = Date.now()
  const isSoon = isProminent || Date.parse(expiryDate) < now + SOON_MILLISECONDS
  return isSoon && isExtendable({ ...transfer, finalizedAt: transfer.createdAt }, now)
}

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
      {isOffered(transfer, isProminent) && (
        <ExtendButton
          transferId={id}
          expiryDate={transfer.expiryDate ?? ''}
          shortOf={isProminent ? undefined : recipient}
          onExtended={expiryDate => actions.onExtended(id, expiryDate)}
          onFailed={actions.onFailed}
          onClosed={focusName}
        />
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
