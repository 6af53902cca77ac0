/** Longer lines are cut. */
const MAX_LINE_LENGTH = 16 * 1024 * 1024

/**
 * Lines of text; one that begins with a space goes on with the line before (RFC 5545, 3.1; RFC 2849).
 * @param isSoft whether the line so far goes on after its last character, which is then removed
 */
export async function* unfolded(
  texts: AsyncIterable<string>,
  isSoft: (line: string) => boolean = () => false,
): AsyncGenerator<string> {
  let open = ''
  let rest = ''
  const add = function* (line: string): Generator<string> {
    const isFolded = /^[ \t]/.test(line)
    const goesOn = isSoft(open)
    if ((isFolded || goesOn) && open.length + line.length <= MAX_LINE_LENGTH) {
      open = goesOn ? open.slice(0, -1) + line.trimStart() : open + line.slice(1)
      return
    }
    if (open !== '') yield open
    open = line
  }
  for await (const text of texts) {
    const lines = (rest + text).split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) yield* add(line)
    if (rest.length > MAX_LINE_LENGTH) {
      yield* add(rest)
      rest = ''
    }
  }
  if (rest !== '') yield* add(rest)
  if (open !== '') yield open
}
