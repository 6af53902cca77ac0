import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  CloudFormationClient,
  CreateStackCommand,
  DeleteStackCommand,
  DescribeStacksCommand,
  waitUntilStackCreateComplete,
} from '@aws-sdk/client-cloudformation'
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  CreateGroupCommand,
  CreateIdentityProviderCommand,
  DescribeUserPoolClientCommand,
  DescribeUserPoolCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserPoolMfaConfigCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { CreateRoleCommand, IAMClient, PutRolePolicyCommand } from '@aws-sdk/client-iam'
import { CreateFunctionCommand, DeleteFunctionCommand, InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { App, CfnOutput, DefaultStackSynthesizer, type IStackSynthesizer, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleLambdas } from '../../bin/bundleLambdas.ts'
import { deploymentFrom } from '../../infra/deployment.ts'
import { createPoolTriggers, Identity } from '../../infra/identity/identity.ts'
import { cognitoPeople } from '../../lambdas/aws/adapters/cognitoPeople.ts'
import { toDocumentClient } from '../../lambdas/aws/adapters/dynamo/client.ts'
import { dynamoChallenges } from '../../lambdas/aws/adapters/dynamoChallenges.ts'
import { getSubject, MemberClaims } from '../../shared/domain/member.ts'
import { codeFor, signInOnCognito } from './signIn.ts'
import { storedZip } from './storedZip.ts'
import { makeTables } from './tables.ts'

const endpoint = process.env.AWS_ENDPOINT_URL ?? ''
const region = process.env.AWS_REGION ?? ''
const id = `identity-${randomUUID().slice(0, 8)}`
const origin = 'https://files.acme.example'
const password = 'Only-for-the-emulator-1'
const [alice, ada, vera] = ['alice@acme.example', 'ada@acme.example', 'vera@visitor.example']

const cognito = new CognitoIdentityProviderClient()
const lambda = new LambdaClient()
const iam = new IAMClient()
const dynamo = toDocumentClient(new DynamoDBClient())
const cloudFormation = new CloudFormationClient()
const deployment = deploymentFrom({
  region,
  profile: 'small',
  organisation: { name: 'Acme', domains: ['acme.example'] },
  signIn: { domainPrefix: id, groups: { claim: 'groups', org: ['All Staff'], admin: ['Administrators'] } },
  mail: { from: 'files@acme.example' },
  operators: { email: 'it@acme.example' },
})

let tables: Awaited<ReturnType<typeof makeTables>>
let userPoolId: string
let member: string
let recipient: string

beforeAll(async () => {
  tables = await makeTables(dynamo, 'ops')
  const functionArn = await deployedTrigger()
  await cloudFormation.send(new CreateStackCommand({ StackName: id, TemplateBody: getTemplate(functionArn) }))
  await waitUntilStackCreateComplete({ client: cloudFormation, maxWaitTime: 120 }, { StackName: id })
  const { Stacks } = await cloudFormation.send(new DescribeStacksCommand({ StackName: id }))
  const outputs = new Map(Stacks?.[0]?.Outputs?.map(({ OutputKey, OutputValue = '' }) => [OutputKey, OutputValue]))
  userPoolId = outputs.get('Pool') ?? ''
  member = outputs.get('Member') ?? ''
  recipient = outputs.get('Recipient') ?? ''

  await cognito.send(new CreateGroupCommand({ UserPoolId: userPoolId, GroupName: 'everyone' }))
  await add(alice, ['org', 'everyone'])
  await add(ada, ['org', 'admin'])
  await add(vera, ['everyone'])
})
afterAll(async () => {
  await cloudFormation.send(new DeleteStackCommand({ StackName: id }))
  await lambda.send(new DeleteFunctionCommand({ FunctionName: id }))
  await tables.remove()
})

async function deployedTrigger(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'waybill-identity-'))
  await bundleLambdas(directory, deployment.organisation)
  const code = await readFile(join(directory, 'preToken', 'index.mjs'), 'utf8')
  await rm(directory, { recursive: true })
  const trust = { Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' }, Action: 'sts:AssumeRole' }
  const { Role } = await iam.send(
    new CreateRoleCommand({
      RoleName: id,
      AssumeRolePolicyDocument: JSON.stringify({ Version: '2012-10-17', Statement: [trust] }),
    }),
  )
  const allow = {
    Effect: 'Allow',
    Action: 'dynamodb:GetItem',
    Resource: `arn:aws:dynamodb:*:*:table/${tables.names.ops}`,
  }
  await iam.send(
    new PutRolePolicyCommand({
      RoleName: id,
      PolicyName: 'proofs',
      PolicyDocument: JSON.stringify({ Version: '2012-10-17', Statement: [allow] }),
    }),
  )
  const made = await lambda.send(
    new CreateFunctionCommand({
      FunctionName: id,
      Runtime: 'nodejs24.x',
      Handler: 'index.handler',
      Role: Role?.Arn,
      Code: { ZipFile: storedZip('index.mjs', code) },
      Environment: {
        Variables: {
          GROUP_MAPPING: JSON.stringify(deployment.signIn.groups),
          // The audit table is missing: people still sign in.
          AUDIT_TABLE: id,
          OPS_TABLE: tables.names.ops,
        },
      },
      Timeout: 5,
    }),
  )
  return made.FunctionArn ?? ''
}

