import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: './test/harness/setup.ts',
    reporters: ['default', './test/harness/closingLine.ts'],
    // Real servers, disks and browsers: slow on a busy machine is not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
