import { matchPolicies } from '../../shared/contract/policies.ts'
import type { Policy } from '../../shared/domain/policies/policy.ts'
import { toPolicyMessages } from '../../shared/domain/policies/policyMessages.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { listedSet } from '../core/transfer/getTemplateSet.ts'
import { bindDeclared, isAllowedSet, toFeatureValues } from '../core/transfer/policyRules.ts'

export const handler = endpoint(matchPolicies, async ({ body, caller }, reach) => {
  const { checkRecipient } = await import('../core/transfer/recipientChecks.ts')
  const { messages, exchanges } = await checkRecipient(reach, { ...body, subject: caller.subject })
  const { rules, matching } = await bindDeclared(reach, { ...body, recipients: [body.recipient], caller, exchanges })
  return {
    policyFeatures: toFeatureValues(rules),
    acknowledgementRequired: rules.acknowledgement.value === 'required',
    expiry: rules.expiry,
    templateSets: reach.organisation.templateSets.filter(({ name }) => isAllowedSet(name, rules)).map(listedSet),
    matched: matching.filter(isShown).map(({ id, name, version, mode }) => ({ id, name, version, mode })),
    outcome: rules.conflicts.length > 0 ? 'block' : rules.transfer.value,
    messages: toPolicyMessages(rules),
    rvMessages: messages,
  }
})

/** A policy that only monitors must not tell whether a colleague knows the recipient. */
function isShown({ mode, conditions }: Policy): boolean {
  return mode !== 'monitor' || !conditions.some(({ attribute }) => attribute.startsWith('recipient.isNew'))
}
