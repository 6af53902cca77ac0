import type { AnonymizationRule, Suggestion } from '../../shared/domain/anonymisation.ts'
import type { InfoType } from '../../shared/domain/inspection.ts'

type Proposal = Pick<AnonymizationRule, 'anonymizationMethod' | 'parameters'>

/** Nothing of the value is left but whether two are equal: for what has no format that others rely on. */
const hash: Proposal = { anonymizationMethod: 'sha256', parameters: [] }
/** For numbers and codes, whose length and shape other programs check. */
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
  // The lengths of a name's or an address's words, which a format-preserving method keeps, tell who or where it is.
  PERSON_NAME: hash,
  STREET_ADDRESS: hash,
  LOCATION: hash,
  // Encrypted digits would be no address any more, and a mask cannot tell where the parts of one begin.
  IP_ADDRESS: hash,
}

/** Proposes a method for each column that a kind of sensitive data was seen in. All of them are irreversible. */
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
