import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { CloseIcon } from './icons.tsx'
import styles from './toasts.module.css'

const SHOWN_FOR_MS = 5000

type Toast = { id: number; kind: 'success' | 'error'; text: string }
type Toasts = {
  success: (text: string) => void
  error: (text: string) => void
}

const titles = { success: 'Success!', error: 'Error!' }
const ToastsContext = createContext<Toasts | undefined>(undefined)

/** Short notices above the page: said aloud when they come, gone after five seconds, held while they are read. */
export function ToastsProvider(props: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const show = useMemo(() => {
    let lastId = 0
    const add = (kind: Toast['kind']) => (text: string) => {
      lastId += 1
      const toast = { id: lastId, kind, text }
      // Said again, it stands there once.
      setToasts(shown => [...shown.filter(one => one.kind !== kind || one.text !== text), toast])
    }
    return { success: add('success'), error: add('error') }
  }, [])
  const dismiss = (id: number) => setToasts(shown => shown.filter(toast => toast.id !== id))

  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = region.current
    // Not every browser has popovers; there, notices stand above the page alone.
    if (!element?.showPopover) return
    const isBelow = toasts.length > 0 && document.querySelector('dialog:modal') !== null
    // Above the dialogs, and what they darken, comes what was shown last.
    if (isBelow && element.matches(':popover-open')) element.hidePopover()
    if (!element.matches(':popover-open')) element.showPopover()
  }, [toasts])

  return (
    <ToastsContext value={show}>
      {props.children}
      <section ref={region} popover="manual" className={styles.toasts} aria-label="Notifications" aria-live="polite">
        {toasts.map(toast => (
          <ToastCard key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
        ))}
      </section>
    </ToastsContext>
  )
}

/** Says that something worked or failed. */
export function useToasts(): Toasts {
  const toasts = use(ToastsContext)
  if (toasts === undefined) throw new Error('useToasts needs a ToastsProvider above it.')
  return toasts
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(onDismiss, SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at the notice holds it, nothing more
    <div
      className={`${styles.toast} ${styles[toast.kind]}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div>
        <strong>{titles[toast.kind]}</strong>
        <p>{toast.text}</p>
      </div>
      <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={onDismiss}>
        <CloseIcon />
      </button>
    </div>
  )
}
