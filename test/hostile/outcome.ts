import type { Extracted } from '../../engine/extraction/extracted.ts'
import { MARKER } from './deepTexts.ts'

/** What a reader said. */
export async function outcome(events: AsyncIterable<Extracted>) {
  const reasons = new Set<string>()
  let characters = 0
  let last = ''
  let isMarkerFound = false
  for await (const event of events) {
    if (event.kind === 'text') {
      characters += event.text.length
      last = last.slice(-MARKER.length) + event.text
      isMarkerFound ||= last.includes(MARKER)
    }
    if (event.kind === 'notInspectable') reasons.add(event.reason)
  }
  return { characters, reasons: [...reasons], isMarkerFound }
}
