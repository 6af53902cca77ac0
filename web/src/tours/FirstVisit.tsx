import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { PageName } from '../../../shared/domain/pages.ts'
import { getTour, type TourName } from '../../../shared/domain/tours.ts'
import { useAddOnView } from '../shell/addOnView.ts'
import { isTourKnown } from './knownTours.ts'

/** Until the page has its content. */
const DELAY_MS = 1500

type Tour = ComponentType<{ name: TourName; isAsked: boolean; onEnd: () => void }>

/** The tour of a page at its first visit, or when a person asks for it in How to Use. Later visits load nothing. */
export function FirstVisit({ page }: { page: PageName }) {
  const name = getTour(page)
  const isAddOnView = useAddOnView()
  const [isDue, setIsDue] = useState(() => name !== undefined && !isAddOnView && !isTourKnown(name))
  const isAsked = useLocation().state?.isTourAsked === true
  const [Tour, setTour] = useState<Tour>()

  useEffect(() => {
    if (!isDue) return
    let isLeft = false
    const load = async () => {
      try {
        const loaded = await import('./Tour.tsx')
        if (!isLeft) setTour(() => loaded.Tour)
      } catch {
        // The next visit tries again.
      }
    }
    const timer = setTimeout(load, isAsked ? 0 : DELAY_MS)
    const stop = () => {
      clearTimeout(timer)
      isLeft = true
    }
    // Does not interrupt a person who has begun to work. The next visit shows the tour.
    const events = isAsked ? [] : (['keydown', 'pointerdown', 'input', 'drop'] as const)
    for (const event of events) addEventListener(event, stop, { once: true, capture: true })
    return () => {
      stop()
      for (const event of events) removeEventListener(event, stop, { capture: true })
    }
  }, [isDue, isAsked])

  if (!isDue || name === undefined || Tour === undefined) return null
  return <Tour name={name} isAsked={isAsked} onEnd={() => setIsDue(false)} />
}
