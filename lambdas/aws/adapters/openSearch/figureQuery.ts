import type { Dimension, Without } from '../../../../shared/domain/insights/figures.ts'
import type { Clause } from './listQuery.ts'

export const fields: Readonly<Record<Dimension, string>> = {
  sender: 'sender',
  recipient: 'recipient',
  partner: 'recipientDomain',
  infotype: 'infoTypes',
  fileExtension: 'fileExtensions',
}

export const isRequest: Clause = { term: { isTransferRequest: true } }

/** To a further recipient. */
export const isDelivery: Clause = { term: { isDelivery: true } }

/** The record of a corrected recipient has no time of creation, so no figure counts it. */
export function createdWithin({ from, to }: { from?: number | undefined; to?: number | undefined }): Clause {
  return { range: { createdAt: { gte: from, lt: to } } }
}

/** What to leave out, for `allBut`. */
export function leftOut(dimension: Dimension, { withoutDomains }: Without): Clause[] {
  if (dimension === 'sender') return [isDelivery]
  return dimension === 'partner' && withoutDomains.length > 0 ? [{ terms: { recipientDomains: withoutDomains } }] : []
}

export function allBut(without: readonly Clause[], ...filter: readonly Clause[]): Clause {
  return { bool: { filter, must_not: without } }
}
