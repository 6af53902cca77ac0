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
    "const missing = () => { throw new Error('Event streams are not in this bundle: see bin/leanSdk.ts.') }",
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
const versionsAlone: Plugin = {
  name: 'versions-alone',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]@aws-sdk[\\/]client-[^\\/]+[\\/]package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8')) as { version: string }
      return { contents: JSON.stringify({ version }), loader: 'json' }
    })
  },
}

/**
 * The SDK writes the shapes of all calls of a service into one file, with computed keys: for all a bundler knows, making
 * them has effects, so none is left out. With literal keys, those that a function does not use are.
 */
const shapesInUse: Plugin = {
  name: 'shapes-in-use',
  setup({ onLoad }) {
    onLoad(
      { filter: /[\\/]@aws-sdk[\\/]client-[^\\/]+[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$/ },
      async ({ path }) => {
        const source = await readFile(path, 'utf8')
        const texts = new Map(
          [...source.matchAll(/^const (\w+) = ("[^"]*");$/gm)].map(([, name, text]) => [name, text]),
        )
        const contents = source.replace(/\[(\w+)\]: /g, (whole, name) =>
          texts.has(name) ? `${texts.get(name)}: ` : whole,
        )
        return { contents, loader: 'js' }
      },
    )
  },
}

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

/** What makes a function's bundle small. */
export const leanSdk: Plugin[] = [lambdaCredentials, noEventStreams, noEndpointDiscovery, versionsAlone, shapesInUse]
