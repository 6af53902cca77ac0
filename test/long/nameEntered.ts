import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect } from 'vitest'

// Before each test file: what it enters is noted in a file of its own.

const directory = process.env.ENTERED_DIRECTORY
const test = expect.getState().testPath
if (directory !== undefined && test !== undefined) {
  process.env.ENTERED_FILE = join(directory, createHash('sha256').update(test).digest('hex'))
}
