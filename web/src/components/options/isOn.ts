import type { PolicyFeatures } from '../../../../shared/contract/transfers.ts'

export function isOn(feature: PolicyFeatures[keyof PolicyFeatures], isWanted: boolean): boolean {
  return feature === 'required' || (feature !== 'prohibited' && isWanted)
}
