import type { BasicInfoType } from '../../shared/domain/inspection.ts'

/** Every basic infotype, and beside them decoys: numbers whose check digit is wrong, versions, order numbers, file names. */
export const canaryText = `Dear Ms Johnson,

Maria Johnson and Thomas Becker met in Zurich and in Hamburg on Monday.
Please write to maria.johnson@partner.example or to thomas.becker@partner.example before noon.
The office moved to 221 Baker Street, London NW1 6XE.
Call +41 44 668 18 00 or +49 30 901820 with any question.

Pay with the card 4111 1111 1111 1111 or 5500 0000 0000 0004, never with 4111 1111 1111 1112.
IBAN: CH93 0076 2011 6238 5295 7 and IBAN: DE89 3704 0044 0532 0130 00, but not DE89 3704 0044 0532 0130 01.
BIC/SWIFT: DEUTDEFF500
AHV number 756.9217.0769.85, and a wrong one: 756.9217.0769.86

The server files.example.com answers at 192.0.2.17 and at 2001:db8::17; version 1.2.3 of setup.exe is from 2026.
Order 4711-0815 has 1,234,567 items at 12.50 each.
`

/** Counted by hand. London belongs to the street address. */
export const canaryCounts: Record<BasicInfoType, number> = {
  CREDIT_CARD_NUMBER: 2,
  DOMAIN_NAME: 1,
  EMAIL_ADDRESS: 2,
  IBAN_CODE: 2,
  IP_ADDRESS: 2,
  LOCATION: 2,
  PERSON_NAME: 3,
  PHONE_NUMBER: 2,
  NATIONAL_ID: 1,
  STREET_ADDRESS: 1,
  SWIFT_CODE: 1,
}
