import Button from '@cloudscape-design/components/button'
import type { Suggestion } from '../../../shared/domain/anonymisation.ts'
import { anonymize as texts } from '../../../shared/texts/en/anonymize.ts'
import { words } from '../../../shared/texts/en/words.ts'
import { infoTypeText } from '../../../shared/texts/inspection.ts'
import type { Column } from './columns.ts'
import styles from './suggestedMethod.module.css'

type Props = { column: Column; onApply: (suggestions: readonly Suggestion[]) => void }

export function SuggestedMethod({ column: { name, form, suggestion }, onApply }: Props) {
  if (!suggestion) return null
  const label = words.methods[suggestion.rule.anonymizationMethod]
  return (
    <div className={styles.suggestion}>
      <span>{texts.looksLike(infoTypeText(suggestion.infoType).many)}</span>
      {form.method === 'none' && (
        <Button variant="inline-link" ariaLabel={texts.chooseFor(label, name)} onClick={() => onApply([suggestion])}>
          {texts.choose(label)}
        </Button>
      )}
    </div>
  )
}
