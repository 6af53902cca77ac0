import { type App, CfnOutput, Stack } from 'aws-cdk-lib'
import type { Deployment } from './deployment.ts'

/** CloudFront takes its firewall, certificates, logs and alarms from this region alone. */
export const EDGE_REGION = 'us-east-1'

type More = {
  region?: string
  /** Holds what cannot be made again. */
  lasts?: boolean
}

/** The stacks of a deployment. @param keep whether what lasts is protected from being removed */
export function createStacks(app: App, { name, region, account }: Deployment, keep: boolean) {
  return (id: string, description: string, more: More = {}) =>
    new Stack(app, `${name}${id}`, {
      description: `Waybill: ${description}`,
      env: { region: more.region ?? region, ...(account ? { account } : {}) },
      crossRegionReferences: region !== EDGE_REGION && keep,
      terminationProtection: keep && more.lasts === true,
    })
}

/** What an operator and docs/operations.md look up in a stack. */
export function addOutputs(stack: Stack, outputs: Record<string, [value: string, description: string]>) {
  for (const [key, [value, description]] of Object.entries(outputs))
    new CfnOutput(stack, key, { key, value, description })
}
