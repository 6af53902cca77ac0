import type { PolicyFeatures } from '../../../../shared/contract/transfers.ts'

/** Whether something that a policy may force or forbid will be so. */
export function isOn(feature: PolicyFeatures[keyof PolicyFeatures], isWanted: boolean): boolean {
  return feature === 'required' || (feature !== 'prohibited' && isWanted)
}
