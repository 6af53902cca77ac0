import * as z from 'zod'
import { GroupMapping } from '../shared/domain/groups.ts'
import { Organisation } from '../shared/domain/organisation.ts'
import { Concurrency } from './concurrency.ts'
import { rulesBrokenBy } from './deploymentRules.ts'
import { Address, CERTIFICATE, text } from './fields.ts'
import { SignInProvider } from './identity/signInProvider.ts'
import { LargeFilesSetting } from './largeFilesSetting.ts'
import { MalwareSetting } from './malwareSetting.ts'
import { mistakesIn } from './mistakes.ts'
import { SecondLookSetting } from './secondLookSetting.ts'

/** A DNS name (RFC 1035, 2.3.1), in lower case. */
const HOST = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/
/** Only the commercial partition, on which addresses depend. */
const REGION =
  /^(af|ap|ca|eu|il|me|mx|sa|us)-(central|north|south|east|west|northeast|northwest|southeast|southwest)-\d$/
/** @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_CreateUserPoolDomain.html */
const DOMAIN_PREFIX = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** @see https://docs.aws.amazon.com/sns/latest/dg/sms_sending-overview.html */
const SENDER_ID = /^(?=.*[A-Za-z])[A-Za-z0-9]{3,11}$/

/** The type of `deployment.ts`. */
export const Deployment = z
  .strictObject({
    /** The prefix of every stack. */
    name: text(/^[A-Za-z][A-Za-z0-9]{0,19}$/, 'Write up to 20 letters and digits, beginning with a letter.').default(
      'Waybill',
    ),
    account: text(/^\d{12}$/, 'Write the 12 digits of the AWS account, in quotes.').optional(),
    region: text(REGION, 'Write a commercial region of AWS, such as eu-central-1.'),
    profile: z.enum(['small', 'ha'], 'Write small or ha.'),
    organisation: Organisation,
    domain: z
      .strictObject({
        name: text(HOST, 'Write only the host in lower case, without https:// or a path: files.acme.example.'),
        certificateArn: text(
          CERTIFICATE,
          'Write the ARN of a certificate of ACM: arn:aws:acm:us-east-1:<account>:certificate/<id>.',
        ),
      })
      .optional(),
    signIn: z.strictObject({
      /** By default the deployment's name and the account. */
      domainPrefix: text(DOMAIN_PREFIX, 'Write 1 to 63 lower-case letters, digits and hyphens, such as acme-files.')
        .regex(
          /^(?!.*(aws|amazon|cognito))/,
          'Choose another prefix: Cognito does not allow aws, amazon or cognito in it.',
        )
        .optional(),
      /** Of the pool's own people, without a provider: an authenticator app. */
      secondFactor: z.enum(['required', 'optional'], 'Write required or optional.').default('required'),
      groups: GroupMapping.default({ claim: 'groups', org: [], admin: [] }),
      provider: SignInProvider.optional(),
    }),
    mail: z.strictObject({
      from: Address,
      /** As SES lists it: a domain or an address. By default the deployment creates one for the domain. */
      existingIdentity: z
        .string('Write the domain or address of an identity that SES lists.')
        .transform(identity => identity.toLowerCase())
        .optional(),
      /** Confirms a sender domain outside the organisation's. */
      fromElsewhere: z.boolean('Write true or false.').default(false),
    }),
    operators: z.strictObject({ email: Address }),
    /** GuardDuty scans uploads, for a price per gigabyte and object. */
    malware: MalwareSetting,
    /** Steps that exceed a function run on Fargate: larger files, for a container builder at each deployment. */
    largeFiles: LargeFilesSetting,
    /** Macie looks at released files once a day, for a price per gigabyte. */
    secondLook: SecondLookSetting,
    sms: z
      .strictObject({
        /** In US dollars. AWS lets new accounts spend one. */
        monthlySpendLimitUsd: z.int('Write whole US dollars.').min(1, 'Write 1 or more.').default(1),
        senderId: text(
          SENDER_ID,
          'Write 3 to 11 letters and digits with at least one letter, such as ACMEFILES.',
        ).optional(),
      })
      .default({ monthlySpendLimitUsd: 1 }),
    concurrency: Concurrency,
    /** A higher generation replaces the key that signs receipts. */
    receiptKeys: z
      .strictObject({ generation: z.int('Write a whole number.').min(1, 'Write 1 or more.') })
      .default({ generation: 1 }),
    originSecret: z
      .strictObject({ generation: z.int('Write a whole number.').min(1, 'Write 1 or more.') })
      .default({ generation: 1 }),
  })
  .superRefine((deployment, context) => {
    // So that no mistake is reported twice.
    if (context.issues.length > 0) return
    for (const { path, message } of rulesBrokenBy(deployment)) context.addIssue({ code: 'custom', path, message })
  })
export type Deployment = z.infer<typeof Deployment>
/** Fields with defaults are optional. */
export type DeploymentInput = z.input<typeof Deployment>

export class DeploymentError extends Error {
  override name = 'DeploymentError'
}

/** @throws DeploymentError */
export async function readDeployment(): Promise<Deployment> {
  const { deployment } = await import('../deployment.ts')
  return deploymentFrom(deployment)
}

/** @throws DeploymentError with every mistake */
export function deploymentFrom(input: unknown): Deployment {
  const parsed = Deployment.safeParse(input)
  if (parsed.success) return parsed.data
  throw new DeploymentError(['deployment.ts is not valid:', ...mistakesIn(parsed.error, input)].join('\n  '))
}
