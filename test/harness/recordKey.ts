import { randomBytes } from 'node:crypto'

/** The key under which a test's records are sealed. */
export const recordKey = randomBytes(32)
