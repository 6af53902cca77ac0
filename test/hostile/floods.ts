import type { Source } from '../../engine/source.ts'

const PIECE = 1024 * 1024

/** Text that repeats for as long as is asked, made while it is read. */
export function flood(pattern: string, size: number): Source {
  const piece = Buffer.from(pattern.repeat(Math.ceil(PIECE / pattern.length) + 1))
  return {
    size,
    async *read(start, end) {
      for (let at = start; at < end; ) {
        const offset = at % pattern.length
        const length = Math.min(end - at, PIECE)
        yield piece.subarray(offset, offset + length)
        at += length
      }
    },
  }
}

/** Patterns of one byte a character, each without a line's end. */
export const floods: readonly (readonly [title: string, pattern: string])[] = [
  ['one line of words', 'All is well on the western side of the river, and nobody has seen the miller since. '],
  ['only 1', '1'],
  ['only a@', 'a@'],
  ['only a.', 'a.'],
  ['only 4111 1111', '4111 1111 '],
  ['only capitals', 'Anna Maria '],
  ['only 1.1.1.1:', '1.1.1.1:'],
  ['only DE12', 'DE12'],
]
