import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addFiles, bundling } from '../../bin/bundleLambdas.ts'
import { furtherApart } from '../../bin/furtherApart.ts'
import { withoutDocumentReaders } from '../../bin/withoutDocumentReaders.ts'
import { hashValues } from '../../engine/inspection/further/hashedValues.ts'
import type { Engine } from '../../lambdas/ports/engine.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { Organisation } from '../../shared/domain/organisation.ts'
import { print, toScannedPdf } from '../engine/ocr/scans.ts'
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
  await build({ stdin, outfile, ...bundling, plugins: [withoutDocumentReaders, furtherApart] })
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

  test.each(['rar5-subdirs.rar', 'people.zstd.parquet'])('reads %s with the libraries beside it', async name => {
    const bytes = await readFile(join(import.meta.dirname, '../engine/extraction/files', name))

    const { notInspectable } = await engine.inspect(createSource(bytes), { name }, work)

    // A picture in the table is one part of it.
    expect(notInspectable.filter(({ isWhole }) => isWhole)).toEqual([])
  })

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

test('the function that inspects recognises text with the files beside it', async () => {
  const ocr = { languages: ['en' as const], maxPages: 1, maxSeconds: 60 }
  const organisation = { ...demoOrganisation, ocr }
  await cp(join(directory, 'inspect'), join(directory, 'inspectScans'), { recursive: true })
  await addFiles(join(directory, 'inspectScans'), organisation, { engine: ['inspect'], isMailing: false })
  const engine = await createEngine('inspectScans', 'inspecting')
  const scan = toScannedPdf([await print('Card number', '4111 1111 1111 1111')])

  const { summary, recognised } = await engine.inspect(createSource(scan), { name: 'scan.pdf' }, work)

  expect(summary).toContainEqual(expect.objectContaining({ infoType: 'CREDIT_CARD_NUMBER', count: 1 }))
  expect(recognised).toBe(1)

  // A missing file is no fault of the document.
  await rm(join(directory, 'inspectScans', 'extraction', 'eng.traineddata.gz'))
  await expect(engine.inspect(createSource(scan), { name: 'scan.pdf' }, work)).rejects.toThrow()
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

test('the function that inspects finds further infotypes with the files beside it', async () => {
  const folder = join(directory, 'inspectFurther')
  const valuesFile = join(directory, 'customers.values')
  await writeFile(valuesFile, hashValues(['K-204881']))
  const organisation = Organisation.parse({
    ...demoOrganisation,
    furtherInfotypes: ['DATE_OF_BIRTH'],
    ownInfotypes: [
      { id: 'CUSTOM_CUSTOMER_NUMBER', valuesFile },
      { id: 'CUSTOM_CONTRACT', pattern: '(?:V|W)-\\d{6}' },
    ],
  })
  await cp(join(directory, 'inspect'), folder, { recursive: true })
  await addFiles(folder, organisation, { engine: ['inspect'], isMailing: false })
  await rm(valuesFile)
  const engine = await createEngine('inspectFurther', 'inspecting')
  const text = Buffer.from('Born on 12 March 1985, customer K-204881, contract V-100200\n')

  const { summary } = await engine.inspect(createSource(text), { name: 'note.txt' }, work)

  expect(summary.map(({ infoType }) => infoType)).toEqual([
    'DATE_OF_BIRTH',
    'CUSTOM_CONTRACT',
    'CUSTOM_CUSTOMER_NUMBER',
  ])
})

test('a function that does not search has the names of kinds only', async () => {
  const folder = await mkdtemp(join(directory, 'names-'))
  const organisation = Organisation.parse({
    ...demoOrganisation,
    ownInfotypes: [{ id: 'CUSTOM_PROJECT', words: ['Zephyr'] }],
  })

  await addFiles(folder, organisation, { engine: [], isMailing: false })

  expect(await readdir(folder)).toEqual(['organisation.json'])
  const { ownInfotypes } = JSON.parse(await readFile(join(folder, 'organisation.json'), 'utf8'))
  expect(ownInfotypes).toEqual([{ id: 'CUSTOM_PROJECT' }])
})
