import metadata from 'libphonenumber-js/metadata.max'

type Plan = {
  callingCode: string
  nationalPrefix: string
  /** One bit for each length that its numbers can have. */
  lengths: number
  national: RegExp
  /** By type of line; empty where the national pattern is all there is. */
  types: readonly { pattern: RegExp; lengths: readonly number[] | undefined }[]
}

const LONGEST_CALLING_CODE = 3
const plans = new Map<string, Plan>()

/**
 * Whether a number exists by the plans of libphonenumber, of which it takes the data: its own parser does some 19,000
 * numbers in a second, and a column of telephone numbers can have millions.
 * @param digits of an international number, without the `+`; many write the prefix of long distance too: `+46 (0)8 ...`
 */
export function isInternationalNumber(digits: string): boolean {
  for (let length = 1; length <= LONGEST_CALLING_CODE; length++) {
    const code = digits.slice(0, length)
    const regions = regionsByCallingCode[code]
    if (regions !== undefined) return regions.some(region => isNationalNumber(region, digits.slice(length)))
  }
  return false
}

/** Whether digits as people of a region dial them, with or without the prefix of long distance, are one of its numbers. */
export function isNationalNumber(region: string, digits: string): boolean {
  const { nationalPrefix } = planOf(region)
  if (nationalPrefix !== '' && digits.startsWith(nationalPrefix)) {
    if (isOfRegion(region, digits.slice(nationalPrefix.length))) return true
  }
  return isOfRegion(region, digits)
}

const regionsByCallingCode: Readonly<Record<string, readonly string[]>> = {
  ...metadata.country_calling_codes,
  ...Object.fromEntries(Object.keys(metadata.nonGeographic).map(code => [code, [code]])),
}

function isOfRegion(region: string, national: string): boolean {
  const { lengths, national: pattern, types } = planOf(region)
  if ((lengths & (1 << national.length)) === 0 || !pattern.test(national)) return false
  return (
    types.length === 0 ||
    types.some(type => type.lengths?.includes(national.length) !== false && type.pattern.test(national))
  )
}

/** Patterns are compiled when a number asks for them: most documents hold those of few countries. */
function planOf(region: string): Plan {
  const known = plans.get(region)
  if (known !== undefined) return known
  const minified = rawPlans[region] ?? []
  const [callingCode, , national, lengths, , nationalPrefix] = minified
  const types = Array.isArray(minified[TYPES]) ? minified[TYPES] : []
  const plan: Plan = {
    callingCode: String(callingCode),
    nationalPrefix: typeof nationalPrefix === 'string' ? nationalPrefix : '',
    lengths: Array.isArray(lengths) ? lengths.reduce((bits: number, length) => bits | (1 << Number(length)), 0) : 0,
    national: whole(national),
    types: types.flatMap(type =>
      Array.isArray(type) && type[0]
        ? [{ pattern: whole(type[0]), lengths: Array.isArray(type[1]) ? type[1] : undefined }]
        : [],
    ),
  }
  plans.set(region, plan)
  return plan
}

const rawPlans: Readonly<Record<string, readonly unknown[]>> = { ...metadata.countries, ...metadata.nonGeographic }
/** Where the minified form keeps the patterns by type of line. */
const TYPES = 11

function whole(pattern: unknown): RegExp {
  return new RegExp(`^(?:${typeof pattern === 'string' ? pattern : '(?!)'})$`)
}
