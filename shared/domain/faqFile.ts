import * as z from 'zod'
import { type FaqSection, faqQuestions } from './faqQuestions.ts'

/** Of one file, in UTF-8. */
export const MAX_FAQ_BYTES = 1024 * 1024
const MAX_QUESTIONS = 200
const MAX_ANSWER = 20_000

const defaultKeys: readonly string[] = [...faqQuestions.recipient, ...faqQuestions.org]

const Key = z.enum(defaultKeys, { error: `Write the key of a default question: ${defaultKeys.join(', ')}.` })

const Question = z.strictObject(
  {
    /** Of a default question that this one replaces. */
    key: Key.optional(),
    question: z
      .string('Write a text.')
      .trim()
      .min(1, 'Write a question.')
      .max(300, 'Write at most 300 characters.')
      .regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u, 'Write one line, without control characters.'),
    /** HTML, which the page cleans before it shows it. */
    answer: z
      .string('Write HTML.')
      .trim()
      .min(1, 'Write an answer.')
      .max(MAX_ANSWER, `Write at most ${MAX_ANSWER} characters.`)
      .refine(text => text.isWellFormed(), 'The text is not well-formed Unicode.'),
  },
  'Write a question with question and answer.',
)

const Section = z.array(Question, 'Write a list of questions.').max(MAX_QUESTIONS, `Write at most ${MAX_QUESTIONS}.`)

/** The organisation's own questions in one language, over the default ones. */
export const FaqFile = z
  .strictObject(
    {
      recipient: Section.default([]),
      org: Section.default([]),
      /** Default questions that are not shown. */
      omit: z
        .union([z.literal('all'), z.array(Key)], 'Write "all", or a list of keys of default questions.')
        .default([]),
    },
    'Write an object with recipient, org and omit.',
  )
  .superRefine((file, context) => {
    for (const section of ['recipient', 'org'] as const) {
      const keys = file[section].flatMap(({ key }, index) => (key === undefined ? [] : [{ key, index }]))
      for (const { key, index } of keys) {
        const path = [section, index, 'key']
        const own: readonly string[] = faqQuestions[section]
        if (!own.includes(key))
          context.addIssue({ code: 'custom', path, message: 'This question is in the other section.' })
        if (keys.some(other => other.key === key && other.index < index))
          context.addIssue({ code: 'custom', path, message: 'An earlier question has this key.' })
      }
    }
  })
export type FaqFile = z.infer<typeof FaqFile>

/** @param language of `shared/texts/language.ts` */
export function toFaqPath(language: string): string {
  return `/faq.${language}.json`
}

export type ShownQuestion = {
  /** Of a default question, also if the organisation replaced it. */
  key?: string | undefined
  question: string
  answer: string
  isOwn: boolean
}

/** The questions of a section: the organisation's new ones, then the default ones with its replacements. */
export function mergeFaq(
  section: FaqSection,
  defaults: Readonly<Record<string, { question: string; answer: string }>>,
  file: FaqFile | undefined,
): ShownQuestion[] {
  const own = (file?.[section] ?? []).map(question => ({ ...question, isOwn: true }))
  const omitted = file?.omit ?? []
  const general = faqQuestions[section].flatMap((key): ShownQuestion[] => {
    const replaced = own.find(question => question.key === key)
    if (replaced) return [replaced]
    const found = defaults[key]
    return omitted === 'all' || omitted.includes(key) || !found ? [] : [{ key, ...found, isOwn: false }]
  })
  return [...own.filter(({ key }) => key === undefined), ...general]
}
