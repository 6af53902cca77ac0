import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleLambdas, deployedFunctions } from '../bin/bundleLambdas.ts'
import { readDeployment } from '../infra/deployment.ts'
import { fullOrBrief } from './brief.ts'
import { bundlePeer, coldImports } from './coldImport.ts'
import { machine } from './machine.ts'

/** node bench/bundles.ts: the size of each function and its time from process start to handler. */
const ROUNDS = fullOrBrief(11, 1)
const middle = (numbers: readonly number[]) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

const directory = await mkdtemp(join(tmpdir(), 'waybill-bundles-'))
const peer = join(directory, 'peer.mjs')
const conditions = machine()
const started = performance.now()
await bundleLambdas(directory, (await readDeployment()).organisation)
console.log(`${conditions}\nbuilt in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
await bundlePeer(peer)

console.log("Peer: the SDK's DynamoDB client alone, as it comes. Cold imports are medians, in turns with the peer.\n")
console.log("| Function | KB | cold import, ms | peer, ms | CPU to the peer's |\n|---|---|---|---|---|")
for (const { name } of await deployedFunctions()) {
  const file = join(directory, name, 'index.mjs')
  const [ours = [], theirs = []] = await coldImports([file, peer], ROUNDS)
  const walls = [ours, theirs].map(took => middle(took.map(({ wall }) => wall)).toFixed(0))
  const ratio = middle(ours.map(({ cpu }) => cpu)) / middle(theirs.map(({ cpu }) => cpu))
  console.log(
    `| ${name} | ${Math.round((await stat(file)).size / 1000)} | ${walls.join(' | ')} | ${ratio.toFixed(2)} |`,
  )
}
await rm(directory, { recursive: true })
