import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { deploymentFrom } from '../infra/deployment.ts'
import { type Templates, toLasting } from '../infra/releaseChanges.ts'
import { waybill } from '../infra/stack.ts'
import { demoOrganisation } from '../local/demoOrganisation.ts'
import { type PageName, pages, toDocument } from '../shared/domain/pages.ts'
import { deployedFunctions } from './bundleLambdas.ts'

const project = join(import.meta.dirname, '..')

/** Settings with every lasting resource. They are the same in all releases, and do not depend on `deployment.ts`. */
const settings = deploymentFrom({
  name: 'Waybill',
  region: 'eu-central-1',
  profile: 'ha',
  organisation: demoOrganisation,
  domain: {
    name: 'files.acme.example',
    certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/00000000-0000-0000-0000-000000000000',
  },
  signIn: {
    provider: {
      kind: 'oidc',
      issuer: 'https://login.acme.example',
      clientId: 'waybill',
      clientSecretName: 'waybill/oidc',
    },
    groups: { claim: 'groups', org: ['Staff'], admin: ['IT'] },
  },
  mail: { from: 'files@acme.example' },
  operators: { email: 'operators@acme.example' },
})

/** The lasting resources of this version. Without code: it does not change them. */
export async function lastingTemplates(): Promise<Templates> {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-templates-'))
  try {
    const functions = await deployedFunctions()
    const bundles = join(directory, 'functions')
    for (const { name } of functions) write(join(bundles, name), 'index.mjs')
    const webDirectory = join(directory, 'website')
    for (const page of [...(Object.keys(pages) as PageName[]), undefined]) write(webDirectory, toDocument(page))
    write(join(webDirectory, 'assets'), 'app.js')
    const { context } = JSON.parse(readFileSync(join(project, 'cdk.json'), 'utf8')) as { context: object }
    const unchecked = { builtinCloudFormationValidation: false, treeMetadata: false }
    const app = new App({ outdir: join(directory, 'out'), context, ...unchecked })
    waybill(app, settings, { bundles, functions, webDirectory })
    const stacks = app.synth().stacks.map(({ id, template }) => [id, template as Templates[string]] as const)
    return toLasting(Object.fromEntries(stacks))
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

function write(folder: string, name: string) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), '')
}
