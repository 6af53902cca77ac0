import type { PolicyContent } from '../../../../../shared/domain/policies/policy.ts'
import { policyPacks } from '../../../../../shared/texts/en/policyEditor.ts'
import { policySummary } from '../../../../../shared/texts/policySummary.ts'
import type { Outcome } from './addPack.ts'
import styles from './packs.module.css'

export function PackPolicy({ policy, outcome }: { policy: PolicyContent; outcome: Outcome | undefined }) {
  return (
    <li>
      <strong>{policy.name}</strong>
      <p className={styles.quiet}>{policySummary(policy)}</p>
      {outcome && (
        <p className={styles.outcome} data-kind={outcome.kind}>
          {outcome.kind === 'refused'
            ? policyPacks.outcomes.refused(outcome.reason)
            : policyPacks.outcomes[outcome.kind]}
        </p>
      )}
    </li>
  )
}
