import * as z from 'zod'
import { anonymizationTexts, fieldTexts } from '../texts/en/fields.ts'
import { InfoType } from './inspection.ts'
import { line } from './textSchemas.ts'
import { extensible } from './tolerantReader.ts'

export const AnonymizationMethod = z.enum(['none', 'sha256', 'basic_mask', 'regex_mask', 'fpe_ffx2'])
export type AnonymizationMethod = z.infer<typeof AnonymizationMethod>

/** Maximum pattern length. Matching is linear in both lengths. */
const MAX_PATTERN_LENGTH = 256

/** Maximum typed keys per file: each is stretched, which is slow on purpose. */
const MAX_TYPED_KEYS = 20

/**
 * Characters that spreadsheets read as the start of a formula (OWASP, "CSV Injection"), with their full-width forms.
 */
export const FORMULA_START = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** Replaces the code points from index `from` to index `to`, both inclusive and from 0, by `char`. */
export const MaskedRange = z.strictObject({ from: z.int().min(0), to: z.int().min(0), char: line(2) })
export type MaskedRange = z.infer<typeof MaskedRange>

/** Closed to these types: deeper values would be stored and compared unread. */
const ParameterValue = z.union(
  [line(1000), z.boolean(), z.array(MaskedRange).max(100)],
  'A parameter is a text, true or false, or a list of { from, to, char }.',
)

export const AnonymizationRule = z.strictObject({
  /** Column index from 0 without leading zeros, or the column's name in the header row. */
  columnNameOrIndex: line(256),
  anonymizationMethod: AnonymizationMethod,
  parameters: z
    .array(z.strictObject({ key: line(64), value: ParameterValue }))
    .max(20)
    .default([]),
})
export type AnonymizationRule = z.infer<typeof AnonymizationRule>

export const AnonymizationPolicy = z.strictObject({
  headerRow: z.boolean(),
  anonymizationRules: z.array(AnonymizationRule).max(1000),
})
export type AnonymizationPolicy = z.infer<typeof AnonymizationPolicy>

export type ColumnMethod =
  | { method: 'none' }
  /** Mixed into the random key of the job. */
  | { method: 'sha256'; salt?: string | undefined }
  | { method: 'basic_mask'; pattern: readonly MaskedRange[] }
  | { method: 'regex_mask'; searchPattern: string; replaceString: string }
  /** Without a key the job generates one and discards it. A typed key makes the column only pseudonymised. */
  | { method: 'fpe_ffx2'; key?: string | undefined }
/** `column`: index from 0, or a name in the header row. */
export type ColumnRule = ColumnMethod & { column: number | string }

/** A fault of a rule, for the person who typed it; `column` as the rule names it. */
export type RuleFault = { column: string; reason: string }

/** Refuses an index with leading zeros, which stored rules may have. */
export function readRequestedRules(policy: AnonymizationPolicy): ReturnType<typeof readRules> {
  const column = policy.anonymizationRules.find(rule => /^0\d+$/.test(rule.columnNameOrIndex))?.columnNameOrIndex
  if (column !== undefined) return { fault: { column, reason: anonymizationTexts.leadingZero(column) } }
  return readRules(policy)
}

/** Unknown parameters and two rules for one column are faults. The engine checks whether a pattern compiles. */
export function readRules(policy: AnonymizationPolicy): { rules: ColumnRule[] } | { fault: RuleFault } {
  const rules: ColumnRule[] = []
  const columns = new Set<number | string>()
  const keys = new Set<string>()
  for (const rule of policy.anonymizationRules) {
    const { columnNameOrIndex: named } = rule
    const column = /^\d{1,5}$/.test(named) ? Number(named) : named
    const fault = (reason: string) => ({ fault: { column: named, reason } })
    if (named.trim() === '') return fault(anonymizationTexts.noColumn)
    if (typeof column === 'string' && !policy.headerRow) return fault(anonymizationTexts.noHeader(named))
    if (columns.has(column)) return fault(anonymizationTexts.twoRules(named))
    columns.add(column)
    const read = readMethod(rule)
    if (typeof read === 'string') return fault(read)
    if (read.method === 'fpe_ffx2' && read.key !== undefined) keys.add(read.key)
    if (keys.size > MAX_TYPED_KEYS) return fault(anonymizationTexts.tooManyKeys(MAX_TYPED_KEYS))
    rules.push({ ...read, column })
  }
  return { rules }
}

