import type { PolicyContent } from '../../../../../shared/domain/policies/policy.ts'
import { policyPackTexts } from '../../../../../shared/texts/policyPacks.ts'
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
          {policyPackTexts.outcomes[outcome.kind]} {outcome.kind === 'refused' && outcome.reason}
        </p>
      )}
    </li>
  )
}
