import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** The width of an element in pixels; 0 before it is known. */
export function useWidth<Shown extends HTMLElement>() {
  const ref = useRef<Shown>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setWidth(Math.floor(element.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Browsers do not observe sizes while they prepare a page for paper.
    const onPrint = () => flushSync(measure)
    addEventListener('beforeprint', onPrint)
    addEventListener('afterprint', onPrint)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', onPrint)
      removeEventListener('afterprint', onPrint)
    }
  }, [])
  return { ref, width }
}
