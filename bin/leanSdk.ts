import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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
    onLoad({ filter: inClients('schemas[\\/]schemas_0') }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const texts = new Map([...source.matchAll(/^const (\w+) = ("[^"]*");$/gm)].map(([, name, text]) => [name, text]))
      const literal = source.replace(/\[(\w+)\]: /g, (whole, name) =>
        texts.has(name) ? `${texts.get(name)}: ` : whole,
      )
      const registered = await retriedErrors(path)
      const contents = literal.replace(/^n0_registry\.registerError\(\w+\$, (\w+)\);$/gm, (whole, name) =>
        registered.includes(name) ? whole : '',
      )
      return { contents, loader: 'js' }
    })
  },
}

/**
 * There, too, it registers all errors of a service, which keeps their classes. Here a class registers itself: one that
 * no code of ours asks for is left out, and its errors are told as the SDK tells those that it does not know, by the
 * client's one class of errors with their name.
 */
const errorsInUse: Plugin = {
  name: 'errors-in-use',
  setup({ onLoad }) {
    onLoad({ filter: inClients('models[\\/]errors') }, async ({ path }) => {
      const contents = (await readFile(path, 'utf8')).replace(ERROR_CLASS, (whole, name, body) =>
        isRetried(body)
          ? whole
          : `export const ${name} = /* @__PURE__ */ known(shapes.${name}$, class ${name} ${body});`,
      )
      return { contents: `${KNOWN}\n${contents}`, loader: 'js' }
    })
  },
}

const ERROR_CLASS = /^export class (\w+) (extends __BaseException \{\n[\s\S]*?^\})$/gm
const KNOWN = `import { TypeRegistry } from '@smithy/core/schema'
import * as shapes from '../schemas/schemas_0'
const known = (shape, type) => (TypeRegistry.for(shape[1]).registerError(shape, type), type)`

/** The client itself tells by these classes what it tries again. */
const isRetried = (body: string) => body.includes('$retryable')

async function retriedErrors(schemas: string): Promise<string[]> {
  const source = await readFile(join(dirname(schemas), '../models/errors.js'), 'utf8')
  return [...source.matchAll(ERROR_CLASS)].flatMap(([, name = '', body = '']) => (isRetried(body) ? [name] : []))
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
export const leanSdk: Plugin[] = [
  lambdaCredentials,
  noEventStreams,
  noEndpointDiscovery,
  versionsAlone,
  shapesInUse,
  errorsInUse,
]
