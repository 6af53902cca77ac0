import Button from '@cloudscape-design/components/button'
import { type ReactNode, useId, useRef } from 'react'
import { common } from '../../../../../shared/texts/en/common.ts'
import { toModalEvents, useModal } from '../../../components/useModal.ts'
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
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} {...toModalEvents(onClose, reopen)}>
      <div className={styles.layout}>
        <h2 ref={titleRef} id={heading} tabIndex={-1}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        <div className={styles.foot}>
          <Button onClick={onClose}>{common.close}</Button>
        </div>
      </div>
    </dialog>
  )
}
