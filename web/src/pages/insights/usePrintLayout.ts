import { type RefObject, useEffect } from 'react'

/** Gives the page the width of the paper before the charts measure themselves for it. */
export function usePrintLayout(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const set = (isPrinting: boolean) => () => {
      if (page.current) page.current.toggleAttribute('data-printing', isPrinting)
    }
    const [before, after] = [set(true), set(false)]
    // Capturing listeners come first.
    addEventListener('beforeprint', before, { capture: true })
    addEventListener('afterprint', after, { capture: true })
    return () => {
      removeEventListener('beforeprint', before, { capture: true })
      removeEventListener('afterprint', after, { capture: true })
    }
  }, [page])
}
