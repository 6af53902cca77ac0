import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { memorySource } from '../../engine/extraction/sources.ts'
import { readDirectory } from '../../engine/extraction/zip/directory.ts'

const folder = mkdtempSync(join(tmpdir(), 'waybill-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const program = resolve(import.meta.dirname, '../../bin/engine.ts')
const FILES = 3000
const OPEN_FILES = 200

/** Runs the command in a shell that allows few open files. */
const run = (shellCommand: string) =>
  promisify(execFile)('sh', ['-c', `ulimit -n ${OPEN_FILES}; ${shellCommand}`], { cwd: folder, maxBuffer: 1e8 })

test('more files are sealed than may be open at once', async () => {
  for (let index = 0; index < FILES; index += 1) writeFileSync(join(folder, `f${index}.txt`), `content ${index}`)

  await run(`"${process.execPath}" "${program}" seal f*.txt --out all.zip`)

  const entries = await readDirectory(memorySource(readFileSync(join(folder, 'all.zip'))))
  expect(entries).toHaveLength(FILES)
})

test.each(['a:b.txt', 'a\\b.txt'])('a file named %j is refused in one sentence', async name => {
  writeFileSync(join(folder, name), 'x')

  const failed = await run(`"${process.execPath}" "${program}" seal '${name}' --out one.zip`).catch(error => error)

  expect(failed).toMatchObject({ code: 1, stderr: expect.stringMatching(/^"[^\n]+": [^\n]+Rename the file\.\n$/) })
})

test('an inspection names the encoding that it assumed', async () => {
  const letter = 'Sehr geehrte Frau Schäfer, bitte prüfen Sie die Größe der Türen in München.'
  writeFileSync(join(folder, 'letter.txt'), Buffer.from(letter, 'latin1'))

  const { stdout } = await run(`"${process.execPath}" "${program}" inspect letter.txt`)

  expect(JSON.parse(stdout)).toMatchObject({ notInspectable: [], assumedEncodings: ['windows-1252'] })
})

test('an inspection finds the kinds of the settings, and a list that the command hashed', async () => {
  const hashing = resolve(import.meta.dirname, '../../bin/hashValues.ts')
  writeFileSync(join(folder, 'customers.txt'), 'K-204881\r\nK-100200\r\n')
  await run(`"${process.execPath}" "${hashing}" --in customers.txt --out customers.values`)
  const ownInfotypes = [{ id: 'CUSTOM_CUSTOMER_NUMBER', valuesFile: 'customers.values' }]
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ furtherInfotypes: ['DATE_OF_BIRTH'], ownInfotypes }))
  writeFileSync(join(folder, 'note.txt'), 'Customer K 100 200, born on 12 March 1985, not customer K-100201.')

  const { stdout } = await run(`"${process.execPath}" "${program}" inspect note.txt --organisation settings.json`)

  expect(JSON.parse(stdout).summary).toMatchObject([
    { infoType: 'DATE_OF_BIRTH', count: 1 },
    { infoType: 'CUSTOM_CUSTOMER_NUMBER', count: 1 },
  ])
})

test('settings with a kind that cannot be searched are refused in one sentence', async () => {
  const ownInfotypes = [{ id: 'CUSTOM_A', pattern: '(a)\\1' }]
  writeFileSync(join(folder, 'wrong.json'), JSON.stringify({ ownInfotypes }))

  const failed = await run(`"${process.execPath}" "${program}" inspect f1.txt --organisation wrong.json`).catch(
    error => error,
  )

  expect(failed).toMatchObject({ code: 1, stderr: expect.stringMatching(/^ownInfotypes, CUSTOM_A: [^\n]+RE2\.\n$/) })
})
