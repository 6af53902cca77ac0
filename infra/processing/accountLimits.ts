import { CustomResource, Duration } from 'aws-cdk-lib'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { type Concurrency, TRIAL } from '../concurrency.ts'

/** Runs when the expected limit changes. AWS lowers no limit without being asked. */
export class AccountLimits extends Construct {
  constructor(scope: Construct, id: string, { handler, account }: Pick<Concurrency, 'account'> & Handled) {
    super(scope, id)
    new CustomResource(this, 'Resource', {
      resourceType: 'Custom::AccountLimits',
      serviceToken: handler.functionArn,
      serviceTimeout: Duration.minutes(2),
      properties: { Concurrency: account, Trial: TRIAL },
    })
  }
}

type Handled = { handler: IFunction }
