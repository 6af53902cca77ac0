import { Budget } from '../../../engine/extraction/budget.ts'
import { extract } from '../../../engine/extraction/extract.ts'
import type { Extracted, TextLocation } from '../../../engine/extraction/extracted.ts'
import type { Source } from '../../../engine/source.ts'

/** Texts of the same place are joined, even if others came between them. */
export type Reading = {
  texts: (TextLocation & { text: string })[]
  notInspectable: (TextLocation & { reason: string; isPicture?: boolean })[]
  mismatches: { named: string; found: string }[]
}

/** Yields its bytes in steps, as storage does. */
export function createSource(bytes: Uint8Array, step = 64 * 1024): Source {
  return {
    size: bytes.length,
    async *read(start, end) {
      for (let at = start; at < end; at += step) yield bytes.subarray(at, Math.min(end, at + step))
    },
  }
}

export async function getReading(events: AsyncIterable<Extracted>): Promise<Reading> {
  const texts = new Map<TextLocation, string>()
  const reading: Reading = { texts: [], notInspectable: [], mismatches: [] }
  for await (const event of events) {
    if (event.kind === 'text') texts.set(event.place, (texts.get(event.place) ?? '') + event.text)
    else if (event.kind === 'notInspectable') {
      const { reason, isPicture, place } = event
      reading.notInspectable.push({ reason, ...(isPicture && { isPicture }), ...place })
    } else if (event.kind === 'mismatch') reading.mismatches.push({ named: event.named, found: event.found })
  }
  reading.texts = [...texts].map(([place, text]) => ({ text, ...place }))
  return reading
}

export function read(content: Uint8Array | string, name: string, step?: number): Promise<Reading> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return getReading(extract(createSource(bytes, step), name, new Budget(bytes.length)))
}

/** Without the names that archives list. */
export function toContents({ texts }: Reading): Reading['texts'] {
  return texts.filter(({ path }) => path !== undefined && !path.at(-1)?.endsWith('.zip'))
}

export async function toText(content: Uint8Array | string, name: string, step?: number): Promise<string> {
  const { texts } = await read(content, name, step)
  return texts.map(({ text }) => text).join('\n')
}
