import { join } from 'node:path'
import type { DeploymentInput } from './infra/deployment.ts'
import { readTemplateSet } from './local/templateSetFiles.ts'

/**
 * Settings of this deployment. Edit them before `npx cdk deploy --all`; the file holds no secret. `infra/deployment.ts`
 * defines the allowed values. Synthesis reports invalid fields with a correction before it deploys anything.
 */
export const deployment: DeploymentInput = {
  name: 'Waybill',
  region: 'eu-central-1',
  // Both profiles use several zones; `ha` adds alarms and all CloudFront edge locations.
  profile: 'small',

  organisation: {
    name: 'Acme',
    domains: ['acme.example'],
    bannedDomains: ['banned.example', 'competitor.example'],
    brandName: 'Waybill',
    supportEmail: 'support@acme.example',
    termsOfService: { title: 'Terms of Service', url: 'https://acme.example/terms' },
    privacyPolicy: { title: 'Privacy Policy', url: 'https://acme.example/privacy' },
    // Exact addresses of pages that may receive the ID token after sign-in.
    trustedRedirectUrls: ['https://addon.acme.example/signed-in'],
    // Origins that may frame the add-on view (?view=addon), such as 'https://outlook.office.com'.
    addOnHosts: [],
    // Whether members get their own recipients offered while they type an address.
    addressBook: true,
    timeZone: 'Europe/Zurich',
    limits: { maxFiles: 50, totalSizeMiB: 20_480, fileSizeMiB: 5120, zipEncryptSizeMiB: 5120 },
    sendExpiryDays: { min: 1, default: 7, max: 60 },
    requestExpiryDays: { min: 3, default: 7, max: 60 },
    // Codes are sent only to phones of these countries.
    smsCountries: ['CH', 'DE', 'AT', 'FR', 'IT', 'GB'],
    // The first set is the default. See organisation/README.md.
    templateSets: ['standard', 'legal', 'standard-de'].map(name =>
      readTemplateSet(join(import.meta.dirname, 'organisation', 'templateSets', `${name}.json`)),
    ),
  },

  // Default: the CloudFront domain.
  // domain: {
  //   name: 'files.acme.example',
  //   certificateArn: 'arn:aws:acm:us-east-1:<account>:certificate/<id>',
  // },

  signIn: {
    // <domainPrefix>.auth.<region>.amazoncognito.com. Default: derived from the name and the account.
    // domainPrefix: 'acme-files',
    // Default: Cognito passwords with an authenticator app, and the Cognito groups `org` and `admin`.
    // provider: { kind: 'saml', name: 'Acme', metadataUrl: 'https://login.acme.example/saml/metadata' },
    // Members of one of the `org` groups may send; administrators need one of each list. Where users can create and name
    // groups, use group ids, which they cannot choose. All groups in the claim, joined, must fit in 2,048 characters:
    // configure the provider to send only the groups of this application.
    // groups: { claim: 'groups', org: ['All Staff'], admin: ['Waybill Administrators'] },
  },

  // If SES has an identity for the domain already: mail: { from: …, existingIdentity: 'acme.example' }
  mail: { from: 'files@acme.example' },
  // Scans uploads by GuardDuty, for each gigabyte and object: see docs/operations.md, Malware on AWS.
  // malware: 'guardduty',
  // Lets Macie look at released files, for each gigabyte: see docs/operations.md, Second look by Macie.
  // secondLook: 'macie',
  // For larger limits: steps that exceed a function run on Fargate. Needs a container builder at each deployment, see
  // docs/operations.md, Large files on AWS.
  // largeFiles: 'fargate',
  // Receives alarms after confirming a first mail.
  operators: { email: 'it-operations@acme.example' },
  // Monthly limit for codes by SMS. AWS limits new accounts to one dollar, see docs/operations.md.
  sms: { monthlySpendLimitUsd: 1 },
  // Functions at once: what Lambda allows the account, and the share of each class. A new account allows 10: the deployment then
  // says what to request, and docs/operations.md has shares for a trial.
  concurrency: { account: 1000, signIn: 50, challenges: 60, workflow: 350, calls: 340 },
  // Increase it to rotate the secret between CloudFront and the API; see docs/operations.md.
  originSecret: { generation: 1 },
}
