import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..', '..'),
    include: ['test/long/*.long.ts'],
    globalSetup: './test/harness/setup.ts',
    reporters: ['default', ['./test/harness/closingLine.ts', { longestFileMinutes: 120 }]],
    testTimeout: 300_000,
  },
})
