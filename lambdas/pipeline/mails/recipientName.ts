import { oneLine } from './plain.ts'

/** Longer than this it is a sentence, and no name. */
const LONGEST_NAME = 80

/** What could be taken for an address is left out: mail programs make links of it, and these words are ours. */
export function nameOf(text: string): string {
  const name = oneLine(text)
  return /[/\\:@]|\.\p{L}{2}/u.test(name) || name.length > LONGEST_NAME ? '' : name
}
