/** What a person needs at least, from the page to the press that opens the files. */
const MIN_MOVES = 8
const MIN_TAP_MILLISECONDS = 20
const MIN_PAGE_MILLISECONDS = 800
const MIN_PAUSE_MILLISECONDS = 250
/** Assistive technology activates a control without keys and pointers, after it has read the page. */
const MIN_READING_MILLISECONDS = 2000

/** Counts only, of this page. They are sent nowhere. */
const seen = { moves: 0, others: 0 }
let pressed: { by: string; downAt: number; upAt: number } | undefined

export type Times = { shownAt: number; tickedAt: number }

/** Events of programs in the page are not trusted. https://dom.spec.whatwg.org/#dom-event-istrusted */
export function watchPresence(): void {
  const on = (names: string[], listener: (event: Event) => void) => {
    for (const name of names)
      addEventListener(name, event => event.isTrusted && listener(event), { capture: true, passive: true })
  }
  on(['pointermove'], () => {
    seen.moves += 1
  })
  on(['wheel', 'touchstart', 'keydown'], () => {
    seen.others += 1
  })
  on(['pointerdown', 'keydown'], event => {
    const by = event instanceof PointerEvent ? event.pointerType : 'key'
    pressed = { by, downAt: event.timeStamp, upAt: event.timeStamp }
  })
  on(['pointerup'], event => {
    if (pressed) pressed.upAt = event.timeStamp
  })
}

/** Whether anything was done on the page. */
export function isPresent(): boolean {
  return !isDriven() && (seen.moves >= MIN_MOVES || seen.others > 0)
}

/** On the clock of `Event.timeStamp`. */
export function getTime(): number {
  return new Event('now').timeStamp
}

/**
 * Whether a press looks like that of a person. Mail systems render pages and press buttons as well: at once, without a way to the
 * button, or by a program in the page. No recipient is refused because of it (`personStep.ts`).
 */
export function isByPerson(press: Event, { shownAt, tickedAt }: Times): boolean {
  const by = pressed
  pressed = undefined
  if (!press.isTrusted || isDriven()) return false
  const onPage = press.timeStamp - shownAt
  const sinceTick = press.timeStamp - tickedAt
  if (by === undefined) return onPage >= MIN_READING_MILLISECONDS && sinceTick >= MIN_PAUSE_MILLISECONDS
  if (onPage < MIN_PAGE_MILLISECONDS || sinceTick < MIN_PAUSE_MILLISECONDS) return false
  if (by.by === 'mouse') return seen.moves >= MIN_MOVES
  return by.by === 'key' || by.upAt - by.downAt >= MIN_TAP_MILLISECONDS
}

/** Of a second press, which was asked for: assistive technology may press without a way to the button. */
export function isDeliberate(press: Event, readyAt: number): boolean {
  return press.isTrusted && !isDriven() && press.timeStamp - readyAt >= MIN_PAUSE_MILLISECONDS
}

/** https://www.w3.org/TR/webdriver2/#interface */
function isDriven(): boolean {
  return navigator.webdriver === true
}
