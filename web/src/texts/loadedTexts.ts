type Texts = Readonly<Record<string, unknown>>

const catalogues = new Map<string, Texts>()

/** By area: sets the bindings of the module in the place of its catalogue. */
const takers = new Map<string, (texts: Texts) => void>()

/** Replaces those of another language. */
export function keepTexts(area: string, texts: Texts): void {
  catalogues.set(area, texts)
  takers.get(area)?.(texts)
}

export function hasTexts(area: string): boolean {
  return catalogues.has(area)
}

export function listAreas(): string[] {
  return [...catalogues.keys()]
}

/**
 * The build puts this in the place of an English catalogue. A chunk can have modules of several pages, whose texts are
 * not all loaded when it is evaluated.
 * @public
 */
export function takeTexts(area: string, take: (texts: Texts) => void): void {
  takers.set(area, take)
  const texts = catalogues.get(area)
  if (texts !== undefined) take(texts)
}
