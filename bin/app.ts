import { join, resolve } from 'node:path'
import { App } from 'aws-cdk-lib'
import { DeploymentError, readDeployment } from '../infra/deployment.ts'
import { waybill } from '../infra/stack.ts'
import { toTrial } from '../infra/testOverrides.ts'
import { TemplateSetError } from '../local/templateSetFiles.ts'
import { buildWebIfStale } from './buildWeb.ts'
import { bundleLambdas, deployedFunctions } from './bundleLambdas.ts'

const project = join(import.meta.dirname, '..')
// In the CLI's output folder, so that concurrent runs do not collide.
const bundles = resolve(project, process.env.CDK_OUTDIR ?? 'cdk.out', 'functions')

async function main() {
  const app = new App()
  const [origin, endpoint] = ['withoutEdge', 'indexEndpoint'].map(name => app.node.tryGetContext(name))
  const { deployment, ...trial } = toTrial(await readDeployment(), origin, endpoint)
  const pages = trial.withoutEdge === undefined ? buildWebIfStale() : undefined
  await Promise.all([bundleLambdas(bundles, deployment.organisation), pages])
  const build = { bundles, functions: await deployedFunctions(), webDirectory: join(project, 'web', 'dist') }
  waybill(app, deployment, build, trial)
  app.synth()
}

main().catch(error => {
  console.error(error instanceof DeploymentError || error instanceof TemplateSetError ? error.message : error)
  process.exit(1)
})
