import * as z from 'zod'

/** As patterns, so that OpenAPI states them too. Lone surrogates are of the category Cs. */
const NO_CONTROL = /^\P{Cc}*$/u
const NO_CONTROL_BUT_LINES = /^[\P{Cc}\t\n\r]*$/u
export const WELL_FORMED = /^\P{Cs}*$/u
/** What changes how a name reads without being seen: controls, bidi controls, line separators, zero-width, fillers. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
/** Names that Windows keeps for devices, whatever their extension. */
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*(\.|$)/i
/** The longest name that common file systems take, in UTF-16 units. */
const MAX_NAME_LENGTH = 255
/** The longest path of a file within its transfer, in UTF-16 units: three folders as long as can be, and the name. */
const MAX_PATH_LENGTH = 1024
/** What stands behind the last dot is taken for an extension, worth keeping whole, up to this length. */
const MAX_EXTENSION_LENGTH = 32

/** One line of text: no control characters (so no CR or LF can reach a header), no lone surrogates. */
export function line(max: number) {
  return z
    .string()
    .max(max, { error: `At most ${max} characters.`, abort: true })
    .regex(NO_CONTROL, 'Control characters are not allowed.')
    .regex(WELL_FORMED, 'The text is not well-formed Unicode.')
}

/** Text of several lines: line breaks and tabs are allowed, other control characters are not. */
export function paragraph(max: number) {
  return z
    .string()
    .max(max, { error: `At most ${max} characters.`, abort: true })
    .regex(NO_CONTROL_BUT_LINES, 'Control characters are not allowed.')
    .regex(WELL_FORMED, 'The text is not well-formed Unicode.')
}

/**
 * The name under which a file is shown and saved: NFC, without unseen characters, without what file systems refuse.
 * A `/` is kept out, see `safeFilePath`; names are metadata only and never become a path of ours.
 * @param name as the browser gave it
 * @returns a name of 1 to 255 characters that every common file system takes
 */
export function safeFileName(name: string): string {
  // Unseen characters go first: between a letter and its accent they keep NFC from joining the two.
  const cleaned = name
    .toWellFormed()
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(/[\\/:*?"<>|]/g, '_')
    .trimStart()
  const named = shortened(cleaned, MAX_NAME_LENGTH) || 'file'
  return RESERVED.test(named) ? `_${shortened(named, MAX_NAME_LENGTH - 1)}` : named
}

/**
 * The folders of a file and its own name, each made safe by itself and joined by `/`: relative, and never leading
 * upwards on any system. What is too long loses its outer folders, never the file's own name.
 * @param path as the browser gave it, a plain name or `folder/folder/name`
 * @returns a path of 1 to 1,024 characters, each segment of 1 to 255
 */
export function safeFilePath(path: string): string {
  const segments = path
    .split('/')
    .filter(segment => !/^\.{0,2}$/.test(segment.replace(UNSEEN, '').trim()))
    .map(safeFileName)
  while (segments.join('/').length > MAX_PATH_LENGTH) segments.shift()
  return segments.join('/') || safeFileName('')
}

/** A text without characters that are not seen, or that change the direction of what is seen. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '')
}

/** Whether a text holds characters that are not seen, or that change the direction of what is seen. */
export function hasUnseen(text: string): boolean {
  return text.search(UNSEEN) !== -1
}

/**
 * The one name under which a file is saved by itself: what a download can say of its folders, `folder_sub_a.txt`.
 * @param path as `safeFilePath` makes it
 * @returns a name of at most 255 characters; of what is longer the outer folders are lost
 */
export function savedName(path: string): string {
  const segments = path.split('/')
  while (segments.length > 1 && segments.join('_').length > MAX_NAME_LENGTH) segments.shift()
  return segments.join('_')
}

/** At most `length` units of a name, with its extension if that is one, and without spaces or dots at its end. */
function shortened(name: string, length: number): string {
  const whole = name.replace(/[.\s]+$/, '')
  if (whole.length <= length) return whole
  const dot = whole.lastIndexOf('.')
  const extension = dot > 0 && whole.length - dot - 1 <= MAX_EXTENSION_LENGTH ? whole.slice(dot) : ''
  // A pair of surrogates is not cut in two.
  const stem = whole.slice(0, length - extension.length).replace(/[\ud800-\udbff]$/, '')
  return extension === '' ? stem.replace(/[.\s]+$/, '') : stem + extension
}

/**
 * The extension of a file, in lower case and without the dot; '' when there is none.
 * @param path a file name, or a path with `/`; a dot in a folder's name says nothing
 */
export function fileExtension(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}
