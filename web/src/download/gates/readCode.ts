const DIGITS = 6
/** Two letters and six digits, wherever they stand in a message: with a dash, a space or nothing between them. */
const WHOLE = /(?:^|[^A-Za-z])([A-Za-z]{2})[\s\u2010-\u2015-]*(\d(?:\s?\d){5})(?!\d)/

/** What was typed or pasted: its digits, and the letters before them when they are those of another message. */
export type TypedCode = { digits: string; otherPrefix: string | undefined }

/**
 * Reads what somebody put into the field of a code: digits alone, or the whole code as it stands in the message.
 * @param prefix the letters of the newest message
 */
export function readCode(typed: string, prefix: string): TypedCode {
  const [, letters, whole = typed] = WHOLE.exec(typed) ?? []
  const isOther = letters !== undefined && letters.toUpperCase() !== prefix
  return { digits: whole.replace(/\D/g, '').slice(0, DIGITS), otherPrefix: isOther ? letters.toUpperCase() : undefined }
}

export function isWholeCode(digits: string): boolean {
  return digits.length === DIGITS
}
