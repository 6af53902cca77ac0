import { getDomain, isWithinDomain } from '../shared/domain/email.ts'
import { rulesOfConcurrency } from './concurrency.ts'
import type { Deployment } from './deployment.ts'
import { CERTIFICATE, isCountry } from './fields.ts'

/** Steps exceed a function beyond them (docs/decisions/0055-files-beyond-one-function.md). */
const MAX_FILE_MIB = 5120
const MAX_ARCHIVE_MIB = 20_480
const EXCEEDED = "With largeFiles: 'fargate', which needs a container builder, AWS accepts as much as one machine:"
/** A transaction of DynamoDB has 100 items (`lambdas/aws/adapters/dynamo/transferWrites.ts`). */
const MAX_FILES = 90

type Broken = { path: string[]; message: string }

export function rulesBrokenBy(deployment: Deployment): Broken[] {
  const { account, organisation, domain, signIn, mail, largeFiles } = deployment
  const certificate = CERTIFICATE.exec(domain?.certificateArn ?? '')?.groups
  const { limits } = organisation
  const rules: [holds: boolean, path: string, message: string][] = [
    [
      certificate === undefined || certificate.region === 'us-east-1',
      'domain.certificateArn',
      'CloudFront accepts only certificates of us-east-1: request one there.',
    ],
    [
      certificate === undefined || account === undefined || certificate.account === account,
      'domain.certificateArn',
      'The certificate belongs to a different account than the deployment: request one in the deployment’s account.',
    ],
    [
      mail.fromElsewhere || organisation.domains.some(own => isWithinDomain(getDomain(mail.from), own)),
      'mail.from',
      'Write an address of one of organisation.domains, or set mail.fromElsewhere to true.',
    ],
    [
      mail.existingIdentity === undefined || isSentBy(mail.existingIdentity, mail.from),
      'mail.existingIdentity',
      'Write the domain of mail.from, a domain above it, or mail.from itself.',
    ],
    [
      signIn.groups.admin.length === 0 || signIn.groups.org.length > 0,
      'signIn.groups.org',
      'Administrators must also be members: write the groups of the provider whose people may send.',
    ],
    [
      signIn.provider === undefined || signIn.provider.kind === 'google' || signIn.groups.org.length > 0,
      'signIn.groups.org',
      'Write the groups of the provider whose people may send: without any, no person of the provider can send.',
    ],
    [
      signIn.provider?.kind !== 'google' || signIn.groups.org.length + signIn.groups.admin.length === 0,
      'signIn.groups',
      'Google provides no groups: omit this and put people into Cognito’s groups org and admin, or use kind oidc with the issuer https://accounts.google.com and the claim hd.',
    ],
    [
      // Template sets may contain {{placeholders}}: they are a file of the bundles.
      !JSON.stringify({ ...deployment, organisation: { ...organisation, templateSets: [] } }).includes('{{'),
      'organisation',
      'CloudFormation reads {{ as the start of a reference: remove it from all texts.',
    ],
    [
      signIn.domainPrefix !== undefined || !/aws|amazon|cognito/i.test(deployment.name),
      'signIn.domainPrefix',
      'The name contains aws, amazon or cognito, which Cognito does not allow in a host: write another prefix here.',
    ],
    [
      largeFiles === 'fargate' || limits.fileSizeMiB <= MAX_FILE_MIB,
      'organisation.limits.fileSizeMiB',
      `Write at most ${MAX_FILE_MIB} on AWS, where a function has 15 minutes for a file. ${EXCEEDED} 51200.`,
    ],
    [
      largeFiles === 'fargate' || limits.zipEncryptSizeMiB <= MAX_ARCHIVE_MIB,
      'organisation.limits.zipEncryptSizeMiB',
      `Write at most ${MAX_ARCHIVE_MIB} on AWS, where a function has 15 minutes for an archive. ${EXCEEDED} 204800.`,
    ],
    [
      limits.maxFiles <= MAX_FILES,
      'organisation.limits.maxFiles',
      `Write at most ${MAX_FILES} on AWS, where one write stores all files of a transfer. One machine accepts up to 1000.`,
    ],
    ...organisation.smsCountries.map((country, index): [boolean, string, string] => [
      isCountry(country),
      `organisation.smsCountries.${index}`,
      'Write a country by its two letters of ISO 3166 in capitals, such as CH; the United Kingdom is GB.',
    ]),
    [
      !organisation.domains.some(own => organisation.bannedDomains.some(banned => isWithinDomain(own, banned))),
      'organisation.bannedDomains',
      'One of them is, or contains, one of organisation.domains: nothing could be sent to colleagues. Remove it.',
    ],
    [limits.fileSizeMiB <= limits.totalSizeMiB, 'organisation.limits.fileSizeMiB', 'Write at most totalSizeMiB.'],
    [
      limits.zipEncryptSizeMiB <= limits.totalSizeMiB,
      'organisation.limits.zipEncryptSizeMiB',
      'Write at most totalSizeMiB.',
    ],
    [
      isTimeZone(organisation.timeZone),
      'organisation.timeZone',
      'Write a time zone of the IANA database, such as Europe/Zurich.',
    ],
    ...organisation.trustedRedirectUrls.map((url, index): [boolean, string, string] => [
      url.startsWith('https://'),
      `organisation.trustedRedirectUrls.${index}`,
      'Tokens are sent there: write an address that begins with https://.',
    ]),
    ...rulesOfConcurrency(deployment.concurrency),
  ]
  return rules.filter(([holds]) => !holds).map(([, path, message]) => ({ path: path.split('.'), message }))
}

/** A verified domain also sends for the domains below it. */
function isSentBy(identity: string, from: string): boolean {
  return identity === from.toLowerCase() || (identity.includes('.') && isWithinDomain(getDomain(from), identity))
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
