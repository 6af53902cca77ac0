import { type PointerEventHandler, useEffect, useRef, useState } from 'react'

/** A tap leaves the area before its click. */
const RELEASE_MILLISECONDS = 300

/**
 * Holds back a new value while a pointer is over an area that its text would move away, so that no press misses.
 * @returns the value to show, and the events of the area
 */
export function useHeld<Value>(value: Value | undefined): {
  shown: Value | undefined
  area: { onPointerEnter: PointerEventHandler; onPointerLeave: PointerEventHandler }
} {
  const [held, setHeld] = useState<{ shown: Value | undefined }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    shown: held && held.shown !== value ? undefined : value,
    area: {
      onPointerEnter() {
        clearTimeout(timer.current)
        setHeld(last => last ?? { shown: value })
      },
      onPointerLeave() {
        timer.current = setTimeout(() => setHeld(undefined), RELEASE_MILLISECONDS)
      },
    },
  }
}
