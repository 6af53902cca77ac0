import type { MatchCounts } from '../../../../shared/domain/policies/policyMatches.ts'
import { matchTexts } from '../../../../shared/texts/policyMatches.ts'
import styles from './policies.module.css'

export function MatchCount({ matches }: { matches: MatchCounts | undefined }) {
  if (!matches) return null
  return matchTexts(matches).map(text => (
    <p key={text} className={styles.matches}>
      {text}
    </p>
  ))
}
