import type { ColumnMethod, ColumnRule } from '../../shared/domain/anonymisation.ts'
import { anonymizationTexts } from '../../shared/texts/en/fields.ts'
import { AnonymisationFault } from './anonymisationFault.ts'
import { type Column, toColumn } from './column.ts'
import { type Encoding, isGuess } from './encoding.ts'
import { faultTexts } from './faultTexts.ts'
import { fpeMethod } from './fpeMethod.ts'
import { hashMethod } from './hashMethod.ts'
import { KEY_BYTES, stretchKey } from './jobKeys.ts'
import type { Layout } from './layout.ts'
import { maskMethod } from './maskMethod.ts'
import type { Method } from './method.ts'
import { regexMethod } from './regexMethod.ts'
import type { Transcoder } from './transcode.ts'

/** @returns cryptographically random bytes */
export type RandomBytes = (length: number) => Uint8Array

/**
 * Ascending, each with its own key.
 * @throws AnonymisationFault when a rule does not fit the file
 */
export function toColumns(
  rules: readonly ColumnRule[],
  { layout, transcoder, encoding }: { layout: Layout; transcoder: Transcoder; encoding: Encoding },
  randomBytes: RandomBytes,
): Column[] {
  const stretched = new Map<string, Buffer>()
  const columns = new Map<number, Column>()
  const used = new Set<number>()
  for (const rule of rules) {
    const index = findColumnIndex(rule.column, layout)
    if (used.has(index)) throw new AnonymisationFault(anonymizationTexts.twoRules(`${index}`), { column: index })
    used.add(index)
    if (rule.method === 'none') continue
    if (!listWrittenTexts(rule).every(text => transcoder.has(text))) {
      throw new AnonymisationFault(faultTexts.notInEncoding(encoding), { column: index })
    }
    const isGuessed = isGuess(encoding)
    const method = createMethod(rule, { column: index, isGuessed }, randomBytes, stretched)
    columns.set(index, toColumn(toReport(rule, index, layout), method, isGuessed))
  }
  for (const key of stretched.values()) key.fill(0)
  return [...columns.values()].sort((one, other) => one.index - other.index)
}

function findColumnIndex(column: number | string, { headers, fields }: Layout): number {
  if (typeof column === 'number') {
    if (column >= fields) throw new AnonymisationFault(faultTexts.noSuchColumn(column, fields), { column })
    return column
  }
  const index = headers.indexOf(column)
  if (index === -1) throw new AnonymisationFault(faultTexts.noSuchHeader(column), { column })
  if (headers.includes(column, index + 1)) throw new AnonymisationFault(faultTexts.headerTwice(column), { column })
  return index
}

function listWrittenTexts(rule: ColumnMethod): string[] {
  if (rule.method === 'basic_mask') return rule.pattern.map(({ char }) => char)
  return rule.method === 'regex_mask' ? [rule.replaceString] : []
}

function toReport(rule: ColumnMethod, column: number, { headers }: Layout): Column['report'] {
  const { method } = rule
  const isPseudonymised = rule.method === 'fpe_ffx2' && rule.key !== undefined
  const header = headers[column]
  return {
    column,
    ...(header === undefined ? {} : { header }),
    method,
    changed: 0,
    unchanged: 0,
    refused: 0,
    isPseudonymised,
  }
}

function createMethod(
  rule: Exclude<ColumnMethod, { method: 'none' }>,
  { column, isGuessed }: { column: number; isGuessed: boolean },
  randomBytes: RandomBytes,
  stretched: Map<string, Buffer>,
): Method {
  const randomKey = () => Buffer.from(randomBytes(KEY_BYTES))
  switch (rule.method) {
    case 'sha256':
      return hashMethod(randomKey(), rule.salt)
    case 'basic_mask':
      return maskMethod(rule.pattern)
    case 'regex_mask':
      return regexMethod(rule, column)
    case 'fpe_ffx2': {
      if (rule.key === undefined) return fpeMethod(randomKey(), isGuessed)
      const key = stretched.get(rule.key) ?? stretchKey(rule.key)
      stretched.set(rule.key, key)
      return fpeMethod(Buffer.from(key), isGuessed)
    }
  }
}
