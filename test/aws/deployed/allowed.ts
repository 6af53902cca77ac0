import { GetRolePolicyCommand, IAMClient, ListRolePoliciesCommand } from '@aws-sdk/client-iam'
import { type Decision, getRole } from '../iamRecord.ts'
import { type DeployedResources, getName } from './resources.ts'

/** Prefix of a pattern of the only resources on which an action is not allowed. */
const ALL_BUT = 'all but '

/** One action on one resource, as a function’s role allows it; the resource may be a pattern. */
export type Allowed = { name: string; role: string; action: string; resource: string }

export async function allowedToFunctions(resources: DeployedResources): Promise<Allowed[]> {
  const client = new IAMClient()
  const functions = new Set(resources.ofType('AWS::Lambda::Function').map(one => getName(one).replace(/Function$/, '')))
  const roles = resources
    .ofType('AWS::IAM::Role')
    .map(one => ({ name: getName(one).replace(/Role$/, ''), role: one.id }))
  const ofFunctions = roles.filter(({ name }) => functions.has(name))
  if (ofFunctions.length !== functions.size) throw new Error('A function has no role of its own.')

  const allowed: Allowed[] = []
  for (const { name, role: RoleName } of ofFunctions) {
    const { PolicyNames = [] } = await client.send(new ListRolePoliciesCommand({ RoleName }))
    for (const PolicyName of PolicyNames) {
      const { PolicyDocument = '' } = await client.send(new GetRolePolicyCommand({ RoleName, PolicyName }))
      for (const { action, resource } of grantsIn(decodeURIComponent(PolicyDocument))) {
        allowed.push({ name, role: RoleName, action, resource })
      }
    }
  }
  return allowed
}

type Statement = {
  Effect: string
  Action: string | string[]
  Resource?: string | string[]
  NotResource?: string
}

function grantsIn(document: string): { action: string; resource: string }[] {
  const { Statement } = JSON.parse(document) as { Statement: Statement[] }
  return [Statement].flat().flatMap(({ Effect, Action, Resource, NotResource }) => {
    if (Effect !== 'Allow') throw new Error(`A statement of a function's role has the effect ${Effect}.`)
    const resources = [Resource ?? `${ALL_BUT}${NotResource}`].flat()
    return [Action].flat().flatMap(action => resources.map(resource => ({ action, resource })))
  })
}

export function isUsedBy({ role, action, resource }: Allowed, call: Decision): boolean {
  return getRole(call) === role && call.action === action && isLike(call.resource, resource)
}

function isLike(resource: string, pattern: string): boolean {
  if (pattern.startsWith(ALL_BUT)) return !isLike(resource, pattern.slice(ALL_BUT.length))
  const parts = pattern.split('*').map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(resource)
}
