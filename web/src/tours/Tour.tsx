import Button from '@cloudscape-design/components/button'
import { useEffect, useId, useRef, useState } from 'react'
import { type TourName, type TourStep, tours } from '../../../shared/domain/tours.ts'
import { tourControls, tourTexts } from '../../../shared/texts/en/tours.ts'
import { toModalEvents, useModal } from '../components/useModal.ts'
import { rememberTour } from './knownTours.ts'
import styles from './tour.module.css'
import { findTarget } from './tourTargets.ts'
import { usePlacement } from './usePlacement.ts'

type Step = { step: TourStep; target: Element }

/** The content of a page that a person asked to see explained may still load. */
const MAX_WAIT_MS = 3000
const LOOK_EVERY_MS = 100

type Props = {
  name: TourName
  /** In How to Use. Otherwise it starts only while no field of the page is in use. */
  isAsked: boolean
  onEnd: () => void
}

export function Tour({ name, isAsked, onEnd }: Props) {
  const [steps, setSteps] = useState(() => (isAsked || isQuiet() ? findSteps(name) : []))
  const [isWaiting, setIsWaiting] = useState(isAsked && steps.length < tours[name].length)
  const isShown = !isWaiting && steps.length > 1

  useEffect(() => {
    if (!isWaiting) return
    const end = Date.now() + MAX_WAIT_MS
    const timer = setInterval(() => {
      const found = findSteps(name)
      setSteps(found)
      if (found.length === tours[name].length || Date.now() > end) setIsWaiting(false)
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isWaiting, name])

  useEffect(() => {
    if (isWaiting) return
    if (isShown) rememberTour(name)
    else onEnd()
  }, [isWaiting, isShown, name, onEnd])

  return isShown ? <Steps name={name} steps={steps} onEnd={onEnd} /> : null
}

function Steps({ name, steps, onEnd }: { name: TourName; steps: readonly Step[]; onEnd: () => void }) {
  const [index, setIndex] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const spot = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const reopen = useModal(dialog, true, heading)
  const current = steps[index]
  usePlacement(current?.target, { spot, box })
  if (current === undefined) return null
  const { title, text } = getText(name, current.step)
  const isLast = index === steps.length - 1
  const go = (to: number) => {
    setIndex(to)
    heading.current?.focus()
  }

  return (
    <dialog ref={dialog} className={styles.tour} aria-labelledby={id} {...toModalEvents(onEnd, reopen)}>
      <div ref={spot} className={styles.spot} />
      <div ref={box} className={styles.box}>
        <div aria-live="polite">
          <p className={styles.position}>{tourControls.position(index + 1, steps.length)}</p>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p>{text}</p>
        </div>
        <div className={styles.foot}>
          {!isLast && (
            <Button variant="inline-link" onClick={onEnd}>
              {tourControls.skip}
            </Button>
          )}
          <span className={styles.turns}>
            {index > 0 && <Button onClick={() => go(index - 1)}>{tourControls.back}</Button>}
            <Button variant="primary" onClick={() => (isLast ? onEnd() : go(index + 1))}>
              {isLast ? tourControls.done : tourControls.next}
            </Button>
          </span>
        </div>
      </div>
    </dialog>
  )
}

/** Neither a dialog is open nor a field in use. */
function isQuiet(): boolean {
  const focused = document.activeElement
  const isInField = focused instanceof HTMLElement && focused.matches('input, textarea, select, [contenteditable]')
  return !isInField && document.querySelector('dialog[open]') === null
}

function findSteps(name: TourName): Step[] {
  return tours[name].flatMap(step => {
    const target = findTarget(name, step as never)
    return target ? [{ step, target }] : []
  })
}

function getText(name: TourName, step: TourStep): { title: string; text: string } {
  return (tourTexts[name] as Record<TourStep, { title: string; text: string }>)[step]
}
