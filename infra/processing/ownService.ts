import { Aws } from 'aws-cdk-lib'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'

/** Prevents a confused deputy: https://docs.aws.amazon.com/IAM/latest/UserGuide/confused-deputy.html */
export function ownService(name: string) {
  const conditions = { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } }
  return new ServicePrincipal(`${name}.amazonaws.com`, { conditions })
}
