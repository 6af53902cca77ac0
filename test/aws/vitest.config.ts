import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..', '..'),
    include: ['test/aws/**/*.aws.ts'],
    globalSetup: './test/harness/setup.ts',
    reporters: ['default', './test/harness/closingLine.ts'],
    // An emulator that starts a process for a function, on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 600_000,
    // Functions have seconds, and a busy machine may take as long to begin one: what fails twice is wrong.
    retry: 1,
    // One emulator answers all of them: more at once would only wait for each other.
    maxWorkers: 2,
  },
})
