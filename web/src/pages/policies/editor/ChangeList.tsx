import { policyChangeTexts } from '../../../../../shared/texts/en/policyEditor.ts'
import type { PolicyChange } from '../../../../../shared/texts/policyChanges.ts'
import styles from './form.module.css'

export function ChangeList({ changes }: { changes: readonly PolicyChange[] }) {
  if (changes.length === 0) return <p className={styles.help}>{policyChangeTexts.none}</p>
  return (
    <ul className={styles.changes}>
      {changes.map(({ kind, text }) => (
        <li key={`${kind} ${text}`} data-kind={kind}>
          <strong>{policyChangeTexts.kinds[kind]}</strong> {text}
        </li>
      ))}
    </ul>
  )
}
