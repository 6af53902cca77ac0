import { useEffect, useRef } from 'react'

/**
 * Runs after the dialog has restored the focus, if success was noted.
 * @returns notes the success
 */
export function useAfterClosing(isOpen: boolean, act: () => void): () => void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isOpen || !isDone.current) return
    isDone.current = false
    act()
  })
  return () => {
    isDone.current = true
  }
}
