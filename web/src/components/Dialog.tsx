import Button from '@cloudscape-design/components/button'
import { type ReactNode, useId, useRef } from 'react'
import { Actions } from './Actions.tsx'
import { destructivePrimary } from './destructive.ts'
import styles from './dialog.module.css'
import { toModalEvents, useModal } from './useModal.ts'

type Props = {
  isOpen: boolean
  title: string
  /** It has the initial focus, and Escape does the same. */
  stay: string
  onStay: () => void
  act: string
  onAct: () => void
  isDestructive?: boolean
  running?: string | undefined
  children: ReactNode
}

/** The native dialog traps the focus and restores it. */
export function Dialog({ isOpen, title, stay, onStay, act, onAct, isDestructive = false, running, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()

  const reopen = useModal(dialog, isOpen)

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      // The event of a close by the page comes later.
      {...(isOpen ? toModalEvents(onStay, reopen) : {})}
    >
      {isOpen && (
        <div className={styles.body}>
          <h2 id={heading}>{title}</h2>
          <div>{children}</div>
          <Actions>
            {/* Inside a form, the buttons must not submit it. */}
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
