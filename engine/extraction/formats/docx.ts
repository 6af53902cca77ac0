import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { scanned } from '../markup/scanned.ts'
import { OfficePackage, type Part } from '../office/officePackage.ts'
import { OfficeText } from '../office/officeText.ts'

/** Reads WordprocessingML (ECMA-376): first the body, then all other parts. */
export async function* docx(source: Source, scope: ContainerScope): AsyncIterable<Extracted> {
  const opened = await OfficePackage.open(source, scope)
  const readMarkup = (part: Part) => scanned(opened.read(part), new OfficeText({ ...scope.place }))
  for (const part of opened.ofType('document.main+xml', 'template.main+xml', 'macroEnabled.main+xml')) {
    yield* opened.safely(part, readMarkup(part))
  }
  yield* opened.rest(readMarkup)
}
