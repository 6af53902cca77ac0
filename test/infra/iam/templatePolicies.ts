import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { synthesized } from '../synthesized.ts'

export type Statement = {
  Effect: 'Allow' | 'Deny'
  Action: string[]
  Resource?: string[]
  NotResource?: string[]
  Condition?: Record<string, Record<string, string[]>>
  Principal?: unknown
}

export type Policy = {
  /** Stack and logical id. */
  of: string
  kind: 'permissions' | 'trust' | 'resource'
  /** For permissions: stack and logical id of the role, or of the managed policy. */
  role?: string
  statements: Statement[]
}

/** `of` is its stack and logical id. */
export type Resource = {
  of: string
  // biome-ignore lint/suspicious/noExplicitAny: template properties have no common type
  properties: Record<string, any>
}

type Template = {
  Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>
  Outputs?: Record<string, { Value: unknown }>
}

export const ACCOUNT = '111122223333'

/**
 * Every policy of the templates, with the ARNs that the resources get when they are deployed.
 * @param of a cloud assembly. Default: that of `deployment.ts`
 */
export async function templatePolicies(of?: string) {
  const directory = of ?? (await synthesized()).directory
  const templates = await readTemplates(directory)
  const toText = (stack: string, value: unknown) => resolved({ templates, stack }, value)

  const policies = [...templates].flatMap(([stack, { Resources }]) =>
    Object.entries(Resources).flatMap(([id, { Type, Properties = {} }]): Policy[] => {
      const of = `${stack}/${id}`
      const read = (document: unknown) => statementsIn(toText(stack, document))
      if (Type === 'AWS::IAM::Role') {
        const inline = (Properties.Policies ?? []) as { PolicyDocument: unknown }[]
        return [
          { of, kind: 'trust', statements: read(Properties.AssumeRolePolicyDocument) },
          {
            of,
            kind: 'permissions',
            role: of,
            statements: inline.flatMap(({ PolicyDocument }) => read(PolicyDocument)),
          },
        ]
      }
      if (Type === 'AWS::IAM::Policy') {
        const roles = (Properties.Roles ?? []) as { Ref: string }[]
        const statements = read(Properties.PolicyDocument)
        return roles.map(({ Ref }) => ({ of, kind: 'permissions', role: `${stack}/${Ref}`, statements }))
      }
      if (Type === 'AWS::IAM::ManagedPolicy') {
        return [{ of, kind: 'permissions', role: of, statements: read(Properties.PolicyDocument) }]
      }
      const documents = ['PolicyDocument', 'KeyPolicy', 'AccessPolicies'].map(name => Properties[name])
      return documents.filter(Boolean).map(document => ({ of, kind: 'resource', statements: read(document) }))
    }),
  )
  return {
    policies,
    managed: [...templates].flatMap(([stack, { Resources }]) =>
      Object.entries(Resources)
        .filter(([, { Properties }]) => Properties?.ManagedPolicyArns !== undefined)
        .map(([id]) => `${stack}/${id}`),
    ),
    resourcesOf: (type: string): Resource[] =>
      [...templates].flatMap(([stack, { Resources }]) =>
        Object.entries(Resources)
          .filter(([, { Type }]) => Type === type)
          .map(([id, { Properties }]) => ({
            of: `${stack}/${id}`,
            properties: resolved({ templates, stack }, Properties ?? {}) as Resource['properties'],
          })),
      ),
  }
}

async function readTemplates(directory: string): Promise<Map<string, Template>> {
  const files = (await readdir(directory)).filter(file => file.endsWith('.template.json'))
  const read = async (file: string) => JSON.parse(await readFile(join(directory, file), 'utf8')) as Template
  return new Map(
    await Promise.all(files.map(async file => [file.replace('.template.json', ''), await read(file)] as const)),
  )
}

function statementsIn(document: unknown): Statement[] {
  const { Statement } = (typeof document === 'string' ? JSON.parse(document) : document) as { Statement: Raw | Raw[] }
  return [Statement].flat().map(({ Action, Resource, NotResource, Condition, ...rest }) => ({
    ...rest,
    Action: [Action].flat(),
    ...(Resource === undefined ? {} : { Resource: [Resource].flat() }),
    ...(NotResource === undefined ? {} : { NotResource: [NotResource].flat() }),
    ...(Condition && {
      Condition: mapValues(Condition, keys => mapValues(keys, values => [values].flat().map(String))),
    }),
  }))
}

