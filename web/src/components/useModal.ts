import { type RefObject, useCallback, useLayoutEffect } from 'react'
import { useToasts } from '../shell/toasts.tsx'

/**
 * Opens the browser's own dialog, which keeps the focus within and gives it back, above everything but the notices.
 * @param first what has the focus at first, where that is not the first control
 * @returns opens it again, where the browser closed it and it must stay
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen = true,
  first?: RefObject<HTMLElement | null>,
): () => void {
  const { raise } = useToasts()
  const open = useCallback(() => {
    dialog.current?.showModal()
    first?.current?.focus()
    raise()
  }, [dialog, first, raise])

  // Closed while it is still in the document, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    open()
    return () => {
      element.close()
      raise()
    }
  }, [dialog, isOpen, open, raise])
  return open
}
