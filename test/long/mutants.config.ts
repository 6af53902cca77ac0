import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..', '..'),
    include: ['test/{api,contracts,engine,local,unit,web}/**/*.test.ts'],
    exclude: ['test/engine/{hostile,names}/**', 'test/web/budgets.test.ts'],
    setupFiles: ['./test/long/nameEntered.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The process that starts the run has its own timeout.
    teardownTimeout: 2000,
  },
})
