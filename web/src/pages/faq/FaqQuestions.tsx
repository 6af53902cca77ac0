import type { ShownQuestion } from '../../../../shared/domain/faqFile.ts'
import type { FaqSection } from '../../../../shared/domain/faqQuestions.ts'
import { faqPage } from '../../../../shared/texts/en/help.ts'
import { inLanguage } from '../../../../shared/texts/language.ts'
import { Panel } from '../../components/Panel.tsx'
import { Html } from '../../html/Html.tsx'
import { toPlainText } from '../../html/toPlainText.ts'
import { FoundText } from '../../search/FoundText.tsx'
import { toExcerpt } from '../../search/toExcerpt.ts'
import styles from './faqQuestions.module.css'

export type Listed = ShownQuestion & { id: string; section: FaqSection; lang: string | undefined }

type Props = {
  section: FaqSection
  items: readonly Listed[]
  /** Words that a search found. */
  words?: ReadonlySet<string> | undefined
  isOpen: (id: string) => boolean
  onToggle: (id: string, isOpen: boolean) => void
}

const noWords: ReadonlySet<string> = new Set()

export function FaqQuestions({ section, items, words = noWords, isOpen, onToggle }: Props) {
  return (
    <Panel title={section === 'recipient' ? faqPage.recipients : faqPage.org}>
      {items.length === 0 && <p>{section === 'recipient' ? faqPage.noRecipients : faqPage.noOrg}</p>}
      <div className={styles.list}>
        {items.map(({ id, question, answer, lang }) => (
          <details
            key={id}
            id={id}
            className={styles.item}
            open={isOpen(id)}
            onToggle={({ currentTarget }) => onToggle(id, currentTarget.open)}
          >
            <summary>
              <div className={styles.question}>
                <h3 {...inLanguage(lang)}>
                  <FoundText text={question} words={words} />
                </h3>
                {words.size > 0 && !isOpen(id) && (
                  <p className={styles.excerpt} {...inLanguage(lang)}>
                    <FoundText text={toExcerpt(toPlainText(answer), words)} words={words} />
                  </p>
                )}
              </div>
            </summary>
            {isOpen(id) && (
              <div className={styles.answer}>
                <Html html={answer} words={words} lang={lang} />
              </div>
            )}
          </details>
        ))}
      </div>
    </Panel>
  )
}
