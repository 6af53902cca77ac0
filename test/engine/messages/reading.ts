import { Budget } from '../../../engine/extraction/budget.ts'
import type { Extracted } from '../../../engine/extraction/extracted.ts'
import type { Format } from '../../../engine/extraction/format.ts'
import { NotInspectable } from '../../../engine/extraction/notInspectable.ts'
import type { Source } from '../../../engine/source.ts'

/** Texts of the same place are joined; embedded files are unchanged. */
export type Reading = {
  texts: { text: string; page?: number | undefined; path?: readonly string[] | undefined }[]
  notInspectable: {
    reason: string
    isPicture?: boolean
    page?: number | undefined
    path?: readonly string[] | undefined
  }[]
  nested: { name: string; bytes: Buffer }[]
  stopped: string | undefined
}

/** @param most bytes to yield before the source fails */
function createSource(bytes: Uint8Array, step = 64 * 1024, most = Number.POSITIVE_INFINITY): Source {
  let given = 0
  return {
    size: bytes.length,
    async *read(start, end) {
      if (start > end || end > bytes.length) throw new Error('Nobody reads beyond the end.')
      for (let at = start; at < end; at += step) {
        given += Math.min(end - at, step)
        if (given > most) throw new Error('The disk fails.')
        yield bytes.subarray(at, Math.min(end, at + step))
      }
    },
  }
}

/** Rethrows any error except NotInspectable. */
export async function read(
  format: Format,
  content: Uint8Array | string,
  step?: number,
  most?: number,
): Promise<Reading> {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
  const reading: Reading = { texts: [], notInspectable: [], nested: [], stopped: undefined }
  const budget = new Budget(bytes.length)
  const assume = () => undefined
  async function* nested(source: Source, name: string): AsyncGenerator<Extracted> {
    budget.entry()
    const pieces: Uint8Array[] = []
    for await (const piece of source.read(0, source.size)) pieces.push(Uint8Array.from(piece))
    reading.nested.push({ name, bytes: Buffer.concat(pieces) })
    yield { kind: 'text', text: `[${name}]`, place: { path: [name] } }
  }
  let last: unknown
  try {
    for await (const one of format(createSource(bytes, step, most), { budget, place: {}, nested, assume })) {
      const { page, path } = one.place
      const place = { ...(page !== undefined && { page }), ...(path !== undefined && { path }) }
      if (one.kind === 'notInspectable') {
        const { reason, isPicture } = one
        reading.notInspectable.push({ reason, ...(isPicture && { isPicture }), ...place })
      }
      if (one.kind !== 'text') continue
      const text = reading.texts.at(-1)
      if (last === one.place && text) text.text += one.text
      else reading.texts.push({ text: one.text, ...place })
      last = one.place
    }
  } catch (error) {
    if (!(error instanceof NotInspectable)) throw error
    reading.stopped = error.reason
  }
  return reading
}

export function allText({ texts }: Reading): string {
  return texts.map(({ text }) => text).join('\n')
}
