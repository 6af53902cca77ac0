import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleLambdas, deployedFunctions } from '../bin/bundleLambdas.ts'
import { readDeployment } from '../infra/deployment.ts'
import { coldImports } from './coldImport.ts'
import { machine } from './machine.ts'

/** `node bench/bundles.ts`: the size of each function, and how long it takes from nothing to its handler. */
const ROUNDS = 11
const directory = await mkdtemp(join(tmpdir(), 'waybill-bundles-'))
const started = performance.now()
await bundleLambdas(directory, (await readDeployment()).organisation)
console.log(`${machine()}\nbuilt in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
console.log('| Function | KB | cold import, median ms |\n|---|---|---|')
for (const { name } of await deployedFunctions()) {
  const file = join(directory, name, 'index.mjs')
  const { size } = await stat(file)
  const took = await coldImports(file, ROUNDS)
  console.log(`| ${name} | ${Math.round(size / 1000)} | ${(took[Math.floor(ROUNDS / 2)] ?? 0).toFixed(0)} |`)
}
await rm(directory, { recursive: true })
