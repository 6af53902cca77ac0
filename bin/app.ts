import { cp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { App } from 'aws-cdk-lib'
import { DeploymentError, readDeployment } from '../infra/deployment.ts'
import { waybill } from '../infra/stack.ts'
import { toTrial } from '../infra/testOverrides.ts'
import { checkFurtherKinds } from '../local/checkFurtherKinds.ts'
import { SettingsError } from '../local/configuration.ts'
import { FaqFileError, readFaqFiles } from '../local/faqFiles.ts'
import { TemplateSetError } from '../local/templateSetFiles.ts'
import { withValuesFiles } from '../local/valuesFiles.ts'
import type { Organisation } from '../shared/domain/organisation.ts'
import { buildWebIfStale } from './buildWeb.ts'
import { bundleLambdas, deployedFunctions } from './bundleLambdas.ts'
import { bundleTasks } from './bundleTasks.ts'

const project = join(import.meta.dirname, '..')
// In the CLI's output folder, so that concurrent runs do not collide.
const bundles = resolve(project, process.env.CDK_OUTDIR ?? 'cdk.out', 'functions')

async function main() {
  const app = new App()
  const [origin, endpoint] = ['withoutEdge', 'indexEndpoint'].map(name => app.node.tryGetContext(name))
  const { deployment, ...trial } = toTrial(await readDeployment(), origin, endpoint)
  await checkFurtherKinds(withValuesFiles(deployment.organisation, project))
  const pages = trial.withoutEdge === undefined ? buildWebIfStale() : undefined
  const tasks = deployment.largeFiles === 'fargate' ? resolve(bundles, '..', 'tasks') : undefined
  await Promise.all([
    bundleLambdas(bundles, deployment.organisation, deployment),
    tasks === undefined ? undefined : bundleTasks(tasks, deployment.organisation, deployment),
    pages,
  ])
  const webDirectory = await withOrganisationFiles(join(project, 'web', 'dist'), deployment.organisation)
  const build = { bundles, functions: await deployedFunctions(deployment), tasks, webDirectory }
  waybill(app, deployment, build, trial)
  app.synth()
}

/** @returns the build of the web app; with the organisation's files, a copy of it */
async function withOrganisationFiles(built: string, organisation: Organisation): Promise<string> {
  const files = readFaqFiles(organisation, project)
  if (files.size === 0) return built
  const copy = resolve(bundles, '..', 'website')
  await rm(copy, { recursive: true, force: true })
  await cp(built, copy, { recursive: true })
  for (const [path, content] of files) await writeFile(join(copy, path), content)
  return copy
}

main().catch(error => {
  const isMistake = [DeploymentError, SettingsError, TemplateSetError, FaqFileError].some(kind => error instanceof kind)
  console.error(isMistake ? error.message : error)
  process.exit(1)
})
