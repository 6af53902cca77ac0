import { CustomResource, Duration } from 'aws-cdk-lib'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'

/** Runs once: its properties never change. */
export class UsageFill extends Construct {
  constructor(scope: Construct, id: string, { handler, publish }: { handler: IFunction; publish: IFunction }) {
    super(scope, id)
    const resource = new CustomResource(this, 'Resource', {
      resourceType: 'Custom::UsageHistory',
      serviceToken: handler.functionArn,
      serviceTimeout: Duration.minutes(16),
    })
    // From then on every release is counted.
    resource.node.addDependency(publish)
  }
}
