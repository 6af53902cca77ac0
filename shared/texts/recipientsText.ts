import { words } from './en/words.ts'

/** 'ana@one.example', or 'ana@one.example and 2 more'. */
export function recipientsText([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : words.several.andOthers(first, others.length)
}
