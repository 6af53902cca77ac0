import { ManagedPolicy } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import { operatorGrants } from '../../lambdas/aws/functions/operatorPermissions.ts'
import { acknowledgeWildcards } from '../nagSuppressions.ts'
import { toGrantStatements } from '../processing/grantStatements.ts'
import type { ResourceArns } from '../resourceArns.ts'

/** For the role or user of an operator, who attaches it. Nothing has it at first. */
export class OperatorPolicy extends Construct {
  readonly arn: string

  constructor(scope: Construct, id: string, places: ResourceArns) {
    super(scope, id)
    const statements = toGrantStatements(operatorGrants, places)
    const policy = new ManagedPolicy(this, 'Policy', {
      description: 'The commands of bin/operate.ts: stop, unlock, end-sessions, export and erase',
      statements,
    })
    acknowledgeWildcards(
      policy,
      statements.flatMap(({ resources }) => resources),
    )
    this.arn = policy.managedPolicyArn
  }
}
