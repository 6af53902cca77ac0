import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { shell } from '../../../shared/texts/en/common.ts'
import { CloseIcon } from './icons.tsx'
import styles from './toasts.module.css'

const SHOWN_FOR_MS = 5000
/** A dialog that closed with the toast has moved the region by then. */
const SETTLED_AFTER_MS = 150

type Toast = { id: number; kind: 'success' | 'error'; text: string; group: string | undefined }
type Toasts = {
  success: (text: string) => void
  /** @param group a toast replaces the one before it of its group */
  error: (text: string, group?: string) => void
  /** Call it when a dialog opens or closes. */
  raise: () => void
}

const ToastsContext = createContext<Toasts | undefined>(undefined)

/** Toasts disappear after five seconds, unless the person is reading them. */
export function ToastsProvider(props: { children: ReactNode }) {
  const [region] = useState(newToastRegion)
  const [toasts, setToasts] = useState<Toast[]>([])
  const previousFocus = useRef<EventTarget>(null)
  const show = useMemo(() => {
    let lastId = 0
    const waiting: Omit<Toast, 'id'>[] = []
    let settling: ReturnType<typeof setTimeout> | undefined
    const announceAll = () => {
      for (let next = waiting[0]; next; next = waiting[0]) {
        lastId += 1
        const { kind, text, group } = next
        const toast = { ...next, id: lastId }
        region.ariaLive = 'polite'
        // Synchronous, because the region could move before React renders.
        const isReplaced = (one: Toast) =>
          one.kind === kind && (one.text === text || (group !== undefined && one.group === group))
        flushSync(() => setToasts(shown => [...shown.filter(one => !isReplaced(one)), toast]))
        // A closing dialog removed the region.
        if (region.ariaLive !== 'polite') return settle()
        waiting.shift()
      }
    }
    const settle = () => {
      clearTimeout(settling)
      settling = setTimeout(announceAll, SETTLED_AFTER_MS)
    }
    const add = (kind: Toast['kind']) => (text: string, group?: string) => {
      waiting.push({ kind, text, group })
      settle()
    }
    const raise = () => {
      if (raiseToasts(region) && waiting.length > 0) settle()
    }
    return { success: add('success'), error: add('error'), raise }
  }, [region])
  const remove = (id: number) => setToasts(shown => shown.filter(toast => toast.id !== id))
  const dismiss = (id: number) => {
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus({ preventScroll: true })
    remove(id)
  }

  useLayoutEffect(() => {
    raiseToasts(region)
    return () => region.remove()
  }, [region])

  return (
    <ToastsContext value={show}>
      {props.children}
      {createPortal(
        toasts.map(toast => (
          <ToastCard
            key={toast.id}
            toast={toast}
            onEntered={from => {
              if (!(from instanceof Node && region.contains(from))) previousFocus.current = from
            }}
            onOver={() => remove(toast.id)}
            onDismiss={() => dismiss(toast.id)}
          />
        )),
        region,
      )}
    </ToastsContext>
  )
}

export function useToasts(): Toasts {
  const toasts = use(ToastsContext)
  if (toasts === undefined) throw new Error('useToasts needs a ToastsProvider above it.')
  return toasts
}

type CardProps = {
  toast: Toast
  onEntered: (from: EventTarget | null) => void
  onOver: () => void
  onDismiss: () => void
}

function ToastCard({ toast, onEntered, onOver, onDismiss }: CardProps) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(onOver, SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at the notice holds it, nothing more
    <div
      className={`${styles.toast} ${styles[toast.kind]}`}
      // A toast that appears under a resting pointer is not held.
      onMouseMove={({ movementX, movementY }) => setHeld(held || movementX !== 0 || movementY !== 0)}
      onMouseLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        setHeld(true)
        onEntered(relatedTarget)
      }}
      onBlur={() => setHeld(false)}
    >
      <div>
        <strong>{shell[toast.kind]}</strong>
        <p>{toast.text}</p>
      </div>
      <button type="button" className={styles.dismiss} aria-label={shell.dismiss} onClick={onDismiss}>
        <CloseIcon />
      </button>
    </div>
  )
}

/** React does not manage it, because it moves between elements. */
function newToastRegion(): HTMLElement {
  const properties = {
    className: styles.toasts ?? '',
    popover: 'manual',
    ariaLabel: shell.notifications,
    ariaLive: 'polite',
  }
  return Object.assign(document.createElement('section'), properties)
}

/**
 * Content outside a modal dialog can be neither reached nor heard.
 * @returns whether they moved, which interrupts a running announcement
 */
function raiseToasts(region: HTMLElement): boolean {
  // A nested dialog is inside its parent or after it.
  const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  if (region.parentElement === parent) return false
  // Moving must not repeat the announcement.
  region.ariaLive = 'off'
  parent.append(region)
  // In browsers without popovers, toasts are only above content outside dialogs.
  region.showPopover?.()
  return true
}
