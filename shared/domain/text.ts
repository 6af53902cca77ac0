/** Invisible characters that change how a name reads: controls, bidi controls, line separators, zero-width, fillers. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
/** Windows device names, with any extension. */
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*(\.|$)/i
/** Maximum name length of common file systems, in UTF-16 units. */
const MAX_NAME_LENGTH = 255
/** Maximum path of a file within its transfer, in UTF-16 units: three folders and a name of maximum length. */
const MAX_PATH_LENGTH = 1024
/** Up to this length, text after the last dot is an extension and is kept. */
const MAX_EXTENSION_LENGTH = 32

/** Without invisible characters, blank Braille cells and outer spaces, so that a text of nothing visible is empty. */
export function toVisible(text: string | null | undefined): string {
  return (text ?? '').replace(UNSEEN, '').replaceAll('\u2800', ' ').trim()
}

/**
 * NFC, without invisible characters and characters that file systems refuse. Replaces `/`, see `safeFilePath`.
 * @param name from the browser
 * @returns 1 to 255 characters that every common file system accepts
 */
export function safeFileName(name: string): string {
  // Before NFC, because an invisible character between a letter and its accent prevents their composition.
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
 * Makes each segment safe: relative, and never upwards on any system. A path that is too long loses its outer folders.
 * @param path from the browser, a name or `folder/folder/name`
 * @returns 1 to 1,024 characters, each segment 1 to 255
 */
export function safeFilePath(path: string): string {
  const segments = path
    .split('/')
    .filter(segment => !/^\.{0,2}$/.test(segment.replace(UNSEEN, '').trim()))
    .map(safeFileName)
  while (segments.join('/').length > MAX_PATH_LENGTH) segments.shift()
  return segments.join('/') || safeFileName('')
}

export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '')
}

/** For a text of several lines: keeps tabs and line breaks. */
export function withoutUnseenInLines(text: string): string {
  return text.replace(UNSEEN, unseen => (/[\t\n\r]/.test(unseen) ? unseen : ''))
}

export function hasUnseen(text: string): boolean {
  return text.search(UNSEEN) !== -1
}

/**
 * For saving a file outside an archive: `folder_sub_a.txt`.
 * @param path from `safeFilePath`
 * @returns at most 255 characters; a longer name loses its outer folders
 */
export function savedName(path: string): string {
  const segments = path.split('/')
  while (segments.length > 1 && segments.join('_').length > MAX_NAME_LENGTH) segments.shift()
  return segments.join('_')
}

function shortened(name: string, length: number): string {
  const whole = name.replace(/[.\s]+$/, '')
  if (whole.length <= length) return whole
  const dot = whole.lastIndexOf('.')
  const extension = dot > 0 && whole.length - dot - 1 <= MAX_EXTENSION_LENGTH ? whole.slice(dot) : ''
  // Does not split a surrogate pair.
  const stem = whole.slice(0, length - extension.length).replace(/[\ud800-\udbff]$/, '')
  return extension === '' ? stem.replace(/[.\s]+$/, '') : stem + extension
}

/**
 * In lower case without the dot, or ''.
 * @param path a file name, or a path with `/`; dots in folder names are ignored
 */
export function fileExtension(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}
