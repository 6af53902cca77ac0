import { join, resolve } from 'node:path'
import { App } from 'aws-cdk-lib'
import { readDeployment } from '../infra/deployment.ts'
import { waybill } from '../infra/stack.ts'
import { buildWebIfStale } from './buildWeb.ts'
import { bundleLambdas, deployedFunctions } from './bundleLambdas.ts'

/** What `cdk` runs: builds the functions and the web app, and describes the stacks. */
const project = join(import.meta.dirname, '..')
// Beside what the CLI is told to write, so that two at once do not meet.
const bundles = resolve(project, process.env.CDK_OUTDIR ?? 'cdk.out', 'functions')
const deployment = await readDeployment()
const app = new App()
const withoutEdge: unknown = app.node.tryGetContext('withoutEdge')
await Promise.all([
  bundleLambdas(bundles, deployment.organisation),
  typeof withoutEdge === 'string' ? undefined : buildWebIfStale(),
])
waybill(
  app,
  deployment,
  { bundles, functions: await deployedFunctions(), webDirectory: join(project, 'web', 'dist') },
  typeof withoutEdge === 'string' ? withoutEdge : undefined,
)
app.synth()
