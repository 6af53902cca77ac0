import { createHash } from 'node:crypto'
import { AnonymisationFault } from '../../../engine/anonymisation/anonymisationFault.ts'
import { anonymise } from '../../../engine/anonymisation/anonymise.ts'
import type { Source } from '../../../engine/source.ts'
import type { AnonymisationReport, ColumnRule } from '../../../shared/domain/anonymisation.ts'

/** Pseudorandom bytes by seed. */
export function seeded(seed: string) {
  let count = 0
  return (length: number) => {
    const parts: Buffer[] = []
    for (let made = 0; made < length; made += 32) parts.push(createHash('sha256').update(`${seed}/${count++}`).digest())
    return Buffer.concat(parts).subarray(0, length)
  }
}

export function inPieces(content: string | Uint8Array, pieces: number | readonly number[] = 65_536): Source {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const sizes = typeof pieces === 'number' ? [pieces] : pieces
  return {
    size: bytes.length,
    async *read(start, end) {
      for (let at = start, index = 0; at < end; index += 1) {
        const next = Math.min(end, at + Math.max(1, sizes[index % sizes.length] ?? 1))
        yield bytes.subarray(at, next)
        at = next
      }
    },
  }
}

export type Done = { bytes: Buffer; text: string; report: AnonymisationReport }

export async function done(
  content: string | Uint8Array | Source,
  rules: readonly ColumnRule[],
  { headerRow = true, seed = 'job' } = {},
): Promise<Done> {
  const source = typeof content === 'string' || content instanceof Uint8Array ? inPieces(content) : content
  const { bytes, report } = anonymise(source, { headerRow, rules }, { randomBytes: seeded(seed) })
  const parts: Uint8Array[] = []
  for await (const part of bytes) parts.push(part)
  const whole = Buffer.concat(parts)
  return { bytes: whole, text: whole.toString(), report: report() }
}

export async function findFault(...given: Parameters<typeof done>): Promise<AnonymisationFault> {
  const error = await done(...given).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (error instanceof AnonymisationFault) return error
  throw error ?? new Error('The file was anonymised.')
}

export const hash = (column: number | string): ColumnRule => ({ method: 'sha256', column })
export const encrypt = (column: number | string, key?: string): ColumnRule => ({ method: 'fpe_ffx2', column, key })
export const mask = (column: number | string, from: number, to: number, char: string): ColumnRule => ({
  method: 'basic_mask',
  column,
  pattern: [{ from, to, char }],
})
export const search = (column: number | string, searchPattern: string, replaceString: string): ColumnRule => ({
  method: 'regex_mask',
  column,
  searchPattern,
  replaceString,
})
