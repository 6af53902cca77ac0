import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild'
import { ARCHIVE_PROGRAM } from '../engine/extraction/libarchive/program.ts'
import { ocrFiles } from '../engine/extraction/ocr/ocrFiles.ts'
import { ENGINE_FILES } from '../lambdas/aws/adapters/engine.ts'
import type { Gates } from '../lambdas/aws/functions/deployedWorkflow.ts'
import {
  type DeployedFunction,
  endpointFunctions,
  stepFunctions,
  triggerFunctions,
} from '../lambdas/aws/functions/functions.ts'
import { type DeployedPorts, portPermissions } from '../lambdas/aws/functions/portPermissions.ts'
import type { Organisation } from '../shared/domain/organisation.ts'
import type { OwnKind } from '../shared/domain/ownKind.ts'
import { bundleFurther, furtherApart } from './furtherApart.ts'
import { bundleMailTexts, isMailing, separateMailTexts } from './separateMailTexts.ts'
import { trimMail } from './trimMail.ts'
import { trimSdk } from './trimSdk.ts'
import { trimSearch } from './trimSearch.ts'
import { withoutDocumentReaders } from './withoutDocumentReaders.ts'

const project = join(import.meta.dirname, '..')
const lambdas = join(project, 'lambdas')
const engineFolder = join(project, 'engine')
/** Includes the file with the sources' licences. */
const gazetteers = join(engineFolder, 'inspection', 'names', 'data')
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

/** Besides the entries and the SDK's. */
export const plugins: readonly Plugin[] = [
  withoutDocumentReaders,
  furtherApart,
  separateMailTexts,
  trimMail,
  trimSearch,
]

/** @returns esbuild's metafile: `<folder>/<function>/index.mjs` and its inputs */
export async function bundleLambdas(
  outDirectory: string,
  organisation: Organisation,
  gates?: Gates,
): Promise<Metafile> {
  const functions = await deployedFunctions(gates)
  await rm(outDirectory, { recursive: true, force: true })
  const { metafile } = await build({
    entryPoints: functions.map(({ name }) => ({ in: `${ENTRY}${name}`, out: `${name}/index` })),
    outdir: outDirectory,
    outExtension: { '.js': '.mjs' },
    ...bundling,
    plugins: [entries(functions), ...plugins, ...trimSdk],
    metafile: true,
  })
  await Promise.all(
    functions.map(({ name, reach: { engine = [] } }) =>
      addFiles(join(outDirectory, name), organisation, { engine, isMailing: isMailing(metafile, name) }),
    ),
  )
  return metafile
}

type Needs = { engine: readonly string[]; isMailing: boolean }

/** What a bundle reads beside itself. */
export async function addFiles(folder: string, organisation: Organisation, { engine, isMailing }: Needs) {
  const searches = engine.includes('inspect') || engine.includes('suggest')
  // Other functions need the names of kinds only.
  const ownInfotypes = searches
    ? await copyLists(organisation, folder)
    : organisation.ownInfotypes.map(({ id }) => ({ id }))
  await writeFile(join(folder, 'organisation.json'), JSON.stringify({ ...organisation, ownInfotypes }))
  if (isMailing) await bundleMailTexts(folder, bundling)
  if (engine.includes('inspect')) await bundleExtraction(join(folder, ENGINE_FILES.extraction), organisation)
  if (searches) {
    await bundleFurther(folder, organisation, bundling)
    await cp(gazetteers, join(folder, ENGINE_FILES.gazetteers), { recursive: true })
  }
}

/** The paths of lists are relative to the project; of their copies, to the bundle. */
async function copyLists({ ownInfotypes }: Organisation, folder: string): Promise<OwnKind[]> {
  const copied = ownInfotypes.map(async kind => {
    if (kind.valuesFile === undefined) return kind
    const valuesFile = `${kind.id}.values`
    await cp(resolve(project, kind.valuesFile), join(folder, valuesFile))
    return { ...kind, valuesFile }
  })
  return Promise.all(copied)
}

async function bundleExtraction(outdir: string, { ocr }: Pick<Organisation, 'ocr'>): Promise<void> {
  await build({
    entryPoints: [join(engineFolder, 'extraction', 'isolated', 'child.ts')],
    outdir,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    ...bundling,
    // Read by the modules of libarchive and Tesseract, which get their programs from us.
    banner: { js: `${bundling.banner.js}const __dirname='.';` },
  })
  const { resolve: find } = createRequire(import.meta.url)
  const files = [ARCHIVE_PROGRAM, ...(ocr ? ocrFiles(ocr) : [])]
  await Promise.all(files.map(path => cp(find(path), join(outdir, basename(path)))))
}

export async function deployedFunctions(gates?: Gates): Promise<DeployedFunction[]> {
  const areas = await areasOfEndpoints()
  return [...endpointFunctions(name => areas.get(name) ?? ''), ...stepFunctions(gates), ...triggerFunctions(gates)]
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

/** Resolves `function:<name>`. */
export function entries(functions: readonly DeployedFunction[]): Plugin {
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
  const adapters = Object.entries(reach).map(([port, verbs]) => getAdapter(port as keyof DeployedPorts, verbs))
  return [
    `import { ${of.export} as served } from './${of.file}'`,
    `import { ${serve.open} as serve } from './aws/serving/${serve.file}'`,
    ...adapters.flatMap(({ imports }) => imports),
    `export const handler = serve(served, { ${adapters.map(({ opener }) => opener).join(', ')} })`,
  ].join('\n')
}

function getAdapter(port: keyof DeployedPorts, verbs: readonly string[]) {
  const { file, open, parts } = portPermissions[port].adapter
  const imports = [`import { ${open} as ${port} } from './aws/adapters/${file}'`]
  if (!parts) return { imports, opener: port }
  const inReach = parts.filter(part => part.verbs.some(verb => verbs.includes(verb)))
  return {
    imports: [...imports, ...inReach.map(part => `import { ${part.open} } from './aws/adapters/${part.file}'`)],
    opener: `${port}: () => ${port}(${inReach.map(part => part.open).join(', ')})`,
  }
}
