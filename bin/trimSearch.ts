import type { Plugin } from 'esbuild'

/** By its place among the packages, what is left of a module of OpenSearch's client. */
const left: Record<string, string> = {
  // It would print what people look for, wherever a variable of the environment says so.
  'debug/src/index': 'module.exports = () => () => {}',
  '@opensearch-project/opensearch/lib/ProxyAgent': 'module.exports = {}',
  '@opensearch-project/opensearch/lib/pool/CloudConnectionPool': 'module.exports = class {}',
  // The client's own way to them brings all of the package along.
  '@opensearch-project/opensearch/lib/aws/AwsSigv4Signer-sdk-v3': `
    const { fromEnv } = require('@aws-sdk/credential-provider-env')
    module.exports = require('./shared').giveAwsV4Signer(fromEnv())`,
}

/** Leaves out what functions do not use of the client of OpenSearch. */
export const trimSearch: Plugin = {
  name: 'lean search',
  setup({ onLoad }) {
    const places = Object.keys(left).join('|').replaceAll('/', '[\\\\/]')
    onLoad({ filter: new RegExp(`node_modules[\\\\/](?:${places})\\.js$`) }, ({ path }) => {
      const [, place = ''] = /.*node_modules[\\/](.+)\.js$/.exec(path) ?? []
      return { contents: left[place.replaceAll('\\', '/')] ?? '', loader: 'js' }
    })
  },
}
