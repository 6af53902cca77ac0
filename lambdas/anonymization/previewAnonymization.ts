import { AnonymisationFault } from '../../engine/anonymisation/anonymisationFault.ts'
import { previewAnonymization } from '../../shared/contract/anonymization.ts'
import { readRequestedRules } from '../../shared/domain/anonymisation.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { findFault, ruleRefusal } from '../core/transfer/ruleRefusal.ts'

/** The same code as for files. */
export const handler = endpoint(previewAnonymization, async ({ body, caller }, { engine }) => {
  const { csvHasHeader: headerRow, anonymizationRules, data } = body
  const read = readRequestedRules({ headerRow, anonymizationRules })
  if ('fault' in read) throw ruleRefusal(read.fault)
  try {
    return await engine.preview(data, { headerRow, rules: read.rules }, caller.subject)
  } catch (error) {
    throw error instanceof AnonymisationFault ? ruleRefusal(findFault(error)) : error
  }
})
