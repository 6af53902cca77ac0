import type { FurtherInfoType } from '../../../shared/domain/inspection.ts'
import type { FurtherKinds } from '../../../shared/domain/searchedInfoTypes.ts'
import type { Detector } from '../detector.ts'
import { addressKinds } from './addresses.ts'
import { type Announced, AnnouncedValues, type Form } from './announced.ts'
import { coordinateKinds } from './coordinates.ts'
import { dateForms } from './dates.ts'
import {
  accountForms,
  licenceForms,
  MACHINE_READABLE,
  passportForms,
  plateForms,
  readMachineReadable,
  recordForms,
} from './documentNumbers.ts'
import { findIcd10 } from './icd10.ts'
import { ownDetector } from './ownDetector.ts'
import { MAX_TOKEN_LENGTH, secretKinds } from './secrets.ts'
import { findSelfEvident, type SelfEvident } from './selfEvident.ts'
import { isVatNumber, taxForms, VAT_NUMBER } from './taxNumber.ts'
import { type AnnouncedKind, announcingWords, OTHER_WORDS } from './words.ts'

const FORMS: Readonly<Record<AnnouncedKind, readonly Form[]>> = {
  BANK_ACCOUNT_NUMBER: accountForms,
  DATE_OF_BIRTH: dateForms,
  DRIVERS_LICENSE_NUMBER: licenceForms,
  LICENSE_PLATE: plateForms,
  MEDICAL_RECORD_NUMBER: recordForms,
  PASSPORT_NUMBER: passportForms,
  TAX_NUMBER: taxForms,
}

const SELF_EVIDENT: readonly SelfEvident[] = [
  ...secretKinds,
  ...addressKinds,
  ...coordinateKinds,
  {
    infoType: 'TAX_NUMBER',
    pattern: VAT_NUMBER,
    judge: ({ 0: written }) => (isVatNumber(written) ? { likelihood: 'LIKELY', hasCheckDigit: true } : undefined),
  },
  {
    infoType: 'PASSPORT_NUMBER',
    pattern: MACHINE_READABLE,
    hints: ['<<'],
    judge(match) {
      const value = readMachineReadable(match)
      return value === undefined ? undefined : { likelihood: 'VERY_LIKELY', hasCheckDigit: true, value }
    },
  },
]

/**
 * Detectors of the kinds that an organisation switched on; none without any.
 * @param readFile the content of a `valuesFile`
 */
export function furtherDetectors(
  { furtherInfotypes, ownInfotypes }: FurtherKinds,
  readFile: (file: string) => Buffer,
): Detector[] {
  return [
    ...(furtherInfotypes.length > 0 ? [furtherDetector(furtherInfotypes)] : []),
    ...(ownInfotypes.length > 0 ? [ownDetector(ownInfotypes, readFile)] : []),
  ]
}

function furtherDetector(infoTypes: readonly FurtherInfoType[]): Detector {
  const isOn = ({ infoType }: { infoType: FurtherInfoType }) => infoTypes.includes(infoType)
  const announced = Object.entries(FORMS)
    .map(([kind, forms]): Announced => {
      const infoType = kind as AnnouncedKind
      return { infoType, words: announcingWords(infoType), forms, isNear: infoType === 'LICENSE_PLATE' }
    })
    .filter(isOn)
  const values = announced.length > 0 ? new AnnouncedValues(announced, OTHER_WORDS) : undefined
  const selfEvident = SELF_EVIDENT.filter(isOn)
  const hasIcd10 = infoTypes.includes('ICD10_CODE')
  return {
    infoTypes,
    longest: MAX_TOKEN_LENGTH,
    find(window, report) {
      values?.find(window, report)
      for (const kind of selfEvident) findSelfEvident(window.text, kind, report)
      if (hasIcd10) findIcd10(window, report)
    },
  }
}
