import type { Source } from '../../source.ts'
import type { Extracted } from '../extracted.ts'
import type { Scope } from '../format.ts'
import { decoded } from '../text/decoded.ts'
import { legible } from '../text/legible.ts'

const PGP_MESSAGE = '-----BEGIN PGP MESSAGE-----'

/** Reports encrypted PGP messages. @throws NotInspectable as `legible` does */
export async function* txt(source: Source, { place }: Scope): AsyncIterable<Extracted> {
  let isLocked = false
  let tail = ''
  for await (const text of legible(decoded(source.read(0, source.size)))) {
    if (!isLocked && (tail + text).includes(PGP_MESSAGE)) {
      isLocked = true
      yield { kind: 'notInspectable', reason: 'password', place }
    }
    tail = text.slice(-PGP_MESSAGE.length)
    yield { kind: 'text', text, place }
  }
}
