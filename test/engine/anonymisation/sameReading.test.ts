import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AnonymisationFault } from '../../../engine/anonymisation/anonymisationFault.ts'
import { preview } from '../../../engine/anonymisation/preview.ts'
import type { ColumnRule } from '../../../shared/domain/anonymisation.ts'
import { done, encrypt, findFault, hash, inPieces, mask, seeded } from './csv.ts'

const cell = fc.array(fc.constantFrom('a', '1', 'b c', ',', ';', '|', '~', '"', '\n', '\r\n', '""', ''), {
  maxLength: 4,
})
const written = cell.map(parts => parts.join(''))
const quoted = written.map(value => `"${value.replaceAll('"', '""')}"`)
const plain = fc
  .array(fc.constantFrom('a', '1', ',', 'x y', '|', ' ', '~', '"', '\n'), { maxLength: 3 })
  .map(parts => parts.join(''))
/** Mostly a table with one separator; some rows fit another one better. */
const table = fc
  .tuple(
    fc.constantFrom(';', ',', '|', '~'),
    fc.array(
      fc.array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom('a', '1,5', 'x') }, quoted, plain), {
        minLength: 1,
        maxLength: 3,
      }),
      {
        minLength: 1,
        maxLength: 14,
      },
    ),
    fc.constantFrom('', '\n', '\n\n'),
  )
  .map(([separator, rows, end]) => rows.map(row => row.join(separator)).join('\n') + end)
/** Decisive rows at the edge of the preview. */
const edge = fc
  .tuple(
    fc.constantFrom('a,b;c', '"a,b";c', 'a;"b', 'a,"b;c', '1,2~3', 'a'),
    fc.integer({ min: 8, max: 12 }),
    fc.array(fc.constantFrom('a;b,c', 'a,b;c', 'a,b,c;d', 'a;b;c', 'c";d', 'c",d', 'a~b;c', 'a'), { maxLength: 4 }),
  )
  .map(([row, times, last]) => `${`${row}\n`.repeat(times)}${last.join('\n')}`)

async function refusedOr<T>(made: Promise<T>): Promise<T | undefined> {
  try {
    return await made
  } catch (error) {
    if (error instanceof AnonymisationFault) return undefined
    throw error
  }
}

async function holdSame(text: string, headerRow: boolean, rule: ColumnRule): Promise<boolean> {
  const file = await refusedOr(done(text, [rule], { headerRow }))
  if (!file) return false
  const shown = await preview(text, { headerRow, rules: [rule] }, seeded('job'))
  // As sent: a second preview reads these rows the same way.
  const asSent = text.slice(0, await lengthShown(text, headerRow))
  const again = await preview(asSent, { headerRow, rules: [rule] }, seeded('job'))
  expect(file.text.startsWith(shown.anonymizedData)).toBe(true)
  expect(again).toEqual(shown)
  return true
}

async function lengthShown(text: string, headerRow: boolean): Promise<number> {
  const { anonymizedData } = await preview(text, { headerRow, rules: [] }, seeded('job'))
  return anonymizedData.length
}

describe('a preview and the file', () => {
  it('read the same rows for any later content, or the file is refused', async () => {
    let accepted = 0
    const rule = fc.constantFrom<ColumnRule>(hash(0), hash(1), mask(0, 0, 9, '*'), encrypt(1))
    await fc.assert(
      fc.asyncProperty(fc.oneof(table, edge), fc.boolean(), rule, async (text, headerRow, chosen) => {
        if (await holdSame(text, headerRow, chosen)) accepted += 1
      }),
      { numRuns: 3000, seed: 1 },
    )
    expect(accepted).toBeGreaterThan(500)
  })

  it('agree when an eleventh row without a header indicates another separator', async () => {
    const rows = 'Meier;Anna 4111111111111111;12,50\n'
    const file = `${rows.repeat(10)}Meier; Co;Anna 4111111111111111;12,50\n${rows.repeat(3)}`

    expect(await findFault(file, [hash(1)], { headerRow: false })).toMatchObject({ row: 11 })
    const { anonymizedData } = await preview(rows.repeat(10), { headerRow: false, rules: [hash(1)] }, seeded('job'))
    expect(anonymizedData).toMatch(/^(Meier;[0-9a-f]{64};12,50\n){10}$/)
  })

  it('agree when the first rows exceed one mebibyte, in any encoding', async () => {
    const row = `${'x'.repeat(150_000)},1;2\n`
    const text = `a,b;c\n${row.repeat(7)}${`${row.replace(';', ',')}`.repeat(2)}`

    for (const encoding of ['utf8', 'utf16le'] as const) {
      const file = Buffer.from(`\ufeff${text}`, encoding)
      const shown = await refusedOr(preview(text, { headerRow: true, rules: [mask(1, 0, 0, '*')] }, seeded('job')))
      const made = await refusedOr(done(inPieces(file), [mask(1, 0, 0, '*')]))
      expect(made?.bytes.toString(encoding).slice(1)).toBe(shown?.anonymizedData)
    }
  })

  it('are refused when the rows of one separator indicate another, unless the file names it', async () => {
    // Commas give ten rows of two values; semicolons give five of three, each over two lines.
    const text = 'x,1;"p\nq,2";3\n'.repeat(5) + 'z,1;2\n'.repeat(5)

    expect((await findFault(text, [hash(0)], { headerRow: false })).reason).toContain('separator is ambiguous')
    const { report } = await done(`sep=,\n${text}`, [hash(0)], { headerRow: false })
    expect(report.rows).toBe(15)
  })
})
