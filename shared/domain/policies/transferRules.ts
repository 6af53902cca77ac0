import { clampDays, type ExpiryBounds } from '../limits.ts'
import type { Organisation } from '../organisation.ts'
import { availableFeatures } from '../transferOptions.ts'
import { type PolicyFeature, policyFeatures } from './features.ts'
import { type Demand, type Demands, mergePolicies } from './merging.ts'

/** What the organisation and all matching policies allow for one transfer. */
export type TransferRules = Demands & {
  /** A demand's `by` is empty where the organisation's own bound decides. */
  minExpiryDays: Demand<number>
  maxExpiryDays: Demand<number>
  expiry: ExpiryBounds
}

/** @param bounds of the organisation, for a transfer or for a request */
export function toTransferRules(
  organisation: Organisation,
  bounds: ExpiryBounds,
  demands: Demands = mergePolicies([]),
): TransferRules {
  const { features, conflicts } = demands
  const offered = availableFeatures(organisation)
  const merged = { ...features }
  const unmet: { feature: PolicyFeature; by: Demand<unknown>['by'] }[] = []
  for (const feature of policyFeatures) {
    const { value, by } = features[feature]
    if (offered[feature] !== 'prohibited') continue
    if (value === 'required') unmet.push({ feature, by })
    merged[feature] = { value: 'prohibited', by: value === 'prohibited' ? by : [] }
  }
  const minExpiryDays = narrow(demands.minExpiryDays, bounds, bounds.min)
  const maxExpiryDays = narrow(demands.maxExpiryDays, bounds, bounds.max)
  const min = minExpiryDays.value
  const max = maxExpiryDays.value
  return {
    ...demands,
    features: merged,
    conflicts: [...conflicts, ...unmet],
    minExpiryDays,
    maxExpiryDays,
    expiry: { min, default: clampDays(bounds.default, { min, max }), max },
  }
}

/** A policy cannot widen the organisation's bounds, and is not named where they decide. Requests have bounds of their own. */
function narrow(demand: Demand<number> | undefined, bounds: ExpiryBounds, usual: number): Demand<number> {
  const value = clampDays(demand?.value ?? usual, bounds)
  return { value, by: value === usual || value !== demand?.value ? [] : demand.by }
}
