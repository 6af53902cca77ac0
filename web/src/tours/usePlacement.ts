import { type RefObject, useLayoutEffect } from 'react'

const GAP = 12
const MARGIN = 12

type Parts = { spot: RefObject<HTMLElement | null>; box: RefObject<HTMLElement | null> }

/** Frames the target and puts the box below it, above it, or at the bottom of the window. */
export function usePlacement(target: Element | undefined, { spot, box }: Parts): void {
  useLayoutEffect(() => {
    if (target === undefined) return
    const place = () => {
      if (spot.current && box.current) placeAt(target.getBoundingClientRect(), spot.current, box.current)
    }
    target.scrollIntoView({ block: 'nearest' })
    if (isCovered(target)) scrollBy(0, target.getBoundingClientRect().top - innerHeight / 4)
    place()
    const events = ['resize', 'scroll'] as const
    for (const event of events) addEventListener(event, place, true)
    return () => {
      for (const event of events) removeEventListener(event, place, true)
    }
  }, [target, spot, box])
}

/** Behind the header, or without space for the box below. */
function isCovered(target: Element): boolean {
  const { top, bottom } = target.getBoundingClientRect()
  return top < 80 || bottom > innerHeight * 0.6
}

function placeAt(target: DOMRect, spot: HTMLElement, box: HTMLElement) {
  setBounds(spot, { left: target.left - 6, top: target.top - 6 })
  spot.style.setProperty('width', `${target.width + 12}px`)
  spot.style.setProperty('height', `${target.height + 12}px`)
  const { width, height } = box.getBoundingClientRect()
  const below = target.bottom + GAP
  const above = target.top - GAP - height
  const lowest = innerHeight - height - MARGIN
  const top = below <= lowest ? below : above >= MARGIN ? above : lowest
  const left = Math.max(MARGIN, Math.min(target.left, innerWidth - width - MARGIN))
  setBounds(box, { left, top })
}

function setBounds(element: HTMLElement, { left, top }: { left: number; top: number }) {
  element.style.setProperty('left', `${left}px`)
  element.style.setProperty('top', `${top}px`)
}
