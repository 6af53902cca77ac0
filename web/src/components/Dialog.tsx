import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Actions } from './Actions.tsx'
import styles from './dialog.module.css'

type Props = {
  isOpen: boolean
  title: string
  /** Its buttons; the first is where the focus starts, so the harmless one comes first. */
  actions: ReactNode
  onDismiss: () => void
  children: ReactNode
}

/** A question that must be answered first. The browser's own dialog keeps the focus within, and gives it back. */
export function Dialog({ isOpen, title, actions, onDismiss, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useEffect(() => {
    if (!isOpen) return
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault()
        onDismiss()
      }}
      // A browser may close it all the same, when Escape is pressed twice.
      onClose={() => {
        if (isOpen) onDismiss()
      }}
    >
      {isOpen && (
        <div className={styles.body}>
          <h2 id={heading}>{title}</h2>
          <div>{children}</div>
          <Actions>{actions}</Actions>
        </div>
      )}
    </dialog>
  )
}
