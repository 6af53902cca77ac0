import type { Reporter, TestModule } from 'vitest/node'

/** Prints tests that passed only on retry, and one line with the counts. */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its default export
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap(module => [...module.children.allTests()])
    const count = (state: string) => tests.filter(test => test.result().state === state).length
    // A file that fails to load reports no tests.
    const broken = modules.filter(module => module.state() === 'failed' && [...module.children.allTests()].length === 0)
    const unsteady = tests.filter(test => test.diagnostic()?.flaky)
    process.on('exit', () => {
      for (const test of unsteady) {
        const where = `${test.module.relativeModuleId} > ${test.fullName}`
        process.stdout.write(`\nPassed at the second try only: ${where}: ${test.result().errors?.[0]?.message}\n`)
      }
      process.stdout.write(`\n${count('passed')} passed, ${count('failed') + broken.length} failed\n`)
    })
  }
}
