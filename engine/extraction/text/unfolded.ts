/** Longer lines are cut. */
const MAX_LINE_LENGTH = 16 * 1024 * 1024
const HEAD_LENGTH = 200

/**
 * Lines of text; one that begins with a space goes on with the line before (RFC 5545, 3.1; RFC 2849).
 * @param isSoft whether the line so far, by its first 200 characters and by its last ones, goes on after its last character,
 *   which is then removed
 */
export async function* unfolded(
  texts: AsyncIterable<string>,
  isSoft: (head: string, end: string) => boolean = () => false,
): AsyncGenerator<string> {
  const open = new OpenLine()
  const add = function* (line: string): Generator<string> {
    const goesOn = isSoft(open.head, open.end)
    if ((goesOn || /^[ \t]/.test(line)) && open.length + line.length <= MAX_LINE_LENGTH) {
      if (goesOn) open.removeLast()
      open.add(goesOn ? line.trimStart() : line.slice(1))
      return
    }
    const whole = open.take()
    if (whole !== '') yield whole
    open.add(line)
  }
  const rest = new OpenLine()
  for await (const text of texts) {
    const lines = text.split('\n')
    const last = lines.pop() ?? ''
    for (const line of lines) yield* add((rest.take() + line).replace(/\r$/, ''))
    rest.add(last)
    if (rest.length > MAX_LINE_LENGTH) yield* add(rest.take())
  }
  if (rest.length > 0) yield* add(rest.take())
  if (open.length > 0) yield open.take()
}

/** Parts are joined once, when the line is complete: a line may have millions of them. */
class OpenLine {
  private parts: string[] = []
  head = ''
  length = 0

  get end(): string {
    return this.parts.at(-1) ?? ''
  }

  add(text: string) {
    if (text === '') return
    this.parts.push(text)
    this.length += text.length
    if (this.head.length < HEAD_LENGTH) this.head += text.slice(0, HEAD_LENGTH - this.head.length)
  }

  removeLast() {
    const last = this.parts.pop()?.slice(0, -1) ?? ''
    if (last !== '') this.parts.push(last)
    this.length -= 1
  }

  take(): string {
    const text = this.parts.join('')
    this.parts = []
    this.head = ''
    this.length = 0
    return text
  }
}
