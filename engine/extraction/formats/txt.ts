import type { Source } from '../../source.ts'
import type { Extracted } from '../extracted.ts'
import type { Scope } from '../format.ts'
import { decoded } from '../text/decoded.ts'
import { legible } from '../text/legible.ts'

const PGP_MESSAGE = '-----BEGIN PGP MESSAGE-----'
/** A file in letters (POSIX.1-2017, uuencode): its mode and name, then lines that begin with their length. */
const UUENCODED = /(?:^|\n)begin [0-7]{3,4} [^\r\n]{1,200}\r?\n[!-M][ -`]{2,80}\r?\n/
const TAIL_LENGTH = 320

/** Reports encrypted PGP messages and uuencoded files. @throws NotInspectable as `legible` does */
export async function* txt(source: Source, { place, assume }: Scope): AsyncIterable<Extracted> {
  let isLocked = false
  let hasFile = false
  let tail = ''
  for await (const text of legible(decoded(source.read(0, source.size), { assume }))) {
    if (!isLocked && (tail + text).includes(PGP_MESSAGE)) {
      isLocked = true
      yield { kind: 'notInspectable', reason: 'password', place }
    }
    if (!hasFile && (tail + text).includes('begin ') && UUENCODED.test(tail + text)) {
      hasFile = true
      yield { kind: 'notInspectable', reason: 'unsupported', place }
    }
    tail = text.slice(-TAIL_LENGTH)
    yield { kind: 'text', text, place }
  }
}
