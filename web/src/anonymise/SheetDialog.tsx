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
  const titleOf = useRef<HTMLHeadingElement>(null)
  const heading = useId()

  // Reading begins at the name of the file, not at the first control.
  useModal(dialog, true, titleOf)

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      // A browser may close it all the same, when Escape is pressed twice; while there is a fault, it stays.
      onClose={({ currentTarget }) => {
        if (!currentTarget.isConnected || currentTarget.open) return
        currentTarget.showModal()
        onClose()
      }}
    >
      <div className={styles.layout}>
        <header className={styles.head}>
          <h2 ref={titleOf} id={heading} tabIndex={-1}>
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
