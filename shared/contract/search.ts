import * as z from 'zod'
import { readCursor } from '../domain/listCursor.ts'
import { ListedTransfer } from '../domain/listedTransfer.ts'
import { OwnFilters, TransferFilters, TransferSort } from '../domain/transferFilters.ts'
import { contract } from './contract.ts'
import { noParams, noQuery } from './values.ts'

/** Greatest depth of `from` and `size`; beyond it a list continues with `after`. */
const MAX_DEPTH = 10_000
const MAX_PAGE_SIZE = 500

const Place = z
  .string()
  .max(200, 'Not a place in a list.')
  .regex(/^[A-Za-z0-9_-]+$/, 'Not a place in a list.')
  .transform((text, context) => {
    const place = readCursor(text)
    if (!place)
      context.addIssue({ code: 'custom', message: 'Not a place in a list. Use the next of the previous page.' })
    return place ?? z.NEVER
  })
  .meta({ description: 'The next of the previous page.' })

function listBody<Filters extends z.ZodType>(filters: Filters) {
  return z
    .strictObject({
      from: z.int().min(0).default(0),
      size: z.int().min(0).max(MAX_PAGE_SIZE, `At most ${MAX_PAGE_SIZE} at once.`).default(10),
      filters,
      sort: z.array(TransferSort).max(1, 'Sort by one key.').default([]),
      /** The `next` of the previous page, instead of `from`. */
      after: Place.optional(),
    })
    .refine(({ from, after }) => from === 0 || after === undefined, { error: 'Give from or after.', path: ['after'] })
    .refine(({ from, size }) => from + size <= MAX_DEPTH, {
      error: `from and size together reach ${MAX_DEPTH} transfers at most. Continue with after and the next of a page.`,
      path: ['from'],
    })
    .meta({
      description: `from and size together are at most ${MAX_DEPTH}.`,
      not: { required: ['from', 'after'], properties: { from: { minimum: 1 }, after: {} } },
    })
}

/** Present when the answer lacks changes after this time. */
const asOf = z.iso.datetime().optional()

const listReply = z.strictObject({
  total: z.int(),
  transfers: z.array(ListedTransfer),
  /** Start of the next page, for `after`; absent on the last page. */
  next: z.string().optional(),
  asOf,
})
export type ListReply = z.infer<typeof listReply>

const countReply = z.strictObject({
  total: z.int(),
  stats: z.strictObject({ active: z.int(), retracted: z.int(), expired: z.int() }),
  asOf,
})
export type CountReply = z.infer<typeof countReply>

const search = { method: 'POST', rate: 'read', params: noParams, query: noQuery, isAnsweredAnew: true } as const

export const searchTransfers = contract({
  ...search,
  name: 'searchTransfers',
  summary: 'Returns one page of the transfers that the caller sent or requested and that match the filters.',
  path: '/search/transfers',
  caller: 'member',
  body: listBody(OwnFilters),
  reply: listReply,
  reach: { transferIndex: ['find'] },
})

export const countTransfers = contract({
  ...search,
  name: 'countTransfers',
  summary:
    'Counts the transfers of the caller that match the filters, in total and by state. The total equals that of the list.',
  path: '/search/transfers_stats',
  caller: 'member',
  body: z.strictObject({ filters: OwnFilters }),
  reply: countReply,
  reach: { transferIndex: ['count'] },
})

export const searchAllTransfers = contract({
  ...search,
  name: 'searchAllTransfers',
  summary: 'Returns one page of the transfers of all members, for administrators.',
  path: '/admin/transfers',
  caller: 'admin',
  body: listBody(TransferFilters),
  reply: listReply,
  reach: { transferIndex: ['find'], audit: ['append'] },
})

export const countAllTransfers = contract({
  ...search,
  name: 'countAllTransfers',
  summary: 'Counts the transfers of all members that match the filters, in total and by state.',
  path: '/admin/transfers_stats',
  caller: 'admin',
  body: z.strictObject({ filters: TransferFilters }),
  reply: countReply,
  reach: { transferIndex: ['count'], audit: ['append'] },
})
