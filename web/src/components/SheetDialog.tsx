import { type ReactNode, useId, useRef } from 'react'
import styles from './sheetDialog.module.css'
import { toModalEvents, useModal } from './useModal.ts'

type Props = {
  title: string
  /** A request to close, also by Escape. The page closes the dialog by no longer rendering it. */
  onClose: () => void
  head: ReactNode
  foot: ReactNode
  children: ReactNode
}

export function SheetDialog({ title, onClose, head, foot, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const heading = useId()

  // Screen readers start at the file name.
  const reopen = useModal(dialog, true, titleRef)

  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={heading} {...toModalEvents(onClose, reopen)}>
      <div className={styles.layout}>
        <div className={styles.head}>
          <h2 ref={titleRef} id={heading} tabIndex={-1}>
            <bdi>{title}</bdi>
          </h2>
          {head}
        </div>
        <div className={styles.body}>{children}</div>
        <div className={styles.foot}>{foot}</div>
      </div>
    </dialog>
  )
}
