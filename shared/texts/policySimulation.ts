import type { Simulated, SimulatedOutcome, UnmetDemand } from '../domain/policies/simulated.ts'
import { policySimulation as texts } from './en/policyEditor.ts'

type Result = Omit<Simulated, 'examples'> & { transfers: number; asOf?: string | undefined }

/** What a policy would have done with past transfers, in sentences. */
export function simulationSentences({
  transfers,
  matched,
  blocked,
  warned,
  changed,
  undecided,
  asOf,
}: Result): string[] {
  const decided =
    matched === 0
      ? [transfers === 0 ? texts.noTransfers : texts.noMatch(transfers)]
      : [texts.matches(matched, transfers), texts.counts(blocked, warned, changed)]
  return [
    ...decided,
    ...(undecided > 0 ? [texts.undecided(undecided)] : []),
    ...(asOf === undefined ? [] : [texts.asOf(asOf)]),
  ]
}

/** What a policy would have asked of one past transfer, in sentences. */
export function becauseTexts(outcome: SimulatedOutcome, unmet: readonly UnmetDemand[]): string[] {
  return [...(outcome === 'changed' ? [] : [texts[outcome]]), ...unmet.map(unmetText)]
}

function unmetText(demand: UnmetDemand): string {
  switch (demand.feature) {
    case 'templateSet':
      return texts.templateSet(demand.used, demand.demanded)
    case 'minExpiryDays':
      return texts.atLeast(demand.used, demand.demanded)
    case 'maxExpiryDays':
      return texts.atMost(demand.used, demand.demanded)
    case 'acknowledgement':
      return texts.required.acknowledgement
    default:
      return demand.isRequired ? texts.required[demand.feature] : texts.prohibited[demand.feature]
  }
}
