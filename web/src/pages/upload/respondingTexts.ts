import { type SendingTexts, sending } from '../../../../shared/texts/en/sending.ts'
import { responding } from '../../../../shared/texts/en/upload.ts'

export function getRespondingTexts(): SendingTexts {
  return { ...sending, ...responding }
}
