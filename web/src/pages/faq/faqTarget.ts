import { toFaqHash } from '../../../../shared/domain/faqHash.ts'
import { type FaqSection, faqQuestions } from '../../../../shared/domain/faqQuestions.ts'

/** A question that the hash names: by its index, or by the key that other pages use. */
export type FaqTarget = { section: FaqSection; index: number } | 'gone' | undefined

export function faqTarget(
  hash: string,
  questions: Record<FaqSection, readonly { key?: string | undefined }[]>,
): FaqTarget {
  if (!hash.startsWith('#faq-')) return undefined
  const found = /^#faq-(recipient|org)-(\w+)$/.exec(hash)
  if (!found) return 'gone'
  const [, section, name = ''] = found as unknown as [string, FaqSection, string]
  const index = /^\d+$/.test(name) ? Number(name) : questions[section].findIndex(({ key }) => key === name)
  if (index in questions[section]) return { section, index }
  // A page leads to a question that the organisation omits.
  return faqQuestions[section].some(key => key === name) ? undefined : 'gone'
}

/** The element of a question. */
export function toQuestionId({ section, index }: { section: FaqSection; index: number }): string {
  return toFaqHash(section, index)
}
