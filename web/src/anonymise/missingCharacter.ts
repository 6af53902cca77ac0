import type { Encoding } from './decodeBeginning.ts'

const UNASSIGNED = [0x81, 0x8d, 0x8f, 0x90, 0x9d]
const assigned = Array.from({ length: 256 }, (_, byte) => byte).filter(byte => !UNASSIGNED.includes(byte))
const windows1252 = new Set(new TextDecoder('windows-1252').decode(Uint8Array.from(assigned)))

export function missingCharacter(encoding: Encoding, text: string): string | undefined {
  return encoding === 'windows-1252' ? [...text].find(char => !windows1252.has(char)) : undefined
}
