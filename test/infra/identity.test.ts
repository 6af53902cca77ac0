import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { beforeAll, describe, expect, test } from 'vitest'
import { type DeploymentInput, deploymentFrom } from '../../infra/deployment.ts'
import { createPoolTriggers, Identity } from '../../infra/identity/identity.ts'
import { poolTriggers } from '../../lambdas/aws/functions/functions.ts'

const saml = { kind: 'saml', name: 'Acme', metadataUrl: 'https://login.acme.example/saml' } as const
const oidc = {
  kind: 'oidc',
  issuer: 'https://login.acme.example',
  clientId: 'waybill',
  clientSecretName: 'waybill/oidc',
} as const
const google = {
  kind: 'google',
  clientId: '1-a.apps.googleusercontent.com',
  clientSecretName: 'waybill/google',
} as const
const staff = { claim: 'memberOf', org: ['staff'], admin: ['boss'] }

function toIdentity(signIn: Partial<DeploymentInput['signIn']> = {}, { federation = true, keep = true } = {}) {
  const deployment = deploymentFrom({
    region: 'eu-central-1',
    profile: 'small',
    organisation: { name: 'Acme', domains: ['acme.example'] },
    signIn: { domainPrefix: 'acme-files', ...signIn },
    mail: { from: 'files@acme.example' },
    operators: { email: 'it@acme.example' },
  })
  const stack = new Stack(new App(), 'Data', { env: { region: 'eu-central-1' } })
  const triggers = createPoolTriggers(
    name =>
      new LambdaFunction(stack, name, {
        runtime: Runtime.NODEJS_24_X,
        handler: 'index.handler',
        code: Code.fromInline('export const handler = event => event'),
      }),
  )
  const publicOrigin = 'https://files.acme.example'
  const identity = new Identity(stack, 'Identity', { deployment, publicOrigin, triggers, federation, keep })
  const template = Template.fromStack(stack)
  const all = (type: string) => Object.values(template.findResources(`AWS::Cognito::${type}`))
  const clients = all('UserPoolClient').map(({ Properties }) => Properties as Record<string, unknown>)
  return {
    identity,
    template,
    all,
    pool: all('UserPool')[0],
    member: clients.find(client => client.AllowedOAuthFlowsUserPoolClient === true) ?? {},
    recipient: clients.find(client => client.AllowedOAuthFlowsUserPoolClient !== true) ?? {},
    clients,
  }
}

