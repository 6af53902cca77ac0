import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findMutants, type Mutant } from './findMutants.ts'
import { copyProject, type Outcome, project, sourcesIn, testMap, tryMutant } from './mutationRun.ts'

// node test/long/mutants.ts [folder...] [--sample 40] [--seed 1] [--jobs 2] [--tests test/unit,test/local] [--map map.json] [--out outcomes.json] [--retry outcomes.json]: see docs/testing.md.

const FOLDERS = [
  'shared/domain',
  'lambdas/core',
  'lambdas/pipeline',
  'local/blobs',
  'engine/anonymisation',
  'engine/archive',
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    out: { type: 'string' },
    map: { type: 'string' },
    tests: { type: 'string' },
    retry: { type: 'string' },
  },
})
const folders = positionals.length > 0 ? positionals : FOLDERS

const map = await testMap(FOLDERS, values.tests?.split(','), values.map)
const waiting = values.retry ? survivorsIn(values.retry) : folders.flatMap(folder => chosen(mutantsIn(folder)))
print(`${waiting.length} mutants`)

const outcomes: Outcome[] = []
await Promise.all(Array.from({ length: Number(values.jobs) }, work))
report()

function mutantsIn(folder: string): Mutant[] {
  return sourcesIn([folder]).flatMap(file => findMutants(file, readFileSync(join(project, file), 'utf8')).mutants)
}

function survivorsIn(file: string): Mutant[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as Outcome[]).filter(({ result }) => result !== 'killed')
}

/** The same for the same seed. */
function chosen(mutants: Mutant[]): Mutant[] {
  const count = Number(values.sample ?? Number.POSITIVE_INFINITY)
  let state = Number(values.seed)
  // Park–Miller generator.
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state
  }
  const keyed = mutants.map(mutant => ({ mutant, key: next() }))
  return keyed
    .sort((one, other) => one.key - other.key)
    .slice(0, count)
    .map(({ mutant }) => mutant)
}

async function work() {
  const copy = copyProject()
  try {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const outcome = await tryMutant(copy, mutant, map)
      outcomes.push(outcome)
      print(`${outcome.result.padEnd(12)} ${describe(outcome)}${outcome.by ? ` by ${outcome.by}` : ''}`)
    }
  } finally {
    copy.remove()
  }
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}

function describe({ file, line, operator }: Mutant): string {
  return `${file}:${line} ${operator}`
}

function report() {
  for (const outcome of outcomes.filter(({ result }) => result !== 'killed')) {
    const source = readFileSync(join(project, outcome.file), 'utf8').split('\n')[outcome.line - 1]?.trim()
    print(`\n${outcome.result}: ${describe(outcome)}\n    ${source}`)
  }
  print('\n| Folder | mutants | killed | survived | not entered | score |\n|---|---|---|---|---|---|')
  for (const folder of folders) {
    const ofFolder = outcomes.filter(({ file }) => file.startsWith(`${folder}/`))
    const count = (wanted: Outcome['result']) => ofFolder.filter(({ result }) => result === wanted).length
    const score = `${((100 * count('killed')) / ofFolder.length).toFixed(1)} %`
    print(
      `| \`${folder}\` | ${ofFolder.length} | ${count('killed')} | ${count('survived')} | ${count('not entered')} | ${score} |`,
    )
  }
  if (values.out) writeFileSync(values.out, JSON.stringify(outcomes, undefined, 1))
}
