// Times that the adapters of both hosts keep alike.

/** Downloads of one file under one pass within this time count once. */
export const PASS_MILLISECONDS = 10 * 60_000
/** The reply of a POST is repeated under its Idempotency-Key for this long. */
export const REPLY_MILLISECONDS = 24 * 60 * 60_000
/** The claim of an Idempotency-Key by a process that stopped ends after this time. */
export const CLAIM_MILLISECONDS = 60_000
/** The contents of a failed or expired transfer are stored for this long, for sending again. */
export const RESEND_MILLISECONDS = 5 * 24 * 60 * 60_000
/** A recipient's phone is stored for this long after its sender last gave it, and so is the last exchange with them. */
export const CONTACT_SECONDS = 400 * 24 * 60 * 60
/** A proof by code is stored for this long. Tokens that follow from it end earlier. */
export const PROOF_SECONDS = 24 * 60 * 60
/** The session in which a recipient answers a challenge. Cognito takes at most 15 minutes. */
export const CHALLENGE_SESSION_MINUTES = 15
