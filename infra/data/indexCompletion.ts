import { CustomResource, Duration } from 'aws-cdk-lib'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { indexNames } from '../../lambdas/aws/adapters/openSearch/indexDefinition.ts'

type Props = { endpoint: string; handler: IFunction; follower: IFunction }

/** Runs once for each domain, and for each set of fields that figures need. */
export class IndexCompletion extends Construct {
  constructor(scope: Construct, id: string, { endpoint, handler, follower }: Props) {
    super(scope, id)
    const resource = new CustomResource(this, 'Resource', {
      resourceType: 'Custom::CompleteIndex',
      serviceToken: handler.functionArn,
      serviceTimeout: Duration.minutes(16),
      properties: { Endpoint: endpoint, Figures: indexNames.figures },
    })
    // From then on every change has all fields.
    resource.node.addDependency(follower)
  }
}
