import { toFaqHash } from '../../../shared/domain/faqHash.ts'
import type { OrgQuestion, RecipientQuestion } from '../../../shared/domain/faqQuestions.ts'
import { pages } from '../../../shared/domain/pages.ts'
import { common } from '../../../shared/texts/en/common.ts'

type Props =
  | { section: 'recipient'; question: RecipientQuestion }
  | { section: 'org'; question: OrgQuestion }
  | { section?: undefined; question?: undefined }

/**
 * The answer of the FAQ where a person is stuck, or all answers where no question fits. In a tab of its own: the work on
 * this page stays.
 */
export function HelpLink({ section, question }: Props) {
  const hash = section === undefined ? '' : `#${toFaqHash(section, question)}`
  return (
    <a href={`${pages.faq.path}${hash}`} target="_blank" rel="noreferrer">
      {common.whatCanIDo}
      <span className="visually-hidden"> {common.opensInNewTab}</span>
    </a>
  )
}
