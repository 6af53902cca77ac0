import type { Reporter, TestModule } from 'vitest/node'

/** Ends the run with one line that says how many tests passed and failed, for whoever reads only that. */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its default export
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap(module => [...module.children.allTests()])
    const count = (state: string) => tests.filter(test => test.result().state === state).length
    // A file that could not be loaded has no tests to fail.
    const broken = modules.filter(module => module.state() === 'failed' && [...module.children.allTests()].length === 0)
    process.on('exit', () => {
      process.stdout.write(`\n${count('passed')} passed, ${count('failed') + broken.length} failed\n`)
    })
  }
}
