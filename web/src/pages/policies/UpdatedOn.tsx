import type { Policy } from '../../../../shared/domain/policies/policy.ts'
import { policyPage } from '../../../../shared/texts/en/policies.ts'
import { formatDateTime, formatRelative } from '../../../../shared/texts/format.ts'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import styles from './policies.module.css'

const MINUTE = 60_000

export function UpdatedOn({ policy: { lastUpdated, updatedBy }, now }: { policy: Policy; now: number }) {
  const age = now - Date.parse(lastUpdated)
  return (
    <span className={styles.updated}>
      <time dateTime={lastUpdated} title={formatDateTime(lastUpdated)}>
        {age < MINUTE ? policyPage.justNow : formatRelative(lastUpdated, now)}
      </time>
      <SecondaryText>{updatedBy.email}</SecondaryText>
    </span>
  )
}
