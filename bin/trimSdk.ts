import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/**
 * A function's credentials stand in its environment, always: without the ways of other machines (profiles, single
 * sign-on, instance metadata) a bundle is a third smaller and begins sooner.
 */
const lambdaCredentials: Plugin = replaced(
  'lambda-credentials',
  /^@aws-sdk\/credential-provider-node$/,
  "import { fromEnv } from '@aws-sdk/credential-provider-env'; export const defaultProvider = fromEnv",
)

/** Nothing of ours speaks a service's event streams; the SDK asks for them when one does. */
const noEventStreams: Plugin = replaced(
  'no-event-streams',
  /^@smithy\/core\/event-streams$/,
  [
    "const missing = () => { throw new Error('Event streams are not in this bundle: see bin/trimSdk.ts.') }",
    'export class EventStreamSerde { constructor() { missing() } }',
    // A client is made with these, whether or not it ever meets a stream.
    'export const eventStreamSerdeProvider = missing, resolveEventStreamSerdeConfig = config => config',
  ].join('\n'),
)

/** No region of DynamoDB tells its endpoints by discovery; the cache for them would stay empty. */
const noEndpointDiscovery: Plugin = replaced(
  'no-endpoint-discovery',
  /^@aws-sdk\/middleware-endpoint-discovery$/,
  [
    'export const resolveEndpointDiscoveryConfig = config => config',
    'export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {',
    '  environmentVariableSelector: () => false, configFileSelector: () => false, default: false }',
  ].join('\n'),
)

/** The SDK takes its own version from its package's file, and with it the list of all that the package needs. */
const versionsAlone: Plugin = rewritten('versions-alone', /@aws-sdk[\\/]client-[^\\/]+[\\/]package\.json$/, source =>
  JSON.stringify({ version: (JSON.parse(source) as { version: string }).version }),
)

/** Node has these digests; the SDK brings them along as well, for a Node that was built without. */
const digestsOfNode: Plugin = rewritten(
  'digests-of-node',
  /@(?:aws-sdk|smithy)[\\/].+[\\/](?:Sha1Js|Sha256Js|Md5Js)\.js$/,
  source =>
    source.replace(
      /^[\s\S]*^export class (\w+)[\s\S]*$/m,
      "export class $1 { constructor() { throw new Error('This Node lacks what $1 stands in for: see bin/trimSdk.ts.') } }",
    ),
)

/**
 * The SDK writes the shapes of all calls of a service into one file, with computed keys, and registers the classes of
 * all errors there: for all a bundler knows, this has effects, so nothing is left out. With literal keys, and with errors
 * that register themselves, what a function does not use is.
 */
const shapesInUse: Plugin = rewritten(
  'shapes-in-use',
  /@aws-sdk[\\/]client-.+[\\/]schemas[\\/]schemas_0\.js$/,
  source => {
    const texts = new Map([...source.matchAll(/^const (\w+) = ("[^"]*");$/gm)].map(([, name, text]) => [name, text]))
    return (
      source
        .replace(/\[(\w+)\]: /g, (whole, name) => (texts.has(name) ? `${texts.get(name)}: ` : whole))
        // They come after their shapes now.
        .replace(/^import .* from "\.\.\/models\/errors";$/m, '')
        .replace(/^n0_registry\.registerError\(.*\);$/gm, '')
    )
  },
)

/**
 * An error whose class no code of ours names is then told as the SDK tells those that it does not know: by its name, and
 * by the one class of its client's errors. (Its classes tell the SDK itself of one alone that is worth another try, a
 * conflict of global tables; we have none.)
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

/** @throws when there is nothing to rewrite any more: another version of the package looks otherwise */
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

/** What makes a function's bundle small. */
export const trimSdk: Plugin[] = [
  lambdaCredentials,
  noEventStreams,
  noEndpointDiscovery,
  versionsAlone,
  digestsOfNode,
  shapesInUse,
  errorsInUse,
]
