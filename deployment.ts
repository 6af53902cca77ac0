import { join } from 'node:path'
import type { DeploymentInput } from './infra/deployment.ts'
import { readTemplateSet } from './local/templateSetFiles.ts'

/**
 * The one file that an administrator edits before `npx cdk deploy --all`: everything that is decided about this
 * deployment. It holds no secret. What each field allows is told by `infra/deployment.ts`; a mistake is named, with its
 * field and what to write instead, before anything is deployed.
 */
export const deployment: DeploymentInput = {
  name: 'Waybill',
  region: 'eu-central-1',
  // Both stand in several zones; `ha` has more alarms, and all of CloudFront's places.
  profile: 'small',

  organisation: {
    name: 'Acme',
    domains: ['acme.example'],
    bannedDomains: ['banned.example', 'competitor.example'],
    brandName: 'Waybill',
    supportEmail: 'support@acme.example',
    termsOfService: { title: 'Terms of Service', url: 'https://acme.example/terms' },
    privacyPolicy: { title: 'Privacy Policy', url: 'https://acme.example/privacy' },
    // Pages that may be returned to after signing in, with the ID token: each address exactly.
    trustedRedirectUrls: ['https://addon.acme.example/signed-in'],
    // Origins that may show the add-on view (?view=addon) in a frame, such as 'https://outlook.office.com'. None by default.
    addOnHosts: [],
    timeZone: 'Europe/Zurich',
    limits: { maxFiles: 50, totalSizeMiB: 20_480, fileSizeMiB: 5120, zipEncryptSizeMiB: 5120 },
    sendExpiryDays: { min: 1, default: 7, max: 60 },
    requestExpiryDays: { min: 3, default: 7, max: 60 },
    // Codes go to phones of these countries, and of no other.
    smsCountries: ['CH', 'DE', 'AT', 'FR', 'IT', 'GB'],
    // What partners get by mail and SMS; the first is used where none is chosen. See organisation/README.md.
    templateSets: ['standard', 'legal', 'standard-de'].map(name =>
      readTemplateSet(join(import.meta.dirname, 'organisation', 'templateSets', `${name}.json`)),
    ),
  },

  // Left out, Waybill is served at the domain that CloudFront gives.
  // domain: {
  //   name: 'files.acme.example',
  //   certificateArn: 'arn:aws:acm:us-east-1:<account>:certificate/<id>',
  // },

  signIn: {
    // <domainPrefix>.auth.<region>.amazoncognito.com; left out, one is made of the name and the account.
    // domainPrefix: 'acme-files',
    // Left out, people sign in with a password that Cognito keeps, and its groups `org` and `admin` count.
    // provider: { kind: 'saml', name: 'Acme', metadataUrl: 'https://login.acme.example/saml/metadata' },
    // Whom the provider puts in one of these groups may send; administrators must be in one of each. Where people may
    // make and name groups themselves, write the ids of groups, which nobody can choose. All of them that the provider
    // tells, joined, must fit in 2,048 characters: let it tell those of this application alone.
    // groups: { claim: 'groups', org: ['All Staff'], admin: ['Waybill Administrators'] },
  },

  mail: { from: 'files@acme.example' },
  // Alarms go there; a mail asks for consent first.
  operators: { email: 'it-operations@acme.example' },
  // So much may be spent on codes by SMS in a month; AWS lets new accounts spend one dollar, see docs/operations.md.
  sms: { monthlySpendLimitUsd: 1 },
  // One more lets CloudFront show another secret to the API; see docs/operations.md.
  originSecret: { generation: 1 },
}
