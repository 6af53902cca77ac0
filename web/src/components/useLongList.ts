import { type RefObject, useEffect, useState } from 'react'

/** The cut shows that the list goes on. */
const CUT_SHARE = 0.55

export type OutOfView = { isLong: boolean; hasRowsAbove: boolean; rowsBelow: number }

/** Overlay scrollbars do not show that a list scrolls, so its end cuts a row. */
export function useLongList(ref: RefObject<HTMLElement | null>, rowCount: number): OutOfView {
  const [outOfView, setOutOfView] = useState<OutOfView>({ isLong: false, hasRowsAbove: false, rowsBelow: 0 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another count means other rows to observe
  useEffect(() => {
    const list = ref.current
    if (!list) return
    const rows = [...list.children].filter(child => child instanceof HTMLElement)
    const look = () => {
      const end = list.scrollTop + list.clientHeight
      const next = {
        isLong: list.scrollHeight > list.clientHeight + 1,
        hasRowsAbove: list.scrollTop > 1,
        rowsBelow: rows.filter(row => row.offsetTop + row.offsetHeight > end + 1).length,
      }
      setOutOfView(last => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
    }
    const measure = () => {
      list.style.maxHeight = ''
      if (list.scrollHeight > list.clientHeight + 1) {
        const cuts = rows.map(row => row.offsetTop + row.offsetHeight * CUT_SHARE)
        const cut = cuts.findLast(height => height <= list.clientHeight)
        if (cut !== undefined) list.style.maxHeight = `${Math.round(cut)}px`
      }
      look()
    }
    const observer = new ResizeObserver(measure)
    for (const row of rows) observer.observe(row)
    list.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', look)
    }
  }, [ref, rowCount])

  return outOfView
}
