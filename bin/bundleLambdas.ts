import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild'
import { ENGINE_FILES } from '../lambdas/aws/adapters/engine.ts'
import {
  type DeployedFunction,
  endpointFunctions,
  stepFunctions,
  triggerFunctions,
} from '../lambdas/aws/functions/functions.ts'
import { portPermissions } from '../lambdas/aws/functions/portPermissions.ts'
import type { Ports } from '../lambdas/core/request/context.ts'
import type { Organisation } from '../shared/domain/organisation.ts'
import { trimMail } from './trimMail.ts'
import { trimSdk } from './trimSdk.ts'
import { trimSearch } from './trimSearch.ts'
import { withoutDocumentReaders } from './withoutDocumentReaders.ts'

const project = join(import.meta.dirname, '..')
const lambdas = join(project, 'lambdas')
const engine = join(project, 'engine')
/** Includes the file with the sources' licences. */
const gazetteers = join(engine, 'inspection', 'names', 'data')
const ENTRY = 'function:'

export const bundling = {
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  mainFields: ['module', 'main'],
  // CommonJS packages load Node's modules with require(), which ES modules lack.
  banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  legalComments: 'none',
} as const satisfies BuildOptions

/** @returns esbuild's metafile: `<folder>/<function>/index.mjs` and its inputs */
export async function bundleLambdas(outDirectory: string, organisation: Organisation): Promise<Metafile> {
  const functions = await deployedFunctions()
  await rm(outDirectory, { recursive: true, force: true })
  const { metafile } = await build({
    entryPoints: functions.map(({ name }) => ({ in: `${ENTRY}${name}`, out: `${name}/index` })),
    outdir: outDirectory,
    outExtension: { '.js': '.mjs' },
    ...bundling,
    plugins: [entries(functions), withoutDocumentReaders, trimMail, trimSearch, ...trimSdk],
    metafile: true,
  })
  await Promise.all(
    functions.map(async ({ name, reach }) => {
      const verbs = reach.engine ?? []
      const folder = join(outDirectory, name)
      await writeFile(join(folder, 'organisation.json'), JSON.stringify(organisation))
      if (verbs.includes('inspect')) await bundleExtraction(join(folder, ENGINE_FILES.extraction))
      if (verbs.includes('inspect') || verbs.includes('suggest')) {
        await cp(gazetteers, join(folder, ENGINE_FILES.gazetteers), { recursive: true })
      }
    }),
  )
  return metafile
}

async function bundleExtraction(outdir: string): Promise<void> {
  await build({
    entryPoints: [join(engine, 'extraction', 'isolated', 'child.ts')],
    outdir,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    ...bundling,
  })
}

export async function deployedFunctions(): Promise<DeployedFunction[]> {
  const areas = await areasOfEndpoints()
  return [...endpointFunctions(name => areas.get(name) ?? ''), ...stepFunctions(), ...triggerFunctions()]
}

/** A handler's file has its contract's name; its folder is the area. */
async function areasOfEndpoints(): Promise<Map<string, string>> {
  const folders = (await readdir(lambdas, { withFileTypes: true })).filter(entry => entry.isDirectory())
  const found = await Promise.all(
    folders.map(async ({ name: area }) =>
      (await readdir(join(lambdas, area))).map(file => [file.replace(/\.ts$/, ''), area] as const),
    ),
  )
  return new Map(found.flat())
}

function entries(functions: readonly DeployedFunction[]): Plugin {
  return {
    name: 'entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^function:/ }, ({ path }) => ({ path: path.slice(ENTRY.length), namespace: 'function' }))
      onLoad({ filter: /.*/, namespace: 'function' }, ({ path }) => {
        const found = functions.find(({ name }) => name === path)
        if (!found) return { errors: [{ text: `There is no function ${path}.` }] }
        return { contents: toEntry(found), loader: 'ts', resolveDir: lambdas }
      })
    },
  }
}

function toEntry({ serve, of, reach }: DeployedFunction): string {
  const adapters = Object.entries(reach).map(([port, verbs]) => getAdapter(port as keyof Ports, verbs))
  return [
    `import { ${of.export} as served } from './${of.file}'`,
    `import { ${serve.open} as serve } from './aws/serving/${serve.file}'`,
    ...adapters.flatMap(({ imports }) => imports),
    `export const handler = serve(served, { ${adapters.map(({ opener }) => opener).join(', ')} })`,
  ].join('\n')
}

function getAdapter(port: keyof Ports, verbs: readonly string[]) {
  const { file, open, parts } = portPermissions[port].adapter
  const imports = [`import { ${open} as ${port} } from './aws/adapters/${file}'`]
  if (!parts) return { imports, opener: port }
  const inReach = parts.filter(part => part.verbs.some(verb => verbs.includes(verb)))
  return {
    imports: [...imports, ...inReach.map(part => `import { ${part.open} } from './aws/adapters/${part.file}'`)],
    opener: `${port}: () => ${port}(${inReach.map(part => part.open).join(', ')})`,
  }
}
