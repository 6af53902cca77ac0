import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8')) as {
  scripts: { start: string }
}

/** The Node flags of `npm start`, for other ways to start and measure the host. */
export const startFlags: readonly string[] = scripts.start.match(/--\S+/g) ?? []
