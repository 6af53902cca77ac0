import { type RefObject, useEffect, useRef } from 'react'
import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'

/** The order of the rows at that time. */
type Place = { id: string; row: Element; order: readonly string[] }

/**
 * When the focused row leaves the list, the next or previous row gets the focus.
 * @param top contains the rows
 * @param transfers undefined while they load
 */
export function useRowFocus(
  top: RefObject<HTMLElement | null>,
  transfers: readonly ListedTransfer[] | undefined,
  onLost: () => void,
): void {
  const place = useRef<Place>(undefined)
  const order = useRef<readonly string[]>([])

  useEffect(() => {
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLElement)) return
      const row = target.closest<HTMLElement>('[data-row]')
      if (row?.dataset.row) place.current = { id: row.dataset.row, row, order: order.current }
      // A row's dialog does not count as leaving the row.
      else if (!target.closest('dialog')) place.current = undefined
    }
    for (const type of ['focusin', 'pointerdown']) document.addEventListener(type, note)
    return () => {
      for (const type of ['focusin', 'pointerdown']) document.removeEventListener(type, note)
    }
  }, [])

  useEffect(() => {
    if (!transfers) return
    const ids = transfers.map(({ id }) => id)
    order.current = ids
    const { current } = place
    if (!current) return
    if (ids.includes(current.id)) current.order = ids
    if (current.row.isConnected || document.activeElement !== document.body) return
    place.current = undefined
    const next = CSS.escape(nearest(current, ids) ?? '')
    const name = top.current?.querySelector<HTMLElement>(`[data-row="${next}"] button`)
    if (name) name.focus()
    else onLost()
  })
}

/** After a page change, this is the last row. */
function nearest({ id, order }: Place, ids: readonly string[]): string | undefined {
  const at = order.indexOf(id)
  const wanted = [...order.slice(at), ...order.slice(0, at).toReversed()]
  return wanted.find(each => ids.includes(each)) ?? ids.at(-1)
}
