import { useEffect, useRef } from 'react'

/**
 * Does something once a dialog is closed, and has given the focus back, if it is noted that what it asked for was done.
 * @returns notes it
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
