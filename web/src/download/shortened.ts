const READ_MORE_LENGTH = 150

/** Counted in code points; undefined for a short text. */
export function shortened(text: string): string | undefined {
  const characters = [...text]
  return characters.length > READ_MORE_LENGTH
    ? `${characters.slice(0, READ_MORE_LENGTH).join('').trimEnd()}…`
    : undefined
}
