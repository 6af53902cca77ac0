import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import styles from './flyout.module.css'

type Props = {
  /** Of the panel, for whoever listens. */
  name: string
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  /** In place of giving the focus back to the button, which may be gone then. */
  onEscape?: () => void
  trigger: ReactNode
  triggerName?: string
  isQuiet?: boolean
  isSet?: boolean
  children: ReactNode
}

/** A button with a panel below it; Escape, leaving and the button itself close it. */
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
  const whole = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (isOpen)
      (panel.current?.querySelector<HTMLElement>('input, select, button') ?? panel.current)?.focus({
        preventScroll: true,
      })
  }, [isOpen])
  // Where it would reach beyond the page, it hangs from the other side.
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
      ref={whole}
      className={styles.flyout}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !isOpen) return
        // A browser would empty a search field, too.
        event.preventDefault()
        if (onEscape) return onEscape()
        onClose()
        whole.current?.querySelector('button')?.focus()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // While another window is looked at, the focus stays where it was.
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
        // What is no control within takes the focus, too, so that a click there does not leave.
        <div ref={panel} id={id} className={styles.panel} role="dialog" aria-label={name} tabIndex={-1}>
          {children}
        </div>
      )}
    </div>
  )
}