function getTemplate(functionArn: string): string {
  const synthesizer = new DefaultStackSynthesizer({ generateBootstrapVersionRule: false })
  const stack = new Stack(new App(), id, {
    env: { region, account: '000000000000' },
    synthesizer: synthesizer as IStackSynthesizer,
  })
  // The token trigger replaces those of codes, which test/aws/deployed/codes.suite.ts tests.
  const trigger = LambdaFunction.fromFunctionArn(stack, 'Trigger', functionArn)
  const identity = new Identity(stack, 'Identity', {
    deployment,
    publicOrigin: origin,
    triggers: createPoolTriggers(() => trigger),
    federation: false,
    keep: false,
  })
  const outputs = { Pool: identity.userPoolId, Member: identity.memberClientId, Recipient: identity.recipientClientId }
  for (const [name, value] of Object.entries(outputs)) new CfnOutput(stack, name, { value })
  return JSON.stringify(Template.fromStack(stack).toJSON())
}

async function add(email: string, groups: readonly string[]) {
  const who = { UserPoolId: userPoolId, Username: email }
  const UserAttributes = [{ Name: 'email', Value: email }]
  await cognito.send(new AdminCreateUserCommand({ ...who, UserAttributes, MessageAction: 'SUPPRESS' }))
  await cognito.send(new AdminSetUserPasswordCommand({ ...who, Password: password, Permanent: true }))
  for (const GroupName of groups) await cognito.send(new AdminAddUserToGroupCommand({ ...who, GroupName }))
}

const asking = (email: string, more: { clientId?: string; redirectUri?: string; password?: string } = {}) => ({
  endpoint,
  userPoolId,
  clientId: member,
  redirectUri: `${origin}/token`,
  email,
  password,
  ...more,
})
const getGroups = (token: string) => decodeJwt(token)['cognito:groups'] ?? []

