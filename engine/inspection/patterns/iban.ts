import { CLASSES, DIGIT, LETTER, LOWER, plainSeparator, UPPER, WORD } from './characters.ts'
import { TOPIC } from './contextWords.ts'
import { LIKELY, type Scan, VERY_LIKELY } from './scan.ts'

/**
 * After country and check digits: `n` digits, `a` capitals, `c` either, each with a count. From the SWIFT IBAN registry
 * (ISO 13616-2), and of unregistered countries that use IBANs.
 */
const REGISTRY = `AD n8c12, AE n19, AL n8c16, AO n21, AT n16, AZ a4c20, BA n16, BE n12, BF c2n22, BG a4n6c8, BH a4c14, BI n23,
  BJ c2n22, BR n23a1c1, BY a4n4c16, CF n23, CG n23, CH n5c12, CI a1n23, CM n23, CR n18, CV n21, CY n8c16, CZ n20, DE n18,
  DJ n23, DK n14, DO a4n20, DZ n22, EE n16, EG n25, ES n20, FI n14, FK a2n12, FO n14, FR n10c11n2, GA n23, GB a4n14,
  GE a2n16, GI a4c15, GL n14, GQ n23, GR n7c16, GT c24, GW a2n19, HN a4n20, HR n17, HU n24, IE a4n14, IL n19, IQ a4n15,
  IR n22, IS n22, IT a1n10c12, JO a4n4c18, KM n23, KW a4c22, KZ n3c13, LB n4c20, LC a4c24, LI n5c12, LT n16, LU n3c13,
  LV a4c13, LY n21, MA n24, MC n10c11n2, MD c20, ME n18, MG n23, MK n3c10n2, ML c2n22, MN n16, MR n23, MT a4n5c18,
  MU a4n19a3, MZ n21, NE a2n22, NI a4n20, NL a4n10, NO n11, OM n3c16, PK a4c16, PL n24, PS a4c21, PT n21, QA a4c21,
  RO a4c16, RS n18, RU n14c15, SA n2c18, SC a4n20a3, SD n14, SE n20, SI n15, SK n20, SM a1n10c12, SN a2n22, SO n19,
  ST n21, SV a4n20, TD n23, TG a2n22, TL n19, TN n20, TR n5c17, UA n6c19, VA n18, VG a4n16, XK n16, YE a4n4c18`

const IBAN_STRUCTURES: ReadonlyMap<string, string> = new Map(
  REGISTRY.split(/,\s+/).map(line => {
    const [country = '', structure = ''] = line.trim().split(' ')
    return [country, structure.replace(/([nac])(\d+)/g, (_, kind: string, count: string) => kind.repeat(Number(count)))]
  }),
)

const SPACE = 0x20
const HYPHEN = 0x2d

/** IBAN_CODE: ISO 13616 by country, structure and ISO 7064 MOD 97-10 check digits, grouped or not. */
export function findIban(scan: Scan, start: number) {
  const isOne = (at: number, bits: number) => (scan.class(at) & bits) !== 0
  const letters = UPPER | LOWER
  if (!(isOne(start, letters) && isOne(start + 1, letters) && isOne(start + 2, DIGIT) && isOne(start + 3, DIGIT)))
    return
  const country = String.fromCharCode(scan.code(start) & 0xdf, scan.code(start + 1) & 0xdf)
  const structure = IBAN_STRUCTURES.get(country)
  if (structure === undefined) return

  let rest = 0
  let at = start + 4
  for (let index = 0; index < structure.length; index++, at++) {
    at += getSeparatorLength(scan, at)
    const unit = scan.code(at)
    const kind = CLASSES[unit] ?? 0
    const expected = structure.charCodeAt(index)
    if ((kind & DIGIT) !== 0 ? expected === LETTERS : (kind & letters) === 0 || expected === DIGITS) return
    rest = append(rest, unit)
  }
  if ((scan.class(at) & WORD) !== 0) return
  for (let index = 0; index < 4; index++) rest = append(rest, scan.code(start + index))
  if (rest !== 1) return
  scan.ibanEnd = at
  scan.report(
    'IBAN_CODE',
    start,
    at,
    scan.context.isAbout(TOPIC.iban, start) || isGrouped(at - start, structure) ? VERY_LIKELY : LIKELY,
    true,
  )
}

/** Mails may break lines between groups. */
function getSeparatorLength(scan: Scan, at: number): number {
  const separator = plainSeparator(scan.code(at))
  let next = separator === SPACE || separator === HYPHEN ? at + 1 : at
  if (scan.code(next) === CARRIAGE_RETURN) next++
  if (scan.code(next) === LINE_FEED) return next + 1 - at
  return separator === SPACE || separator === HYPHEN ? 1 : 0
}

const CARRIAGE_RETURN = 0x0d
const LINE_FEED = 0x0a
const LETTERS = 0x61
const DIGITS = 0x6e

/** Remainder by 97 after a digit or a letter, which counts as two digits (A is 10). */
function append(rest: number, unit: number): number {
  const kind = CLASSES[unit] ?? 0
  return (kind & LETTER) === 0 ? (rest * 10 + unit - 0x30) % 97 : (rest * 100 + (unit & 0xdf) - 0x37) % 97
}

function isGrouped(length: number, structure: string): boolean {
  return length > structure.length + 4
}
