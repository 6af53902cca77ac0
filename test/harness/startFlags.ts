import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8')) as {
  scripts: { start: string }
}

/** The flags that `npm start` gives to Node, for whoever starts the host in another way and measures it. */
export const startFlags: readonly string[] = scripts.start.match(/--\S+/g) ?? []
