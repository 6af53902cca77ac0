import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundling } from '../../bin/bundleLambdas.ts'
import { withoutDocumentReaders } from '../../bin/withoutDocumentReaders.ts'
import type { Engine } from '../../lambdas/ports/engine.ts'
import type { LabelledDocument } from '../labelled/labelledDocument.ts'
import { labelledDocuments } from '../labelled/labelledDocuments.ts'
import { bundled } from './bundled.ts'

// Outside the project, so that only files of the build are found.
let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waybill-engine-'))
  const { directory: made } = await bundled()
  for (const name of ['inspect', 'suggestAnonymization']) {
    await cp(join(made, name), join(directory, name), { recursive: true })
  }
})
afterAll(() => rm(directory, { recursive: true, force: true }))

async function createEngine(name: string, part: string): Promise<Engine> {
  const outfile = join(directory, name, 'probe.mjs')
  const contents = `
    import { openEngine } from './aws/adapters/engine.ts'
    import { ${part} } from './engine/${part}.ts'
    export const engine = openEngine(${part})`
  const stdin = { contents, resolveDir: join(import.meta.dirname, '../../lambdas') }
  await build({ stdin, outfile, ...bundling, plugins: [withoutDocumentReaders] })
  return (await import(pathToFileURL(outfile).href)).engine
}

const work = { who: 'alice', onProgress: () => {} }
function createSource(bytes: Uint8Array) {
  return {
    size: bytes.length,
    async *read(start: number, end: number) {
      yield bytes.subarray(start, end)
    },
  }
}

/** Other formats are embedded in these. */
const documents = new Map<string, LabelledDocument>()
for (const document of labelledDocuments('a')) {
  const isMixed = document.format.includes(' ')
  if (!isMixed && !documents.has(document.format)) documents.set(document.format, document)
}

describe('the function that inspects', () => {
  let engine: Engine
  beforeAll(async () => {
    engine = await createEngine('inspect', 'inspecting')
  })

  test.each([...documents.values()].map(document => [document.format, document] as const))(
    'reads %s with only the files beside it',
    async (_, { name, bytes }) => {
      const { summary, notInspectable } = await engine.inspect(createSource(bytes), { name }, work)

      expect(notInspectable).toEqual([])
      expect(summary.length).toBeGreaterThan(0)
    },
  )

  test('detects names with the gazetteers beside it', async () => {
    const text = Buffer.from('Met Johanna Schneider in Zürich. Dr. Johanna Schneider signed the contract.\n')

    const { summary } = await engine.inspect(createSource(text), { name: 'note.txt' }, work)

    expect(summary.map(({ infoType }) => infoType)).toEqual(expect.arrayContaining(['PERSON_NAME', 'LOCATION']))
  })

  test('fails with an error, not with a fault of the document, when its process is missing', async () => {
    await rm(join(directory, 'inspect', 'extraction'), { recursive: true })
    const { name, bytes } = documents.get('docx') ?? expect.fail()

    await expect(engine.inspect(createSource(bytes), { name }, work)).rejects.toThrow()
  })
})

test('the function that suggests detects names with the gazetteers beside it', async () => {
  const engine = await createEngine('suggestAnonymization', 'suggesting')
  const people = ['Johanna Schneider', 'Peter Müller', 'Anna Keller', 'Thomas Weber', 'Maria Rossi', 'Paul Dubois']

  const suggestions = await engine.suggest(
    `id,who\n${people.map((name, row) => `${row},${name}`).join('\n')}`,
    true,
    'alice',
  )

  expect(suggestions).toContainEqual(expect.objectContaining({ column: 1, infoType: 'PERSON_NAME' }))
})
