import * as z from 'zod'
import { GroupMapping } from '../shared/domain/groups.ts'
import { Organisation } from '../shared/domain/organisation.ts'
import { rulesBrokenBy } from './deploymentRules.ts'
import { Address, CERTIFICATE, text } from './fields.ts'
import { SignInProvider } from './identity/signInProvider.ts'
import { mistakesIn } from './mistakes.ts'

/** A name of DNS (RFC 1035, 2.3.1), in lower case. */
const HOST = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/
/** The commercial partition: the addresses of Cognito and of the functions are made for it. */
const REGION =
  /^(af|ap|ca|eu|il|me|mx|sa|us)-(central|north|south|east|west|northeast|northwest|southeast|southwest)-\d$/
/** @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_CreateUserPoolDomain.html */
const DOMAIN_PREFIX = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** @see https://docs.aws.amazon.com/sns/latest/dg/sms_sending-overview.html */
const SENDER_ID = /^(?=.*[A-Za-z])[A-Za-z0-9]{3,11}$/

/** Everything that an administrator decides about a deployment: `deployment.ts` in the project's root. */
export const Deployment = z
  .strictObject({
    /** Every stack's name begins with it; two deployments of one account differ in it. */
    name: text(/^[A-Za-z][A-Za-z0-9]{0,19}$/, 'Write up to 20 letters and digits, beginning with a letter.').default(
      'Waybill',
    ),
    account: text(/^\d{12}$/, 'Write the 12 digits of the AWS account, in quotes.').optional(),
    region: text(REGION, 'Write a commercial region of AWS, such as eu-central-1.'),
    profile: z.enum(['small', 'ha'], 'Write small or ha.'),
    organisation: Organisation,
    domain: z
      .strictObject({
        name: text(HOST, 'Write the host alone in lower case, without https:// or a path: files.acme.example.'),
        certificateArn: text(
          CERTIFICATE,
          'Write the ARN of a certificate of ACM: arn:aws:acm:us-east-1:<account>:certificate/<id>.',
        ),
      })
      .optional(),
    signIn: z.strictObject({
      /** Left out, the deployment's name and the account make one that nobody else has. */
      domainPrefix: text(DOMAIN_PREFIX, 'Write 1 to 63 lower-case letters, digits and hyphens, such as acme-files.')
        .regex(/^(?!.*(aws|amazon|cognito))/, 'Choose another: Cognito allows none that holds aws, amazon or cognito.')
        .optional(),
      groups: GroupMapping.default({ claim: 'groups', org: [], admin: [] }),
      provider: SignInProvider.optional(),
    }),
    mail: z.strictObject({
      from: Address,
      /** Said on purpose, when mails come from a domain that is none of the organisation's. */
      fromElsewhere: z.boolean('Write true or false.').default(false),
    }),
    operators: z.strictObject({ email: Address }),
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
    originSecret: z
      .strictObject({ generation: z.int('Write a whole number.').min(1, 'Write 1 or more.') })
      .default({ generation: 1 }),
  })
  .superRefine((deployment, context) => {
    // What is wrong by itself is mended first: the rules would only say it again.
    if (context.issues.length > 0) return
    for (const { path, message } of rulesBrokenBy(deployment)) context.addIssue({ code: 'custom', path, message })
  })
export type Deployment = z.infer<typeof Deployment>
/** As an administrator writes it: what has a default may be left out. */
export type DeploymentInput = z.input<typeof Deployment>

/** What keeps a deployment from being made, a line for each mistake. */
export class DeploymentError extends Error {
  override name = 'DeploymentError'
}

/** The deployment of `deployment.ts`. @throws DeploymentError */
export async function readDeployment(): Promise<Deployment> {
  const { deployment } = await import('../deployment.ts')
  return deploymentFrom(deployment)
}

/** @throws DeploymentError naming every mistake, its field, and what to write instead */
export function deploymentFrom(input: unknown): Deployment {
  const parsed = Deployment.safeParse(input)
  if (parsed.success) return parsed.data
  throw new DeploymentError(['deployment.ts cannot be used:', ...mistakesIn(parsed.error, input)].join('\n  '))
}
