import { type App, CfnOutput, Stack } from 'aws-cdk-lib'
import type { Deployment } from './deployment.ts'

/** Required by CloudFront's firewall, certificates, logs and alarms. */
export const EDGE_REGION = 'us-east-1'

type More = {
  region?: string
  /** Has data that cannot be recreated. */
  lasts?: boolean
}

/**
 * Every stack waits for the first one.
 * @param keep protects lasting stacks from removal
 */
export function createStacks(app: App, { name, region, account }: Deployment, keep: boolean) {
  let first: Stack | undefined
  return (id: string, description: string, more: More = {}) => {
    const stack = new Stack(app, `${name}${id}`, {
      description: `Waybill: ${description}`,
      env: { region: more.region ?? region, ...(account ? { account } : {}) },
      crossRegionReferences: region !== EDGE_REGION && keep,
      terminationProtection: keep && more.lasts === true,
    })
    if (first) stack.addStackDependency(first)
    first ??= stack
    return stack
  }
}

/** For operators and docs/operations.md. */
export function addOutputs(stack: Stack, outputs: Record<string, [value: string, description: string]>) {
  for (const [key, [value, description]] of Object.entries(outputs))
    new CfnOutput(stack, key, { key, value, description })
}
