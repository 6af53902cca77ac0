import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect } from 'vitest'

// Names the file for the entries of each test file.

const directory = process.env.ENTERED_DIRECTORY
const test = expect.getState().testPath
if (directory !== undefined && test !== undefined) {
  process.env.ENTERED_FILE = join(directory, createHash('sha256').update(test).digest('hex'))
}
