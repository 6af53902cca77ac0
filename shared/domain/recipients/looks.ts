import { confusables } from './confusables.ts'

const asciiByCharacter = new Map(
  Object.entries(confusables).flatMap(([look, codes]) =>
    codes.split(' ').map(code => [String.fromCodePoint(Number.parseInt(code, 16)), look] as const),
  ),
)

/** Replaces characters that look like ASCII, and leaves out accents and invisible characters. Input in lower case. */
export function toAscii(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII starts with them.
  if (/^[\x00-\x7f]*$/.test(text)) return text
  return Array.from(
    text.normalize('NFD').replaceAll('ß', 'ss'),
    character => asciiByCharacter.get(character) ?? character,
  )
    .join('')
    .replace(/[\p{M}\p{Cf}]/gu, '')
}

/** Equal for two texts that look alike: a skeleton (Unicode TR39), also of ASCII characters. Input from `toAscii`. */
export function toSkeleton(ascii: string): string {
  return ascii
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd')
}
