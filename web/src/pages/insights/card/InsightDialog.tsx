import Button from '@cloudscape-design/components/button'
import { type ReactNode, useId, useRef } from 'react'
import { insightsTexts } from '../../../../../shared/texts/insights.ts'
import { useModal } from '../../../components/useModal.ts'
import styles from './insightDialog.module.css'

/** The page closes it by no longer rendering it. */
export function InsightDialog({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const heading = useId()
  const reopen = useModal(dialog, true, titleRef)
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      // At the second or third Escape the browser closes a dialog regardless of the page, and the focus is lost.
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onClose()
      }}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      // A phone's back gesture can still close it.
      onClose={({ currentTarget }) => {
        if (!currentTarget.isConnected || currentTarget.open) return
        reopen()
        onClose()
      }}
    >
      <div className={styles.layout}>
        <h2 ref={titleRef} id={heading} tabIndex={-1}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        <footer>
          <Button onClick={onClose}>{insightsTexts.close}</Button>
        </footer>
      </div>
    </dialog>
  )
}
