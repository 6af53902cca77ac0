import { type RefObject, useCallback, useLayoutEffect } from 'react'
import { useToasts } from '../shell/toasts.tsx'

/**
 * @param first gets the initial focus, if it is not the first control
 * @returns reopens it when the browser closed it
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

  // In the document, so that the browser restores the focus.
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
