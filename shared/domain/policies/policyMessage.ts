import * as z from 'zod'

/** What one policy demands of one transfer, for its sender. */
export const PolicyMessage = z.strictObject({
  policyId: z.string(),
  policyName: z.string(),
  /** The feature of the statement. */
  feature: z.string(),
  /** The organisation's own words, or the product's. */
  text: z.string(),
  /** What the sender does about it. Empty when the product already does it. */
  userAction: z.string(),
  link: z.string().optional(),
})
export type PolicyMessage = z.infer<typeof PolicyMessage>

/** A change of a blocked transfer with which it meets the policies. */
const Remedy = z.strictObject({
  feature: z.string(),
  /** The new value of the option. */
  value: z.union([z.boolean(), z.int(), z.string()]),
  /** The demand, with the policies that make it. */
  text: z.string(),
})

/** Policies block a transfer whose files are stored. Without remedies it cannot be sent. */
export const Blocked = z.strictObject({ remedies: z.array(Remedy) })
export type Blocked = z.infer<typeof Blocked>