describe('a member who signs in on the hosted page', () => {
  test('gets tokens that the API accepts: of this pool, for this client, signed by its key', async () => {
    const { id_token } = await signInOnCognito(asking(alice))

    const keys = createRemoteJWKSet(new URL(`${endpoint}/${userPoolId}/.well-known/jwks.json`))
    const { payload } = await jwtVerify(id_token, keys, {
      algorithms: ['RS256'],
      // Cognito’s own name, also where an emulator answers for it.
      issuer: `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`,
      audience: member,
      requiredClaims: ['sub', 'exp', 'iat', 'auth_time', 'token_use'],
    })
    expect(payload).toMatchObject({ token_use: 'id', email: alice })
    expect(MemberClaims.parse(payload)['cognito:groups']).toEqual(['org'])
    // A removed group stops counting within 15 minutes.
    expect(Number(payload.exp) - Number(payload.iat)).toBe(900)
    expect(payload).not.toHaveProperty('custom:groups')
  })

  test.each<[string, string, string[]]>([
    ['a member, in other groups of the pool too', alice, ['org']],
    ['an administrator', ada, ['admin', 'org']],
    ['a visitor, in another group of the pool alone', vera, []],
  ])('has the product’s groups and no others: %s', async (_, email, groups) => {
    const { id_token } = await signInOnCognito(asking(email))

    expect([...(getGroups(id_token) as string[])].sort()).toEqual(groups)
  })

  test('has the groups of today when the tokens are renewed', async () => {
    const { refresh_token } = await signInOnCognito(asking(ada))
    const admins = { UserPoolId: userPoolId, Username: ada, GroupName: 'admin' }
    await cognito.send(new AdminRemoveUserFromGroupCommand(admins))

    const { AuthenticationResult } = await cognito.send(
      new GetTokensFromRefreshTokenCommand({ ClientId: member, RefreshToken: refresh_token }),
    )

    await cognito.send(new AdminAddUserToGroupCommand(admins))
    expect(getGroups(AuthenticationResult?.IdToken ?? '')).toEqual(['org'])
  })

  test('cannot renew revoked tokens', async () => {
    const { refresh_token } = await signInOnCognito(asking(alice))
    await cognito.send(new RevokeTokenCommand({ ClientId: member, Token: refresh_token }))

    const renewing = cognito.send(
      new GetTokensFromRefreshTokenCommand({ ClientId: member, RefreshToken: refresh_token }),
    )

    await expect(renewing).rejects.toMatchObject({ name: expect.stringMatching(/NotAuthorized|RefreshTokenReuse/) })
  })

  test.each<[string, Partial<ReturnType<typeof asking>>, RegExp]>([
    ['a wrong password', { password: 'Wrong-password-1' }, /was not signed in/],
    ['another address to come back to', { redirectUri: 'https://evil.example/token' }, /No form to sign in: 400/],
    ['an address that only begins so', { redirectUri: `${origin}/token/more` }, /No form to sign in: 400/],
  ])('is refused with %s', async (_, more, message) => {
    await expect(signInOnCognito({ ...asking(alice), ...more })).rejects.toThrow(message)
  })

  test('gets nothing for a code without its proof', async () => {
    const code = await codeFor(asking(alice), 'a'.repeat(43))
    const body = { grant_type: 'authorization_code', client_id: member, redirect_uri: `${origin}/token`, code }

    for (const proof of ['', `&code_verifier=${'b'.repeat(43)}`]) {
      const answer = await fetch(`${endpoint}/oauth2/token`, {
        method: 'POST',
        body: new URLSearchParams(`${new URLSearchParams(body)}${proof}`),
      })
      expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'invalid_grant' }])
    }
  })
})

