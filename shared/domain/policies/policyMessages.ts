import { demandTexts } from '../../texts/en/options.ts'
import { allowedText } from '../../texts/policies.ts'
import { policyFeatures } from './features.ts'
import type { Demand } from './merging.ts'
import type { PolicyMessage } from './policyMessage.ts'
import type { TransferRules } from './transferRules.ts'

/** One message for each demand and each policy that makes it. */
export function toPolicyMessages(rules: TransferRules): PolicyMessage[] {
  const explain = (feature: string, { by }: Pick<Demand<unknown>, 'by'>, text: string, userAction = '') =>
    by.map(
      ({ id, name, message, link }): PolicyMessage => ({
        policyId: id,
        policyName: name,
        feature,
        text: message || text,
        userAction,
        ...(link === undefined ? {} : { link }),
      }),
    )
  const { transfer, conflicts, features, minExpiryDays, maxExpiryDays, templateSet, acknowledgement, signIn } = rules
  return [
    ...(transfer.value === 'block' ? explain('transfer', transfer, demandTexts.block, toBlockAction(transfer.by)) : []),
    ...(transfer.value === 'warn' ? explain('transfer', transfer, demandTexts.warn, demandTexts.warnAction) : []),
    ...conflicts.flatMap(({ feature, by }) =>
      explain(feature, { by }, demandTexts.conflict(feature), demandTexts.conflictAction),
    ),
    ...policyFeatures.flatMap(feature => {
      const { value } = features[feature]
      if (value === 'optional') return []
      const action = value === 'required' ? demandTexts.requiredAction(feature) : ''
      return explain(feature, features[feature], demandTexts[value](feature), action)
    }),
    ...explain('minExpiryDays', minExpiryDays, demandTexts.minExpiry(minExpiryDays.value)),
    ...explain('maxExpiryDays', maxExpiryDays, demandTexts.maxExpiry(maxExpiryDays.value)),
    ...(templateSet ? explain('templateSet', templateSet, demandTexts.templateSet(templateSet.value)) : []),
    ...(signIn.value === 'required' ? explain('signIn', signIn, demandTexts.signIn) : []),
    ...(acknowledgement.value === 'required' ? explain('acknowledgement', acknowledgement, demandTexts.consent) : []),
  ]
}

function toBlockAction(by: Demand<unknown>['by']): string {
  return [allowedText(by), demandTexts.blockAction].filter(Boolean).join(' ')
}
