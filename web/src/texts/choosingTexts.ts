import { createContext, use } from 'react'
import { type ChoosingTexts, choosing } from '../../../shared/texts/en/choosing.ts'

export const ChoosingTextsContext = createContext<ChoosingTexts>(choosing)

export function useChoosingTexts(): ChoosingTexts {
  return use(ChoosingTextsContext)
}
