import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import type { Gates } from '../lambdas/aws/functions/deployedWorkflow.ts'
import { taskFunctions } from '../lambdas/aws/functions/functions.ts'
import type { Organisation } from '../shared/domain/organisation.ts'
import { addFiles, bundling, entries, plugins } from './bundleLambdas.ts'
import { trimSdkOfTasks } from './trimSdk.ts'

const lambdas = join(import.meta.dirname, '..', 'lambdas')
const ENTRY = 'tasks'

/**
 * The build context of the image: the handlers of the functions, loaded by the name of the step.
 * @returns esbuild's metafile of `<folder>/step`
 */
export async function bundleTasks(outDirectory: string, organisation: Organisation, gates: Gates): Promise<Metafile> {
  const functions = taskFunctions(gates)
  const step = join(outDirectory, 'step')
  await rm(outDirectory, { recursive: true, force: true })
  const { metafile } = await build({
    entryPoints: [{ in: ENTRY, out: 'index' }],
    outdir: step,
    outExtension: { '.js': '.mjs' },
    ...bundling,
    splitting: true,
    plugins: [toEntryOfTasks(functions.map(({ name }) => name)), entries(functions), ...plugins, ...trimSdkOfTasks],
    metafile: true,
  })
  const engine = functions.flatMap(({ reach }) => reach.engine ?? [])
  await addFiles(step, organisation, { engine, isMailing: true })
  const scratch = join(outDirectory, 'scratch')
  await mkdir(scratch)
  // An empty folder would not be copied.
  await writeFile(join(scratch, '.keep'), '')
  await cp(join(lambdas, 'aws', 'serving', 'task.Dockerfile'), join(outDirectory, 'Dockerfile'))
  return metafile
}

function toEntryOfTasks(steps: readonly string[]): Plugin {
  const loaders = steps.map(name => `${name}: () => import('function:${name}')`)
  const contents = `import { serveTask } from './aws/serving/serveTask.ts'\nawait serveTask({ ${loaders.join(', ')} })`
  return {
    name: 'entry of tasks',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^tasks$/ }, ({ path }) => ({ path, namespace: ENTRY }))
      onLoad({ filter: /.*/, namespace: ENTRY }, () => ({ contents, loader: 'ts', resolveDir: lambdas }))
    },
  }
}
