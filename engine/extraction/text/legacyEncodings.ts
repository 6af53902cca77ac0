import { findCodePage } from './codePages.ts'
import { type characterRanks, letterModels } from './languageModels.ts'

export type Letters = keyof typeof letterModels
export type Characters = keyof typeof characterRanks

/** An encoding before Unicode that a file may have without a word about it. */
export type LegacyEncoding = {
  label: string
  /** Share of such files before their bytes are known; only the ratios matter. */
  prior: number
} & ({ languages: readonly Letters[]; table: string } | { characters: Characters })

const WESTERN =
  'English German French Spanish Portuguese Italian Dutch Danish Norwegian Swedish Finnish Icelandic Catalan'
const CENTRAL = 'English Polish Czech Slovak Hungarian Romanian Croatian Slovenian Albanian German'
const CYRILLIC = 'English Russian Ukrainian Bulgarian Serbian Macedonian Belarusian'
const BALTIC = 'English Lithuanian Latvian Estonian Polish Finnish German'

/** Windows before ISO, because its encodings extend those of ISO; DOS, Macintosh and mainframes are rare. */
const SINGLE_BYTE: readonly [labels: string, prior: number, languages: string][] = [
  ['windows-1252', 60, `${WESTERN} Albanian`],
  ['iso-8859-15', 2, WESTERN],
  ['windows-1250', 5, CENTRAL],
  ['iso-8859-2', 2, CENTRAL],
  ['iso-8859-16', 0.2, CENTRAL],
  ['windows-1251', 6, CYRILLIC],
  ['iso-8859-5', 0.5, CYRILLIC],
  ['koi8-r', 2, 'English Russian Bulgarian'],
  ['koi8-u', 1, CYRILLIC],
  ['ibm866', 2, CYRILLIC],
  ['ibm855', 0.1, CYRILLIC],
  ['x-mac-cyrillic', 0.5, CYRILLIC],
  ['windows-1253', 3, 'English Greek'],
  ['iso-8859-7', 2, 'English Greek'],
  ['ibm737', 0.3, 'English Greek'],
  ['windows-1254', 4, `Turkish ${WESTERN}`],
  ['ibm857', 0.5, `Turkish ${WESTERN}`],
  ['windows-1255', 3, 'English Hebrew'],
  ['iso-8859-8-i', 1, 'English Hebrew'],
  ['ibm862', 0.3, 'English Hebrew'],
  ['windows-1256', 3, 'English French Arabic Persian'],
  ['iso-8859-6', 0.5, 'English Arabic'],
  ['windows-1257', 3, BALTIC],
  ['iso-8859-13', 0.5, BALTIC],
  ['iso-8859-4', 0.2, BALTIC],
  ['windows-874', 3, 'English Thai'],
  ['ibm850', 2, WESTERN],
  ['ibm437', 1, WESTERN],
  ['ibm852', 1, CENTRAL],
  ['ibm860', 0.1, 'English Portuguese'],
  ['ibm861', 0.1, 'English Icelandic'],
  ['ibm863', 0.1, 'English French'],
  ['ibm865', 0.2, 'English Danish Norwegian'],
  ['ibm775', 0.2, BALTIC],
  ['iso-8859-3', 0.1, 'English Turkish'],
  ['iso-8859-10', 0.1, `${BALTIC} Danish Norwegian Swedish Icelandic`],
  ['macintosh', 1, WESTERN],
  ['x-mac-turkish', 0.1, 'English Turkish'],
  ['x-mac-greek', 0.1, 'English Greek'],
  ['x-mac-icelandic', 0.1, 'English Icelandic'],
  ['x-mac-croatian', 0.1, 'English Croatian Slovenian'],
  ['x-mac-ce', 0.3, CENTRAL],
  ['ibm037', 0.5, WESTERN],
  ['ibm500', 0.5, WESTERN],
  ['ibm1047', 0.5, WESTERN],
  ['ibm273', 0.2, WESTERN],
]

export const legacyEncodings: readonly LegacyEncoding[] = [
  ...SINGLE_BYTE.map(([label, prior, languages]) => ({
    label,
    prior,
    languages: languages.split(' ').filter(isLetters),
    table: toTable(label),
  })),
  { label: 'shift_jis', prior: 4, characters: 'Japanese' },
  { label: 'euc-jp', prior: 1, characters: 'Japanese' },
  // GB18030 extends GBK, which extends GB2312.
  { label: 'gb18030', prior: 4, characters: 'Chinese' },
  { label: 'big5', prior: 3, characters: 'Traditional' },
  { label: 'euc-kr', prior: 4, characters: 'Korean' },
]

/** Labels of the Encoding Standard for the same encoding, or for a part of it. */
const PARTS: Record<string, string> = { gbk: 'gb18030', 'iso-8859-8': 'iso-8859-8-i' }

/** @returns a label of `legacyEncodings`; undefined for other encodings, among them UTF-8 */
export function findLegacyLabel(declared: string): string | undefined {
  const name = declared.trim().toLowerCase()
  const known = (label: string) => legacyEncodings.find(encoding => encoding.label === label)?.label
  try {
    const { encoding } = new TextDecoder(name)
    return known(PARTS[encoding] ?? encoding)
  } catch {
    return known(name)
  }
}

function isLetters(name: string): name is Letters {
  return Object.hasOwn(letterModels, name)
}

function toTable(label: string): string {
  return findCodePage(label) ?? new TextDecoder(label).decode(Uint8Array.from({ length: 0x100 }, (_, byte) => byte))
}
