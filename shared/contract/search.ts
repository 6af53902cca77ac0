import * as z from 'zod'
import { ListedTransfer } from '../domain/listedTransfer.ts'
import { readPlace } from '../domain/listPlace.ts'
import { OwnFilters, TransferFilters, TransferSort } from '../domain/transferFilters.ts'
import { contract } from './contract.ts'
import { noParams, noQuery } from './values.ts'

/** Beyond so many, a list goes on from a place instead of being counted off again. */
const DEEPEST = 10_000
const MAX_PAGE_SIZE = 500

const Place = z
  .string()
  .max(200, 'Not a place in a list.')
  .regex(/^[A-Za-z0-9_-]+$/, 'Not a place in a list.')
  .transform((text, context) => {
    const place = readPlace(text)
    if (!place)
      context.addIssue({ code: 'custom', message: 'Not a place in a list: give the next of the page before.' })
    return place ?? z.NEVER
  })
  .meta({ description: 'The next of the page before.' })

function listBody<Filters extends z.ZodType>(filters: Filters) {
  return z
    .strictObject({
      from: z.int().min(0).default(0),
      size: z.int().min(0).max(MAX_PAGE_SIZE, `At most ${MAX_PAGE_SIZE} at once.`).default(10),
      filters,
      sort: z.array(TransferSort).max(1, 'Sort by one key.').default([]),
      /** The `next` of the page before, instead of `from`. */
      after: Place.optional(),
    })
    .refine(({ from, after }) => from === 0 || after === undefined, { error: 'Give from or after.', path: ['after'] })
    .refine(({ from, size }) => from + size <= DEEPEST, {
      error: `from and size reach ${DEEPEST} transfers deep at most. Go on from the next of a page by after.`,
      path: ['from'],
    })
    .meta({
      description: `from and size together are at most ${DEEPEST}.`,
      not: { required: ['from', 'after'], properties: { from: { minimum: 1 }, after: {} } },
    })
}

/** Present when later changes than this moment are not in the answer yet. */
const asOf = z.iso.datetime().optional()

const listReply = z.strictObject({
  total: z.int(),
  transfers: z.array(ListedTransfer),
  /** Where the next page begins, for `after`; absent on the last. */
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
  summary: 'The transfers that the caller sent or asked for, as far as the filters hold, a page at a time.',
  path: '/search/transfers',
  caller: 'member',
  body: listBody(OwnFilters),
  reply: listReply,
  reach: { transferIndex: ['find'] },
})

export const countTransfers = contract({
  ...search,
  name: 'countTransfers',
  summary: 'How many they are, in all and by state; the same filters give the same total as the list.',
  path: '/search/transfers_stats',
  caller: 'member',
  body: z.strictObject({ filters: OwnFilters }),
  reply: countReply,
  reach: { transferIndex: ['count'] },
})

export const searchAllTransfers = contract({
  ...search,
  name: 'searchAllTransfers',
  summary: 'The transfers of everybody, for administrators.',
  path: '/admin/transfers',
  caller: 'admin',
  body: listBody(TransferFilters),
  reply: listReply,
  reach: { transferIndex: ['find'], audit: ['append'] },
})

export const countAllTransfers = contract({
  ...search,
  name: 'countAllTransfers',
  summary: 'How many transfers of everybody the filters hold for, in all and by state.',
  path: '/admin/transfers_stats',
  caller: 'admin',
  body: z.strictObject({ filters: TransferFilters }),
  reply: countReply,
  reach: { transferIndex: ['count'], audit: ['append'] },
})
