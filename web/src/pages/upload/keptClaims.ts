import * as z from 'zod'
import { Secret } from '../../../../shared/contract/values.ts'
import { forgetHandles } from '../../upload/keptHandles.ts'
import { RECORD_KEPT_MS } from '../../upload/lifetimes.ts'

// Fields of a newer version must survive a write by this one.
const ClaimedFile = z.looseObject({
  tempId: z.int(),
  name: z.string(),
  size: z.int(),
  contentType: z.string().optional(),
  lastModified: z.number(),
  sample: z.string().optional(),
  /** For the receipt. */
  sha256: z.string().optional(),
})
export type ClaimedFile = z.infer<typeof ClaimedFile>

/**
 * The claim is stored before the call, so that neither a lost reply nor a closed tab locks the responder out.
 * No call returns the declared files.
 */
const KeptClaim = z.looseObject({
  linkId: Secret,
  /** The Idempotency-Key: 256 random bits in base64url. */
  key: Secret,
  uploadId: Secret.optional(),
  /** The last progress, in milliseconds since the epoch. */
  keptAt: z.number(),
  files: z.array(ClaimedFile),
})
export type KeptClaim = z.infer<typeof KeptClaim>

const PREFIX = 'upload:'

/** @returns false when the browser refuses storage or it is full */
export function keepClaim(claim: KeptClaim): boolean {
  try {
    localStorage.setItem(PREFIX + claim.linkId, JSON.stringify(claim))
    return true
  } catch {
    return false
  }
}

/** Also removes outdated claims of all links. */
export function keptClaim(linkId: string, now = Date.now()): KeptClaim | undefined {
  try {
    for (const key of Object.keys(localStorage).filter(key => key.startsWith(PREFIX))) {
      const claim = read(key)
      if (claim === undefined || now - claim.keptAt > RECORD_KEPT_MS) localStorage.removeItem(key)
    }
    return read(PREFIX + linkId)
  } catch {
    return undefined
  }
}

/** With its handles. */
export function forgetUpload(linkId: string): void {
  if (keptClaim(linkId) === undefined) return
  try {
    localStorage.removeItem(PREFIX + linkId)
  } catch {}
  void forgetHandles(linkId)
}

function read(key: string): KeptClaim | undefined {
  try {
    return KeptClaim.safeParse(JSON.parse(localStorage.getItem(key) ?? '')).data
  } catch {
    return undefined
  }
}
