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

export default defineConfig({
  test: {
    globalSetup: './test/harness/setup.ts',
    reporters: ['default', './test/harness/closingLine.ts'],
    maxWorkers,
    projects: [
      { test: { ...project, name: 'node', include: ['test/**/*.test.ts'], exclude: ['test/browser/**'] } },
      {
        test: {
          ...project,
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          // Three hundred tests in which a busy browser takes part: where a change lands or not, what fails twice is
          // wrong, and what passed only then is named at the end. Nothing else is tried twice: chance there is a fault.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
})
