import { describe, expect, test } from 'vitest'
import { DeploymentError, type DeploymentInput, deploymentFrom, readDeployment } from '../../infra/deployment.ts'
import { toTrial } from '../../infra/testOverrides.ts'

const least = {
  region: 'eu-central-1',
  profile: 'small',
  organisation: { name: 'Acme', domains: ['acme.example'] },
  signIn: { domainPrefix: 'acme-files' },
  mail: { from: 'files@acme.example' },
  operators: { email: 'it@acme.example' },
} satisfies DeploymentInput

const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/0a1b'
const domain = { name: 'files.acme.example', certificateArn }
const oidc = {
  kind: 'oidc',
  issuer: 'https://login.acme.example',
  clientId: 'waybill',
  clientSecretName: 'waybill/oidc',
}
const google = { kind: 'google', clientId: '1-a.apps.googleusercontent.com', clientSecretName: 'waybill/google' }
const groups = { claim: 'groups', org: ['staff'], admin: [] }

const withOrganisation = (more: object) => ({ ...least, organisation: { ...least.organisation, ...more } })
const withSignIn = (more: object) => ({ ...least, signIn: { ...least.signIn, ...more } })
const largeCaps = { openProvisional: 1, recordMiBPerDay: 1, unfinishedUploadMiB: 409_600, uploadMiBPerDay: 409_600 }
const limits = { maxFiles: 10, totalSizeMiB: 100, fileSizeMiB: 50, zipEncryptSizeMiB: 50 }

function findMistakes(input: unknown): string[] {
  try {
    deploymentFrom(input)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(DeploymentError)
    const [first, ...lines] = (error as DeploymentError).message.split('\n')
    expect(first).toBe('deployment.ts is not valid:')
    return lines.map(line => line.trim())
  }
}

describe('the deployment', () => {
  test('of the project can be deployed into any account unchanged', async () => {
    const deployment = await readDeployment()

    expect(deployment).toMatchObject({ name: 'Waybill', profile: 'small', organisation: { name: 'Acme' } })
    // A certificate, a provider and a mail host belong to one organisation: a new deployment begins without them.
    expect(deployment).not.toHaveProperty('account')
    expect(deployment).not.toHaveProperty('domain')
    expect(deployment.signIn).toEqual({ secondFactor: 'required', groups: { claim: 'groups', org: [], admin: [] } })
  })

  test('needs six fields, and has defaults for the rest', () => {
    expect(deploymentFrom(least)).toMatchObject({
      name: 'Waybill',
      organisation: { brandName: 'Waybill', limits: { maxFiles: 50 } },
      signIn: { groups: { claim: 'groups', org: [], admin: [] } },
      mail: { fromElsewhere: false },
      sms: { monthlySpendLimitUsd: 1 },
      originSecret: { generation: 1 },
    })
  })

  test.each([
    ['SAML by the address of its metadata', { kind: 'saml', metadataUrl: 'https://login.acme.example/saml' }],
    ['SAML by its metadata', { kind: 'saml', name: 'Acme', metadata: '<md:EntityDescriptor entityID="x"/>' }],
    ['OpenID Connect', oidc],
  ])('accepts %s', (_, provider) => {
    expect(deploymentFrom(withSignIn({ provider, groups })).signIn.provider).toMatchObject(provider)
  })

  test('accepts template sets with placeholders, which CloudFormation never sees', () => {
    const set = { name: 'Standard', description: '', mails: { link: { subject: 'Files from {{organisation}}' } } }

    expect(deploymentFrom(withOrganisation({ templateSets: [set] })).organisation.templateSets).toHaveLength(1)
  })

  test('accepts Google, whose users join Cognito’s own groups', () => {
    expect(deploymentFrom(withSignIn({ provider: google })).signIn.provider).toEqual(google)
  })

  test('accepts files as large as on one machine where steps may run on Fargate', () => {
    const large = { maxFiles: 10, totalSizeMiB: 204_800, fileSizeMiB: 51_200, zipEncryptSizeMiB: 204_800 }
    const input = { ...withOrganisation({ limits: large, memberCaps: largeCaps }), largeFiles: 'fargate' }

    expect(findMistakes(input)).toEqual([])
    expect(findMistakes({ ...input, largeFiles: 'off' })).toHaveLength(2)
    expect(deploymentFrom(least).largeFiles).toBe('off')
    expect(findMistakes({ ...least, largeFiles: true })).toEqual(['largeFiles is true. Write off or fargate.'])
  })

  test('accepts a second look by Macie, which is off by default', () => {
    expect(deploymentFrom(least).secondLook).toBe('off')
    expect(findMistakes({ ...least, secondLook: 'macie' })).toEqual([])
    expect(findMistakes({ ...least, secondLook: true })).toEqual(['secondLook is true. Write off or macie.'])
  })

  test('accepts a domain of its own, and mails from another one when it says so', () => {
    expect(findMistakes({ ...least, account: '111122223333', domain })).toEqual([])
    expect(findMistakes({ ...least, mail: { from: 'files@mailer.example', fromElsewhere: true } })).toEqual([])
    expect(findMistakes({ ...least, mail: { from: 'noreply@files.acme.example' } })).toEqual([])
  })

  test.each(['files.acme.example', 'Acme.example', 'noreply@files.acme.example'])(
    'accepts an identity of SES that exists and sends for the address: %s',
    existingIdentity => {
      const mail = { from: 'noreply@files.acme.example', existingIdentity }

      expect(findMistakes({ ...least, mail })).toEqual([])
      expect(deploymentFrom({ ...least, mail }).mail.existingIdentity).toBe(existingIdentity.toLowerCase())
    },
  )

  test.each(['example', 'mail.acme.example', 'other.example', 'files@acme.example', ''])(
    'refuses an identity of SES that does not send for the address: %j',
    existingIdentity => {
      expect(findMistakes({ ...least, mail: { from: 'noreply@files.acme.example', existingIdentity } })).toEqual([
        `mail.existingIdentity is "${existingIdentity}". Write the domain of mail.from, a domain above it, or mail.from itself.`,
      ])
    },
  )
})

