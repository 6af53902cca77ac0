import { defineConfig } from 'vitest/config'

// One for each core: by default one is left idle, and most of what is waited for here is disks and browsers.
const maxWorkers = '100%'

const project = {
  maxWorkers,
  // Real servers, disks and browsers: slow on a busy machine is not wrong.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
} as const

/** Pure code and the synthesis: files share the process of a worker, and load their modules once. */
const withoutProcesses = ['unit', 'web', 'engine', 'infra'].map(folder => `test/${folder}/**/*.test.ts`)

export default defineConfig({
  test: {
    globalSetup: './test/harness/setup.ts',
    reporters: ['default', './test/harness/closingLine.ts'],
    maxWorkers,
    projects: [
      {
        test: {
          ...project,
          name: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**', ...withoutProcesses],
        },
      },
      // The synthesis is waited for by several files, and takes minutes on a busy machine.
      { test: { ...project, name: 'pure', include: withoutProcesses, isolate: false, hookTimeout: 300_000 } },
      {
        test: {
          ...project,
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          // Record 0026: until whole runs on busy machines show that it is not needed.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
})
