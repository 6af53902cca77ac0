import * as z from 'zod'

// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const CONTROL_BUT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
/** Characters that change how a name reads without being seen: bidi controls, zero-width, byte-order mark. */
const UNSEEN = /[\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu
/** Names that Windows keeps for devices, whatever their extension. */
const RESERVED = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?$/i

/** One line of text: no control characters (so no CR or LF can reach a header), no lone surrogates. */
export function line(max: number) {
  return z
    .string()
    .max(max, `At most ${max} characters.`)
    .refine(text => !CONTROL.test(text), 'Control characters are not allowed.')
    .refine(text => text.isWellFormed(), 'The text is not well-formed Unicode.')
}

/** Text of several lines: line breaks and tabs are allowed, other control characters are not. */
export function paragraph(max: number) {
  return z
    .string()
    .max(max, `At most ${max} characters.`)
    .refine(text => !CONTROL_BUT_LINES.test(text), 'Control characters are not allowed.')
    .refine(text => text.isWellFormed(), 'The text is not well-formed Unicode.')
}

/**
 * The name under which a file is shown and saved: NFC, without unseen characters, without what file systems refuse.
 * A `/` is kept out; names are metadata only and never become a path of ours.
 * @param name as the browser gave it
 * @returns a name of 1 to 255 characters that every common file system takes
 */
export function safeFileName(name: string): string {
  const cleaned = name
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(/[. ]+$/, '')
    .trim()
  const named = cleaned === '' ? 'file' : cleaned
  return RESERVED.test(named) ? `_${named}` : named
}

/**
 * The extension of a file name, in lower case and without the dot; '' when there is none.
 * @param name a file name
 */
export function fileExtension(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}
