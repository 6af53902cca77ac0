import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { scanned } from '../markup/scanned.ts'
import { OfficePackage, type Part } from '../office/officePackage.ts'
import { OfficeText } from '../office/officeText.ts'

/** Reads a word processor's document (ECMA-376, WordprocessingML): its body first, then all else that it holds. */
export async function* docx(source: Source, scope: ContainerScope): AsyncIterable<Extracted> {
  const opened = await OfficePackage.open(source, scope)
  const readMarkup = (part: Part) => scanned(opened.read(part), new OfficeText({ ...scope.place }))
  for (const part of opened.ofType('document.main+xml', 'template.main+xml', 'macroEnabled.main+xml')) {
    yield* opened.safely(part, readMarkup(part))
  }
  yield* opened.rest(readMarkup)
}
