import * as z from 'zod'
import { EmailAddress } from './email.ts'
import { InfoType } from './inspection.ts'
import { toWords } from './listWords.ts'
import { line } from './text.ts'
import { TransferState } from './transfer.ts'

/** How much one question may ask, so that no question is a long one. */
const MAX_FILTERS = 20
const MAX_VALUES = 50
const MAX_TEXT_LENGTH = 200
/** Of all texts together: each word is looked for by itself. */
const MAX_WORDS = 40
/** Of the texts whose words are looked for, all together: more is not even read for words. */
const MAX_LETTERS = 2000

/** The states of what was sent or asked for: a provisional transfer is neither, and stands in no list. */
export const ListedState = TransferState.exclude(['provisional'])
export type ListedState = z.infer<typeof ListedState>

/** Whether a transfer is one that somebody sends, or one that they ask for. */
export const ListedType = z.enum(['sent', 'requested'])
export type ListedType = z.infer<typeof ListedType>

/** One value, or a list of alternatives. */
function oneOf<Value extends z.ZodType>(value: Value) {
  return z.union([
    value.transform(one => [one]),
    z
      .array(value)
      .min(1, 'Name at least one value.')
      .max(MAX_VALUES, `At most ${MAX_VALUES} values.`)
      .transform(all => [...new Set(all)]),
  ])
}

const Text = line(MAX_TEXT_LENGTH).regex(/\S/, 'Write what to look for.').trim()
/** A whole address, everybody of a domain as `*@domain`, or part of an address; in lower case. See `addressAsked`. */
const Address = Text.transform(text => text.toLowerCase())
/** With or without its dot. */
const Extension = Text.transform(text => (text.startsWith('.') ? text.slice(1) : text).toLowerCase())

const Moment = z.iso.datetime({
  offset: true,
  error: 'Write a date and time as ISO 8601 has it: 2026-11-01T00:00:00Z.',
})
/** From a moment on, and until before another one; in milliseconds since the epoch. */
const DateRange = z
  .strictObject({ from: Moment.transform(Date.parse).optional(), to: Moment.transform(Date.parse).optional() })
  .refine(({ from, to }) => from !== undefined || to !== undefined, 'Name from, to, or both.')
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, 'The range ends before it begins.')
  .meta({ minProperties: 1, description: 'from, to, or both; from is not after to.' })
export type DateRange = z.infer<typeof DateRange>

const shared = [
  z.strictObject({ key: z.literal('state'), value: oneOf(ListedState) }),
  z.strictObject({ key: z.literal('type'), value: oneOf(ListedType) }),
  z.strictObject({ key: z.literal('recipient'), value: oneOf(Address) }),
  z.strictObject({ key: z.literal('createdAt'), value: DateRange }),
  z.strictObject({ key: z.literal('expiryDate'), value: DateRange }),
  z.strictObject({ key: z.literal('keyword'), value: oneOf(Text) }),
  z.strictObject({ key: z.literal('message'), value: oneOf(Text) }),
  z.strictObject({ key: z.literal('fileName'), value: oneOf(Text) }),
  z.strictObject({ key: z.literal('fileExtension'), value: oneOf(Extension) }),
  z.strictObject({ key: z.literal('infotype'), value: oneOf(InfoType) }),
] as const
const bySender = z.strictObject({ key: z.literal('sender'), value: oneOf(Address) })

/** Keys whose values are looked for by their words; a text without any is found nowhere. */
const worded = ['keyword', 'message', 'fileName']
/** Keys whose values are addresses or parts of addresses. */
const addressed = ['recipient', 'sender']
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

/** Each once: asked twice, it is looked for once. */
function toTexts(all: readonly Asked[]): string[] {
  const texts = all.flatMap(({ key, value }) => {
    if (!Array.isArray(value)) return []
    if (addressed.includes(key)) return value.filter(address => 'words' in addressAsked(address))
    return worded.includes(key) ? value : []
  })
  return [...new Set(texts)]
}

/** What a member's own transfers are narrowed by: they are the sender of all of them. */
export const OwnFilters = filters(z.discriminatedUnion('key', shared))
/**
 * What a list is narrowed by. All filters hold at once; the values of one are alternatives.
 *
 * `state` is that of the moment of reading: active or requested past the expiry date is expired. `recipient` and
 * `sender` are whole addresses, `*@domain`, or parts of an address (`addressAsked`), whatever their case. `keyword`
 * looks at message, names, addresses, tracking ID and file names; it, `message` and `fileName` hold where every word of the value is found (`isFoundIn`), in whatever
 * order and place. A transfer without an expiry date is in no range of them.
 */
export const TransferFilters = filters(z.discriminatedUnion('key', [...shared, bySender]))
export type TransferFilters = z.infer<typeof TransferFilters>
export type TransferFilter = TransferFilters[number]

export const SortKey = z.enum(['createdAt', 'expiryDate'])
export type SortKey = z.infer<typeof SortKey>
/** What a list is ordered by; what has no such date comes last. Equals stand in an order that does not change. */
export const TransferSort = z.strictObject({ key: SortKey, order: z.enum(['asc', 'desc']) })
export type TransferSort = z.infer<typeof TransferSort>

/** What a value of an address filter asks for. */
export type AddressAsked = { address: string } | { domain: string } | { words: string[] }

/**
 * `*@domain` is everybody of that domain, and a complete address is that address only. Any other value is part of an
 * address: it holds where each of its words begins a word of the address (`isFoundIn`: from three letters on, shorter
 * ones are whole words). `mei` and `partner` find `rita.meier@partner.example`; `eier` does not.
 */
export function addressAsked(value: string): AddressAsked {
  if (value.startsWith('*@')) return { domain: value.slice(2) }
  return EmailAddress.safeParse(value).success ? { address: value } : { words: toWords(value) }
}
