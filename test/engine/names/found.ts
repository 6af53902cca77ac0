import { namesDetector } from '../../../engine/inspection/names/namesDetector.ts'
import type { InfoType } from '../../../shared/domain/inspection.ts'

const detector = namesDetector()

/** In the order of the text; of a column if a header is given. */
function found(infoType: InfoType, text: string, header?: string): string[] {
  const spans: [number, string][] = []
  detector.find({ text, header }, (kind, start, end) => {
    if (kind === infoType) spans.push([start, text.slice(start, end)])
  })
  return spans.sort(([a], [b]) => a - b).map(([, span]) => span)
}

export const persons = (text: string, header?: string) => found('PERSON_NAME', text, header)
export const places = (text: string, header?: string) => found('LOCATION', text, header)
export const addresses = (text: string, header?: string) => found('STREET_ADDRESS', text, header)
