import type { Source } from '../../source.ts'
import type { Extracted, TextLocation } from '../extracted.ts'
import type { Scope } from '../format.ts'
import { NotInspectable } from '../notInspectable.ts'
import { findNativeData, readNative } from '../office/nativeData.ts'
import { memorySource, readBytes } from '../sources.ts'
import { RtfText } from './rtfText.ts'
import { RtfTokens } from './rtfTokens.ts'

const SIGNATURE = '{\\rtf'
const MAX_ASIDE = 1024 * 1024

/**
 * Reads Rich Text Format 1.9.1: the text flow, then headers, footers, notes, comments, field instructions and
 * properties. Embedded objects go through `scope.nested`; pictures are not inspectable.
 * @throws NotInspectable `broken` when it is not RTF or ends early, `tooDeep` beyond 1,000 nested groups
 */
export async function* rtf(source: Source, scope: Scope): AsyncGenerator<Extracted> {
  const text = new RtfText()
  const tokens = new RtfTokens(text)
  const place: TextLocation = { ...scope.place }

  function* toText(piece: string, of: TextLocation): Generator<Extracted> {
    if (piece === '') return
    yield { kind: 'text', text: piece, place: of }
  }
  function* drain(): Generator<Extracted> {
    const isAsideDue = text.aside.isFull && (text.flow.endsLine || text.aside.length > MAX_ASIDE)
    if (text.flow.isFull || isAsideDue) yield* toText(text.flow.take(), place)
    if (isAsideDue) yield* toText(text.aside.take(), { ...place })
  }

  async function* drainObjects(): AsyncGenerator<Extracted> {
    for (const object of text.objects.splice(0)) {
      const data = object && findNativeData(object)
      if (data !== undefined) yield* readNative(memorySource(data), scope)
      else {
        scope.budget.entry()
        yield { kind: 'notInspectable', reason: 'unsupported', place: scope.place }
      }
    }
  }

  await assertSignature(source)
  for await (const chunk of source.read(0, source.size)) {
    tokens.push(chunk)
    yield* drain()
    yield* drainObjects()
  }
  text.end()
  yield* drain()
  yield* drainObjects()
  yield* toText(text.flow.takeRest(), place)
  yield* toText(text.aside.takeRest(), { ...place })
  if (text.hasPictures) yield { kind: 'notInspectable', reason: 'unsupported', place: scope.place }
  if (text.hasTextInFonts) throw new NotInspectable('broken', 'The table of fonts has no end.')
  if (text.isOpen) throw new NotInspectable('broken', 'The document ends within a group.')
}

async function assertSignature(source: Source) {
  const start = (await readBytes(source, 0, SIGNATURE.length)).toString('latin1')
  if (start !== SIGNATURE) throw new NotInspectable('broken', 'The document does not begin with the RTF signature.')
}
