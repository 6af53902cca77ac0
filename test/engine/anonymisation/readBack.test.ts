import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { done, encrypt, hash, inPieces, mask, search } from './csv.ts'
import { type Generated, generatedCsv } from './generatedCsv.ts'

const PYTHON = 'python3'
const FILES = 5000

/** Keeps the header row. */
const changed = (rows: string[][], change: (value: string) => string) =>
  rows.map((row, index) => (index === 0 ? row : row.map((value, at) => (at === 1 ? change(value) : value))))

const masked = (value: string) => [...value].map((char, index) => (index >= 1 && index <= 2 ? '"' : char)).join('')

async function read({ bytes, delimiter }: Generated) {
  const { text } = await done(bytes, [mask(1, 1, 2, '"')])
  return { csv: text, delimiter }
}

/** Excludes files whose rows another separator fits as well. */
const isPlain = ({ bytes, delimiter }: Generated) =>
  [',', ';', '\t', '|'].every(other => other === delimiter || !bytes.includes(other))

const plainFiles = (count: number, options?: { isUniform: boolean }) => {
  const files: Generated[] = []
  for (let seed = 0; files.length < count; seed += 1) {
    const file = generatedCsv(seed, options)
    files.push(isPlain(file) ? file : withSeparatorTold(file))
  }
  return files
}

const withSeparatorTold = (file: Generated): Generated => ({
  ...file,
  bytes: Buffer.concat([Buffer.from(`sep=${file.delimiter}\n`), file.bytes]),
})

const withoutSeparatorLine = (csv: string) => csv.replace(/^sep=.\n/, '')

describe('an anonymised file', () => {
  const python = spawnSync(PYTHON, ['--version'])

  it.skipIf(python.error)(`reads as expected in Python, ${FILES} files (needs ${PYTHON})`, async () => {
    const files = plainFiles(FILES)
    const lines: string[] = []
    for (const file of files) {
      const { csv, delimiter } = await read(file)
      lines.push(JSON.stringify({ csv: withoutSeparatorLine(csv), delimiter }))
    }

    const script = join(import.meta.dirname, 'readBack.py')
    const { stdout, stderr } = spawnSync(PYTHON, [script], { input: lines.join('\n'), maxBuffer: 2 ** 28 })

    expect(stderr.toString()).toBe('')
    const rows = stdout
      .toString()
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(rows).toHaveLength(FILES)
    files.forEach((file, index) => {
      expect(rows[index], file.bytes.toString()).toEqual(changed(file.rows, masked))
    })
  })

  it('reads as expected in csv-parse', async () => {
    for (const file of plainFiles(1500, { isUniform: true })) {
      const { csv, delimiter } = await read(file)
      const rows = parse(withoutSeparatorLine(csv), { delimiter, record_delimiter: ['\r\n', '\n', '\r'] })
      expect(rows, file.bytes.toString()).toEqual(changed(file.rows, masked))
    }
  })
})

describe('bytes that no rule touches', () => {
  it('are copied byte for byte, from any file', async () => {
    for (const file of plainFiles(1500)) {
      const { bytes, report } = await done(file.bytes, [mask(1, 50, 60, '*')])
      expect(bytes.equals(file.bytes)).toBe(true)
      expect(report.rows).toBe(file.rows.length - 1)
    }
  })

  it('are the same for any split of the input', async () => {
    const rules = [encrypt(0), mask(1, 0, 1, '"')]
    await fc.assert(
      fc.asyncProperty(
        fc.nat(100_000),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        async (seed, pieces) => {
          const { bytes } = withSeparatorTold(generatedCsv(seed))
          const whole = await done(bytes, rules)
          const cut = await done(inPieces(bytes, pieces), rules)

          expect(cut.bytes.equals(whole.bytes)).toBe(true)
          expect(cut.report).toEqual(whole.report)
        },
      ),
      { numRuns: 400, seed: 1 },
    )
  })

  it('are the same in files of many blocks, with cells across block borders', async () => {
    const cell = (row: number) => 'wörd "" '.repeat((row * 7919) % 3000)
    const rows = Array.from(
      { length: 150 },
      (_, row) => `${row};"${cell(row)}";user${row}@acme.example;"${cell(row + 1)}"`,
    )
    const csv = Buffer.from(`a;b;c;d\r\n${rows.join('\r\n')}`)
    const rules = [search(2, '@.*', '@x'), hash(3)]

    const whole = await done(inPieces(csv, csv.length), rules)
    const cut = await done(inPieces(csv, [1, 4093, 70_001]), rules)

    expect(cut.bytes.equals(whole.bytes)).toBe(true)
    const parsed: string[][] = parse(whole.text, { delimiter: ';' })
    const before: string[][] = parse(csv.toString(), { delimiter: ';' })
    expect(parsed.map(([a, b]) => [a, b])).toEqual(before.map(([a, b]) => [a, b]))
    expect(parsed.slice(1).every(([, , c]) => /^user\d+@x$/.test(c ?? ''))).toBe(true)
    expect(parsed.slice(1).every(([, , , d]) => /^([0-9a-f]{64})?$/.test(d ?? ''))).toBe(true)
  })
})
