import type { Plugin } from 'esbuild'

/** Formats read in the function; `extractIsolated` runs all others in its process. */
const READ_HERE = ['txt', 'csv']

/**
 * The readers, two megabytes of third-party code, are only in the process that opens documents, so a document that
 * bypasses it cannot be read here.
 */
export const withoutDocumentReaders: Plugin = {
  name: 'documents apart',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/formats\/\w+\.ts$/ }, ({ path, kind, importer }) => {
      if (kind !== 'dynamic-import' || !importer.endsWith('/readFormats.ts')) return undefined
      const format = /(\w+)\.ts$/.exec(path)?.[1] ?? ''
      return READ_HERE.includes(format) ? undefined : { path: format, namespace: 'apart' }
    })
    onLoad({ filter: /.*/, namespace: 'apart' }, ({ path }) => ({
      contents: `throw new Error('${path} is read in a process of its own.')\nexport const ${path} = undefined`,
    }))
  },
}
