import * as z from 'zod'

/** Patterns, so that OpenAPI shows them. Cs is the category of lone surrogates. */
const NO_CONTROL = /^\P{Cc}*$/u
const NO_CONTROL_BUT_LINES = /^[\P{Cc}\t\n\r]*$/u
export const WELL_FORMED = /^\P{Cs}*$/u

/** One line of text without control characters (no CR or LF can reach a header) and lone surrogates. */
export function line(max: number) {
  return z
    .string()
    .max(max, { error: `At most ${max} characters.`, abort: true })
    .regex(NO_CONTROL, 'Control characters are not allowed.')
    .regex(WELL_FORMED, 'The text is not well-formed Unicode.')
}

export function paragraph(max: number) {
  return z
    .string()
    .max(max, { error: `At most ${max} characters.`, abort: true })
    .regex(NO_CONTROL_BUT_LINES, 'Control characters are not allowed.')
    .regex(WELL_FORMED, 'The text is not well-formed Unicode.')
}