describe('the user pool', () => {
  let made: ReturnType<typeof toIdentity>
  beforeAll(() => {
    made = toIdentity()
  })

  test('prevents self-registration, and ignores the case of names', () => {
    expect(made.all('UserPool')).toHaveLength(1)
    expect(made.pool?.Properties).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      UsernameConfiguration: { CaseSensitive: false },
      UserPoolTier: 'ESSENTIALS',
    })
  })

  test('lets us choose user names: an address for a member, an opaque name for a recipient', () => {
    // UsernameAttributes makes Cognito generate names; AliasAttributes makes it refuse addresses as names.
    expect(made.pool?.Properties).not.toHaveProperty('UsernameAttributes')
    expect(made.pool?.Properties).not.toHaveProperty('AliasAttributes')
  })

  test('requires a strong password, and an authenticator app as a second factor', () => {
    expect(made.pool?.Properties).toMatchObject({
      MfaConfiguration: 'ON',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
      Policies: {
        PasswordPolicy: {
          MinimumLength: 12,
          RequireLowercase: true,
          RequireUppercase: true,
          RequireNumbers: true,
          RequireSymbols: true,
        },
      },
    })
  })

  test.each<[string, Partial<DeploymentInput['signIn']>, string]>([
    ['people of a provider, who never enter a password here', { provider: saml, groups: staff }, 'OPTIONAL'],
    ['an organisation that decides so', { secondFactor: 'optional' }, 'OPTIONAL'],
  ])('does not require the second factor of %s', (_, signIn, expected) => {
    expect(toIdentity(signIn).pool?.Properties.MfaConfiguration).toBe(expected)
  })

  test('requires it in a trial, where a provider is not connected', () => {
    const trial = toIdentity({ provider: saml, groups: staff }, { federation: false, keep: false })

    expect(trial.pool?.Properties).toMatchObject({ MfaConfiguration: 'ON', EnabledMfas: ['SOFTWARE_TOKEN_MFA'] })
  })

  test('is retained when the stack is deleted, except for trials', () => {
    const trial = toIdentity({}, { keep: false }).pool

    expect(made.pool).toMatchObject({ DeletionPolicy: 'Retain', Properties: { DeletionProtection: 'ACTIVE' } })
    expect(trial).toMatchObject({ DeletionPolicy: 'Delete', Properties: { DeletionProtection: 'INACTIVE' } })
  })

  test('calls its triggers before it issues tokens and at each step of a code, and is permitted to', () => {
    const getArn = (name: string) => {
      const ids = Object.keys(made.template.findResources('AWS::Lambda::Function'))
      return { 'Fn::GetAtt': [ids.find(id => id.startsWith(name)), 'Arn'] }
    }

    expect(made.pool?.Properties.LambdaConfig).toEqual({
      PreTokenGeneration: getArn('preToken'),
      DefineAuthChallenge: getArn('defineChallenge'),
      CreateAuthChallenge: getArn('createChallenge'),
      VerifyAuthChallengeResponse: getArn('verifyChallenge'),
    })
    for (const name of poolTriggers().map(({ name }) => name)) {
      made.template.hasResourceProperties('AWS::Lambda::Permission', {
        Action: 'lambda:InvokeFunction',
        FunctionName: getArn(name),
        Principal: 'cognito-idp.amazonaws.com',
      })
    }
  })

  test('has the two groups, and the hosted sign-in at its domain', () => {
    expect(made.all('UserPoolGroup').map(({ Properties }) => Properties.GroupName)).toEqual(['org', 'admin'])
    expect(made.all('UserPoolDomain').map(({ Properties }) => Properties.Domain)).toEqual(['acme-files'])
    expect(made.identity.signInDomain).toBe('acme-files.auth.eu-central-1.amazoncognito.com')
  })
})

