import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deployedFunctions } from '../../bin/bundleLambdas.ts'
import { deployment as example } from '../../deployment.ts'
import { type DeploymentInput, deploymentFrom } from '../../infra/deployment.ts'
import { waybill } from '../../infra/stack.ts'
import { type Trial, toTrial } from '../../infra/testOverrides.ts'
import { bundled } from './bundled.ts'

const web = join(import.meta.dirname, '..', '..', 'web', 'dist')
let directory: string
let bundles: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waybill-variants-'))
  bundles = (await bundled()).directory
})
afterAll(() => rm(directory, { recursive: true, force: true }))

type Template = {
  Resources: Record<string, { Type: string; Properties: Record<string, unknown>; DeletionPolicy?: string }>
}

type Templates = ReturnType<typeof synthesize>
const synthesizedBefore = new Map<string, Templates>()

function getTemplates(changes: Partial<DeploymentInput>, trial?: Trial): Templates {
  const key = JSON.stringify([changes, trial])
  const found = synthesizedBefore.get(key) ?? synthesize(`${synthesizedBefore.size}`, changes, trial)
  synthesizedBefore.set(key, found)
  return found
}

async function synthesize(name: string, changes: Partial<DeploymentInput>, trial?: Trial) {
  const outdir = join(directory, name)
  const context = JSON.parse(await readFile(join(import.meta.dirname, '..', '..', 'cdk.json'), 'utf8')).context
  const app = new App({ outdir, context })
  const build = { bundles, functions: await deployedFunctions(), webDirectory: web }
  waybill(app, deploymentFrom({ ...example, ...changes }), build, trial)
  const assembly = app.synth()
  const resources = assembly.stacks.flatMap(({ template }) => Object.values((template as Template).Resources))
  const of = (type: string) => resources.filter(({ Type }) => Type === type).map(({ Properties }) => Properties)
  return { stacks: assembly.stacks, of }
}

const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/0f0e0d0c-0000-4000-8000-000000000000'
const groups = { claim: 'groups', org: ['All Staff'], admin: ['Administrators'] }
const client = { clientId: 'waybill', clientSecretName: 'waybill/oidc' }

// Synthesis is slow: each combines several independent options.
const inEdgeRegion: Partial<DeploymentInput> = {
  region: 'us-east-1',
  // Google sends no groups.
  signIn: {
    provider: { kind: 'google', clientId: '1-a.apps.googleusercontent.com', clientSecretName: 'waybill/google' },
  },
}
const elsewhere: Partial<DeploymentInput> = {
  region: 'eu-west-1',
  domain: { name: 'files.acme.example', certificateArn },
  signIn: { provider: { kind: 'saml', metadataUrl: 'https://login.acme.example/metadata' }, groups },
}
const ha: Partial<DeploymentInput> = {
  profile: 'ha',
  signIn: { provider: { kind: 'oidc', issuer: 'https://login.acme.example', ...client }, groups },
}
const small: Partial<DeploymentInput> = { profile: 'small', name: 'Abcdefghij0123456789' }
const withoutEdge = 'http://localhost:8080'

