import { Stack, Validations } from 'aws-cdk-lib'
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js'
import type { IConstruct } from 'constructs'
import { type Wildcard, wildcards } from './wildcards.ts'

/** Acknowledges a finding of cdk-nag. @param rule of AwsSolutions, such as `SMG4` */
export function acknowledge(construct: IConstruct, rule: string, reason: string) {
  Validations.of(construct).acknowledge({ id: `AwsSolutions::AwsSolutions-${rule}`, reason })
}

/** @throws for a wildcard without a reason */
export function acknowledgeWildcards(
  role: IConstruct,
  resources: readonly string[],
  reasons: readonly Wildcard[] = wildcards,
) {
  for (const resource of resources) {
    const text = flattenCfnReference(Stack.of(role).resolve(resource))
    if (!text.includes('*')) continue
    const found = reasons.find(({ matches }) => matches.test(text))
    if (!found) throw new Error(`The wildcard ${text} of ${role.node.path} has no reason in infra/wildcards.ts.`)
    acknowledge(role, `IAM5[Resource::${text}]`, found.reason)
  }
}
