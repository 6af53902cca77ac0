const READ_MORE_LENGTH = 150

/** The beginning of a long text; undefined when it is short enough as it is. Counted in code points. */
export function shortened(text: string): string | undefined {
  const characters = [...text]
  return characters.length > READ_MORE_LENGTH
    ? `${characters.slice(0, READ_MORE_LENGTH).join('').trimEnd()}…`
    : undefined
}
