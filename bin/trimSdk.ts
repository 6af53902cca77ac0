import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/**
 * A function's credentials are always in its environment. Without the other providers (profiles, single sign-on,
 * instance metadata) a bundle is a third smaller and starts sooner.
 */
const lambdaCredentials: Plugin = replaced(
  'lambda-credentials',
  /^@aws-sdk\/credential-provider-node$/,
  "import { fromEnv } from '@aws-sdk/credential-provider-env'; export const defaultProvider = fromEnv",
)

/** A task gets them from Fargate, which renews them: they last for some hours. */
const taskCredentials: Plugin = replaced(
  'task-credentials',
  /^@aws-sdk\/credential-provider-node$/,
  "import { fromHttp } from '@aws-sdk/credential-provider-http'; export const defaultProvider = fromHttp",
)

/** No call of ours uses event streams; the SDK loads them on demand. */
const noEventStreams: Plugin = replaced(
  'no-event-streams',
  /^@smithy\/core\/event-streams$/,
  [
    "const missing = () => { throw new Error('Event streams are not in this bundle: see bin/trimSdk.ts.') }",
    'export class EventStreamSerde { constructor() { missing() } }',
    // Clients are created with these, even if they never use a stream.
    'export const eventStreamSerdeProvider = missing, resolveEventStreamSerdeConfig = config => config',
  ].join('\n'),
)

/** No region of DynamoDB uses endpoint discovery. */
const noEndpointDiscovery: Plugin = replaced(
  'no-endpoint-discovery',
  /^@aws-sdk\/middleware-endpoint-discovery$/,
  [
    'export const resolveEndpointDiscoveryConfig = config => config',
    'export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {',
    '  environmentVariableSelector: () => false, configFileSelector: () => false, default: false }',
  ].join('\n'),
)

/** The SDK imports package.json for its version, and with it the complete list of dependencies. */
const versionsAlone: Plugin = rewritten('versions-alone', /@aws-sdk[\\/]client-[^\\/]+[\\/]package\.json$/, source =>
  JSON.stringify({ version: (JSON.parse(source) as { version: string }).version }),
)

/** Node has these digests; the SDK ships fallbacks for builds of Node without them. */
const digestsOfNode: Plugin = rewritten(
  'digests-of-node',
  /@(?:aws-sdk|smithy)[\\/].+[\\/](?:Sha1Js|Sha256Js|Md5Js)\.js$/,
  source =>
    source.replace(
      /^[\s\S]*^export class (\w+)[\s\S]*$/m,
      "export class $1 { constructor() { throw new Error('This Node lacks the digest of $1: see bin/trimSdk.ts.') } }",
    ),
)

/**
 * The SDK registers all call shapes and error classes in one file with computed keys, which bundlers treat as side
 * effects. Literal keys and errors that register themselves allow tree shaking.
 */
const shapesInUse: Plugin = rewritten(
  'shapes-in-use',
  /@aws-sdk[\\/]client-.+[\\/]schemas[\\/]schemas_0\.js$/,
  source => {
    const texts = new Map([...source.matchAll(/^const (\w+) = ("[^"]*");$/gm)].map(([, name, text]) => [name, text]))
    return source
      .replace(/\[(\w+)\]: /g, (whole, name) => (texts.has(name) ? `${texts.get(name)}: ` : whole))
      .replace(/^import .* from "\.\.\/models\/errors";$/m, '')
      .replace(/^n0_registry\.registerError\(.*\);$/gm, '')
  },
)

/**
 * An error class that our code does not name is reported by its name with the client's base class, as the SDK reports
 * unknown errors. The SDK uses only one of its classes itself, for global tables, which we do not have.
 */
const errorsInUse: Plugin = rewritten('errors-in-use', /@aws-sdk[\\/]client-.+[\\/]models[\\/]errors\.js$/, source =>
  [
    "import { TypeRegistry } from '@smithy/core/schema'",
    "import * as shapes from '../schemas/schemas_0'",
    'const known = (shape, type) => (TypeRegistry.for(shape[1]).registerError(shape, type), type)',
    source.replace(
      /^export class (\w+) (extends __BaseException \{\n[\s\S]*?^\})$/gm,
      'export const $1 = /* @__PURE__ */ known(shapes.$1$$, class $1 $2)',
    ),
  ].join('\n'),
)

/** Bundlers keep each call at the start of a module, and with it DynamoDB's client where it is not used. */
const paginatorsInUse: Plugin = rewritten(
  'paginators-in-use',
  /@aws-sdk[\\/]lib-dynamodb[\\/].+[\\/]\w+Paginator\.js$/,
  source => source.replace('= createPaginator(', '= /* @__PURE__ */ createPaginator('),
)

function replaced(name: string, filter: RegExp, contents: string): Plugin {
  return {
    name,
    setup({ onResolve, onLoad }) {
      onResolve({ filter }, ({ resolveDir }) => ({ path: name, namespace: name, pluginData: { resolveDir } }))
      onLoad({ filter: /.*/, namespace: name }, ({ pluginData }) => ({
        contents,
        loader: 'js',
        resolveDir: pluginData.resolveDir,
      }))
    },
  }
}

/** @throws when nothing matches, because the package has changed */
function rewritten(name: string, filter: RegExp, rewrite: (source: string) => string): Plugin {
  return {
    name,
    setup({ onLoad }) {
      onLoad({ filter }, async ({ path }) => {
        const source = await readFile(path, 'utf8')
        const contents = rewrite(source)
        if (contents === source) throw new Error(`There is nothing to rewrite in ${path}.`)
        return { contents, loader: path.endsWith('.json') ? 'json' : 'js' }
      })
    },
  }
}

const unused: readonly Plugin[] = [
  noEventStreams,
  noEndpointDiscovery,
  versionsAlone,
  digestsOfNode,
  shapesInUse,
  errorsInUse,
  paginatorsInUse,
]

export const trimSdk: Plugin[] = [lambdaCredentials, ...unused]
export const trimSdkOfTasks: Plugin[] = [taskCredentials, ...unused]
