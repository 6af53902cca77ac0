import { randomBytes } from 'node:crypto'
import { createWriteStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { AnonymisationFault } from '../engine/anonymisation/anonymisationFault.ts'
import { isUnsafeSegment } from '../engine/archive/uniqueNames.ts'
import { newZipPassword } from '../engine/archive/zipPassword.ts'
import { extractIsolated } from '../engine/extraction/isolated/extractIsolated.ts'
import type { OnProgress } from '../engine/source.ts'
import { faultText } from '../lambdas/core/transfer/ruleRefusal.ts'
import { directEngine } from '../lambdas/engine/directEngine.ts'
import { checkFurtherKinds } from '../local/checkFurtherKinds.ts'
import { SettingsError } from '../local/configuration.ts'
import { withValuesFiles } from '../local/valuesFiles.ts'
import { AnonymizationPolicy, readRules } from '../shared/domain/anonymisation.ts'
import { OcrSettings } from '../shared/domain/ocr.ts'
import { Organisation } from '../shared/domain/organisation.ts'
import type { FurtherKinds } from '../shared/domain/searchedInfoTypes.ts'
import { closedFileSource, fileSource } from './engine/fileSource.ts'
import { progressBar } from './engine/progressBar.ts'

const USAGE = `Usage:
  node bin/engine.ts inspect FILE [--ocr LANGUAGES] [--organisation SETTINGS]   its findings, as JSON
  node bin/engine.ts extract FILE [--ocr LANGUAGES]          its text, as lines of JSON
  node bin/engine.ts anonymise FILE --rules RULES --out OUT  an anonymised CSV file; its report as JSON
  node bin/engine.ts seal FILE... --out OUT                  an AES-256 ZIP; its password as JSON

Results go to standard output, progress to standard error. OUT must not exist.

LANGUAGES, such as en,de,fr, of texts in pictures and scanned pages, which are not read without them.

SETTINGS is a JSON file with furtherInfotypes and ownInfotypes, such as the settings of the organisation.

RULES is a JSON file. A column is its index from 0 or its name in the header row. The methods take these parameters:
  { "headerRow": true, "anonymizationRules": [
    { "columnNameOrIndex": "0", "anonymizationMethod": "sha256", "parameters": [{ "key": "salt", "value": "optional" }] },
    { "columnNameOrIndex": "1", "anonymizationMethod": "basic_mask",
      "parameters": [{ "key": "pattern", "value": [{ "from": 0, "to": 3, "char": "*" }] }] },
    { "columnNameOrIndex": "2", "anonymizationMethod": "regex_mask",
      "parameters": [{ "key": "search_pattern", "value": "[0-9]+" }, { "key": "replace_string", "value": "#" }] },
    { "columnNameOrIndex": "3", "anonymizationMethod": "fpe_ffx2",
      "parameters": [{ "key": "generate_key", "value": true }] } ] }
`

/** A message for the user. Other errors are shown with their stack. */
class UsageError extends Error {
  override name = 'UsageError'
}

const temporaryDirectory = mkdtempSync(join(tmpdir(), 'waybill-'))
const leftovers = new Set([temporaryDirectory])
const engine = directEngine({ temporaryDirectory })
const createWork = ({ onProgress }: { onProgress: OnProgress }) => ({ who: '', onProgress })
const answer = (value: unknown) => process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rules: { type: 'string' },
      out: { type: 'string' },
      ocr: { type: 'string' },
      organisation: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const [command, ...files] = positionals
  const [file] = files
  if (values.help) return process.stdout.write(USAGE)
  if (command === undefined) throw new UsageError(USAGE)
  if (file === undefined) throw new UsageError(`Name a file.\n\n${USAGE}`)
  if (command !== 'seal' && files.length > 1) throw new UsageError(`${command} takes one file.`)
  switch (command) {
    case 'inspect':
      return inspect(file, readOcr(values.ocr), await readFurtherKinds(values.organisation))
    case 'extract':
      return extract(file, readOcr(values.ocr))
    case 'anonymise':
      return anonymise(file, requireOption(values.rules, '--rules'), requireOption(values.out, '--out'))
    case 'seal':
      return seal(files, requireOption(values.out, '--out'))
    default:
      throw new UsageError(`There is no command ${command}.\n\n${USAGE}`)
  }
}

