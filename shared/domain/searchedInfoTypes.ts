import { BasicInfoType, type FurtherInfoType, type InfoType } from './inspection.ts'
import type { OwnKind } from './ownKind.ts'

/** What an organisation has searched beside the basic kinds. */
export type FurtherKinds = {
  furtherInfotypes: readonly FurtherInfoType[]
  ownInfotypes: readonly OwnKind[]
}

/** All kinds that inspections of this organisation search, which its policies may name. */
export function searchedInfoTypes({ furtherInfotypes, ownInfotypes }: FurtherKinds): InfoType[] {
  return [...BasicInfoType.options, ...new Set(furtherInfotypes), ...ownInfotypes.map(({ id }) => id)]
}