describe('a deployment', () => {
  test.each([
    ['real', {}],
    ['trial', { withoutEdge }],
  ] as const)('(%s) sends without the stack of lists, which is after all that serves people', async (kind, trial) => {
    const { stacks } = await getTemplates(small, trial)
    const getNeeded = (id: string): string[] => {
      const found = stacks.find(one => one.id === id) ?? expect.fail(`There is no stack ${id}.`)
      const ids = found.dependencies.map(one => one.id).filter(one => stacks.some(stack => stack.id === one))
      return [...new Set([...ids, ...ids.flatMap(getNeeded)])]
    }
    const toId = (name: string) => `${small.name}${name}`

    const serving = ['Data', 'Pipeline', 'Api', ...(kind === 'real' ? ['Edge', 'Pages', 'Watch', 'EdgeWatch'] : [])]
    for (const name of serving) expect(getNeeded(toId(name))).not.toContain(toId('Search'))
    expect(getNeeded(toId('Api'))).toContain(toId('Pipeline'))
    // Pages call the API of their own release.
    if (kind === 'real') expect(getNeeded(toId('Pages'))).toContain(toId('Api'))
    expect(getNeeded(toId('Search'))).toEqual(expect.arrayContaining(serving.map(toId)))
  })

  test('with an identity that SES has already adopts it, and may send with it only', async () => {
    const existing: Partial<DeploymentInput> = {
      ...small,
      mail: { from: 'files@mail.acme.example', existingIdentity: 'acme.example' },
    }
    const { of } = await getTemplates(existing)

    expect(of('AWS::SES::EmailIdentity')).toEqual([])
    expect(of('AWS::SES::ConfigurationSet')).toHaveLength(1)
    const allowed = JSON.stringify(of('AWS::IAM::Role'))
    expect(allowed).toContain(':identity/acme.example"')
    expect(allowed).not.toContain(':identity/mail.acme.example"')
  })

  test('in the edge region uses a single region', async () => {
    const { stacks } = await getTemplates(inEdgeRegion)

    expect(new Set(stacks.map(({ environment }) => environment.region))).toEqual(new Set(['us-east-1']))
  })

  test('in another region keeps the firewall and the edge alarms in the edge region', async () => {
    const { stacks } = await getTemplates(elsewhere)

    const ofTheEdge = stacks.filter(({ environment }) => environment.region === 'us-east-1').map(({ id }) => id)
    expect(ofTheEdge.sort()).toEqual(['WaybillEdgeWatch', 'WaybillFirewall'])
  })

  test('with a custom domain uses that name, with modern TLS only', async () => {
    const { of } = await getTemplates(elsewhere)

    const [distribution] = of('AWS::CloudFront::Distribution') as { DistributionConfig: Record<string, unknown> }[]
    expect(distribution?.DistributionConfig).toMatchObject({
      Aliases: ['files.acme.example'],
      ViewerCertificate: { AcmCertificateArn: certificateArn, SslSupportMethod: 'sni-only' },
    })
    const members = of('AWS::Cognito::UserPoolClient').find(({ CallbackURLs }) => CallbackURLs)
    expect(members?.CallbackURLs).toEqual(['https://files.acme.example/token'])
  })

  test.each([
    ['saml', elsewhere, 'SAML'],
    ['oidc', ha, 'OIDC'],
    ['google', inEdgeRegion, 'Google'],
  ] as const)('with sign-in by %s has that provider, and redirects members to it', async (_, changes, type) => {
    const { of } = await getTemplates(changes)

    const [made] = of('AWS::Cognito::UserPoolIdentityProvider')
    expect(made?.ProviderType).toBe(type)
    expect(JSON.stringify(made)).not.toContain('"client_secret":"waybill')
    const members = of('AWS::Cognito::UserPoolClient').find(({ CallbackURLs }) => CallbackURLs)
    expect(JSON.stringify(members?.SupportedIdentityProviders)).not.toContain('COGNITO')
  })

  test('of the profile ha has more alarms, and all CloudFront locations', async () => {
    const [one, more] = await Promise.all([getTemplates(small), getTemplates(ha)])

    expect(more.of('AWS::CloudWatch::Alarm').length).toBeGreaterThan(one.of('AWS::CloudWatch::Alarm').length)
  })

  test('of the profile small reads lists from one node, and of ha from three zones, each with a full copy', async () => {
    const [one, three] = await Promise.all([getTemplates(small), getTemplates(ha)])
    type Domain = { ClusterConfig: object; EBSOptions: object }
    const getDomain = ({ of }: typeof one) => of('AWS::OpenSearchService::Domain')[0] as Domain
    const getReplicas = ({ of }: typeof one) => of('Custom::TransferIndex')[0]?.Replicas

    expect(getDomain(one)).toMatchObject({
      ClusterConfig: { InstanceCount: 1, ZoneAwarenessEnabled: false },
      EBSOptions: { EBSEnabled: true, VolumeType: 'gp3' },
    })
    expect(getDomain(three)).toMatchObject({
      ClusterConfig: {
        InstanceCount: 3,
        ZoneAwarenessEnabled: true,
        ZoneAwarenessConfig: { AvailabilityZoneCount: 3 },
      },
    })
    expect([getReplicas(one), getReplicas(three)]).toEqual([0, 2])
  })

  test('for trials can read lists from an existing node, which has no roles', async () => {
    const trial = { withoutEdge, indexEndpoint: 'https://localhost:9200' }
    const { of } = await getTemplates(small, trial)

    expect(of('AWS::OpenSearchService::Domain')).toEqual([])
    expect(of('Custom::TransferIndex').map(({ Access }) => Access)).toEqual([undefined])
    const endpoints = of('AWS::Lambda::Function').flatMap(
      ({ Environment }) => (Environment as { Variables: Record<string, unknown> }).Variables.INDEX_ENDPOINT ?? [],
    )
    // The function that notes it for all others.
    expect(new Set(endpoints)).toEqual(new Set(['https://localhost:9200']))
  })

  test('for trials accepts the origin of a lists node, and other deployments refuse it', () => {
    const deployment = deploymentFrom(example)
    const [origin, node] = ['https://localhost:8080', 'https://localhost:9200']

    expect(toTrial(deployment, origin, node)).toMatchObject({ withoutEdge: origin, indexEndpoint: node })
    expect(() => toTrial(deployment, origin, `${node}/`)).toThrow(`-c indexEndpoint is "${node}/". Write an origin`)
    expect(() => toTrial(deployment, undefined, node)).toThrow('-c indexEndpoint is for trials')
  })

  test('has a valid domain name for any deployment name', async () => {
    const [real, tried] = await Promise.all([getTemplates(small), getTemplates(small, { withoutEdge })])
    const names = [real, tried].map(({ of }) => of('AWS::OpenSearchService::Domain')[0]?.DomainName)

    for (const domain of names) expect(domain).toMatch(/^[a-z][a-z0-9-]{2,27}$/)
    const roles = real.of('AWS::IAM::Role').flatMap(({ RoleName }) => RoleName ?? [])
    expect(roles.length).toBeGreaterThan(5)
    for (const role of roles) expect(String(role).length).toBeLessThanOrEqual(64)
  })

  test('for trials has no edge, federation or alarms, and leaves nothing behind', async () => {
    const { of, stacks } = await getTemplates(small, { withoutEdge })

    expect(of('AWS::CloudFront::Distribution')).toEqual([])
    expect(of('AWS::CloudWatch::Alarm')).toEqual([])
    expect(of('AWS::Cognito::UserPoolIdentityProvider')).toEqual([])
    expect(stacks.some(({ terminationProtection }) => terminationProtection)).toBe(false)
    const resources = stacks.flatMap(({ template }) => Object.entries((template as Template).Resources))
    expect(resources.filter(([, { DeletionPolicy }]) => DeletionPolicy === 'Retain').map(([id]) => id)).toEqual([])
  })
})
