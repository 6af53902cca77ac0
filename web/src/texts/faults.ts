import type * as z from 'zod'
import { translateSentence } from './sentences.ts'

/** What a schema says first about a value, in the language of the page. */
export function firstFault(schema: z.ZodType, value: unknown): string | undefined {
  const message = schema.safeParse(value).error?.issues[0]?.message
  return message && translateSentence(message)
}
