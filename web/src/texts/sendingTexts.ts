import { createContext, use } from 'react'
import { type SendingTexts, sending } from '../../../shared/texts/en/sending.ts'

/** A page in another language gives its own. */
export const SendingTextsContext = createContext<SendingTexts>(sending)

/** What is said while files are on their way, in the language of the page. */
export function useSendingTexts(): SendingTexts {
  return use(SendingTextsContext)
}
