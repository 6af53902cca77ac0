import { createContext, use } from 'react'
import { type SendingTexts, sending } from '../../../shared/texts/en/sending.ts'

export const SendingTextsContext = createContext<SendingTexts>(sending)

export function useSendingTexts(): SendingTexts {
  return use(SendingTextsContext)
}
