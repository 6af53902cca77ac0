import { randomBytes } from 'node:crypto'

export const recordKey = randomBytes(32)
