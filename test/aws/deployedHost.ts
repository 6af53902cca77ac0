import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { DeleteObjectsCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { DescribeExecutionCommand, SFNClient } from '@aws-sdk/client-sfn'
import { demoPeople } from '../../local/identity/demoDirectory.ts'
import { freePort } from '../harness/freePort.ts'
import { personWith } from '../harness/person.ts'
import type { JourneyHost } from '../journeys/journeyHost.ts'
import { openSearchUrl } from '../opensearch/openSearchUrl.ts'
import { edgeStandIn } from './edgeStandIn.ts'
import { indexFront } from './indexFront.ts'
import { signInOnCognito } from './signIn.ts'
import { sentSms } from './telephones.ts'

const run = promisify(execFile)
const project = join(import.meta.dirname, '..', '..')
const endpoint = process.env.AWS_ENDPOINT_URL ?? ''
const account = '000000000000'
/** The name of the domain that `infra/data/searchNames.ts` sets. No such domain exists: only the roles name it. */
const DOMAIN_ARN = `arn:aws:es:${process.env.AWS_REGION}:${account}:domain/waybilltrial-lists`
export const PASSWORD = 'Only-for-the-emulator-1'
const MAX_WORKFLOW_MILLISECONDS = 60_000

type Outputs = Record<string, Record<string, string>>

export type DeployedStack = Awaited<ReturnType<typeof deployed>>

/**
 * Deploys the complete stack into the emulator by the CDK CLI, as an administrator does. A stand-in on loopback
 * replaces the edge and forwards calls.
 * @param pages answers all requests that are not calls
 */
export async function deployed({ pages }: { pages?: RequestListener } = {}) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const edge = await edgeStandIn(port, pages)
  const front = await indexFront(openSearchUrl(), DOMAIN_ARN)
  const directory = await mkdtemp(join(tmpdir(), 'waybill-cdk-'))
  const templates = join(directory, 'out')
  const standIns = { withoutEdge: origin, indexEndpoint: front.endpoint }
  const contexts = Object.entries(standIns).flatMap(([name, value]) => ['--context', `${name}=${value}`])
  const cdk = (...command: string[]) =>
    run(join(project, 'node_modules', '.bin', 'cdk'), [...command, '--output', templates, ...contexts], {
      cwd: project,
      maxBuffer: 64 * 1024 * 1024,
    })
  const outputsFile = join(directory, 'outputs.json')
  const deploy = ['deploy', '--require-approval', 'never', '--outputs-file', outputsFile]
  await cdk('bootstrap', `aws://${account}/${process.env.AWS_REGION}`)
  await cdk(...deploy, '--all')

  const outputs = Object.assign(
    {},
    ...Object.values(JSON.parse(await readFile(outputsFile, 'utf8')) as Outputs),
  ) as Record<string, string>
  const output = (name: string) => {
    const value = outputs[name]
    if (value === undefined) throw new Error(`The deployment has no output ${name}, only ${Object.keys(outputs)}.`)
    return value
  }
  const secret = await new SecretsManagerClient().send(
    new GetSecretValueCommand({ SecretId: output('OriginSecretName') }),
  )
  const originSecret = secret.SecretString ?? ''
  edge.pointTo(endpoint, output('ApiId'), originSecret)
  await addPeople(output('UserPoolId'))

  const tokens: string[] = []
  const host: JourneyHost = {
    origin,
    async person(email) {
      const given = await signInOnCognito({
        endpoint,
        userPoolId: output('UserPoolId'),
        clientId: output('MemberClientId'),
        redirectUri: `${origin}/token`,
        email,
        password: PASSWORD,
      })
      tokens.push(given.id_token, given.access_token, given.refresh_token)
      return personWith(origin, given.id_token)
    },
    settled: id => ended(output('WorkflowArn'), id),
    mailsTo,
    codeTo,
    // The configuration names only the region, from which browsers derive Cognito’s address.
    identityEndpoint: endpoint,
    deadStatuses: [404, 403],
    close: async () => {},
  }
  return {
    host,
    output,
    originSecret,
    tokens,
    templates,
    front,
    async remove() {
      await Promise.all([emptied(output('IncomingBucketName')), emptied(output('ReleasedBucketName'))])
      await cdk('destroy', '--all', '--force')
    },
    async close() {
      await edge.close()
      await front.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function addPeople(UserPoolId: string) {
  const cognito = new CognitoIdentityProviderClient()
  for (const { email, groups } of demoPeople) {
    const UserAttributes = [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
    ]
    await cognito.send(
      new AdminCreateUserCommand({ UserPoolId, Username: email, UserAttributes, MessageAction: 'SUPPRESS' }),
    )
    await cognito.send(
      new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password: PASSWORD, Permanent: true }),
    )
    for (const GroupName of groups) {
      await cognito.send(new AdminAddUserToGroupCommand({ UserPoolId, Username: email, GroupName }))
    }
  }
}

async function ended(workflowArn: string, transferId: string) {
  const sfn = new SFNClient()
  const executionArn = `${workflowArn.replace(':stateMachine:', ':execution:')}:${transferId}`
  for (const end = Date.now() + MAX_WORKFLOW_MILLISECONDS; Date.now() < end; await setTimeout(100)) {
    const { status } = await sfn.send(new DescribeExecutionCommand({ executionArn }))
    if (status !== 'RUNNING') return
  }
  throw new Error(`The workflow of ${transferId} did not end in time.`)
}

type Message = { To: string[]; Subject: string; BodyText: string; BodyHtml: string | null }

export async function sentMails(): Promise<Message[]> {
  const answer = await fetch(`${endpoint}/_ministack/ses/messages`)
  const { messages } = (await answer.json()) as { messages: Record<string, Message[]> }
  return messages[account] ?? []
}

async function mailsTo(address: string) {
  return (await sentMails())
    .filter(({ To }) => To.includes(address))
    .map(({ Subject, BodyText, BodyHtml }) => ({ subject: Subject, text: BodyText, html: BodyHtml ?? '' }))
}

async function codeTo(phone: string): Promise<string> {
  const { Message = '' } = (await sentSms()).filter(({ PhoneNumber }) => PhoneNumber === phone).at(-1) ?? {}
  const code = /\b\d{6}\b/.exec(Message)?.[0]
  if (code === undefined) throw new Error(`No code was sent to ${phone}.`)
  return code
}

async function emptied(Bucket: string) {
  const s3 = new S3Client()
  for (;;) {
    const { Versions = [], DeleteMarkers = [] } = await s3.send(new ListObjectVersionsCommand({ Bucket }))
    const Objects = [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => ({ Key, VersionId }))
    if (Objects.length === 0) return
    await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }))
  }
}