type Raw = {
  Effect: 'Allow' | 'Deny'
  Action: string | string[]
  Resource?: string | string[]
  NotResource?: string | string[]
  Condition?: Record<string, Record<string, unknown>>
  Principal?: unknown
}

function mapValues<From, To>(record: Record<string, From>, to: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]))
}

type Place = { templates: Map<string, Template>; stack: string }

const REGION = 'eu-central-1'
const pseudo: Record<string, string> = {
  'AWS::Partition': 'aws',
  'AWS::AccountId': ACCOUNT,
  'AWS::Region': REGION,
  'AWS::URLSuffix': 'amazonaws.com',
}

/** The intrinsic functions that the templates use. */
function resolved(place: Place, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(one => resolved(place, one))
  if (typeof value !== 'object' || value === null) return value
  const [[name, argument] = [], ...more] = Object.entries(value)
  if (more.length > 0 || name === undefined || !(name === 'Ref' || name.startsWith('Fn::'))) {
    return mapValues(value as Record<string, unknown>, one => resolved(place, one))
  }
  switch (name) {
    case 'Ref':
      return pseudo[argument] ?? toReference(place, argument)
    case 'Fn::Join': {
      const [separator, parts] = argument as [string, unknown[]]
      return parts.map(part => resolved(place, part)).join(separator)
    }
    case 'Fn::Sub':
      return String(argument).replace(/\$\{([^}]+)\}/g, (_, key) => pseudo[key] ?? key)
    case 'Fn::GetAtt': {
      const [id = '', attribute] = [argument].flat() as string[]
      return toAttribute(place, id, attribute)
    }
    case 'Fn::GetStackOutput': {
      const { StackName, OutputName } = argument as { StackName: string; OutputName: string }
      const output = place.templates.get(StackName)?.Outputs?.[OutputName]
      if (!output) throw new Error(`${StackName} has no output ${OutputName}.`)
      return resolved({ ...place, stack: StackName }, output.Value)
    }
    default:
      // Names are no part of an ARN of these policies.
      return JSON.stringify(value)
  }
}

const arnFormats: Record<string, (id: string) => string> = {
  'AWS::CloudFront::Distribution': id => `arn:aws:cloudfront::${ACCOUNT}:distribution/${id}`,
  'AWS::Cognito::UserPool': id => regional('cognito-idp', `userpool/${id}`),
  'AWS::DynamoDB::GlobalTable': id => regional('dynamodb', `table/${id}`),
  'AWS::ECS::Cluster': id => regional('ecs', `cluster/${id}`),
  'AWS::Events::Rule': id => regional('events', `rule/${id}`),
  'AWS::IAM::Role': id => `arn:aws:iam::${ACCOUNT}:role/${id}`,
  'AWS::KMS::Key': id => regional('kms', `key/${id}`),
  'AWS::Lambda::Function': id => regional('lambda', `function:${id}`),
  'AWS::Logs::LogGroup': id => regional('logs', `log-group:${id}:*`),
  'AWS::S3::Bucket': id => `arn:aws:s3:::${id}`,
  'AWS::SQS::Queue': id => regional('sqs', id),
}

const regional = (service: string, rest: string) => `arn:aws:${service}:${REGION}:${ACCOUNT}:${rest}`

/** A name, except that a topic's is its ARN. */
function toReference({ templates, stack }: Place, id: string): string {
  return templates.get(stack)?.Resources[id]?.Type === 'AWS::SNS::Topic' ? regional('sns', id) : id
}

function toAttribute(place: Place, id: string, attribute: string | undefined): string {
  const type = place.templates.get(place.stack)?.Resources[id]?.Type ?? ''
  const toArn = arnFormats[type]
  if (attribute === 'StreamArn') return `${toArn?.(id)}/stream/label`
  return attribute === 'Arn' && toArn ? toArn(id) : `${id}.${attribute}`
}
