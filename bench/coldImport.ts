import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { Variable } from '../lambdas/aws/variables.ts'

const run = promisify(execFile)

/** Every variable has some value: a function that begins reads them, and calls nobody. */
const environment = {
  ...Object.fromEntries(Variable.options.map(name => [name, name.toLowerCase()])),
  PUBLIC_ORIGIN: 'https://files.acme.example',
  USER_POOL: 'eu-central-1_example',
  GROUP_MAPPING: '{"claim":"groups","org":[],"admin":[]}',
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'example',
  AWS_SECRET_ACCESS_KEY: 'example',
}

const measured = (file: string) => `
const before = performance.now()
const { handler } = await import(${JSON.stringify(pathToFileURL(file).href)})
if (typeof handler !== 'function') throw new Error('No handler.')
process.stdout.write(String(performance.now() - before))
process.exit(0)
`

/** How long a function takes from nothing to its handler, in ms, as Lambda begins it: a new process, nothing kept. */
export async function coldImports(file: string, times: number): Promise<number[]> {
  const took: number[] = []
  for (let round = 0; round < times; round += 1) {
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', measured(file)], {
      env: { PATH: process.env.PATH, ...environment },
    })
    took.push(Number(stdout))
  }
  return took.sort((one, other) => one - other)
}
