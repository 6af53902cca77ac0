import type { Transfer } from '../../../shared/domain/transfer.ts'
import { isLanguage, type Language } from '../../../shared/texts/language.ts'

/** English for transfers of earlier versions, and for a language that only a newer version has. */
export function getSenderLanguage({ senderLanguage }: Pick<Transfer, 'senderLanguage'>): Language {
  return isLanguage(senderLanguage) ? senderLanguage : 'en'
}
