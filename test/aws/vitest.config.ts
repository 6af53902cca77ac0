import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..', '..'),
    include: ['test/aws/**/*.aws.ts'],
    globalSetup: './test/harness/setup.ts',
    reporters: ['default', ['./test/harness/closingLine.ts', { longestFileMinutes: 25 }]],
    // The emulator starts a process for each function, which is slow on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    // Functions have timeouts of seconds, which a slow start on a busy machine may exceed; a second failure is real.
    retry: 1,
    // All tests share one emulator: more parallelism would only queue.
    maxWorkers: 2,
  },
})