describe('a member of the organisation’s own provider', () => {
  const metadata = `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="acme"><IDPSSODescriptor>
    <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://login.acme.example/"/>
  </IDPSSODescriptor></EntityDescriptor>`
  const email = 'bob@acme.example'

  // Created by an API call, because the emulator’s CloudFormation does not support the type.
  beforeAll(async () => {
    await cognito.send(
      new CreateIdentityProviderCommand({
        UserPoolId: userPoolId,
        ProviderName: 'Acme',
        ProviderType: 'SAML',
        ProviderDetails: { MetadataFile: metadata },
        AttributeMapping: { email: 'mail', 'custom:groups': deployment.signIn.groups.claim },
      }),
    )
  })

  async function signInBy(groups: string) {
    const redirectUri = `${origin}/token`
    const asked = { client_id: member, redirect_uri: redirectUri, response_type: 'code', scope: 'email profile openid' }
    const sent = await fetch(
      `${endpoint}/oauth2/authorize?${new URLSearchParams({ ...asked, identity_provider: 'Acme' })}`,
      { redirect: 'manual' },
    )
    const provider = new URL(sent.headers.get('location') ?? '')
    const told = Object.entries({ mail: email, groups })
      .map(([name, value]) => `<Attribute Name="${name}"><AttributeValue>${value}</AttributeValue></Attribute>`)
      .join('')
    const assertion = `<Assertion xmlns="urn:oasis:names:tc:SAML:2.0:assertion"><Subject><NameID>bob</NameID></Subject>
      <AttributeStatement>${told}</AttributeStatement></Assertion>`
    const back = await fetch(`${endpoint}/saml2/idpresponse`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        SAMLResponse: Buffer.from(`<Response>${assertion}</Response>`).toString('base64'),
        RelayState: provider.searchParams.get('RelayState') ?? '',
      }),
    })
    const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const answer = await fetch(`${endpoint}/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: member,
        redirect_uri: redirectUri,
        code,
      }),
    })
    const { id_token } = (await answer.json()) as { id_token: string }
    return { provider: provider.origin, claims: decodeJwt(id_token) }
  }

  test('is redirected there, and returns with the product’s groups for the provider’s', async () => {
    const { provider, claims } = await signInBy('[Chess Club, all staff]')

    expect(provider).toBe('https://login.acme.example')
    expect(claims).toMatchObject({ email, token_use: 'id', 'cognito:groups': ['org'] })
    expect(claims).not.toHaveProperty('custom:groups')
  })

  test('loses a group at the next sign-in without it', async () => {
    expect((await signInBy('["All Staff","Administrators"]')).claims['cognito:groups']).toEqual(['org', 'admin'])

    expect((await signInBy('Chess Club')).claims['cognito:groups'] ?? []).toEqual([])
  })
})

describe('an export of the pool', () => {
  const run = promisify(execFile)
  const userPool = (...words: string[]) =>
    run(process.execPath, [
      join(import.meta.dirname, '..', '..', 'bin', 'userPool.ts'),
      ...words,
      '--user-pool',
      userPoolId,
    ])
  const [eve, phone] = ['eve@acme.example', 'recipient_'.padEnd(43, 'x')]
  const withFile = async (lines: string, work: (file: string) => Promise<unknown>) => {
    const directory = await mkdtemp(join(tmpdir(), 'waybill-pool-'))
    const file = join(directory, 'people.jsonl')
    await writeFile(file, lines)
    await work(file).finally(() => rm(directory, { recursive: true }))
  }

  test('creates lost people again, who are still the persons of their transfers', async () => {
    await add(eve, ['org', 'everyone'])
    await cognito.send(
      new AdminCreateUserCommand({ UserPoolId: userPoolId, Username: phone, MessageAction: 'SUPPRESS' }),
    )
    const before = decodeJwt((await signInOnCognito(asking(eve))).id_token)
    const { stdout } = await userPool('export')
    for (const Username of [eve, phone]) {
      await cognito.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username }))
    }

    await withFile(stdout, async file => {
      const others = stdout.trim().split('\n').length - 2
      expect((await userPool('restore', file)).stdout).toContain(
        `2 created, 0 linked to their transfers, ${others} unchanged`,
      )
      expect((await userPool('restore', file)).stdout).toContain(`0 created, 0 linked`)
    })

    await cognito.send(
      new AdminSetUserPasswordCommand({ UserPoolId: userPoolId, Username: eve, Password: password, Permanent: true }),
    )
    const { id_token, refresh_token } = await signInOnCognito(asking(eve))
    const after = decodeJwt(id_token)
    expect(after.sub).not.toBe(before.sub)
    expect(getSubject(MemberClaims.parse(after))).toBe(before.sub)
    expect(after).toMatchObject({ email: eve, 'cognito:groups': ['org'] })
    expect(after).not.toHaveProperty('custom:subject')
    await cognito.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: phone }))

    // Operators find the person by the earlier id, too.
    const people = cognitoPeople(cognito, userPoolId)
    expect(await people.findSubjects(eve)).toEqual([before.sub])
    await people.signOut(before.sub ?? '')
    const renewing = new GetTokensFromRefreshTokenCommand({ ClientId: member, RefreshToken: refresh_token })
    await expect(cognito.send(renewing)).rejects.toMatchObject({ name: expect.stringMatching(/NotAuthorized/) })
  })

  test('contains no password and no secret, and names each kind of user', async () => {
    const { stdout } = await userPool('export')
    const users = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Record<string, unknown>)

    expect(new Set(users.flatMap(Object.keys))).toEqual(
      new Set(['kind', 'username', 'subject', 'email', 'groups', 'isEnabled']),
    )
    expect(users).toContainEqual(expect.objectContaining({ kind: 'member', username: ada, groups: ['org', 'admin'] }))
    expect(users).toContainEqual(expect.objectContaining({ kind: 'recipient', username: phone, groups: [] }))
  })

  test('gives no person the transfers of another, and changes nothing when a line is damaged', async () => {
    const { stdout } = await userPool('export')
    const line = stdout.split('\n').find(one => one.includes(eve)) ?? ''
    const foreign = JSON.stringify({ ...JSON.parse(line), subject: 'of another person' })

    await withFile(foreign, async file => {
      for (const words of [[file], [file, '--link']]) {
        const refused = { stdout: expect.stringContaining('1 refused') }
        await expect(userPool('restore', ...words)).rejects.toMatchObject(refused)
      }
    })
    await withFile(`${line}\n{"kind":"member"`, async file => {
      await expect(userPool('restore', file)).rejects.toMatchObject({ stderr: expect.stringContaining('Line 2 of') })
    })
    expect((await userPool('export')).stdout).toBe(stdout)
  })

  test('gives no right back that was removed, and a new person with the same address nothing without --link', async () => {
    const frank = 'frank@acme.example'
    await add(frank, ['org', 'admin'])
    const { stdout } = await userPool('export')
    const line = stdout.split('\n').find(one => one.includes(frank)) ?? ''
    const groups = async () => {
      const { Groups = [] } = await cognito.send(
        new AdminListGroupsForUserCommand({ UserPoolId: userPoolId, Username: frank }),
      )
      return Groups.map(({ GroupName }) => GroupName).sort()
    }
    await withFile(line, async file => {
      const fromGroup = { UserPoolId: userPoolId, Username: frank, GroupName: 'admin' }
      await cognito.send(new AdminRemoveUserFromGroupCommand(fromGroup))
      expect((await userPool('restore', file)).stdout).toContain('1 unchanged')
      expect(await groups()).toEqual(['org'])

      await cognito.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: frank }))
      await add(frank, ['org'])
      await expect(userPool('restore', file)).rejects.toMatchObject({ stdout: expect.stringContaining('1 refused') })
      expect((await userPool('restore', file, '--link')).stdout).toContain('1 linked')
      expect(await groups()).toEqual(['org'])
    })
    await cognito.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: frank }))
  })

  test('waits for the first sign-in of a provider’s person', async () => {
    const person = { kind: 'memberOfProvider', username: 'Acme_nina', subject: 'before', groups: [], isEnabled: true }

    await withFile(JSON.stringify(person), async file => {
      expect((await userPool('restore', file)).stdout).toContain('1 people of the provider must sign in once.')
    })
  })
})

describe('the second factor', () => {
  // The emulator's hosted page does not ask for it: Cognito's does, by the same setting.
  test('is an authenticator app, and required', async () => {
    const mfa = await cognito.send(new GetUserPoolMfaConfigCommand({ UserPoolId: userPoolId }))

    expect(mfa).toMatchObject({ MfaConfiguration: 'ON' })
    expect(mfa.SmsMfaConfiguration).toBeUndefined()
  })
})

describe('other ways to sign in', () => {
  test('do not include sign-up', async () => {
    const { UserPool } = await cognito.send(new DescribeUserPoolCommand({ UserPoolId: userPoolId }))

    // The emulator stores this setting, but still accepts sign-ups.
    expect(UserPool?.AdminCreateUserConfig).toMatchObject({ AllowAdminCreateUserOnly: true })
  })

  test.each(['USER_PASSWORD_AUTH', 'USER_SRP_AUTH', 'USER_AUTH'] as const)(
    'do not include %s, for either client',
    async flow => {
      for (const ClientId of [member, recipient]) {
        const AuthParameters = { USERNAME: alice, PASSWORD: password, SRP_A: 'a'.repeat(256) }
        const signIn = new InitiateAuthCommand({ ClientId, AuthFlow: flow, AuthParameters })

        await expect(cognito.send(signIn)).rejects.toMatchObject({ name: 'InvalidParameterException' })
      }
    },
  )

  test('do not include a hosted page for recipients', async () => {
    await expect(signInOnCognito(asking(alice, { clientId: recipient }))).rejects.toThrow(/No form to sign in: 400/)
  })

  test('the clients match their description', async () => {
    const described = (ClientId: string) =>
      cognito.send(new DescribeUserPoolClientCommand({ UserPoolId: userPoolId, ClientId }))

    const [members, recipients] = [await described(member), await described(recipient)]

    expect(members.UserPoolClient).toMatchObject({
      CallbackURLs: [`${origin}/token`],
      ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
    })
    expect(recipients.UserPoolClient).toMatchObject({ AuthSessionValidity: 15, WriteAttributes: ['locale'] })
    expect(members.UserPoolClient?.ClientSecret ?? recipients.UserPoolClient?.ClientSecret).toBeUndefined()
  })
})

describe('the deployed trigger', () => {
  async function invoked(triggerSource: string, userAttributes: Record<string, string>, userName = 'Acme_someone') {
    const event = {
      version: '1',
      triggerSource,
      region,
      userPoolId,
      userName,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: member },
      request: { userAttributes, groupConfiguration: { groupsToOverride: [`${userPoolId}_Acme`] } },
      response: { claimsOverrideDetails: null },
    }
    const { FunctionError, Payload } = await lambda.send(
      new InvokeCommand({ FunctionName: id, Payload: JSON.stringify(event) }),
    )
    return { FunctionError, answer: JSON.parse(Buffer.from(Payload ?? []).toString()) }
  }

  test('maps the groups of a person of the organisation’s provider', async () => {
    const { answer } = await invoked('TokenGeneration_HostedAuth', {
      email: alice,
      'cognito:user_status': 'EXTERNAL_PROVIDER',
      'custom:groups': '[all staff, Chess Club]',
    })

    expect(answer.response.claimsOverrideDetails.groupOverrideDetails.groupsToOverride).toEqual(['org'])
  })

  test.each([
    ['in time', 60, undefined],
    ['late', 901, 'Your session has expired. Please login to continue.'],
  ])('limits the renewal of a recipient’s tokens by the time of the proof: %s', async (_, seconds, errorMessage) => {
    const username = `recipient-${seconds}`
    await dynamoChallenges(dynamo, tables.names.ops).noteProof(username, Math.floor(Date.now() / 1000) - seconds)

    const { FunctionError, answer } = await invoked('TokenGeneration_RefreshTokens', {}, username)

    expect([FunctionError, answer.errorMessage]).toEqual([errorMessage && 'Unhandled', errorMessage])
  })

  test('renews nothing for a recipient without a proof', async () => {
    const { FunctionError, answer } = await invoked('TokenGeneration_RefreshTokens', {}, 'nobody')

    expect(FunctionError).toBe('Unhandled')
    expect(answer).toMatchObject({ errorMessage: 'Your session has expired. Please login to continue.' })
  })
})
