import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { attribute } from '../markup/attributes.ts'
import { scan, scanned } from '../markup/scanned.ts'
import { OfficePackage, type Part } from '../office/officePackage.ts'
import { OfficeText } from '../office/officeText.ts'

/** What slides share, or share with each other: read once, without a page. */
const SHARED = /\/(?:slideLayout|slideMaster|slide|image|theme)$/

/** Reads a presentation (ECMA-376, PresentationML): slides as pages, each with its notes, comments and diagrams. */
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
      // `id` comes twice, and the one with a prefix is meant (19.2.1.33).
      const id = /\w:id\s*=\s*["']([^"']*)/.exec(attributes)?.[1]
      const slide = opened.part(targets.get(id ?? attribute(attributes, 'id') ?? '') ?? '')
      if (slide !== undefined) slides.add(slide)
    },
    close() {},
    text() {},
  })
  return [...slides]
}