export function isAnonymised(policy: AnonymizationPolicy | undefined): boolean {
  return policy?.anonymizationRules.some(rule => rule.anonymizationMethod !== 'none') ?? false
}

/** @returns the method, or the sentence of its fault */
function readMethod({ anonymizationMethod: method, parameters }: AnonymizationRule): ColumnMethod | string {
  const given = new Map(parameters.map(({ key, value }) => [key, value]))
  if (given.size < parameters.length) return anonymizationTexts.twice
  const text = (key: string) => {
    const value = given.get(key)
    return typeof value === 'string' ? value : undefined
  }
  const known = knownParameters[method]
  const unknown = [...given.keys()].find(key => !known.includes(key))
  if (unknown !== undefined) return anonymizationTexts.unknownParameter(unknown, method)

  switch (method) {
    case 'none':
      return { method }
    case 'sha256':
      if (given.has('salt') && text('salt') === undefined) return anonymizationTexts.textNeeded('salt')
      return text('salt') ? { method, salt: text('salt') } : { method }
    case 'basic_mask': {
      const pattern = given.get('pattern')
      if (!Array.isArray(pattern) || pattern.length === 0) return anonymizationTexts.maskIncomplete
      return pattern.map(faultOfMaskedRange).find(fault => fault !== undefined) ?? { method, pattern }
    }
    case 'regex_mask': {
      const searchPattern = text('search_pattern')
      if (!searchPattern) return fieldTexts.required
      if (searchPattern.length > MAX_PATTERN_LENGTH) return anonymizationTexts.patternTooLong
      if (given.has('replace_string') && text('replace_string') === undefined) {
        return anonymizationTexts.textNeeded('replace_string')
      }
      return { method, searchPattern, replaceString: text('replace_string') ?? '' }
    }
    case 'fpe_ffx2': {
      const key = text('key')
      if (given.has('key') && key === undefined) return anonymizationTexts.textNeeded('key')
      if (given.has('generate_key') && typeof given.get('generate_key') !== 'boolean') {
        return anonymizationTexts.flagNeeded('generate_key')
      }
      if (given.get('generate_key') === true || !key) return { method }
      return faultOfKey(key) ?? { method, key }
    }
  }
}

const knownParameters: Record<AnonymizationMethod, readonly string[]> = {
  none: [],
  sha256: ['salt'],
  basic_mask: ['pattern'],
  regex_mask: ['search_pattern', 'replace_string'],
  fpe_ffx2: ['generate_key', 'key'],
}

/** @returns a fault in the specification's words */
export function faultOfMaskedRange({ from, to, char }: MaskedRange): string | undefined {
  if (char === '') return anonymizationTexts.maskIncomplete
  if (from > to) return anonymizationTexts.maskBackwards
  if ([...char].length !== 1) return anonymizationTexts.oneCharacter
  if (from === 0 && FORMULA_START.test(char)) return anonymizationTexts.formulaMask(char)
  return undefined
}

/** @returns a fault in the specification's words */
function faultOfKey(key: string): string | undefined {
  return key === key.trim() ? undefined : anonymizationTexts.keySpaces
}

export const ColumnReport = z.strictObject({
  column: z.int().min(0),
  header: z.string().optional(),
  method: extensible(AnonymizationMethod),
  changed: z.int().min(0),
  unchanged: z.int().min(0),
  /**
   * Subset of `changed`: values that FF1 refuses (too short, or with letters beyond ASCII), replaced by characters
   * derived from the job's key.
   */
  refused: z.int().min(0),
  /** A person typed the key and can therefore reverse the change. */
  isPseudonymised: z.boolean(),
})
export type ColumnReport = z.infer<typeof ColumnReport>

export const AnonymisationReport = z.strictObject({
  /** Data rows, without the header row. */
  rows: z.int().min(0),
  columns: z.array(ColumnReport),
})
export type AnonymisationReport = z.infer<typeof AnonymisationReport>

/** A suggested method for a column, and the infotype detected in it. */
export const Suggestion = z.strictObject({
  column: z.int().min(0),
  header: z.string().optional(),
  infoType: extensible(InfoType),
  rule: AnonymizationRule,
})
export type Suggestion = z.infer<typeof Suggestion>
