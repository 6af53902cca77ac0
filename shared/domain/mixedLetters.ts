/** Alphabets whose letters look alike. */
const alphabets = { Latin: /\p{Script=Latin}/gu, Greek: /\p{Script=Greek}/gu, Cyrillic: /\p{Script=Cyrillic}/gu }

export type ForeignLetter = {
  letter: string
  alphabet: string
  /** The part between dots, and the place of the letter in it, from 1 on. */
  part: string
  place: number
}

/** @returns a letter, in a part of a domain, of another alphabet than most of its letters */
export function findForeignLetter(domain: string): ForeignLetter | undefined {
  for (const part of domain.normalize('NFC').split('.')) {
    const [, foreign] = Object.entries(alphabets)
      .map(([alphabet, pattern]) => ({ alphabet, letters: part.match(pattern) ?? [] }))
      // Of equally many, Latin is the usual alphabet.
      .sort((one, other) => other.letters.length - one.letters.length)
    const letter = foreign?.letters[0]
    if (letter) return { letter, alphabet: foreign.alphabet, part, place: Array.from(part).indexOf(letter) + 1 }
  }
  return undefined
}
