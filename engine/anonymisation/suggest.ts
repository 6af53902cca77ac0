import type { AnonymizationRule, Suggestion } from '../../shared/domain/anonymisation.ts'
import type { InfoType, KnownInfoType } from '../../shared/domain/inspection.ts'

type Proposal = Pick<AnonymizationRule, 'anonymizationMethod' | 'parameters'>

/** Keeps only equality. For values without a format that other programs check. */
const hash: Proposal = { anonymizationMethod: 'sha256', parameters: [] }
/** For numbers and codes whose length and shape other programs check. */
const keepFormat: Proposal = {
  anonymizationMethod: 'fpe_ffx2',
  parameters: [{ key: 'generate_key', value: true }],
}

const proposals: Record<KnownInfoType, Proposal> = {
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
  BANK_ACCOUNT_NUMBER: keepFormat,
  DRIVERS_LICENSE_NUMBER: keepFormat,
  MEDICAL_RECORD_NUMBER: keepFormat,
  PASSPORT_NUMBER: keepFormat,
  TAX_NUMBER: keepFormat,
  API_KEY: hash,
  CRYPTO_ADDRESS: hash,
  // Encrypted digits are no date, and no code or place on a map.
  DATE_OF_BIRTH: hash,
  ICD10_CODE: hash,
  LICENSE_PLATE: hash,
  LOCATION_COORDINATES: hash,
  MAC_ADDRESS: hash,
  PRIVATE_KEY: hash,
}

export function suggest(
  columns: readonly { column: number; header?: string | undefined; infoType: InfoType }[],
): Suggestion[] {
  return columns.map(({ column, header, infoType }) => ({
    column,
    ...(header === undefined ? {} : { header }),
    infoType,
    rule: { columnNameOrIndex: `${column}`, ...structuredClone(toProposal(infoType)) },
  }))
}

/** An organisation's kind has no form that other programs are known to check. */
function toProposal(infoType: InfoType): Proposal {
  return Object.hasOwn(proposals, infoType) ? proposals[infoType as KnownInfoType] : hash
}
