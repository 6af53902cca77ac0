import metadata from 'libphonenumber-js/metadata.max'

type Plan = {
  callingCode: string
  nationalPrefix: string
  /** One bit per possible length. */
  lengths: number
  national: RegExp
  byLength: Map<number, RegExp>
  types: readonly (readonly [pattern: unknown, lengths?: unknown])[]
}

const MAX_CALLING_CODE_LENGTH = 3
const plans = new Map<string, Plan>()

/**
 * Uses only libphonenumber's data: its parser handles some 19,000 numbers per second, and a column may have millions.
 * @param digits without the `+`; a trunk prefix is allowed: `+46 (0)8 ...`
 */
export function isInternationalNumber(digits: string): boolean {
  for (let length = 1; length <= MAX_CALLING_CODE_LENGTH; length++) {
    const code = digits.slice(0, length)
    const regions = regionsByCallingCode[code]
    if (regions !== undefined) return regions.some(region => isNationalNumber(region, digits.slice(length)))
  }
  return false
}

export function mayBeInternationalNumber(digits: string): boolean {
  for (let length = 1; length <= MAX_CALLING_CODE_LENGTH; length++) {
    const regions = regionsByCallingCode[digits.slice(0, length)]
    if (regions !== undefined)
      return regions.some(region => (findPlan(region).lengths & (1 << (digits.length - length))) !== 0)
  }
  return false
}

/** The regions, by index, to which the number belongs, as bits. At most 31. */
export function regionsOfNumber(regions: readonly string[], digits: string): number {
  return regions.reduce((bits, region, index) => (isNationalNumber(region, digits) ? bits | (1 << index) : bits), 0)
}

/** With or without the trunk prefix. */
export function isNationalNumber(region: string, digits: string): boolean {
  const plan = findPlan(region)
  const { nationalPrefix } = plan
  if (nationalPrefix !== '' && digits.startsWith(nationalPrefix)) {
    if (isOfPlan(plan, digits.slice(nationalPrefix.length))) return true
  }
  return isOfPlan(plan, digits)
}

const regionsByCallingCode: Readonly<Record<string, readonly string[]>> = {
  ...metadata.country_calling_codes,
  ...Object.fromEntries(Object.keys(metadata.nonGeographic).map(code => [code, [code]])),
}

function isOfPlan(plan: Plan, national: string): boolean {
  const { length } = national
  if ((plan.lengths & (1 << length)) === 0 || !plan.national.test(national)) return false
  let ofLength = plan.byLength.get(length)
  if (ofLength === undefined) {
    ofLength = toExactPattern(createPattern(plan, length))
    plan.byLength.set(length, ofLength)
  }
  return ofLength.test(national)
}

function createPattern({ types }: Plan, length: number): string | undefined {
  if (types.length === 0) return '.*'
  const patterns = types.filter(([, lengths]) => !Array.isArray(lengths) || lengths.includes(length))
  return patterns.length === 0 ? undefined : patterns.map(([pattern]) => pattern).join('|')
}

function findPlan(region: string): Plan {
  const known = plans.get(region)
  if (known !== undefined) return known
  const minified = rawPlans[region] ?? []
  const [callingCode, , national, lengths, , nationalPrefix] = minified
  const types = Array.isArray(minified[TYPES]) ? minified[TYPES].filter(type => Array.isArray(type) && type[0]) : []
  const plan: Plan = {
    callingCode: String(callingCode),
    nationalPrefix: typeof nationalPrefix === 'string' ? nationalPrefix : '',
    lengths: Array.isArray(lengths) ? lengths.reduce((bits: number, length) => bits | (1 << Number(length)), 0) : 0,
    national: toExactPattern(national),
    byLength: new Map(),
    types,
  }
  plans.set(region, plan)
  return plan
}

const rawPlans: Readonly<Record<string, readonly unknown[]>> = { ...metadata.countries, ...metadata.nonGeographic }
const TYPES = 11

function toExactPattern(pattern: unknown): RegExp {
  return new RegExp(`^(?:${typeof pattern === 'string' ? pattern : '(?!)'})$`)
}
