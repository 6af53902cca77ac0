import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { shell } from '../../../shared/texts/en/common.ts'
import styles from './header.module.css'
import { CloseIcon, MenuIcon } from './icons.tsx'

/** Folds on narrow screens only. */
export function MenuButton({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const { pathname } = useLocation()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: going to another page closes the menu
  useEffect(() => setIsOpen(false), [pathname])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving close what the button opened
    <div
      ref={root}
      className={styles.folding}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !isOpen) return
        setIsOpen(false)
        root.current?.querySelector('button')?.focus()
      }}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
      }}
    >
      <button
        type="button"
        className={`${styles.iconButton} ${styles.menuButton}`}
        aria-label={shell.menu}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(open => !open)}
      >
        {isOpen ? <CloseIcon /> : <MenuIcon />}
      </button>
      <div id={id} className={styles.folded} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  )
}
