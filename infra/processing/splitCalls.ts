import type { Contract } from '../../shared/contract/contract.ts'
import type { contracts } from '../../shared/contract/table.ts'

/**
 * Calls of the second stack, because CloudFormation allows a stack 500 resources and a call takes seven. A call stays
 * where it was first deployed: CloudFormation creates a route before it deletes the same route of another stack, and fails.
 */
const further: ReadonlySet<string> = new Set<keyof typeof contracts>([
  'retractDelivery',
  'addRecipients',
  'getDeliveryHistory',
  'reportDownload',
  'getReceipt',
  'getAnyReceipt',
  'getReceiptKeys',
  'getOwnDropPage',
  'saveDropPage',
  'getDropPage',
  'enterDropPage',
  'extendTransfer',
  'askMoreTime',
  'trustDevice',
  'forgetDevice',
  'getAnyDeliveryHistory',
  'checkFurtherRecipients',
])

export function splitCalls(all: readonly Contract[]) {
  return {
    first: all.filter(({ name }) => !further.has(name)),
    further: all.filter(({ name }) => further.has(name)),
  }
}