function requireOption(value: string | undefined, name: string): string {
  if (value === undefined) throw new UsageError(`Give ${name}.\n\n${USAGE}`)
  return value
}

function readOcr(languages: string | undefined): OcrSettings | undefined {
  if (languages === undefined) return undefined
  const ocr = OcrSettings.safeParse({ languages: languages.split(',') })
  if (!ocr.success) throw new UsageError(`--ocr: ${ocr.error.issues[0]?.message ?? 'not valid'}`)
  return ocr.data
}

/** Of settings for any version: other keys do not matter. */
const { furtherInfotypes, ownInfotypes } = Organisation.shape
const FurtherSettings = z.object({ furtherInfotypes, ownInfotypes })

async function readFurtherKinds(file: string | undefined): Promise<FurtherKinds | undefined> {
  if (file === undefined) return undefined
  const read = FurtherSettings.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!read.success) {
    const [issue] = read.error.issues
    throw new UsageError(`${file}: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  return checkFurtherKinds(withValuesFiles(read.data, dirname(file)))
}

async function inspect(file: string, ocr: OcrSettings | undefined, furtherKinds: FurtherKinds | undefined) {
  const source = await fileSource(file)
  const bar = progressBar('Inspecting')
  const { inspect: inspectWith } = directEngine({ temporaryDirectory, ocr, ...(furtherKinds && { furtherKinds }) })
  const findings = await inspectWith(source, { name: basename(file) }, createWork(bar)).finally(bar.end)
  await source.close()
  answer(findings)
}

async function extract(file: string, ocr: OcrSettings | undefined) {
  const source = await fileSource(file)
  const lines = async function* () {
    for await (const found of extractIsolated(source, basename(file), { temporaryDirectory, ocr })) {
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
  const { bytes, report } = engine.anonymise(source, rules, createWork(bar))
  await writeOutput(out, bytes).finally(bar.end)
  await source.close()
  answer(report())
}

async function seal(files: readonly string[], out: string) {
  const unsafe = files.find(path => isUnsafeSegment(basename(path)))
  if (unsafe !== undefined) {
    throw new UsageError(
      `${JSON.stringify(unsafe)}: the name has a colon, a backslash or a control character, which not every system can unpack. Rename the file.`,
    )
  }
  const sources: Awaited<ReturnType<typeof closedFileSource>>[] = []
  for (const path of files) sources.push(await closedFileSource(path))
  const bar = progressBar('Sealing')
  const password = newZipPassword(randomBytes)
  const archived = sources.map((source, index) => ({
    name: basename(files[index] ?? ''),
    size: source.size,
    modifiedAt: source.modifiedAt,
    source,
  }))
  await writeOutput(out, engine.seal(archived, password, createWork(bar))).finally(bar.end)
  answer({ archive: out, password })
}

/** The output gets its name when it is complete. An existing file is never overwritten. */
async function writeOutput(out: string, bytes: AsyncIterable<Uint8Array>) {
  if (existsSync(out)) throw new UsageError(`${out} already exists. Remove it, or name another file.`)
  const unfinished = `${out}.${process.pid}.unfinished`
  leftovers.add(unfinished)
  await pipeline(bytes, createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }))
  await rename(unfinished, out)
}

function clear() {
  for (const path of leftovers) rmSync(path, { recursive: true, force: true })
}

process.once('exit', clear)
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, () => process.exit(code))
}
process.stdout.on('error', error => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1))

const causes: Record<string, string> = {
  ENOENT: 'No such file',
  EACCES: 'Permission denied',
  EISDIR: 'It is a folder',
  ENOSPC: 'The disk is full',
  EFBIG: 'The file is too large for this file system',
}

function toMessage(error: unknown): string {
  if (error instanceof AnonymisationFault) return `Nothing was written. ${faultText(error)}`
  if (error instanceof UsageError || error instanceof SettingsError) return error.message
  if (error instanceof SyntaxError) return `The rules are not valid JSON: ${error.message}`
  const { code, path } = Object(error) as { code?: string; path?: string }
  const cause = code && causes[code]
  if (cause) return path === undefined ? `${cause}.` : `${path}: ${cause}.`
  if (code !== undefined && error instanceof Error) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

main().catch(error => {
  console.error(toMessage(error))
  process.exitCode = 1
})
