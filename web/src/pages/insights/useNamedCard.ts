import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Shows the card that the address names, as in `/insights#top-partners`. */
export function useNamedCard(page: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation()
  useEffect(() => {
    const cards = [...(page.current?.querySelectorAll<HTMLElement>('section[id]') ?? [])]
    const named = cards.find(({ id }) => `#${id}` === hash)
    if (!named) return
    named.dataset.named = ''
    named.scrollIntoView({ block: 'start' })
    named.focus({ preventScroll: true })
    return () => {
      delete named.dataset.named
    }
  }, [hash, page])
}
