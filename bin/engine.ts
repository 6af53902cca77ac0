import { randomBytes } from 'node:crypto'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { AnonymisationFault } from '../engine/anonymisation/anonymisationFault.ts'
import { newZipPassword } from '../engine/archive/zipPassword.ts'
import { extractIsolated } from '../engine/extraction/isolated/extractIsolated.ts'
import { directEngine } from '../lambdas/engine/directEngine.ts'
import { AnonymizationPolicy, readRules } from '../shared/domain/anonymisation.ts'
import { fileSource } from './engine/fileSource.ts'
import { progressBar } from './engine/progressBar.ts'

const USAGE = `Usage:
  node bin/engine.ts inspect FILE                            what is found in it, as JSON
  node bin/engine.ts extract FILE                            its text, as lines of JSON
  node bin/engine.ts anonymise FILE --rules RULES --out OUT  a CSV file with columns anonymised; a report as JSON
  node bin/engine.ts seal FILE... --out OUT                  an AES-256 ZIP; its password as JSON

RULES is a file with { "headerRow": true, "anonymizationRules": [{ "columnNameOrIndex": "0",
"anonymizationMethod": "sha256", "parameters": [] }] }. OUT must not be there yet. Answers go to standard output,
progress to standard error.
`

/** Told to the person as it stands; anything else is a fault of ours, and told with its stack. */
class UsageError extends Error {
  override name = 'UsageError'
}

const temporaryDirectory = mkdtempSync(join(tmpdir(), 'waybill-'))
process.once('exit', () => rmSync(temporaryDirectory, { recursive: true, force: true }))
const engine = directEngine({ temporaryDirectory })
const answer = (value: unknown) => process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rules: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  const [command, ...files] = positionals
  const [file] = files
  if (values.help || command === undefined) return process.stdout.write(USAGE)
  if (file === undefined) throw new UsageError(`Name a file.\n\n${USAGE}`)
  if (command !== 'seal' && files.length > 1) throw new UsageError(`${command} takes one file.`)
  switch (command) {
    case 'inspect':
      return inspect(file)
    case 'extract':
      return extract(file)
    case 'anonymise':
      return anonymise(file, needed(values.rules, '--rules'), needed(values.out, '--out'))
    case 'seal':
      return seal(files, needed(values.out, '--out'))
    default:
      throw new UsageError(`There is no command ${command}.\n\n${USAGE}`)
  }
}

function needed(value: string | undefined, name: string): string {
  if (value === undefined) throw new UsageError(`Give ${name}.\n\n${USAGE}`)
  return value
}

async function inspect(file: string) {
  const source = await fileSource(file)
  const bar = progressBar('Inspecting')
  const findings = await engine.inspect(source, basename(file), bar.onProgress).finally(bar.end)
  await source.close()
  answer(findings)
}

async function extract(file: string) {
  const source = await fileSource(file)
  const lines = async function* () {
    for await (const found of extractIsolated(source, basename(file), { temporaryDirectory })) {
      yield `${JSON.stringify(found)}\n`
    }
  }
  await pipeline(lines, process.stdout, { end: false })
  await source.close()
}

async function anonymise(file: string, rulesFile: string, out: string) {
  const policy = AnonymizationPolicy.safeParse(JSON.parse(await readFile(rulesFile, 'utf8')))
  if (!policy.success) throw new UsageError(`${rulesFile}: ${policy.error.issues[0]?.message ?? 'not valid'}`)
  const read = readRules(policy.data)
  if ('fault' in read) throw new UsageError(`${rulesFile}, column ${read.fault.column}: ${read.fault.reason}`)
  const source = await fileSource(file)
  const bar = progressBar('Anonymising')
  const rules = { headerRow: policy.data.headerRow, rules: read.rules }
  const { bytes, report } = engine.anonymise(source, rules, bar.onProgress)
  await written(out, bytes).finally(bar.end)
  await source.close()
  answer(report())
}

async function seal(files: readonly string[], out: string) {
  const sources = await Promise.all(files.map(fileSource))
  const bar = progressBar('Sealing')
  const password = newZipPassword(randomBytes)
  const archived = sources.map((source, index) => ({
    name: basename(files[index] ?? ''),
    size: source.size,
    modifiedAt: new Date(),
    source,
  }))
  await written(out, engine.seal(archived, password, bar.onProgress)).finally(bar.end)
  for (const source of sources) await source.close()
  answer({ archive: out, password })
}

/** Half a file is none: what could not be finished is removed. What was there before is never touched. */
async function written(out: string, bytes: AsyncIterable<Uint8Array>) {
  const stream = createWriteStream(out, { flags: 'wx', mode: 0o600 })
  let isOurs = false
  stream.once('open', () => {
    isOurs = true
  })
  try {
    await pipeline(bytes, stream)
  } catch (error) {
    if (isOurs) await rm(out, { force: true })
    throw error
  }
}

main().catch(error => {
  const isTold = error instanceof UsageError || error instanceof AnonymisationFault || 'code' in Object(error)
  const where = error instanceof AnonymisationFault && error.row !== undefined ? `Row ${error.row}: ` : ''
  console.error(isTold ? `${where}${error.message}` : error)
  process.exitCode = 1
})
