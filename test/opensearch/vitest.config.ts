import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..', '..'),
    include: ['test/opensearch/**/*.opensearch.ts'],
    globalSetup: './test/harness/setup.ts',
    reporters: ['default', ['./test/harness/closingLine.ts', { longestFileMinutes: 25 }]],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // All tests share one node: more parallelism would only queue.
    maxWorkers: 2,
  },
})
