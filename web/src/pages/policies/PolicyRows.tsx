import type { Policy } from '../../../../shared/domain/policies/policy.ts'
import type { PolicyMatches } from '../../../../shared/domain/policies/policyMatches.ts'
import { useMediaQuery } from '../../components/useMediaQuery.ts'
import { useNow } from '../../components/useNow.ts'
import { PolicyCards } from './PolicyCards.tsx'
import { PolicyTable } from './PolicyTable.tsx'

/** Keeps relative times correct. */
const TICK_MILLISECONDS = 10_000

export type RowsProps = {
  /** Undefined before the first reply. */
  policies: readonly Policy[] | undefined
  /** Undefined when they could not be counted. */
  matches: PolicyMatches | undefined
  /** The id of the policy that is being opened. */
  opening: string | undefined
  onEdit: (policy: Policy) => void
  onChanged: () => void
}

export function PolicyRows(props: RowsProps) {
  const now = useNow(TICK_MILLISECONDS)
  const isNarrow = useMediaQuery('(max-width: 960px)')
  return isNarrow ? <PolicyCards {...props} now={now} /> : <PolicyTable {...props} now={now} />
}
