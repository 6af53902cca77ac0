import { type RefObject, useEffect, useRef } from 'react'
import type { ListedTransfer } from '../../../../shared/domain/listedTransfer.ts'

/** Where somebody is in the list: the row, and what stood there with it when it was last there. */
type Place = { id: string; row: Element; order: readonly string[] }

/**
 * Whoever is in a row that leaves the list goes on from the one after it, or else from the one before it.
 * @param top what the rows are in
 * @param transfers those of the rows; undefined while they are on their way
 * @param onLost called where no row is left
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
      // What is asked about a row is not in it.
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

/** The same where it is still there, as in another shape; where none is, they are the page before. */
function nearest({ id, order }: Place, ids: readonly string[]): string | undefined {
  const at = order.indexOf(id)
  const wanted = [...order.slice(at), ...order.slice(0, at).toReversed()]
  return wanted.find(each => ids.includes(each)) ?? ids.at(-1)
}
