import type { ReviewedFile } from '../../../../shared/contract/transfers.ts'
import type { Findings, PlacedFinding } from '../../../../shared/domain/inspection.ts'
import { fileExtension } from '../../../../shared/domain/text.ts'
import { review } from '../../../../shared/texts/en/review.ts'

export function namedPlaces(
  { name, anonymizationReport }: Pick<ReviewedFile, 'name' | 'anonymizationReport'>,
  { places }: Pick<Findings, 'places'>,
): { name: string; place: PlacedFinding }[] {
  const extension = fileExtension(name)
  const named = places.flatMap(place => {
    const header = anonymizationReport?.columns.find(({ column }) => column === place.column)?.header
    const text = placeText(place, extension, header)
    return text === undefined ? [] : [{ name: text, place }]
  })
  return named.toSorted(
    ({ place: one }, { place: other }) =>
      (one.page ?? 0) - (other.page ?? 0) || (one.column ?? 0) - (other.column ?? 0) || other.count - one.count,
  )
}

/**
 * A finding's place: 'Sheet 1, Column 3'; undefined when unknown.
 * @param extension of the file's name, in lower case
 * @param header the column's name, if known
 */
function placeText(
  { page, column, isRecognised }: Pick<PlacedFinding, 'page' | 'column' | 'isRecognised'>,
  extension: string,
  header: string | undefined,
): string | undefined {
  const numbered = page === undefined ? undefined : partText(page, extension)
  const part = numbered !== undefined && isRecognised ? review.found.recognisedPlace(numbered) : numbered
  const named = column === undefined ? undefined : header || review.found.column(column + 1)
  return part !== undefined && named !== undefined ? review.found.pageAndColumn(part, named) : (part ?? named)
}

function partText(part: number, extension: string): string {
  const { sheet, slide, page } = review.found
  if (extension === 'xlsx' || extension === 'ods') return sheet(part)
  return extension === 'pptx' || extension === 'odp' ? slide(part) : page(part)
}
