import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: './test/harness/setup.ts',
    reporters: ['default', './test/harness/closingLine.ts'],
    // One for each core: by default one is left idle, and most of what is waited for here is disks and browsers.
    maxWorkers: '100%',
    // Real servers, disks and browsers: slow on a busy machine is not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
