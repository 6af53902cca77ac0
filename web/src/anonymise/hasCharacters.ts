import type { Encoding } from './decodeBeginning.ts'

const NO_CHARACTER = '\x81\x8d\x8f\x90\x9d'
const windows1252 = new Set(new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)))
for (const unit of NO_CHARACTER) windows1252.delete(unit)

/** Whether an encoding has all characters of a text; Unicode has every one. */
export function hasCharacters(encoding: Encoding, text: string): boolean {
  return encoding !== 'windows-1252' || [...text].every(char => windows1252.has(char))
}
