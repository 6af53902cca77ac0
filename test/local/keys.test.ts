import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDurably } from '../../local/durableFile.ts'
import { fileKeys } from '../../local/keys.ts'

let directory: string
let file: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'waybill-keys-'))
  file = join(directory, 'keys', 'root.key')
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const readMode = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('the key file', () => {
  test('belongs to its owner only, in a folder of its owner only', () => {
    fileKeys(file)

    expect(readFileSync(file)).toHaveLength(32)
    expect(readMode(file)).toBe('600')
    expect(readMode(join(directory, 'keys'))).toBe('700')
    expect(readdirSync(join(directory, 'keys'))).toEqual(['root.key'])
  })

  test('is never replaced, so its ciphertexts decrypt after a restart', async () => {
    const sealed = await fileKeys(file).seal('secret', 'context')
    const before = readFileSync(file)

    expect(await fileKeys(file).open(sealed, 'context')).toBe('secret')

    expect(readFileSync(file).equals(before)).toBe(true)
  })

  test('decrypts nothing of another', async () => {
    const sealed = await fileKeys(file).seal('secret', 'context')
    const other = fileKeys(join(directory, 'other.key'))

    await expect(other.open(sealed, 'context')).rejects.toThrow()
  })

  test.each([
    ['empty', 0],
    ['cut short', 31],
    ['too long', 33],
  ])('that is %s is reported as damaged, by its name, and left for the operator', (_, length) => {
    fileKeys(file)
    const damaged = Buffer.alloc(length, 7)
    writeFileSync(file, damaged)

    expect(() => fileKeys(file)).toThrow(`The key file ${file} is damaged: it must hold 32 bytes.`)

    expect(readFileSync(file).equals(damaged)).toBe(true)
  })

  test('derives a separate, stable key for each purpose', () => {
    const { derive } = fileKeys(file)

    expect(derive('blob urls')).toHaveLength(32)
    expect(derive('blob urls').equals(fileKeys(file).derive('blob urls'))).toBe(true)
    expect(derive('blob urls').equals(derive('seal'))).toBe(false)
    expect(derive('blob urls').equals(readFileSync(file))).toBe(false)
  })
})

describe('a durable file', () => {
  const content = Buffer.from('first')

  test('is written by the first process', () => {
    expect(createDurably(file, content)).toBe(true)
    expect(createDurably(file, Buffer.from('second'))).toBe(false)

    expect(readFileSync(file, 'utf8')).toBe('first')
  })

  test('ignores a half-written file of a crash', () => {
    createDurably(join(directory, 'keys', 'neighbour'), content)
    const leftover = `${file}.${process.pid}.tmp`
    writeFileSync(leftover, 'a longer text that was never finished')
    chmodSync(leftover, 0o644)

    expect(createDurably(file, content)).toBe(true)

    expect(readFileSync(file, 'utf8')).toBe('first')
    expect(readMode(file)).toBe('600')
    expect(existsSync(leftover)).toBe(false)
  })

  test('is complete at any size', () => {
    const large = Buffer.alloc(5_000_000, 'x')

    createDurably(file, large)

    expect(readFileSync(file).equals(large)).toBe(true)
  })

  test('that cannot be written fails and leaves nothing', () => {
    writeFileSync(join(directory, 'in the way'), '')

    expect(() => createDurably(join(directory, 'in the way', 'root.key'), content)).toThrow()

    expect(readdirSync(directory)).toEqual(['in the way'])
  })
})
