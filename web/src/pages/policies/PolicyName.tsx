import type { Policy } from '../../../../shared/domain/policies/policy.ts'
import { policySummary } from '../../../../shared/texts/policySummary.ts'
import styles from './policies.module.css'

export function PolicyName({ policy }: { policy: Policy }) {
  return (
    <>
      <bdi className={styles.name}>{policy.name}</bdi>
      <p className={styles.summary}>{policySummary(policy)}</p>
    </>
  )
}