describe('the app clients', () => {
  const made = toIdentity()

  test('are two without a secret, support token revocation, and do not reveal who exists', () => {
    expect(made.clients).toHaveLength(2)
    for (const client of made.clients) {
      expect(client).toMatchObject({
        GenerateSecret: false,
        EnableTokenRevocation: true,
        PreventUserExistenceErrors: 'ENABLED',
      })
    }
  })

  test('for members allow the code of the hosted sign-in, exactly one redirect URL, and refreshing', () => {
    expect(made.member).toMatchObject({
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['email', 'profile', 'openid'],
      CallbackURLs: ['https://files.acme.example/token'],
      LogoutURLs: ['https://files.acme.example/'],
      ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
      SupportedIdentityProviders: ['COGNITO'],
      // How long a removed group still counts.
      IdTokenValidity: 15,
      RefreshTokenValidity: 43_200,
      TokenValidityUnits: { IdToken: 'minutes', RefreshToken: 'minutes' },
    })
    expect(made.member).not.toHaveProperty('DefaultRedirectURI')
  })

  test('for recipients allow the code challenge and refreshing, without a hosted page, for minutes', () => {
    expect(made.recipient).toMatchObject({
      AllowedOAuthFlowsUserPoolClient: false,
      ExplicitAuthFlows: ['ALLOW_CUSTOM_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      AuthSessionValidity: 15,
      IdTokenValidity: 15,
      AccessTokenValidity: 15,
      RefreshTokenValidity: 60,
    })
    for (const hosted of ['AllowedOAuthFlows', 'AllowedOAuthScopes', 'CallbackURLs', 'LogoutURLs']) {
      expect(made.recipient).not.toHaveProperty(hosted)
    }
  })

  test.each([
    ['a password of the pool', {}],
    ['SAML', { provider: saml, groups: staff }],
    ['OpenID Connect', { provider: oidc, groups: staff }],
  ])('with %s let no user write the attributes that identify members and recipients', (_, signIn) => {
    const { member, recipient } = toIdentity(signIn)

    // Only tokens with this scope may write attributes; recipients have it by default.
    expect(member.AllowedOAuthScopes).not.toContain('aws.cognito.signin.user.admin')
    expect(recipient.WriteAttributes).toEqual(['locale'])
  })
})

function referenceTo(template: Template) {
  return { Ref: Object.keys(template.findResources('AWS::Cognito::UserPoolIdentityProvider'))[0] }
}

describe('the organisation’s identity provider', () => {
  test.each([
    ['SAML', saml, 'Acme', { MetadataURL: 'https://login.acme.example/saml' }],
    [
      'SAML, its metadata given',
      { kind: 'saml', metadata: '<EntityDescriptor />' } as const,
      'Organisation',
      { MetadataFile: '<EntityDescriptor />' },
    ],
    [
      'OpenID Connect',
      oidc,
      'Organisation',
      {
        client_id: 'waybill',
        client_secret: '{{resolve:secretsmanager:waybill/oidc:SecretString:::}}',
        oidc_issuer: 'https://login.acme.example',
        authorize_scopes: 'openid email profile',
      },
    ],
  ])('%s is the only way for members to sign in, and supplies address and groups', (_, provider, name, details) => {
    const { identity, all, member, template } = toIdentity({ provider, groups: staff })

    expect(all('UserPoolIdentityProvider')).toHaveLength(1)
    expect(all('UserPoolIdentityProvider')[0]?.Properties).toMatchObject({
      ProviderName: name,
      ProviderDetails: details,
      AttributeMapping: {
        email:
          provider.kind === 'saml' ? 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress' : 'email',
        'custom:groups': 'memberOf',
      },
    })
    expect(member.SupportedIdentityProviders).toEqual([referenceTo(template)])
    expect(member.WriteAttributes).toEqual(expect.arrayContaining(['email', 'custom:groups']))
    expect(identity.providers).toBe(name)
  })

  test('Google signs members in, and their groups come from the pool', () => {
    const { identity, all, member, template } = toIdentity({ provider: google })

    expect(all('UserPoolIdentityProvider')[0]?.Properties).toMatchObject({
      ProviderName: 'Google',
      ProviderType: 'Google',
      ProviderDetails: { client_secret: '{{resolve:secretsmanager:waybill/google:SecretString:::}}' },
      AttributeMapping: { email: 'email' },
    })
    expect(member.SupportedIdentityProviders).toEqual([referenceTo(template)])
    expect(identity.providers).toBe('Google')
  })

  test('ends sessions after half a day, because groups are only read at sign-in', () => {
    expect(toIdentity({ provider: saml, groups: staff }).member.RefreshTokenValidity).toBe(720)
  })

  test('is created before the client that references it', () => {
    const { template } = toIdentity({ provider: saml, groups: staff })

    const [provider] = Object.keys(template.findResources('AWS::Cognito::UserPoolIdentityProvider'))
    const clients = Object.values(template.findResources('AWS::Cognito::UserPoolClient'))
    expect(clients.filter(({ DependsOn = [] }) => DependsOn.includes(provider))).toHaveLength(1)
  })

  test('is absent without federation', () => {
    const { identity, all, member } = toIdentity({ provider: saml, groups: staff }, { federation: false })

    expect(all('UserPoolIdentityProvider')).toEqual([])
    expect(member.SupportedIdentityProviders).toEqual(['COGNITO'])
    expect(identity.providers).toBe('COGNITO')
  })
})
