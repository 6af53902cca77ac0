const HOUR_MS = 60 * 60_000

/** The server abandons an upload after 24 hours without progress, which it records once an hour. */
export const ABANDONED_AFTER_MS = 24 * HOUR_MS
export const KEPT_AT_LEAST_MS = ABANDONED_AFTER_MS - HOUR_MS
/** Of this browser's records: twice as long as the server keeps a stalled upload. */
export const RECORD_KEPT_MS = 2 * ABANDONED_AFTER_MS
/** The server keeps an upload only while bytes arrive, and this browser's record follows it. */
export const HEARTBEAT_INTERVAL_MS = 10 * 60_000
