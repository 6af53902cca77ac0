import { useLayoutEffect, useRef } from 'react'

/** Moves the focus of a removed row to the row in its place, or to the fallback. */
export function useRefocus(count: number, fallback: () => HTMLElement | null | undefined) {
  const rows = useRef<HTMLUListElement>(null)
  const place = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each removal
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return
    const buttons = [...(rows.current?.querySelectorAll('button') ?? [])]
    const next = buttons[place.current] ?? buttons.at(-1) ?? fallback()
    next?.focus()
  }, [count])
  return { rows, place }
}
