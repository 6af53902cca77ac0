import Alert from '@cloudscape-design/components/alert'
import { useDeferredValue, useId, useMemo } from 'react'
import type { PolicyForm } from '../../../../../shared/domain/policies/policyForm.ts'
import { policyEditor } from '../../../../../shared/texts/en/policyEditor.ts'
import { explainDraft } from './draftMeaning.ts'
import styles from './form.module.css'
import type { PolicyDraft } from './policyDraft.ts'

type Props = { draft: PolicyDraft; form: PolicyForm; otherNames: readonly string[] }

export function DraftSummary({ draft, form, otherNames }: Props) {
  const heading = useId()
  const shown = useDeferredValue(draft)
  const { summary, isUnfinished, notes, warnings } = useMemo(
    () => explainDraft(shown, form, otherNames),
    [shown, form, otherNames],
  )
  return (
    <section className={styles.meaning} aria-labelledby={heading}>
      <h3 id={heading}>{policyEditor.summary}</h3>
      <p className={styles.sentence}>{summary}</p>
      {isUnfinished && <p className={styles.help}>{policyEditor.unfinished}</p>}
      {notes.map(note => (
        <p key={note} className={styles.help}>
          {note}
        </p>
      ))}
      {warnings.map(warning => (
        <div key={warning} role="status">
          <Alert type="warning">{warning}</Alert>
        </div>
      ))}
    </section>
  )
}
