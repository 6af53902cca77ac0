import { BlobReader, TextReader, TextWriter, Uint8ArrayWriter, ZipReader, ZipWriter } from '@zip.js/zip.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AnonymisationFault } from '../../engine/anonymisation/anonymisationFault.ts'
import type { Source } from '../../engine/source.ts'
import type { ArchivedFile, Engine, TableRules } from '../../lambdas/ports/engine.ts'

const work = { who: 'alice', onProgress: () => {} }
const toBytes = (text: string) => new TextEncoder().encode(text)

function memorySource(bytes: Uint8Array, fail?: () => Error | undefined): Source {
  return {
    size: bytes.length,
    async *read(start, end) {
      const error = fail?.()
      if (error) throw error
      for (let at = start; at < end; at += 65_536) yield bytes.subarray(at, Math.min(end, at + 65_536))
    },
  }
}

async function joined(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of bytes) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

const hashed: TableRules = { headerRow: true, rules: [{ method: 'sha256', column: 1 }] }
const masked: TableRules = {
  headerRow: true,
  rules: [{ method: 'basic_mask', pattern: [{ from: 0, to: 2, char: '*' }], column: 0 }],
}

export function engineSuite(name: string, open: () => Promise<Engine & { close?(): Promise<void> }>) {
  describe(`engine: ${name}`, () => {
    let engine: Engine & { close?(): Promise<void> }
    beforeAll(async () => {
      engine = await open()
    })
    afterAll(() => engine.close?.())

    describe('an anonymisation', () => {
      it('hashes a column, keeps the others, and reports its work', async () => {
        const rows = Array.from({ length: 20_000 }, (_, row) => `${row},person${row % 100}@acme.example,"a ""b"""\r\n`)
        const csv = `id,email,note\r\n${rows.join('')}`
        const told: number[] = []

        const { bytes, report } = engine.anonymise(memorySource(toBytes(csv)), hashed, {
          who: 'alice',
          onProgress: done => told.push(done),
        })
        const lines = (await joined(bytes)).toString().split('\r\n')

        expect(lines[0]).toBe('id,email,note')
        expect(lines).toHaveLength(20_002)
        expect(lines[5]).toMatch(/^4,[0-9a-f]{64},"a ""b"""$/)
        expect(new Set(lines.slice(1, -1).map(line => line.split(',')[1])).size).toBe(100)
        expect(report()).toMatchObject({ rows: 20_000, columns: [{ column: 1, method: 'sha256', changed: 20_000 }] })
      })

      it('reports a ragged row by its number, and never its content', async () => {
        const { bytes } = engine.anonymise(memorySource(toBytes('id,email\n1,a@b.example\n2,secret,x\n')), hashed, work)

        const error = await joined(bytes).catch((error: unknown) => error)

        expect(error).toBeInstanceOf(AnonymisationFault)
        expect(error).toMatchObject({ row: 2 })
        expect(String(error)).not.toContain('secret')
      })

      it('fails when its source fails', async () => {
        const source = memorySource(toBytes('a,b\n1,2\n'), () => new RangeError('The disk is gone.'))

        await expect(joined(engine.anonymise(source, hashed, work).bytes)).rejects.toThrow('The disk is gone.')
      })

      it('stops when its reader stops, and the next job runs normally', async () => {
        const csv = toBytes(`id,email\n${'1,someone@acme.example\n'.repeat(400_000)}`)
        for await (const _ of engine.anonymise(memorySource(csv), hashed, work).bytes) break

        const { bytes } = engine.anonymise(memorySource(toBytes('name\nRita\n')), masked, work)

        expect((await joined(bytes)).toString()).toBe('name\n***a\n')
      })
    })

    describe('an inspection', () => {
      it('finds the findings of a text', async () => {
        const text = toBytes('Please write to rita@partner.example. The card is 4111 1111 1111 1111.')

        const { summary, notInspectable } = await engine.inspect(memorySource(text), { name: 'note.txt' }, work)

        const counts = Object.fromEntries(summary.map(({ infoType, count }) => [infoType, count]))
        expect(counts).toMatchObject({ EMAIL_ADDRESS: 1, CREDIT_CARD_NUMBER: 1 })
        expect(notInspectable).toEqual([])
        expect(JSON.stringify(summary)).not.toMatch(/rita|4111/)
      })

      it('inspects archives', async () => {
        const zip = new ZipWriter(new Uint8ArrayWriter())
        await zip.add('inner.txt', new TextReader('IBAN: DE89 3704 0044 0532 0130 00'))
        const bytes = await zip.close()

        const { summary } = await engine.inspect(memorySource(bytes), { name: 'files.zip' }, work)

        expect(summary).toContainEqual(expect.objectContaining({ infoType: 'IBAN_CODE', count: 1 }))
      })

      it('reports unreadable content, and never calls it clean', async () => {
        const zip = new ZipWriter(new Uint8ArrayWriter(), { password: 'secret' })
        await zip.add('inner.txt', new TextReader('rita@partner.example'))
        const bytes = await zip.close()

        const { notInspectable } = await engine.inspect(memorySource(bytes), { name: 'files.zip' }, work)

        expect(notInspectable).toContainEqual(expect.objectContaining({ reason: 'password' }))
      })

      it('fails when its source fails, so that it is retried', async () => {
        const source = memorySource(toBytes('a'.repeat(200_000)), () => new RangeError('The disk is gone.'))

        await expect(engine.inspect(source, { name: 'a.txt' }, work)).rejects.toThrow('The disk is gone.')
      })
    })

    describe('a sealed archive', () => {
      const file = (name: string, content: string): ArchivedFile => {
        const source = memorySource(toBytes(content))
        return { name, size: source.size, modifiedAt: new Date('2026-11-21T09:00:00Z'), source }
      }

      it('opens only with its password', async () => {
        const files = [file('a.txt', 'Hello'.repeat(50_000)), file('deep/ü.txt', 'Grüezi'), file('empty.txt', '')]

        const zip = await joined(engine.seal(files, 'correct horse', work))

        const entries = await new ZipReader(new BlobReader(new Blob([zip]))).getEntries()
        const texts = await Promise.all(
          entries.map(entry =>
            'getData' in entry && entry.getData
              ? entry.getData(new TextWriter(), { password: 'correct horse' })
              : undefined,
          ),
        )
        expect(entries.map(({ filename }) => filename)).toEqual(['a.txt', 'deep/ü.txt', 'empty.txt'])
        expect(entries.every(({ encrypted }) => encrypted)).toBe(true)
        expect(texts).toEqual(['Hello'.repeat(50_000), 'Grüezi', ''])
        expect(zip.includes('Grüezi')).toBe(false)
      })

      it('fails when a source fails', async () => {
        const source = memorySource(toBytes('abc'), () => new RangeError('The disk is gone.'))
        const files = [{ name: 'a.txt', size: 3, modifiedAt: new Date(), source }]

        await expect(joined(engine.seal(files, 'correct horse', work))).rejects.toThrow('The disk is gone.')
      })
    })

    describe('a rule', () => {
      it('is previewed on the first rows', async () => {
        expect(await engine.preview('name\nRita\nBo', masked, 'alice')).toEqual({ anonymizedData: 'name\n***a\n**' })
      })

      it.each(['(', '[a-', '(?<=a)b', 'a{5000}'])('that is invalid is refused: %s', async searchPattern => {
        const rules: TableRules = {
          headerRow: true,
          rules: [{ method: 'regex_mask', searchPattern, replaceString: '', column: 0 }],
        }

        await expect(engine.check(rules, 'alice')).rejects.toBeInstanceOf(AnonymisationFault)
        await expect(engine.preview('name\nRita', rules, 'alice')).rejects.toMatchObject({ column: 0 })
      })

      it('is proposed for columns with findings', async () => {
        const data = `id,mail,note\n${Array.from({ length: 8 }, (_, row) => `${row},p${row}@partner.example,fine`).join('\n')}`

        const suggestions = await engine.suggest(data, true, 'alice')

        expect(suggestions).toEqual([expect.objectContaining({ column: 1, header: 'mail', infoType: 'EMAIL_ADDRESS' })])
      })
    })
  })
}
