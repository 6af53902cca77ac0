import { furtherDetectors } from '../../../engine/inspection/further/furtherDetectors.ts'
import type { Match } from '../../../engine/inspection/longestSpans.ts'
import { FurtherInfoType, type InfoType } from '../../../shared/domain/inspection.ts'
import { foundBy } from '../inspection/foundIn.ts'

const detectors = furtherDetectors({ furtherInfotypes: FurtherInfoType.options, ownInfotypes: [] }, () =>
  Buffer.alloc(0),
)

/** As `[infotype, value, likelihood]`. */
export function furtherIn(text: string, header?: string): [InfoType, string, Match['likelihood']][] {
  return foundBy(detectors, text, header)
}

/** As `infotype value`. */
export function kindsIn(text: string, header?: string): string[] {
  return furtherIn(text, header).map(([infoType, value]) => `${infoType} ${value}`)
}
