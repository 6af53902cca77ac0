import * as z from 'zod'
import { Secret } from '../../../../shared/contract/values.ts'

// Loose: what a newer version keeps here is still there when a tab of this one has written.
const ClaimedFile = z.looseObject({
  tempId: z.int(),
  name: z.string(),
  size: z.int(),
  contentType: z.string().optional(),
  /** By what it is known again when it is chosen again. */
  lastModified: z.number(),
  sample: z.string().optional(),
  /** Of what was sent whole, for the receipt. */
  sha256: z.string().optional(),
})
export type ClaimedFile = z.infer<typeof ClaimedFile>

/**
 * What it takes to burn an upload link and to be answered again: it lies in the browser before the link is burnt, so that
 * neither a lost reply nor a closed tab locks anybody out. No call tells a responder what they declared, so it is here.
 */
const KeptClaim = z.looseObject({
  linkId: Secret,
  /** The Idempotency-Key: 256 random bits in base64url. */
  key: Secret,
  /** The id that this responder alone has, once it was answered. */
  uploadId: Secret.optional(),
  /** When it last gave a sign of life, in milliseconds since the epoch. */
  keptAt: z.number(),
  files: z.array(ClaimedFile),
})
export type KeptClaim = z.infer<typeof KeptClaim>

const PREFIX = 'upload:'
/** Twice as long as the server keeps what arrived of an upload that stands still. */
export const KEPT_MILLISECONDS = 2 * 24 * 60 * 60_000

/** @returns whether it is kept now: a browser may refuse storage, or have none left */
export function keepClaim(claim: KeptClaim): boolean {
  try {
    localStorage.setItem(PREFIX + claim.linkId, JSON.stringify(claim))
    return true
  } catch {
    return false
  }
}

/** What this browser keeps of a link. What is too old to go on is removed, of whichever link. */
export function keptClaim(linkId: string, now = Date.now()): KeptClaim | undefined {
  try {
    for (const key of Object.keys(localStorage).filter(key => key.startsWith(PREFIX))) {
      const claim = read(key)
      if (claim === undefined || now - claim.keptAt > KEPT_MILLISECONDS) localStorage.removeItem(key)
    }
    return read(PREFIX + linkId)
  } catch {
    return undefined
  }
}

export function forgetClaim(linkId: string): void {
  try {
    localStorage.removeItem(PREFIX + linkId)
  } catch {}
}

function read(key: string): KeptClaim | undefined {
  try {
    return KeptClaim.safeParse(JSON.parse(localStorage.getItem(key) ?? '')).data
  } catch {
    return undefined
  }
}
