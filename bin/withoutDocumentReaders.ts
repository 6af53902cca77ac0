import type { Plugin } from 'esbuild'

/** What is read in the function itself; `extractIsolated` leaves all others to its process. */
const READ_HERE = ['txt', 'csv']

/**
 * Leaves the readers of documents out of the functions: two megabytes, and what others wrote. They lie with the process
 * that opens documents, and should a document ever get past it, there is nothing here that could read it.
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
