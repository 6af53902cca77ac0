import { type ReactNode, useId, useRef } from 'react'
import { useModal } from '../components/useModal.ts'
import styles from './sheetDialog.module.css'

type Props = {
  title: string
  /** Asked to close, by Escape too; whether it does is for the page to say, by leaving it out. */
  onClose: () => void
  head: ReactNode
  foot: ReactNode
  children: ReactNode
}

/** A dialog as large as the window lets it be. The browser's own keeps the focus within, and gives it back. */
export function SheetDialog({ title, onClose, head, foot, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const heading = useId()

  // Reading begins at the name of the file, not at the first control.
  const reopen = useModal(dialog, true, titleRef)

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={heading}
      // Taken before the browser has it as a wish to close, which it grants at the second or third time whatever the
      // page says: the dialog would be gone for a moment, and the focus with it, while there is a fault.
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
        event.preventDefault()
        onClose()
      }}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      // What is no key (the gesture back of a phone) may still close it: opened again, it says what is wrong.
      onClose={({ currentTarget }) => {
        if (!currentTarget.isConnected || currentTarget.open) return
        reopen()
        onClose()
      }}
    >
      <div className={styles.layout}>
        <header className={styles.head}>
          <h2 ref={titleRef} id={heading} tabIndex={-1}>
            <bdi>{title}</bdi>
          </h2>
          {head}
        </header>
        <div className={styles.body}>{children}</div>
        <footer className={styles.foot}>{foot}</footer>
      </div>
    </dialog>
  )
}
