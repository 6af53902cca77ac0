import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { findMutants, type Mutant, withNotes } from './findMutants.ts'

export const project = join(import.meta.dirname, '..', '..')
const CONFIG = join('test', 'long', 'mutants.config.ts')
/** The first round detects most mutants. Its limit uses the durations in the map. */
const FIRST_MS = 6000
const MAX_FIRST_TESTS = 2
const MAX_TESTS_MS = 180_000
/** As in `vitest.config.ts`: these tests load their modules once. */
const SHARED_PROCESS = /^test\/(unit|web|engine)\//
const MIN_TIMEOUT_MS = 90_000
const MAP_TIMEOUT_MS = 3_600_000

/** Which test files enter which functions, and their durations. */
export type TestMap = { entered: Record<string, string[]>; milliseconds: Record<string, number> }
export type Outcome = Mutant & { result: 'killed' | 'survived' | 'not entered'; by?: string }

/** Listed by git, read from disk. */
export function sourcesIn(folders: readonly string[]): string[] {
  return trackedFiles(folders.flatMap(folder => [`${folder}/*.ts`, `${folder}/**/*.ts`])).filter(file =>
    file.endsWith('.ts'),
  )
}

function trackedFiles(patterns: readonly string[]): string[] {
  const options = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns]
  const listed = execFileSync('git', options, { cwd: project, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return [...new Set(listed.split('\n'))].filter(file => file !== '' && existsSync(join(project, file)))
}

/** With mutable sources and shared packages. */
export function copyProject() {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-mutants-'))
  for (const file of trackedFiles(['.'])) cpSync(join(project, file), join(directory, file))
  symlinkSync(join(project, 'node_modules'), join(directory, 'node_modules'))
  for (const built of ['web/dist', 'dist']) {
    if (existsSync(join(project, built))) cpSync(join(project, built), join(directory, built), { recursive: true })
  }
  return {
    directory,
    write: (file: string, source: string) => writeFileSync(join(directory, file), source),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  }
}
type Copy = ReturnType<typeof copyProject>

/**
 * Runs tests once over instrumented sources.
 * @param tests path prefixes of the tests; all by default
 * @param kept where the map is stored; an earlier map stays valid while the functions keep their positions
 */
export async function testMap(
  folders: readonly string[],
  tests: readonly string[] = [],
  kept = keptMap([...folders, ...tests]),
): Promise<TestMap> {
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as TestMap
  const sources = sourcesIn(folders)
  const copy = copyProject()
  try {
    for (const file of sources) {
      const source = readFileSync(join(project, file), 'utf8')
      copy.write(file, withNotes(source, findMutants(file, source).places))
    }
    const directory = join(copy.directory, 'entered')
    mkdirSync(directory)
    const report = join(directory, 'report.json')
    const options = [
      '--maxWorkers=100%',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...tests,
    ]
    await vitest(copy, options, {
      timeout: MAP_TIMEOUT_MS,
      isShown: true,
      env: {
        NODE_OPTIONS: `--import ${join(copy.directory, 'test', 'long', 'noteEntered.ts')}`,
        ENTERED_DIRECTORY: directory,
      },
    })
    const map = readMap(copy, directory, report)
    mkdirSync(dirname(kept), { recursive: true })
    writeFileSync(kept, JSON.stringify(map))
    return map
  } finally {
    copy.remove()
  }
}

/** One path per state of sources and tests. */
function keptMap(folders: readonly string[]): string {
  const hash = createHash('sha256').update(folders.join())
  for (const file of trackedFiles(['*.ts'])) hash.update(file).update(readFileSync(join(project, file)))
  return join(project, 'node_modules', '.cache', 'waybill', `testMap-${hash.digest('hex')}.json`)
}

type Report = { testResults: { name: string; status: string; startTime: number; endTime: number }[] }

/** Excludes tests that fail without a mutant. */
function readMap(copy: Copy, directory: string, report: string): TestMap {
  const map: TestMap = { entered: {}, milliseconds: {} }
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  for (const { name, status, startTime, endTime } of testResults) {
    const test = relative(copy.directory, name)
    const noted = join(directory, createHash('sha256').update(name).digest('hex'))
    if (status !== 'passed') process.stdout.write(`Left out, since it fails without a mutant: ${test}\n`)
    if (status !== 'passed' || !existsSync(noted)) continue
    map.milliseconds[test] = Math.round(endTime - startTime)
    for (const place of new Set(readFileSync(noted, 'utf8').split('\n'))) {
      map.entered[place] ??= []
      map.entered[place].push(test)
    }
  }
  return map
}

export async function tryMutant(copy: Copy, mutant: Mutant, { entered, milliseconds }: TestMap): Promise<Outcome> {
  const tests = byTurn(entered[mutant.place] ?? [], mutant.file, milliseconds)
  if (tests.length === 0) return { ...mutant, result: 'not entered' }
  const source = readFileSync(join(project, mutant.file), 'utf8')
  copy.write(mutant.file, source.slice(0, mutant.start) + mutant.replacement + source.slice(mutant.end))
  try {
    let sum = 0
    const turns: [string[], string[], string[]] = [[], [], []]
    for (const [index, test] of tests.entries()) {
      sum += milliseconds[test] ?? 0
      if (index > 0 && sum > MAX_TESTS_MS) break
      turns[index < MAX_FIRST_TESTS ? 0 : sum <= FIRST_MS ? 1 : 2].push(test)
    }
    for (const turn of turns) {
      if (turn.length === 0) continue
      const usual = turn.reduce((total, test) => total + (milliseconds[test] ?? 0), 0)
      const options = ['--maxWorkers=1', '--bail=1', '--reporter=dot', ...turn]
      if (turn.every(test => SHARED_PROCESS.test(test))) options.push('--no-isolate')
      const failed = await vitest(copy, options, {
        timeout: Math.max(MIN_TIMEOUT_MS, 4 * usual),
      })
      if (failed !== undefined) return { ...mutant, result: 'killed', by: failed }
    }
    return { ...mutant, result: 'survived' }
  } finally {
    copy.write(mutant.file, source)
  }
}

/** Same subject first, then the fastest. */
function byTurn(tests: readonly string[], file: string, milliseconds: TestMap['milliseconds']): string[] {
  const subjects = [basename(file, '.ts'), basename(dirname(file))]
  const cost = (test: string) => (milliseconds[test] ?? 0) / (subjects.some(name => test.includes(name)) ? 10 : 1)
  return [...tests].sort((one, other) => cost(one) - cost(other))
}

type RunOptions = { timeout: number; isShown?: boolean; env?: Record<string, string> }

/** @returns the first test that failed, or why the run ended; undefined when all passed */
async function vitest({ directory }: Copy, options: string[], { timeout, isShown, env }: RunOptions) {
  const temporary = mkdtempSync(join(tmpdir(), 'waybill-mutant-'))
  const bin = join(directory, 'node_modules', 'vitest', 'vitest.mjs')
  const child = spawn(process.execPath, [bin, 'run', '--config', CONFIG, ...options], {
    cwd: directory,
    // The kill must include processes that tests leave running.
    detached: true,
    env: { ...process.env, ...env, TMPDIR: temporary, CHROMIUM_DIRECTORY: '', NO_COLOR: '1' },
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', piece => (output += piece))
  const code = await ended(child, timeout)
  rmSync(temporary, { recursive: true, force: true, maxRetries: 3 })
  if (code === 0) return undefined
  return code === 'timeout' ? 'time' : (/FAIL\s+(.+)/.exec(output)?.[1] ?? `exit ${code}`)
}

function ended(child: ChildProcess, timeout: number): Promise<number | 'timeout'> {
  return new Promise(resolve => {
    const timer = setTimeout(() => end('timeout'), timeout)
    child.on('exit', code => end(code ?? 1))
    function end(result: number | 'timeout') {
      clearTimeout(timer)
      try {
        process.kill(-(child.pid ?? 0), 'SIGKILL')
      } catch {
        // The group has ended.
      }
      resolve(result)
    }
  })
}
