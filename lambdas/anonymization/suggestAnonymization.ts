import { AnonymisationFault } from '../../engine/anonymisation/anonymisationFault.ts'
import { suggestAnonymization } from '../../shared/contract/anonymization.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { findFault, ruleRefusal } from '../core/transfer/ruleRefusal.ts'

/** The rows are not stored. */
export const handler = endpoint(suggestAnonymization, async ({ body, caller }, { engine }) => {
  try {
    return { suggestions: await engine.suggest(body.data, body.csvHasHeader, caller.subject) }
  } catch (error) {
    throw error instanceof AnonymisationFault ? ruleRefusal(findFault(error)) : error
  }
})
