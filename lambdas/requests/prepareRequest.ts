import { prepareRequest } from '../../shared/contract/requests.ts'
import { availableFeatures } from '../../shared/domain/transferOptions.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { listedSet } from '../core/transfer/getTemplateSet.ts'

export const handler = endpoint(prepareRequest, async (_, { organisation }) => {
  const { name, templateSets, requestExpiryDays } = organisation
  const { anonymousTransfer, trackingId } = availableFeatures(organisation)
  return {
    organisationName: name,
    templateSets: templateSets.map(listedSet),
    defaultExpiryDays: requestExpiryDays.default,
    minExpiryDays: requestExpiryDays.min,
    maxExpiryDays: requestExpiryDays.max,
    policyFeatures: { anonymousTransfer, trackingId },
  }
})
