import type { ReviewedFile } from '../../../../shared/contract/transfers.ts'
import type { Findings, PlacedFinding } from '../../../../shared/domain/inspection.ts'
import { fileExtension } from '../../../../shared/domain/text.ts'
import { placeText } from '../../../../shared/texts/inspection.ts'

export function namedPlaces(
  { name, anonymizationReport }: Pick<ReviewedFile, 'name' | 'anonymizationReport'>,
  { places }: Pick<Findings, 'places'>,
): { name: string; place: PlacedFinding }[] {
  const extension = fileExtension(name)
  const named = places.flatMap(place => {
    const header = anonymizationReport?.columns.find(({ column }) => column === place.column)?.header
    const text = placeText(place, { extension, header })
    return text === undefined ? [] : [{ name: text, place }]
  })
  return named.toSorted(
    ({ place: one }, { place: other }) =>
      (one.page ?? 0) - (other.page ?? 0) || (one.column ?? 0) - (other.column ?? 0) || other.count - one.count,
  )
}
