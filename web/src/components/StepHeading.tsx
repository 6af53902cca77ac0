import { type ReactNode, useEffect, useRef } from 'react'
import styles from './stepHeading.module.css'

type Props = {
  children: ReactNode
  actions?: ReactNode
  /** For a step reached from another step of the page. */
  takesFocus?: boolean
}

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
