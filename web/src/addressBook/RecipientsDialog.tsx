import Button from '@cloudscape-design/components/button'
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { removeFromAddressBook } from '../../../shared/contract/addressBook.ts'
import { formatRelative, pluralize } from '../../../shared/texts/format.ts'
import { useCall } from '../auth/session.tsx'
import { Actions } from '../components/Actions.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { destructive } from '../components/destructive.ts'
import { useAfterClosing } from '../components/useAfterClosing.ts'
import { useModal } from '../components/useModal.ts'
import { useNow } from '../components/useNow.ts'
import { useToasts } from '../shell/toasts.tsx'
import type { Recipient } from './recipient.ts'
import styles from './recipientsDialog.module.css'

type Props = {
  recipients: readonly Recipient[]
  onDeleted: (addresses: readonly string[]) => void
  onClose: () => void
}

export function RecipientsDialog({ recipients, onDeleted, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const heading = useId()
  const now = useNow(60_000)
  const [isAsking, setIsAsking] = useState(false)
  const { remove, isRunning } = useRemoval(onDeleted)
  const { rows, place } = useRefocus(recipients.length, title)
  const noteDone = useAfterClosing(isAsking, () => title.current?.focus())
  useModal(dialog, true, title)

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClose={({ currentTarget }) => {
        // Browsers close it when Escape is pressed twice.
        if (currentTarget.isConnected && !currentTarget.open) onClose()
      }}
    >
      <header className={styles.head}>
        <h2 ref={title} id={heading} tabIndex={-1}>
          Your recipients
        </h2>
        <p>
          {recipients.length > 0
            ? 'Only you see this list. A recipient is added when you send to them or ask them for files.'
            : 'There are none. A recipient is added when you send to them or ask them for files.'}
        </p>
      </header>
      {recipients.length > 0 && (
        <ul ref={rows} className={styles.rows}>
          {recipients.map(({ address, written, name, lastUsedAt }, index) => (
            <li key={address}>
              <div className={styles.who}>
                {name && <bdi className={styles.name}>{name}</bdi>}
                <bdi>{written}</bdi>
                <span className={styles.quiet}>Last used {formatRelative(lastUsedAt, now)}</span>
              </div>
              <Button
                variant="icon"
                iconName="remove"
                formAction="none"
                ariaLabel={`Delete: ${written}`}
                onClick={() => {
                  place.current = index
                  remove([address], `${written} was deleted from your recipients.`)
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <footer className={styles.foot}>
        <Actions>
          {recipients.length > 0 && (
            <Button formAction="none" style={destructive} onClick={() => setIsAsking(true)}>
              Delete all
            </Button>
          )}
          <Button formAction="none" variant="primary" onClick={onClose}>
            Close
          </Button>
        </Actions>
      </footer>
      <Dialog
        isOpen={isAsking}
        title="Delete all your recipients?"
        stay="Keep them"
        onStay={() => setIsAsking(false)}
        act="Delete all"
        isDestructive
        running={isRunning ? 'Deleting your recipients' : undefined}
        onAct={async () => {
          const all = recipients.map(({ address }) => address)
          await remove(all, `${pluralize(all.length, 'recipient')} deleted.`)
          noteDone()
          setIsAsking(false)
        }}
      >
        {`The names and addresses of ${pluralize(recipients.length, 'recipient')} are deleted. Your transfers stay.`}
      </Dialog>
    </dialog>
  )
}

function useRemoval(onDeleted: Props['onDeleted']) {
  const call = useCall()
  const toasts = useToasts()
  const [isRunning, setIsRunning] = useState(false)
  const remove = async (addresses: string[], done: string) => {
    setIsRunning(true)
    try {
      await call(removeFromAddressBook, { body: { addresses } })
      onDeleted(addresses)
      toasts.success(done)
    } catch (error) {
      toasts.error(error instanceof Error ? error.message : '')
    }
    setIsRunning(false)
  }
  return { remove, isRunning }
}

/** Moves the focus of a deleted row to the row in its place, or to the title. */
function useRefocus(count: number, title: RefObject<HTMLElement | null>) {
  const rows = useRef<HTMLUListElement>(null)
  const place = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each deletion
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return
    const buttons = [...(rows.current?.querySelectorAll('button') ?? [])]
    const next = buttons[place.current] ?? buttons.at(-1) ?? title.current
    next?.focus()
  }, [count])
  return { rows, place }
}
