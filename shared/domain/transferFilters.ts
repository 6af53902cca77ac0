import * as z from 'zod'
import { EmailAddress } from './email.ts'
import { InfoType } from './inspection.ts'
import { toWords } from './listWords.ts'
import { line } from './textSchemas.ts'
import { TransferState } from './transfer.ts'

/** Limits of one query, to bound its time. */
const MAX_FILTERS = 20
const MAX_VALUES = 50
const MAX_TEXT_LENGTH = 200
/** Words of all texts together; each is a separate search. */
const MAX_WORDS = 40
/** Letters of all texts together, checked before they are split into words. */
const MAX_LETTERS = 2000

/** States in lists. Provisional transfers are in no list. */
export const ListedState = TransferState.exclude(['provisional'])
export type ListedState = z.infer<typeof ListedState>

/** Whether the member sent the transfer or requested it. */
export const ListedType = z.enum(['sent', 'requested'])
export type ListedType = z.infer<typeof ListedType>

/** Options in use, as `toListedOptions` reads them. */
export const ListedOption = z.enum(['anonymized', 'passwordProtected', 'otp', 'trackingId'])
export type ListedOption = z.infer<typeof ListedOption>

function toAlternatives<Value extends z.ZodType>(value: Value) {
  return z.union([
    value.transform(one => [one]),
    z
      .array(value)
      .min(1, 'Name at least one value.')
      .max(MAX_VALUES, `At most ${MAX_VALUES} values.`)
      .transform(all => [...new Set(all)]),
  ])
}

const Text = line(MAX_TEXT_LENGTH).regex(/\S/, 'Write a search text.').trim()
/**
 * A complete address, all addresses of a domain as `*@domain`, or part of an address; in lower case. See
 * `addressAsked`.
 */
const Address = Text.transform(text => text.toLowerCase())
/** With or without the dot. */
const Extension = Text.transform(text => (text.startsWith('.') ? text.slice(1) : text).toLowerCase())

const Moment = z.iso.datetime({
  offset: true,
  error: 'Write a date and time in ISO 8601, such as 2026-11-01T00:00:00Z.',
})
/** Start (inclusive) and end (exclusive), in milliseconds since the epoch. */
const DateRange = z
  .strictObject({ from: Moment.transform(Date.parse).optional(), to: Moment.transform(Date.parse).optional() })
  .refine(({ from, to }) => from !== undefined || to !== undefined, 'Name from, to, or both.')
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, 'The range ends before it begins.')
  .meta({ minProperties: 1, description: 'from, to, or both; from is not after to.' })
export type DateRange = z.infer<typeof DateRange>

const shared = [
  z.strictObject({ key: z.literal('state'), value: toAlternatives(ListedState) }),
  z.strictObject({ key: z.literal('type'), value: toAlternatives(ListedType) }),
  z.strictObject({ key: z.literal('recipient'), value: toAlternatives(Address) }),
  z.strictObject({ key: z.literal('createdAt'), value: DateRange }),
  z.strictObject({ key: z.literal('expiryDate'), value: DateRange }),
  z.strictObject({ key: z.literal('keyword'), value: toAlternatives(Text) }),
  z.strictObject({ key: z.literal('message'), value: toAlternatives(Text) }),
  z.strictObject({ key: z.literal('fileName'), value: toAlternatives(Text) }),
  z.strictObject({ key: z.literal('fileExtension'), value: toAlternatives(Extension) }),
  z.strictObject({ key: z.literal('infotype'), value: toAlternatives(InfoType) }),
  z.strictObject({ key: z.literal('option'), value: toAlternatives(ListedOption) }),
] as const
const bySender = z.strictObject({ key: z.literal('sender'), value: toAlternatives(Address) })

const wordKeys = ['keyword', 'message', 'fileName']
const addressKeys = ['recipient', 'sender']
type Asked = { key: string; value: string[] | DateRange }
const filters = <Filter extends z.ZodType<Asked>>(filter: Filter) =>
  z
    .array(filter)
    .max(MAX_FILTERS, `At most ${MAX_FILTERS} filters.`)
    .refine(all => toTexts(all).join('').length <= MAX_LETTERS, {
      error: `At most ${MAX_LETTERS} letters of keyword, message, fileName and parts of addresses together.`,
      abort: true,
    })
    .refine(all => toTexts(all).flatMap(toWords).length <= MAX_WORDS, `At most ${MAX_WORDS} words in all filters.`)
    .meta({ description: `At most ${MAX_WORDS} words and ${MAX_LETTERS} letters of keyword, message and fileName.` })
    .default([])

/** A repeated text is searched once. */
function toTexts(all: readonly Asked[]): string[] {
  const texts = all.flatMap(({ key, value }) => {
    if (!Array.isArray(value)) return []
    if (addressKeys.includes(key)) return value.filter(address => 'words' in addressAsked(address))
    return wordKeys.includes(key) ? value : []
  })
  return [...new Set(texts)]
}

/** The member is always the sender. */
export const OwnFilters = filters(z.discriminatedUnion('key', shared))
/**
 * Filters of a list. All filters must match; the values of one filter are alternatives.
 * `state` applies at the time of reading: active or requested past the expiry date is expired. `recipient` and `sender`
 * are complete addresses, `*@domain`, or parts of an address (`addressAsked`), in any case. `keyword` searches message,
 * names, addresses, tracking ID and file names. It, `message` and `fileName` match when every word of the value is
 * found (`isFoundIn`), in any order. A transfer without an expiry date matches no range of expiry dates.
 */
export const TransferFilters = filters(z.discriminatedUnion('key', [...shared, bySender]))
export type TransferFilters = z.infer<typeof TransferFilters>
export type TransferFilter = TransferFilters[number]

export const SortKey = z.enum(['createdAt', 'expiryDate'])
export type SortKey = z.infer<typeof SortKey>
/** Order of a list. Transfers without the date come last; the order of equal ones is stable. */
export const TransferSort = z.strictObject({ key: SortKey, order: z.enum(['asc', 'desc']) })
export type TransferSort = z.infer<typeof TransferSort>

export type AddressAsked = { address: string } | { domain: string } | { words: string[] }

/**
 * Interprets an address filter. `*@domain` means all addresses of the domain; a complete address means only itself. Any
 * other value is part of an address: each of its words must match the start of a word of the address (`isFoundIn`: from
 * three letters on; shorter ones match whole words). `mei` and `partner` match `rita.meier@partner.example`; `eier`
 * does not.
 */
export function addressAsked(value: string): AddressAsked {
  if (value.startsWith('*@')) return { domain: value.slice(2) }
  return EmailAddress.safeParse(value).success ? { address: value } : { words: toWords(value) }
}
