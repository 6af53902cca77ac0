import type { PageName } from './pages.ts'

/** The pages with a tour, and its steps. */
export const tours = {
  send: ['files', 'recipient', 'message', 'next'],
  transfers: ['summary', 'filters', 'table'],
  review: ['state', 'files', 'actions'],
  insights: ['range', 'highlights', 'security', 'alerts'],
  policies: ['purpose', 'add', 'list'],
} as const satisfies Partial<Record<PageName, readonly string[]>>

export type TourName = keyof typeof tours
export type TourStep<Name extends TourName = TourName> = (typeof tours)[Name][number]

/** A page of administrators shows the same as that of a member. */
export function getTour(page: PageName): TourName | undefined {
  if (page === 'allTransfers') return 'transfers'
  if (page === 'reviewAny') return 'review'
  return page in tours ? (page as TourName) : undefined
}
