import * as z from 'zod'
import { PolicyContent } from './policy.ts'

/** Policies that belong together, with the law or standard behind them. An administrator adds and edits them. */
export const PolicyPack = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  sources: z.array(z.strictObject({ title: z.string(), url: z.url() })),
  policies: z.array(PolicyContent),
  /** Of the policies, in their order: pages find their texts by them. Absent from replies of earlier versions. */
  policyKeys: z.array(z.string()).optional(),
})
export type PolicyPack = z.infer<typeof PolicyPack>
