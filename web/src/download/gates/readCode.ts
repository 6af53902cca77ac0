const DIGITS = 6
/** Two letters and six digits, with a dash, a space or nothing between them. */
const COMPLETE_CODE = /(?:^|[^A-Za-z])([A-Za-z]{2})[\s\u2010-\u2015-]*(\d(?:\s?\d){5})(?!\d)/

export type TypedCode = { digits: string; otherPrefix: string | undefined }

/** @param prefix the letters of the newest message */
export function readCode(typed: string, prefix: string): TypedCode {
  const [, letters, complete = typed] = COMPLETE_CODE.exec(typed) ?? []
  const isOther = letters !== undefined && letters.toUpperCase() !== prefix
  return {
    digits: complete.replace(/\D/g, '').slice(0, DIGITS),
    otherPrefix: isOther ? letters.toUpperCase() : undefined,
  }
}

export function isCompleteCode(digits: string): boolean {
  return digits.length === DIGITS
}
