import { useEffect, useRef } from 'react'

/**
 * Gives the focus back to the button of a dialog. The browser cannot when two dialogs close at once, or when the button
 * shows progress.
 * @returns remembers the focused button
 */
export function useOpener(isOpen: boolean): () => void {
  const opener = useRef<Element>(null)
  useEffect(() => {
    if (isOpen || document.activeElement !== document.body) return
    if (!(opener.current instanceof HTMLElement)) return
    // The list may have replaced the button since, or a link opened the dialog.
    const isThere = opener.current.isConnected && opener.current !== document.body
    const target = isThere ? opener.current : document.querySelector('h1')
    target?.focus()
  }, [isOpen])
  return () => {
    opener.current = document.activeElement
  }
}
