import { type ComponentProps, type RefObject, useCallback, useLayoutEffect } from 'react'
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

type Events = Required<Pick<ComponentProps<'dialog'>, 'onKeyDown' | 'onCancel' | 'onClose'>>

/**
 * Events of a dialog while it is open. The page closes it.
 * @param reopen of `useModal`
 */
export function toModalEvents(onClose: () => void, reopen: () => void): Events {
  return {
    // At the second or third Escape the browser closes a dialog regardless of the page, and the focus is lost.
    onKeyDown(event) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
      event.preventDefault()
      onClose()
    },
    onCancel(event) {
      // React passes on events of nested dialogs and fields.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // A phone's back gesture can still close it.
    onClose({ currentTarget }) {
      if (!currentTarget.isConnected || currentTarget.open) return
      reopen()
      onClose()
    },
  }
}
