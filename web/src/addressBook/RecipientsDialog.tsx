import Button from '@cloudscape-design/components/button'
import { useId, useRef, useState } from 'react'
import { removeFromAddressBook } from '../../../shared/contract/addressBook.ts'
import { common } from '../../../shared/texts/en/common.ts'
import { addressBook as texts } from '../../../shared/texts/en/send.ts'
import { formatRelative } from '../../../shared/texts/format.ts'
import { useCall } from '../auth/session.tsx'
import { Actions } from '../components/Actions.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { destructive } from '../components/destructive.ts'
import { useAfterClosing } from '../components/useAfterClosing.ts'
import { toModalEvents, useModal } from '../components/useModal.ts'
import { useNow } from '../components/useNow.ts'
import { useRefocus } from '../components/useRefocus.ts'
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
  const { rows, place } = useRefocus(recipients.length, () => title.current)
  const noteDone = useAfterClosing(isAsking, () => title.current?.focus())
  const reopen = useModal(dialog, true, title)

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} {...toModalEvents(onClose, reopen)}>
      <div className={styles.head}>
        <h2 ref={title} id={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <p>{recipients.length > 0 ? texts.about : texts.empty}</p>
      </div>
      {recipients.length > 0 && (
        <ul ref={rows} className={styles.rows}>
          {recipients.map(({ address, written, name, lastUsedAt }, index) => (
            <li key={address}>
              <div className={styles.who}>
                {name && <bdi className={styles.name}>{name}</bdi>}
                <bdi>{written}</bdi>
                <span className={styles.quiet}>{texts.lastUsed(formatRelative(lastUsedAt, now))}</span>
              </div>
              <Button
                variant="icon"
                iconName="remove"
                formAction="none"
                ariaLabel={texts.delete(written)}
                onClick={() => {
                  place.current = index
                  remove([address], texts.deleted(written))
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <Actions>
          {recipients.length > 0 && (
            <Button formAction="none" style={destructive} onClick={() => setIsAsking(true)}>
              {texts.deleteAll}
            </Button>
          )}
          <Button formAction="none" variant="primary" onClick={onClose}>
            {common.close}
          </Button>
        </Actions>
      </div>
      <Dialog
        isOpen={isAsking}
        title={texts.deleteAllTitle}
        stay={texts.keepAll}
        onStay={() => setIsAsking(false)}
        act={texts.deleteAll}
        isDestructive
        running={isRunning ? texts.deleting : undefined}
        onAct={async () => {
          const all = recipients.map(({ address }) => address)
          await remove(all, texts.deletedAll(all.length))
          noteDone()
          setIsAsking(false)
        }}
      >
        {texts.deleteAllText(recipients.length)}
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
