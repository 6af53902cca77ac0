import type { Reporter, TestModule } from 'vitest/node'

/** Prints tests that passed only on retry, and one line with the counts. Ends a run with a file that hangs, and names it. */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its default export
export default class ClosingLine implements Reporter {
  readonly #longestFileMinutes: number
  /** By id, because a module becomes another object when its tests are known. */
  readonly #running = new Map<string, NodeJS.Timeout>()
  #ended: readonly TestModule[] = []

  constructor({ longestFileMinutes }: { longestFileMinutes: number }) {
    this.#longestFileMinutes = longestFileMinutes
  }

  // A worker that blocks its thread fires none of Vitest's timeouts.
  onTestModuleQueued(module: TestModule) {
    this.#running.set(
      module.id,
      setTimeout(() => this.#hangs(module), this.#longestFileMinutes * 60_000),
    )
  }

  onTestModuleEnd(module: TestModule) {
    clearTimeout(this.#running.get(module.id))
    this.#ended = [...this.#ended, module]
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    this.#ended = modules
    process.on('exit', () => this.#close(0))
  }

  #hangs(module: TestModule) {
    process.stdout.write(`\nFAIL ${module.relativeModuleId} takes over ${this.#longestFileMinutes} minutes\n`)
    this.#close(1)
    process.exit(1)
  }

  #close(hanging: number) {
    const tests = this.#ended.flatMap(module => [...module.children.allTests()])
    const count = (state: string) => tests.filter(test => test.result().state === state).length
    // A file that fails to load reports no tests.
    const broken = this.#ended.filter(
      module => module.state() === 'failed' && [...module.children.allTests()].length === 0,
    )
    for (const test of tests.filter(test => test.diagnostic()?.flaky)) {
      const where = `${test.module.relativeModuleId} > ${test.fullName}`
      process.stdout.write(`\nPassed at the second try only: ${where}: ${test.result().errors?.[0]?.message}\n`)
    }
    process.stdout.write(`\n${count('passed')} passed, ${count('failed') + broken.length + hanging} failed\n`)
  }
}
