import * as z from 'zod'
import { DropLimits } from '../domain/dropLimits.ts'
import { DropRules, MAX_DROP_PAGE_DAYS } from '../domain/dropPage.ts'
import { EmailAddress } from '../domain/email.ts'
import { line, paragraph } from '../domain/textSchemas.ts'
import { contract } from './contract.ts'
import { noBody, noParams, noQuery, Secret } from './values.ts'

const OwnDropPage = z.strictObject({
  /** Whether the organisation offers drop pages. */
  isOffered: z.boolean(),
  /** The most that a page may take, and the days that files may stay. */
  limits: DropLimits.omit({ extensions: true }),
  expiryDays: z.strictObject({ min: z.int(), default: z.int(), max: z.int() }),
  /** Absent until the caller makes one. */
  page: z
    .strictObject({
      url: z.url(),
      isOn: z.boolean(),
      endsAt: z.iso.datetime(),
      hasPassword: z.boolean(),
      rules: DropRules,
    })
    .optional(),
})

export const getOwnDropPage = contract({
  name: 'getOwnDropPage',
  summary: 'Returns the drop page of the caller, and what a page may take.',
  method: 'GET',
  path: '/drop-page',
  caller: 'member',
  rate: 'read',
  params: noParams,
  query: noQuery,
  body: noBody,
  reply: OwnDropPage,
  reach: { dropPages: ['find'], keys: ['open'] },
  seals: ['drop'],
})

export const saveDropPage = contract({
  name: 'saveDropPage',
  summary: 'Makes the drop page of the caller, or changes it, switches it on or off, or gives it a new address.',
  method: 'PUT',
  path: '/drop-page',
  caller: 'member',
  rate: 'write',
  params: noParams,
  query: noQuery,
  body: z.strictObject({
    isOn: z.boolean(),
    rules: DropRules,
    /** Days until the page ends, from now. */
    days: z.int().min(1).max(MAX_DROP_PAGE_DAYS),
    /** Absent: it stays. '': none. */
    password: z.union([z.literal(''), line(200).min(8, 'Write at least 8 characters.')]).optional(),
    /** The former address ends. */
    isRenewed: z.boolean().default(false),
  }),
  // A repeat renews the address again, and its answer has the current one.
  isAnsweredAnew: true,
  reply: OwnDropPage,
  reach: { dropPages: ['find', 'replace'], keys: ['open', 'seal'], audit: ['append'] },
  seals: ['drop'],
})

export const getDropPage = contract({
  name: 'getDropPage',
  summary: 'Returns what a drop page shows its visitors.',
  method: 'GET',
  path: '/drop/{id}',
  caller: 'anyone',
  rate: 'link',
  params: z.strictObject({ id: Secret }),
  query: noQuery,
  body: noBody,
  reply: z.strictObject({
    organisationName: z.string(),
    /** The member who receives the files. */
    recipient: z.string(),
    title: z.string(),
    message: z.string(),
    hasPassword: z.boolean(),
    limits: DropLimits,
  }),
  reach: { dropPages: ['findByAddress'] },
})

export const enterDropPage = contract({
  name: 'enterDropPage',
  summary: 'Gives a visitor of a drop page an upload link of their own, as a request for files does.',
  method: 'POST',
  path: '/drop/{id}',
  caller: 'anyone',
  rate: 'link',
  params: z.strictObject({ id: Secret }),
  query: noQuery,
  body: z.strictObject({
    email: EmailAddress,
    name: line(200),
    message: paragraph(5000).default(''),
    password: line(200).optional(),
  }),
  reply: z.strictObject({ requestUrl: z.url() }),
  reach: {
    dropPages: ['findByAddress'],
    transfers: ['add'],
    keys: ['seal', 'open'],
    policies: ['current'],
    usage: ['findExchanges'],
    templateSets: ['keep'],
    limits: ['takeAll'],
  },
  seals: ['drop', 'request'],
})
