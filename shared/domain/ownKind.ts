import * as z from 'zod'
import { OwnInfoType } from './inspection.ts'

const Phrase = z
  .string()
  .min(2)
  .max(100)
  .regex(/\p{L}|\p{N}/u, 'Write a word with a letter or digit.')

/** A kind of sensitive data that an organisation defines, in one of three ways. */
export const OwnKind = z
  .strictObject({
    id: OwnInfoType,
    /** A dictionary: whole words or phrases, in any case. */
    words: z.array(Phrase).min(1).max(10_000).optional(),
    /** In the syntax of RE2, which matches in linear time. */
    pattern: z.string().min(1).max(500).optional(),
    /** A file that `bin/hashValues.ts` writes, relative to the settings. */
    valuesFile: z.string().min(1).optional(),
    /** Words of which one must come shortly before a match. */
    after: z.array(Phrase).min(1).max(50).optional(),
  })
  .refine(
    ({ words, pattern, valuesFile }) => [words, pattern, valuesFile].filter(way => way !== undefined).length === 1,
    'Write words, a pattern or a valuesFile: one of them.',
  )
export type OwnKind = z.infer<typeof OwnKind>
