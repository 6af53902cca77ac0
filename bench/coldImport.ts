import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { bundling } from '../bin/bundleLambdas.ts'
import { Variable } from '../lambdas/aws/functions/variables.ts'

const run = promisify(execFile)

const environment = {
  ...Object.fromEntries(Variable.options.map(name => [name, name.toLowerCase()])),
  PUBLIC_ORIGIN: 'https://files.acme.example',
  ORIGIN_SECRETS: 'example'.repeat(5),
  USER_POOL: 'eu-central-1_example',
  INDEX_ENDPOINT: 'https://lists.acme.example',
  GROUP_MAPPING: '{"claim":"groups","org":[],"admin":[]}',
  SMS_SETTINGS: '{}',
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'example',
  AWS_SECRET_ACCESS_KEY: 'example',
}

const measured = (file: string) => `
const [before, used] = [performance.now(), process.cpuUsage()]
const { handler } = await import(${JSON.stringify(pathToFileURL(file).href)})
if (typeof handler !== 'function') throw new Error('No handler.')
const { user, system } = process.cpuUsage(used)
process.stdout.write(JSON.stringify({ wall: performance.now() - before, cpu: (user + system) / 1000 }))
process.exit(0)
`

/** Milliseconds. CPU time varies less on a busy machine. */
export type ColdImport = { wall: number; cpu: number }

/** A new process per import, as Lambda starts a function. */
async function coldImport(file: string): Promise<ColdImport> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', measured(file)], {
    env: { PATH: process.env.PATH, ...environment },
  })
  return JSON.parse(stdout)
}

export async function coldImports(files: readonly string[], rounds: number): Promise<ColdImport[][]> {
  const took = files.map((): ColdImport[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, file] of files.entries()) took[index]?.push(await coldImport(file))
  }
  return took
}

/** The peer: only the SDK's DynamoDB client with one command. */
export async function bundlePeer(outfile: string): Promise<void> {
  await build({
    stdin: {
      contents: `
        import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb'
        const client = new DynamoDBClient({})
        export const handler = input => client.send(new GetItemCommand(input))`,
      resolveDir: import.meta.dirname,
    },
    outfile,
    ...bundling,
  })
}
