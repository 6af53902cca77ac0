import { Aws, CustomResource, Duration } from 'aws-cdk-lib'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'

type Props = { handler: IFunction; name: string; released: Pick<Bucket, 'bucketName'> }

/**
 * The daily job of Macie. CloudFormation has no resource for jobs, and its resource for the session fails where Macie is on already.
 */
export class SecondLook extends Construct {
  constructor(scope: Construct, id: string, { handler, name, released }: Props) {
    super(scope, id)
    new CustomResource(this, 'Resource', {
      resourceType: 'Custom::SecondLook',
      serviceToken: handler.functionArn,
      serviceTimeout: Duration.minutes(2),
      properties: { Name: `${name}-second-look`, Account: Aws.ACCOUNT_ID, Bucket: released.bucketName },
    })
  }
}
