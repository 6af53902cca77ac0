import { wantLaterCharts } from '../charts/laterCharts.ts'

const LOOK_EVERY_MS = 100
const TIMEOUT_MS = 20_000
/** Of a chart's transition. */
const SETTLED_AFTER_MS = 600

/** Waits for all cards, because a report with empty ones would be wrong. */
export async function printWhenLoaded(): Promise<void> {
  await wantLaterCharts().catch(() => {})
  const end = performance.now() + TIMEOUT_MS
  // The new range reaches the cards in the next frame.
  await pause(LOOK_EVERY_MS)
  while (document.querySelector('main [aria-busy=true]') && performance.now() < end) await pause(LOOK_EVERY_MS)
  await pause(SETTLED_AFTER_MS)
  print()
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}
