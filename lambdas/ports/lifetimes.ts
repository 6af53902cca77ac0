import { GRACE_MILLISECONDS } from '../../shared/domain/extension.ts'

// Times and numbers that the adapters of both hosts keep alike.

/** The record of a transfer, from its end. The usage history and alerts last as long. */
export const RECORD_MILLISECONDS = 400 * 24 * 60 * 60_000
/** An audit event: the days of the longest 13 months. */
export const AUDIT_SECONDS = 397 * 24 * 60 * 60
/** Downloads of one file under one pass within this time count once. */
export const PASS_MILLISECONDS = 10 * 60_000
/** The reply of a POST is repeated under its Idempotency-Key for this long. */
export const REPLY_MILLISECONDS = 24 * 60 * 60_000
/** The claim of an Idempotency-Key by a process that stopped ends after this time. */
export const CLAIM_MILLISECONDS = 60_000
/** The contents of a failed or expired transfer are stored for this long, to be sent again or extended. */
export const RESEND_MILLISECONDS = GRACE_MILLISECONDS
/** The same for a transfer that was withdrawn as wrong recipient. */
export const WRONG_RECIPIENT_MILLISECONDS = 24 * 60 * 60_000
/**
 * A recipient's phone is stored for this long after its sender last gave it, and so are the usage history and the entries of
 * an address book after their last use.
 */
export const CONTACT_SECONDS = 400 * 24 * 60 * 60
/** An administrator's decision that a finding of malware is a false alarm. */
export const ALLOWANCE_MILLISECONDS = 90 * 24 * 60 * 60_000
/** A run of the canaries. The median of durations reaches back for 7 days. */
export const HEALTH_SECONDS = 8 * 24 * 60 * 60
/** An alert from its storage, and a reader of alerts from the last call as an administrator. */
export const ALERT_SECONDS = 400 * 24 * 60 * 60
/** Mails with alerts end this long after the last call as an administrator, because rights may have ended. */
export const ALERT_MAILS_MILLISECONDS = 35 * 24 * 60 * 60_000
/** The trust of a device, from its code. Its use does not prolong it. */
export const DEVICE_TRUST_MILLISECONDS = 30 * 24 * 60 * 60_000
/** Devices that one recipient trusts. The oldest go. */
export const MAX_TRUSTED_DEVICES = 10
/** A proof by code is stored for this long. Tokens that follow from it end earlier. */
export const PROOF_SECONDS = 24 * 60 * 60
/** The session in which a recipient answers a challenge. Cognito takes at most 15 minutes. */
export const CHALLENGE_SESSION_MINUTES = 15

/** The domains of the usage history are read again after this time, on AWS. */
export const KNOWN_DOMAINS_MILLISECONDS = 5 * 60_000
/** Of the usage history. */
export const MAX_OWN_AT_DOMAIN = 50
export const MAX_MEMBERS = 1000
/** As many as a transfer has files. */
export const MAX_STEMS_ASKED = 90
