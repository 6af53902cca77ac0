import type { PolicyChange } from '../../../../../shared/texts/policyChanges.ts'
import styles from './form.module.css'

const labels = { added: 'Added', removed: 'Removed', changed: 'Changed' }

export function ChangeList({ changes }: { changes: readonly PolicyChange[] }) {
  if (changes.length === 0) return <p className={styles.help}>No difference.</p>
  return (
    <ul className={styles.changes}>
      {changes.map(({ kind, text }) => (
        <li key={`${kind} ${text}`} data-kind={kind}>
          <strong>{labels[kind]}</strong> {text}
        </li>
      ))}
    </ul>
  )
}
