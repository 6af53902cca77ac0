import { createContext, use } from 'react'
import { type ChoosingTexts, choosing } from '../../../shared/texts/en/choosing.ts'

/** A page in another language gives its own. */
export const ChoosingTextsContext = createContext<ChoosingTexts>(choosing)

/** What is said where files are chosen and listed, in the language of the page. */
export function useChoosingTexts(): ChoosingTexts {
  return use(ChoosingTextsContext)
}
