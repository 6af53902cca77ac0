import { toFaqHash } from '../../../shared/domain/faqHash.ts'
import type { RecipientQuestion } from '../../../shared/domain/faqQuestions.ts'
import { element } from './dom.ts'
import { texts } from './texts.ts'

/** The answer of the FAQ, in a tab of its own: the recipient returns to this page. */
export function helpLink(question: RecipientQuestion): HTMLElement {
  const href = `/faq#${toFaqHash('recipient', question)}`
  return element('p', {}, element('a', { href, target: '_blank', rel: 'noreferrer' }, texts.whatCanIDo))
}