describe('an error names its field and the expected value', () => {
  test.each<[input: unknown, sentence: string]>([
    [undefined, 'the deployment is missing. Write an object.'],
    [{ ...least, region: undefined }, 'region is missing. Write a commercial region of AWS, such as eu-central-1.'],
    [
      { ...least, region: 'Frankfurt' },
      'region is "Frankfurt". Write a commercial region of AWS, such as eu-central-1.',
    ],
    [
      { ...least, region: 'cn-north-1' },
      'region is "cn-north-1". Write a commercial region of AWS, such as eu-central-1.',
    ],
    [{ ...least, profile: 'large' }, 'profile is "large". Write small or ha.'],
    [{ ...least, name: 'way-bill' }, 'name is "way-bill". Write up to 20 letters and digits, beginning with a letter.'],
    [
      { ...least, account: 111122223333 },
      'account is 111122223333. Write the 12 digits of the AWS account, in quotes.',
    ],
    [{ ...least, colour: 'blue' }, 'colour: unknown field. Remove it, or correct its name.'],
    [
      withSignIn({ domain: 'x', prefix: 'y' }),
      'signIn.domain, signIn.prefix: unknown field. Remove it, or correct its name.',
    ],
    [withOrganisation({ name: '' }), 'organisation.name is "". Write something.'],
    [withOrganisation({ name: undefined }), 'organisation.name is missing. Write a text.'],
    [withOrganisation({ domains: [] }), 'organisation.domains is not valid. Write a list of 1 or more.'],
    [
      withOrganisation({ domains: ['ACME.example'] }),
      'organisation.domains[0] is "ACME.example". Write a domain in lower case, such as acme.example.',
    ],
    [
      withOrganisation({ supportEmail: 'support' }),
      'organisation.supportEmail is "support". Write an e-mail address, such as support@acme.example.',
    ],
    [
      withOrganisation({ termsOfService: { title: 'Terms', url: 'terms' } }),
      'organisation.termsOfService.url is "terms". Write an address that begins with https: or mailto:.',
    ],
    [
      withOrganisation({ privacyPolicy: { title: 'Privacy', url: 'http://acme.example' } }),
      'organisation.privacyPolicy.url is "http://acme.example". Write an address that begins with https: or mailto:.',
    ],
    [
      withOrganisation({ privacyPolicy: { title: 'point 20', url: 'javascript:alert(1)' } }),
      'organisation.privacyPolicy.url is "javascript:alert(1)". Write an address that begins with https: or mailto:.',
    ],
    [
      withOrganisation({ trustedRedirectUrls: ['https://a.example/', 'http://b.example/'] }),
      'organisation.trustedRedirectUrls[1] is "http://b.example/". Tokens are sent there: write an address that begins with https://.',
    ],
    ...['http://a.example', 'https://*.a.example', 'https://a.example/pane', "https://a.example 'self'"].map(
      (host): [object, string] => [
        withOrganisation({ addOnHosts: [host] }),
        `organisation.addOnHosts[0] is "${host}". Write an origin in lower case, such as https://mail.acme.example, without a path.`,
      ],
    ),
    [
      withOrganisation({ timeZone: 'Zurich' }),
      'organisation.timeZone is "Zurich". Write a time zone of the IANA database, such as Europe/Zurich.',
    ],
    [
      withOrganisation({ limits: { ...limits, maxFiles: 91 } }),
      'organisation.limits.maxFiles is 91. Write at most 90 on AWS, where one write stores all files of a transfer. One machine accepts up to 1000.',
    ],
    [
      withOrganisation({ limits: { ...limits, maxFiles: '10' } }),
      'organisation.limits.maxFiles is "10". Write a whole number.',
    ],
    [
      withOrganisation({ limits: { ...limits, fileSizeMiB: 101 } }),
      'organisation.limits.fileSizeMiB is 101. Write at most totalSizeMiB.',
    ],
    [
      withOrganisation({ limits: { ...limits, totalSizeMiB: 20_480, fileSizeMiB: 5121 } }),
      "organisation.limits.fileSizeMiB is 5121. Write at most 5120 on AWS, where a function has 15 minutes for a file. With largeFiles: 'fargate', which needs a container builder, AWS accepts as much as one machine: 51200.",
    ],
    [
      withOrganisation({ limits: { ...limits, totalSizeMiB: 40_960, zipEncryptSizeMiB: 20_481 } }),
      "organisation.limits.zipEncryptSizeMiB is 20481. Write at most 20480 on AWS, where a function has 15 minutes for an archive. With largeFiles: 'fargate', which needs a container builder, AWS accepts as much as one machine: 204800.",
    ],
    [
      withOrganisation({ limits: { ...limits, totalSizeMiB: 204_801 }, memberCaps: largeCaps }),
      'organisation.limits.totalSizeMiB is 204801. Write at most 204800.',
    ],
    [
      withOrganisation({ limits: { ...limits, totalSizeMiB: 204_800 } }),
      'organisation.limits.totalSizeMiB is 204800. Raise memberCaps.unfinishedUploadMiB and memberCaps.uploadMiBPerDay, too: they refuse such a transfer.',
    ],
    [
      withOrganisation({ limits: { ...limits, zipEncryptSizeMiB: 101 } }),
      'organisation.limits.zipEncryptSizeMiB is 101. Write at most totalSizeMiB.',
    ],
    [
      withOrganisation({ sendExpiryDays: { min: 10, default: 7, max: 60 } }),
      'organisation.sendExpiryDays is not valid. Write days of which min is at most default, and default at most max.',
    ],
    [
      { ...least, domain: { ...domain, name: 'https://files.acme.example/' } },
      'domain.name is "https://files.acme.example/". Write only the host in lower case, without https:// or a path: files.acme.example.',
    ],
    [
      { ...least, domain: { name: 'files.acme.example' } },
      'domain.certificateArn is missing. Write the ARN of a certificate of ACM: arn:aws:acm:us-east-1:<account>:certificate/<id>.',
    ],
    [
      { ...least, domain: { ...domain, certificateArn: certificateArn.replace('us-east-1', 'eu-central-1') } },
      `domain.certificateArn is "${certificateArn.replace('us-east-1', 'eu-central-1')}". CloudFront accepts only certificates of us-east-1: request one there.`,
    ],
    [
      { ...least, account: '999999999999', domain },
      `domain.certificateArn is "${certificateArn}". The certificate belongs to a different account than the deployment: request one in the deployment’s account.`,
    ],
    [
      withSignIn({ domainPrefix: 'Acme_Files' }),
      'signIn.domainPrefix is "Acme_Files". Write 1 to 63 lower-case letters, digits and hyphens, such as acme-files.',
    ],
    [
      withSignIn({ domainPrefix: 'acme-cognito' }),
      'signIn.domainPrefix is "acme-cognito". Choose another prefix: Cognito does not allow aws, amazon or cognito in it.',
    ],
    [
      withSignIn({ groups: { claim: 'groups', org: [], admin: ['boss'] } }),
      'signIn.groups.org is not valid. Administrators must also be members: write the groups of the provider whose people may send.',
    ],
    [withSignIn({ groups: { ...groups, org: 'staff' } }), 'signIn.groups.org is "staff". Write a list of groups.'],
    [
      withSignIn({ groups: { ...groups, org: ['staff, admins'] } }),
      'signIn.groups.org[0] is "staff, admins". Write a group’s id or name without commas, brackets and quotes.',
    ],
    [
      withSignIn({ provider: oidc }),
      'signIn.groups.org is missing. Write the groups of the provider whose people may send: without any, no person of the provider can send.',
    ],
    [withSignIn({ provider: { kind: 'ldap' } }), 'signIn.provider.kind is "ldap". Write saml, oidc or google.'],
    [
      withSignIn({ groups, provider: { kind: 'saml' } }),
      'signIn.provider is not valid. Write either metadataUrl or metadata, and not both.',
    ],
    [
      withSignIn({
        groups,
        provider: { kind: 'saml', metadataUrl: 'https://a.example/', metadata: '<EntityDescriptor >' },
      }),
      'signIn.provider is not valid. Write either metadataUrl or metadata, and not both.',
    ],
    [
      withSignIn({ groups, provider: { kind: 'saml', metadata: 'metadata.xml' } }),
      'signIn.provider.metadata is "metadata.xml". Write the XML document of the provider’s metadata.',
    ],
    [
      withSignIn({ groups, provider: { ...oidc, issuer: 'http://login.acme.example' } }),
      'signIn.provider.issuer is "http://login.acme.example". Write an address that begins with https://.',
    ],
    [
      withSignIn({ groups, provider: { ...oidc, name: 'COGNITO' } }),
      'signIn.provider.name is "COGNITO". Write 3 to 32 letters, digits and hyphens, beginning with a letter; COGNITO and Google are taken.',
    ],
    [
      withSignIn({ groups, provider: { ...oidc, scopes: ['openid'] } }),
      'signIn.provider.scopes is not valid. Write openid and email among the scopes.',
    ],
    [
      withSignIn({ groups, provider: { ...oidc, clientSecretName: 'p@ss word' } }),
      'signIn.provider.clientSecretName is "p@ss word". Write the name of the secret in Secrets Manager that holds it, such as waybill/sign-in-client; never the secret.',
    ],
    [
      withSignIn({ groups, provider: google }),
      'signIn.groups is not valid. Google provides no groups: omit this and put people into Cognito’s groups org and admin, or use kind oidc with the issuer https://accounts.google.com and the claim hd.',
    ],
    [
      { ...least, mail: { from: 'files@acme.example.evil' } },
      'mail.from is "files@acme.example.evil". Write an address of one of organisation.domains, or set mail.fromElsewhere to true.',
    ],
    [
      { ...least, mail: { from: 'Acme <files@acme.example>' } },
      'mail.from is "Acme <files@acme.example>". Write an e-mail address, such as files@acme.example.',
    ],
    [{ ...least, operators: {} }, 'operators.email is missing. Write an e-mail address, such as files@acme.example.'],
    ...['ch', 'Switzerland'].map((country): [unknown, string] => [
      withOrganisation({ smsCountries: ['CH', country] }),
      `organisation.smsCountries[1] is "${country}". Write countries such as CH.`,
    ]),
    ...['UK', 'EU', 'SU', 'XX'].map((country): [unknown, string] => [
      withOrganisation({ smsCountries: ['CH', country] }),
      `organisation.smsCountries[1] is "${country}". Write a country by its two letters of ISO 3166 in capitals, such as CH; the United Kingdom is GB.`,
    ]),
    [
      withOrganisation({ requestExpiryDays: { min: 8, default: 7, max: 60 } }),
      'organisation.requestExpiryDays is not valid. Write days of which min is at most default, and default at most max.',
    ],
    [{ ...least, sms: { monthlySpendLimitUsd: 0.5 } }, 'sms.monthlySpendLimitUsd is 0.5. Write whole US dollars.'],
    [{ ...least, sms: { monthlySpendLimitUsd: 0 } }, 'sms.monthlySpendLimitUsd is 0. Write 1 or more.'],
    ...['AB', 'ACME FILES', '1234', 'TWELVELETTER'].map((senderId): [unknown, string] => [
      { ...least, sms: { senderId } },
      `sms.senderId is "${senderId}". Write 3 to 11 letters and digits with at least one letter, such as ACMEFILES.`,
    ]),
    [{ ...least, originSecret: { generation: 0 } }, 'originSecret.generation is 0. Write 1 or more.'],
    [{ ...least, originSecret: { generation: 1.5 } }, 'originSecret.generation is 1.5. Write a whole number.'],
  ])('%#: %s', (input, sentence) => {
    expect(findMistakes(input)).toEqual([sentence])
  })

  test('all errors are reported together', () => {
    expect(findMistakes({ ...least, region: 'x', profile: 'y', mail: {} })).toHaveLength(3)
  })
})

describe('a trial deployment', () => {
  test('has none of the real deployment’s names, so it cannot touch its resources', async () => {
    const deployment = await readDeployment()

    expect(toTrial(deployment, undefined)).toEqual({ deployment })
    expect(toTrial(deployment, 'https://localhost:8080')).toEqual({
      deployment: {
        ...deployment,
        name: 'WaybillTrial',
        organisation: { ...deployment.organisation, trustedDevices: true },
      },
      withoutEdge: 'https://localhost:8080',
    })
  })

  test.each([
    '',
    'foo',
    'true',
    true,
    'https://localhost:8080/',
    'https://a.example/path',
    'ftp://a.example',
    'https://a@b.example',
  ])('requires an origin as the stand-in for the edge: not %j', async context => {
    const deployment = await readDeployment()

    expect(() => toTrial(deployment, context)).toThrow(`-c withoutEdge is "${context}". Write an origin`)
  })
})
