import { defineConfig } from 'vitest/config'

// The default leaves one core idle, although tests mostly wait for disks and browsers.
const maxWorkers = '100%'

const project = {
  maxWorkers,
  // Real servers, disks and browsers may be slow.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
} as const

/** Files share a worker process and load their modules once. */
const withoutProcesses = ['unit', 'web', 'engine', 'infra'].map(folder => `test/${folder}/**/*.test.ts`)

export default defineConfig({
  test: {
    globalSetup: './test/harness/setup.ts',
    reporters: ['default', ['./test/harness/closingLine.ts', { longestFileMinutes: 25 }]],
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
      // The synthesis takes minutes on a busy machine.
      { test: { ...project, name: 'pure', include: withoutProcesses, isolate: false, hookTimeout: 300_000 } },
      { test: { ...project, name: 'browser', include: ['test/browser/**/*.test.ts'] } },
    ],
  },
})
