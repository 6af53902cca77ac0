import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { findAttribute } from '../markup/attributes.ts'
import { scan, scanned } from '../markup/scanned.ts'
import { OfficePackage, type Part } from '../office/officePackage.ts'
import { OfficeText } from '../office/officeText.ts'

const SHARED = /\/(?:slideLayout|slideMaster|slide|image|theme)$/

/** Reads PresentationML (ECMA-376): slides as pages with notes, comments and diagrams. */
export async function* pptx(source: Source, scope: ContainerScope): AsyncIterable<Extracted> {
  const opened = await OfficePackage.open(source, scope)
  const readMarkup = (part: Part, page?: number) =>
    scanned(opened.read(part), new OfficeText(page === undefined ? { ...scope.place } : { ...scope.place, page }))

  for (const [index, slide] of (await slidesInOrder(opened)).entries()) {
    yield* opened.safely(slide, readMarkup(slide, index + 1))
    for (const { target, type, isExternal } of await opened.readRelationships(slide)) {
      const part = isExternal || SHARED.test(type) ? undefined : opened.part(target)
      if (part?.type.endsWith('xml') && !opened.isRead(part)) yield* opened.safely(part, readMarkup(part, index + 1))
    }
  }
  yield* opened.rest(readMarkup)
}

async function slidesInOrder(opened: OfficePackage): Promise<Part[]> {
  const [presentation] = opened.ofType('presentation.main+xml', 'slideshow.main+xml', 'template.main+xml')
  if (presentation === undefined) return []
  const targets = new Map((await opened.readRelationships(presentation)).map(({ id, target }) => [id, target]))
  const slides = new Set<Part>()
  await scan(opened.peek(presentation), {
    open(name, attributes) {
      if (name !== 'sldId') return
      // Two attributes are called `id`; the prefixed one is the reference (19.2.1.33).
      const id = /\w:id\s*=\s*["']([^"']*)/.exec(attributes)?.[1]
      const slide = opened.part(targets.get(id ?? findAttribute(attributes, 'id') ?? '') ?? '')
      if (slide !== undefined) slides.add(slide)
    },
    close() {},
    text() {},
  })
  return [...slides]
}
