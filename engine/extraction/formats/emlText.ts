import type { Source } from '../../source.ts'
import type { Extracted, TextLocation } from '../extracted.ts'
import type { CharsetDecoder } from '../text/charsetDecoder.ts'
import { guessingDecoder } from '../text/guessingDecoder.ts'
import { Pieces } from './emlPieces.ts'

const PGP_MESSAGE = '-----BEGIN PGP MESSAGE-----'

/** Text in pieces, then decoding faults and encrypted PGP messages as not inspectable. */
export async function* plainText(
  source: Source,
  decoder: CharsetDecoder = guessingDecoder(),
  place: TextLocation,
): AsyncGenerator<Extracted> {
  const pieces = new Pieces()
  let isLocked = false
  let tail = ''
  const toText = (text: string): Extracted => {
    isLocked ||= (tail + text).includes(PGP_MESSAGE)
    tail = text.slice(-PGP_MESSAGE.length)
    return { kind: 'text', text, place }
  }
  for await (const chunk of source.read(0, source.size)) {
    pieces.add(decoder.decode(chunk))
    if (pieces.isFull) yield toText(pieces.take())
  }
  pieces.add(decoder.end())
  const rest = pieces.takeRest()
  if (rest !== '') yield toText(rest)
  const assumed = decoder.assumed?.()
  if (assumed !== undefined) yield { kind: 'assumed', encoding: assumed, place }
  const fault = decoder.fault?.()
  if (fault !== undefined) yield { kind: 'notInspectable', reason: fault, place }
  if (isLocked) yield { kind: 'notInspectable', reason: 'password', place }
}
