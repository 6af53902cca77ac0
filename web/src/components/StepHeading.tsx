import { type ReactNode, useEffect, useRef } from 'react'
import styles from './stepHeading.module.css'

type Props = {
  children: ReactNode
  /** What stands beside the heading. */
  actions?: ReactNode
  /** Whether it was reached from another step of the same page: then reading goes on here. */
  takesFocus?: boolean
}

/** The heading of a page, or of a step of it. */
export function StepHeading({ children, actions, takesFocus = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className={styles.row}>
      <h1 className={styles.heading} ref={heading} tabIndex={-1}>
        {children}
      </h1>
      {actions}
    </div>
  )
}
