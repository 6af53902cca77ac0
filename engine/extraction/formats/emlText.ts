import type { Source } from '../../source.ts'
import type { Extracted, TextLocation } from '../extracted.ts'
import { type CharsetDecoder, guessingDecoder } from '../text/charsetDecoder.ts'
import { Pieces } from './emlPieces.ts'

const PGP_MESSAGE = '-----BEGIN PGP MESSAGE-----'

/** The text of a source, in pieces; a message that PGP locked within it is told of, and what the decoder faults. */
export async function* plainText(
  source: Source,
  decoder: CharsetDecoder = guessingDecoder(),
  place: TextLocation,
): AsyncGenerator<Extracted> {
  const pieces = new Pieces()
  let isLocked = false
  let tail = ''
  const taken = (text: string): Extracted => {
    isLocked ||= (tail + text).includes(PGP_MESSAGE)
    tail = text.slice(-PGP_MESSAGE.length)
    return { kind: 'text', text, place }
  }
  for await (const chunk of source.read(0, source.size)) {
    pieces.add(decoder.decode(chunk))
    if (pieces.isFull) yield taken(pieces.take())
  }
  pieces.add(decoder.end())
  const rest = pieces.takeRest()
  if (rest !== '') yield taken(rest)
  const fault = decoder.fault?.()
  if (fault !== undefined) yield { kind: 'notInspectable', reason: fault, place }
  if (isLocked) yield { kind: 'notInspectable', reason: 'password', place }
}
