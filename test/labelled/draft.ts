import type { Passage } from './passage.ts'
import type { Language } from './values/halfValues.ts'
import type { Voice } from './voice.ts'

/** A piece of a document before it has a format. */
export type Block = { paragraph: Passage } | { header: readonly string[]; rows: readonly (readonly Passage[])[] }

/** A document before it has a format; `title` bears no labels and makes its file's name. */
export type Draft = { title: string; blocks: readonly Block[] }

/** `raw` templates are texts of their own kind, such as logs: their one paragraph is the file. */
export type Template = {
  name: string
  language: Language
  kind: 'prose' | 'table' | 'raw'
  /** Of raw templates. */
  extension?: string
  write(voice: Voice): Draft
}

/** Paragraphs of a draft. */
export function paragraphs(...passages: Passage[]): Block[] {
  return passages.map(paragraph => ({ paragraph }))
}

export function table(header: readonly string[], rows: readonly (readonly Passage[])[]): Block {
  return { header, rows }
}

export function toPassages(draft: Draft): Passage[] {
  return draft.blocks.flatMap(block => ('paragraph' in block ? [block.paragraph] : block.rows.flat()))
}
