import { type ReactNode, useState } from 'react'
import styles from './tooltip.module.css'

/** Escape hides it. The control refers to it with `aria-describedby`. */
export function Tooltip({ id, text, children }: { id: string; text: string; children: ReactNode }) {
  const [dismissed, setDismissed] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control within is what one uses; this only watches it
    <span
      className={styles.anchor}
      data-dismissed={dismissed || undefined}
      onMouseLeave={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
      onKeyDown={event => {
        if (event.key === 'Escape') setDismissed(true)
      }}
    >
      {children}
      <span id={id} role="tooltip" className={styles.tooltip}>
        {text}
      </span>
    </span>
  )
}
