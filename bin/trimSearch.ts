import type { Plugin } from 'esbuild'

const replacements: Record<string, string> = {
  // Would print search terms when an environment variable enables it.
  'debug/src/index': 'module.exports = () => () => {}',
  '@opensearch-project/opensearch/lib/ProxyAgent': 'module.exports = {}',
  '@opensearch-project/opensearch/lib/pool/CloudConnectionPool': 'module.exports = class {}',
  // The client's own credential provider includes the complete package.
  '@opensearch-project/opensearch/lib/aws/AwsSigv4Signer-sdk-v3': `
    const { fromEnv } = require('@aws-sdk/credential-provider-env')
    module.exports = require('./shared').giveAwsV4Signer(fromEnv())`,
}

export const trimSearch: Plugin = {
  name: 'lean search',
  setup({ onLoad }) {
    const places = Object.keys(replacements).join('|').replaceAll('/', '[\\\\/]')
    onLoad({ filter: new RegExp(`node_modules[\\\\/](?:${places})\\.js$`) }, ({ path }) => {
      const [, place = ''] = /.*node_modules[\\/](.+)\.js$/.exec(path) ?? []
      return { contents: replacements[place.replaceAll('\\', '/')] ?? '', loader: 'js' }
    })
  },
}
