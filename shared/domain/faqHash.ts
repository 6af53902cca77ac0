import type { FaqSection } from './faqQuestions.ts'

/** `faq-{section}-{key or index}`, the specification's hash. */
export function toFaqHash(section: FaqSection, question: string | number): string {
  return `faq-${section}-${question}`
}
