import type { ErrorReply } from '../../../shared/contract/errors.ts'
import { translations } from '../../../shared/texts/en/sentences.ts'
import { findTranslation } from '../../../shared/texts/findTranslation.ts'

/** A sentence of the server, which writes English, in the language of the page; an unknown one stays English. */
export function translateSentence(sentence: string): string {
  return findTranslation(sentence, translations)
}

/** A refusal with its sentences in the language of the page. */
export function translateReply(reply: ErrorReply | undefined): ErrorReply | undefined {
  if (reply === undefined) return undefined
  return {
    ...reply,
    errorMessage: translateSentence(reply.errorMessage),
    ...(reply.fields && {
      fields: reply.fields.map(field => ({ ...field, message: translateSentence(field.message) })),
    }),
  }
}
