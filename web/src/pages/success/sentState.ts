import * as z from 'zod'

/** Without the link, because history outlives the session. */
export const SentState = z.object({ id: z.string(), recipient: z.string(), expiryDate: z.iso.datetime() })
export type SentState = z.infer<typeof SentState>

export function sentIn(state: unknown): SentState | undefined {
  return z.object({ transfer: SentState }).safeParse(state).data?.transfer
}
