import type { Finding, Findings } from '../../../../shared/domain/inspection.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { countedKinds, infoTypeText } from '../../../../shared/texts/inspection.ts'
import { getPageLanguage, languageFacts } from '../../../../shared/texts/language.ts'

export function sampledText({ infoTypes, read, total }: NonNullable<Findings['sampled']>): string {
  const { format } = new Intl.NumberFormat(languageFacts[getPageLanguage()].tag, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 2,
  })
  const kinds = infoTypes.map(kind => infoTypeText(kind).many)
  return review.found.sampled(kinds, format(read), format(total))
}

/** '3 credit card numbers, 2 different'; only the count when all differ. */
export function distinctText({ infoType, count, distinctCount }: Omit<Finding, 'likelihood'>): string {
  const counted = countedKinds([{ infoType, count }])
  if (distinctCount >= count) return counted
  return distinctCount === 1 ? review.found.identical(counted) : review.found.distinct(counted, distinctCount)
}
