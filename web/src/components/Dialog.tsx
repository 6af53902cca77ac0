import Button from '@cloudscape-design/components/button'
import { type ReactNode, useId, useRef } from 'react'
import { Actions } from './Actions.tsx'
import { destructivePrimary } from './destructive.ts'
import styles from './dialog.module.css'
import { useModal } from './useModal.ts'

type Props = {
  isOpen: boolean
  title: string
  /** What leaves everything as it is: the focus starts there, and Escape does it, too. */
  stay: string
  onStay: () => void
  act: string
  onAct: () => void
  /** Whether it cannot be undone. */
  isDestructive?: boolean
  /** Said while it is being done. */
  running?: string | undefined
  children: ReactNode
}

/** A question that must be answered first. The browser's own dialog keeps the focus within, and gives it back. */
export function Dialog({ isOpen, title, stay, onStay, act, onAct, isDestructive = false, running, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useModal(dialog, isOpen)

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault()
        onStay()
      }}
      // A browser may close it all the same, when Escape is pressed twice.
      onClose={() => {
        if (isOpen) onStay()
      }}
    >
      {isOpen && (
        <div className={styles.body}>
          <h2 id={heading}>{title}</h2>
          <div>{children}</div>
          <Actions>
            {/* It may stand within a form, which it must not submit. */}
            <Button formAction="none" onClick={onStay}>
              {stay}
            </Button>
            <Button
              variant="primary"
              formAction="none"
              loading={running !== undefined}
              {...(isDestructive ? { style: destructivePrimary } : {})}
              {...(running === undefined ? {} : { loadingText: running })}
              onClick={onAct}
            >
              {act}
            </Button>
          </Actions>
        </div>
      )}
    </dialog>
  )
}
