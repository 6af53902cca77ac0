import type { Passage } from './passage.ts'
import type { Language } from './values/halfValues.ts'
import type { Voice } from './voice.ts'

export type Block = { paragraph: Passage } | { header: readonly string[]; rows: readonly (readonly Passage[])[] }

/** A document, independent of its format; `title` has no labels and becomes the file name. */
export type Draft = { title: string; blocks: readonly Block[] }

/** `raw` templates are complete texts, such as logs: their one paragraph is the file. */
export type Template = {
  name: string
  language: Language
  kind: 'prose' | 'table' | 'raw'
  extension?: string
  write(voice: Voice): Draft
}

export function paragraphs(...passages: Passage[]): Block[] {
  return passages.map(paragraph => ({ paragraph }))
}

export function table(header: readonly string[], rows: readonly (readonly Passage[])[]): Block {
  return { header, rows }
}

export function toPassages(draft: Draft): Passage[] {
  return draft.blocks.flatMap(block => ('paragraph' in block ? [block.paragraph] : block.rows.flat()))
}
