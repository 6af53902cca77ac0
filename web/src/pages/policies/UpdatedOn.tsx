import type { Policy } from '../../../../shared/domain/policies/policy.ts'
import { formatDateTime, formatRelative } from '../../../../shared/texts/format.ts'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import styles from './policies.module.css'

const MINUTE = 60_000

export function UpdatedOn({ policy: { lastUpdated, updatedBy }, now }: { policy: Policy; now: number }) {
  const age = now - Date.parse(lastUpdated)
  return (
    <span className={styles.updated}>
      <time dateTime={lastUpdated} title={formatDateTime(lastUpdated)}>
        {age < MINUTE ? 'just now' : formatRelative(lastUpdated, now)}
      </time>
      <SecondaryText>{updatedBy.email}</SecondaryText>
    </span>
  )
}
