import type { AnonymizationRule, Suggestion } from '../../shared/domain/anonymisation.ts'
import type { InfoType } from '../../shared/domain/inspection.ts'

type Proposal = Pick<AnonymizationRule, 'anonymizationMethod' | 'parameters'>

/** Keeps only equality. For values without a format that other programs check. */
const hash: Proposal = { anonymizationMethod: 'sha256', parameters: [] }
/** For numbers and codes whose length and shape other programs check. */
const keepFormat: Proposal = {
  anonymizationMethod: 'fpe_ffx2',
  parameters: [{ key: 'generate_key', value: true }],
}

const proposals: Record<InfoType, Proposal> = {
  CREDIT_CARD_NUMBER: keepFormat,
  IBAN_CODE: keepFormat,
  NATIONAL_ID: keepFormat,
  PHONE_NUMBER: keepFormat,
  SWIFT_CODE: keepFormat,
  EMAIL_ADDRESS: hash,
  DOMAIN_NAME: hash,
  // Word lengths, which a format-preserving method keeps, can identify a person or place.
  PERSON_NAME: hash,
  STREET_ADDRESS: hash,
  LOCATION: hash,
  // Encrypted digits are not a valid address, and a mask cannot find the parts of one.
  IP_ADDRESS: hash,
}

export function suggest(
  columns: readonly { column: number; header?: string | undefined; infoType: InfoType }[],
): Suggestion[] {
  return columns.map(({ column, header, infoType }) => ({
    column,
    ...(header === undefined ? {} : { header }),
    infoType,
    rule: { columnNameOrIndex: `${column}`, ...structuredClone(proposals[infoType]) },
  }))
}
