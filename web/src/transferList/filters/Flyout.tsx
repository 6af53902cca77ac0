import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import styles from './flyout.module.css'

type Props = {
  name: string
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  /** The button may no longer exist. */
  onEscape?: () => void
  trigger: ReactNode
  triggerName?: string
  isQuiet?: boolean
  isSet?: boolean
  children: ReactNode
}

/** Escape, losing the focus and the button itself close it. */
export function Flyout({
  name,
  isOpen,
  onOpen,
  onClose,
  onEscape,
  trigger,
  triggerName,
  isQuiet,
  isSet,
  children,
}: Props) {
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (isOpen)
      (panel.current?.querySelector<HTMLElement>('input, select, button') ?? panel.current)?.focus({
        preventScroll: true,
      })
  }, [isOpen])
  // A panel that overflows the page changes sides.
  useLayoutEffect(() => {
    const element = panel.current
    if (!isOpen || !element) return
    element.dataset.side = 'start'
    const { right } = element.getBoundingClientRect()
    if (right > document.documentElement.clientWidth - 8) element.dataset.side = 'end'
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving close what the button opened
    <div
      ref={root}
      className={styles.flyout}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !isOpen) return
        // Browsers also clear a search field on Escape.
        event.preventDefault()
        if (onEscape) return onEscape()
        onClose()
        root.current?.querySelector('button')?.focus()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // When the window loses focus, the active element stays the same.
        const isWithin = [relatedTarget, document.activeElement].some(element => currentTarget.contains(element))
        if (isOpen && !isWithin) onClose()
      }}
    >
      <button
        type="button"
        className={styles.trigger}
        data-quiet={isQuiet || undefined}
        data-set={isSet || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={triggerName}
        title={triggerName}
        onClick={() => (isOpen ? onClose() : onOpen())}
      >
        {trigger}
      </button>
      {isOpen && (
        // A click between its controls must not close it.
        <div ref={panel} id={id} className={styles.panel} role="dialog" aria-label={name} tabIndex={-1}>
          {children}
        </div>
      )}
    </div>
  )
}
