import * as z from 'zod'

/** What the send page hands over in navigation state. Not the link: history outlives the session. */
export const SentState = z.object({ id: z.string(), recipient: z.string(), expiryDate: z.iso.datetime() })
export type SentState = z.infer<typeof SentState>

/** The transfer in a navigation state, if there is one. */
export function sentIn(state: unknown): SentState | undefined {
  return z.object({ transfer: SentState }).safeParse(state).data?.transfer
}
