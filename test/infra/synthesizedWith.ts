import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { deployedFunctions } from '../../bin/bundleLambdas.ts'
import { deployment as example } from '../../deployment.ts'
import { deploymentFrom } from '../../infra/deployment.ts'
import { waybill } from '../../infra/stack.ts'
import type { Gates } from '../../lambdas/aws/functions/deployedWorkflow.ts'
import { type PageName, pages, toDocument } from '../../shared/domain/pages.ts'
import { templatePolicies } from './iam/templatePolicies.ts'

type Report = { pluginReports: { pluginName: string; violations: unknown[] }[] }

/**
 * The example's deployment with settings of its own, from empty bundles: what templates say does not depend on them.
 * @param tasks the build context of the image, with `largeFiles`
 */
export async function synthesizedWith(gates: Gates, tasks?: string) {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-synth-'))
  const functions = await deployedFunctions(gates)
  const [bundles, webDirectory] = [join(directory, 'functions'), join(directory, 'website')]
  for (const { name } of functions) write(join(bundles, name), 'index.mjs')
  for (const page of [...(Object.keys(pages) as PageName[]), undefined]) write(webDirectory, toDocument(page))
  write(join(webDirectory, 'assets'), 'app.js')
  const { context } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'cdk.json'), 'utf8'))
  const outdir = join(directory, 'out')
  const app = new App({ outdir, context })
  waybill(app, deploymentFrom({ ...example, ...gates }), { bundles, functions, tasks, webDirectory })
  app.synth()
  const { pluginReports } = JSON.parse(readFileSync(join(outdir, 'validation-report.json'), 'utf8')) as Report
  return {
    policies: await templatePolicies(outdir),
    /** By the name of the plugin. */
    violations: pluginReports.map(({ pluginName, violations }) => [pluginName, violations]),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  }
}

function write(folder: string, name: string) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), '')
}
