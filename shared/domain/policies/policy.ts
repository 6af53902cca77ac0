import * as z from 'zod'
import { InfoType, Likelihood } from '../inspection.ts'
import { line, paragraph } from '../textSchemas.ts'
import { extensible } from '../tolerantReader.ts'
import { policyFeatures } from './features.ts'

/** Lengths are characters. The form of a policy checks by the same limits. */
export const policyLimits = {
  conditions: 50,
  statements: 20,
  values: 200,
  text: 254,
  number: 1_000_000_000,
  name: 100,
  description: 1000,
  message: 500,
  link: 2048,
} as const

/** Here, because every function that reads a policy bundles it. */
export const linkFault = 'Enter an address that begins with https:.'
export const linkPattern = /^https:\/\/[A-Za-z0-9.-]+(:\d{1,5})?([/?#][\x21-\x7e]*)?$/

const oneLine = (max: number) => line(max).regex(/\S/, 'Enter a text.').trim()
const Text = oneLine(policyLimits.text)
const Texts = z.array(Text).min(1).max(policyLimits.values)

const textAttributes = ['sender', 'sender.domain', 'recipient', 'recipient.domain', 'trackingId'] as const
const setAttributes = ['sender.group', 'files.extension'] as const
const numberAttributes = ['files.count', 'files.totalSize'] as const
const flagAttributes = [
  'recipient.isNewToSender',
  'recipient.isNewToOrganisation',
  'files.anonymized',
  'files.notInspectable',
  'files.unscannable',
  'isTransferRequest',
] as const

/**
 * Compares a text. `in` and `notIn` compare whole values; `matches` has patterns in which `*` matches any characters
 * and `?` matches one. Case is ignored.
 */
const TextCondition = z.strictObject({
  attribute: z.enum(textAttributes),
  operator: z.enum(['in', 'notIn', 'matches']),
  values: Texts,
})

/** `anyOf`: one of the values is present; `allOf`: each is present; `noneOf`: none is. */
const SetCondition = z.strictObject({
  attribute: z.enum(setAttributes),
  operator: z.enum(['anyOf', 'allOf', 'noneOf']),
  values: Texts,
})

/** `files.totalSize` is in MiB. */
const NumberCondition = z.strictObject({
  attribute: z.enum(numberAttributes),
  operator: z.enum(['gte', 'lte']),
  values: z.tuple([z.number().min(0).max(policyLimits.number)]),
})

const FlagCondition = z.strictObject({
  attribute: z.enum(flagAttributes),
  operator: z.literal('is'),
  values: z.tuple([z.boolean()]),
})

const LaterInfoType = z
  .string()
  .max(64)
  .regex(/^[A-Z][A-Z0-9_]*$/) as unknown as z.ZodType<InfoType, InfoType>

/** An infotype is present when all files together have at least `minCount` occurrences of at least `minLikelihood`. */
const InfoTypeCondition = z.strictObject({
  attribute: z.literal('files.infoType'),
  operator: z.enum(['anyOf', 'allOf', 'noneOf']),
  /** Names of later versions stay readable. A change is refused by `findPolicyFaults`. */
  values: z
    .array(z.union([InfoType, LaterInfoType]))
    .min(1)
    .max(policyLimits.values),
  minCount: z.int().min(1).max(policyLimits.number).optional(),
  minLikelihood: Likelihood.optional(),
})

export const Condition = z.discriminatedUnion('attribute', [
  TextCondition,
  SetCondition,
  NumberCondition,
  FlagCondition,
  InfoTypeCondition,
])
export type Condition = z.infer<typeof Condition>
export type TextCondition = z.infer<typeof TextCondition>
export type SetCondition = z.infer<typeof SetCondition>
export type InfoTypeCondition = z.infer<typeof InfoTypeCondition>

const Explanation = {
  /** The organisation's own words to the sender, instead of the product's. */
  message: paragraph(policyLimits.message).trim().optional(),
  /** Shown with the message. */
  link: z.string().max(policyLimits.link).regex(linkPattern, linkFault).optional(),
}

export const Statement = z.discriminatedUnion('feature', [
  z.strictObject({
    feature: z.enum(policyFeatures),
    effect: z.enum(['prohibited', 'optional', 'required']),
    ...Explanation,
  }),
  /** `signIn`: recipients open the link only after signing in under their address. */
  z.strictObject({
    feature: z.enum(['acknowledgement', 'signIn']),
    effect: z.enum(['required', 'optional']),
    ...Explanation,
  }),
  z.strictObject({
    feature: z.enum(['minExpiryDays', 'maxExpiryDays']),
    effect: z.literal('set'),
    value: z.int().min(1).max(365),
    ...Explanation,
  }),
  z.strictObject({ feature: z.literal('templateSet'), effect: z.literal('set'), value: Text, ...Explanation }),
  z.strictObject({ feature: z.literal('transfer'), effect: z.enum(['allow', 'warn', 'block']), ...Explanation }),
])
export type Statement = z.infer<typeof Statement>

/** `monitor` records what would have been bound, and binds nothing. */
export const PolicyMode = z.enum(['enforce', 'monitor', 'off'])
export type PolicyMode = z.infer<typeof PolicyMode>

/** What an administrator writes. All conditions must hold; without conditions, every transfer matches. */
export const PolicyContent = z.strictObject({
  name: oneLine(policyLimits.name),
  description: paragraph(policyLimits.description).trim(),
  conditions: z.array(Condition).max(policyLimits.conditions),
  statements: z.array(Statement).min(1).max(policyLimits.statements),
  mode: PolicyMode.default('enforce'),
})
export type PolicyContent = z.infer<typeof PolicyContent>

/** One version of a policy. `version` rises by one with every change. */
export const Policy = PolicyContent.extend({
  id: z.string(),
  version: z.int().min(1),
  mode: extensible(PolicyMode),
  /** ISO 8601. */
  lastUpdated: z.string(),
  /** The administrator who wrote this version. */
  updatedBy: z.strictObject({ subject: z.string(), email: z.string() }),
})
export type Policy = z.infer<typeof Policy>
