import Button from '@cloudscape-design/components/button'
import type { Suggestion } from '../../../shared/domain/anonymisation.ts'
import { methodLabels } from '../../../shared/texts/anonymiseDialog.ts'
import { infoTypeText } from '../../../shared/texts/inspection.ts'
import type { Column } from './columns.ts'
import styles from './suggestedMethod.module.css'

type Props = { column: Column; onApply: (suggestions: readonly Suggestion[]) => void }

export function SuggestedMethod({ column: { name, form, suggestion }, onApply }: Props) {
  if (!suggestion) return null
  const label = methodLabels[suggestion.rule.anonymizationMethod]
  return (
    <div className={styles.suggestion}>
      <span>Looks like {infoTypeText(suggestion.infoType).many}</span>
      {form.method === 'none' && (
        <Button variant="inline-link" ariaLabel={`Use ${label} for ${name}`} onClick={() => onApply([suggestion])}>
          Use {label}
        </Button>
      )}
    </div>
  )
}
