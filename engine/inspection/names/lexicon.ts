/**
 * What is known of a word, as bits: the lowest eight from `data/words.bin`, the next four from `data/places.bin`, the
 * others from the cues that this program brings itself.
 */
const GIVEN = 0x3
const SURNAME = 0xc
const SURNAME_SHIFT = 2
/** 1: in a dictionary; 2: frequent; 3: it carries grammar and little else. */
const VOCABULARY = 0x30
const VOCABULARY_SHIFT = 4
export const ORGANISATION = 0x40

/** 1: a village or small town; 2: a town from 50,000 people; 3: a country, region or city that everyone knows. */
const PLACE = 0x300
const PLACE_SHIFT = 8
export const COUNTRY_OR_REGION = 0x400
/** A place of several words begins with these. */
export const PLACE_BEGINS = 0x800
export const FIRST_CUE_BIT = 12

/** How usual a word is as a given name: 0 to 3, most usual last. The same for the other three. */
export const givenRank = (known: number) => known & GIVEN
export const surnameRank = (known: number) => (known & SURNAME) >> SURNAME_SHIFT
export const vocabularyRank = (known: number) => (known & VOCABULARY) >> VOCABULARY_SHIFT
export const placeRank = (known: number) => (known & PLACE) >> PLACE_SHIFT

const SLOTS_PER_ENTRY = 1.45

/** An open-addressing table from the hash of a word to what is known of it. */
export class Lexicon {
  private readonly hashes: Uint32Array
  private readonly known: Int32Array
  private readonly mask: number

  /** @param entries that it is to hold at most */
  constructor(entries: number) {
    const slots = 2 ** Math.ceil(Math.log2(entries * SLOTS_PER_ENTRY))
    this.hashes = new Uint32Array(slots)
    this.known = new Int32Array(slots)
    this.mask = slots - 1
  }

  add(hash: number, bits: number) {
    const slot = this.toSlot(hash)
    this.hashes[slot] = hash
    this.known[slot] = (this.known[slot] ?? 0) | bits
  }

  /** 0 for an unknown word. */
  get(hash: number): number {
    return this.known[this.toSlot(hash)] ?? 0
  }

  private toSlot(hash: number): number {
    let slot = hash & this.mask
    while (this.known[slot] !== 0 && this.hashes[slot] !== hash) slot = (slot + 1) & this.mask
    return slot
  }
}
