import {
  CloudFormationClient,
  paginateDescribeStacks,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation'

export type Resource = { logicalId: string; type: string; id: string }

const client = () => new CloudFormationClient()

export async function stackNames(): Promise<string[]> {
  const names: string[] = []
  for await (const { Stacks = [] } of paginateDescribeStacks({ client: client() }, {})) {
    names.push(...Stacks.filter(({ StackStatus }) => StackStatus !== 'DELETE_COMPLETE').map(one => one.StackName ?? ''))
  }
  return names.filter(name => name !== 'CDKToolkit')
}

export async function deployedResources() {
  const all: Resource[] = []
  for (const StackName of await stackNames()) {
    for await (const { StackResourceSummaries = [] } of paginateListStackResources(
      { client: client() },
      { StackName },
    )) {
      for (const { LogicalResourceId = '', ResourceType = '', PhysicalResourceId = '' } of StackResourceSummaries) {
        all.push({ logicalId: LogicalResourceId, type: ResourceType, id: PhysicalResourceId })
      }
    }
  }
  return {
    ofType: (type: string) => all.filter(resource => resource.type === type),
    /** The resource of a type whose construct has this path, joined as CDK joins it. */
    getId(type: string, path: string): string {
      const [found, ...others] = all.filter(one => one.type === type && getName(one) === path)
      if (!found || others.length > 0) throw new Error(`There is not one ${type} ${path} in the deployment.`)
      return found.id
    },
  }
}

export type DeployedResources = Awaited<ReturnType<typeof deployedResources>>

/** The path of its construct, without the digest that CDK appends. */
export function getName({ logicalId }: Resource): string {
  return logicalId.replace(/[0-9A-F]{8}$/, '')
}
