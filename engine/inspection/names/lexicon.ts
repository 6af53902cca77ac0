/** Bits of a word: 0 to 7 from `data/words.bin`, 8 to 11 from `data/places.bin`, others from the cues. */
const GIVEN = 0x3
const COMMON_GIVEN = 2
const SURNAME = 0xc
export const SURNAME_SHIFT = 2
/** 1: in a dictionary; 2: frequent; 3: a function word. */
const VOCABULARY = 0x30
export const VOCABULARY_SHIFT = 4
export const ORGANISATION = 0x40

/** 1: a small town; 2: a town of at least 50,000 people; 3: a country, region or famous city. */
export const PLACE = 0x300
export const PLACE_SHIFT = 8
export const COUNTRY_OR_REGION = 0x400
/** A country or region of rank 3; without a rank, a village. */
const REGION = PLACE | COUNTRY_OR_REGION
export const PLACE_BEGINS = 0x800
export const FIRST_CUE_BIT = 12

/** Rank of a word as given name, surname, dictionary word or place: 0 (unknown) to 3 (most common). */
export const givenRank = (known: number) => known & GIVEN
export const surnameRank = (known: number) => (known & SURNAME) >> SURNAME_SHIFT
export const vocabularyRank = (known: number) => (known & VOCABULARY) >> VOCABULARY_SHIFT
export const placeRank = (known: number) => (known & PLACE) >> PLACE_SHIFT
export const isCountryOrRegion = (known: number) => (known & REGION) === REGION
/** Of fewer people than a town, often also a word or surname: a place only where places are named. */
export const isVillage = (known: number) => (known & REGION) === COUNTRY_OR_REGION

const MAX_ENTRIES = 1_200_000
const SLOTS_PER_ENTRY = 1.45
const SLOTS = 2 ** Math.ceil(Math.log2(MAX_ENTRIES * SLOTS_PER_ENTRY))
const HASHES_BYTES = SLOTS * Uint32Array.BYTES_PER_ELEMENT
export const LEXICON_BYTES = 2 * HASHES_BYTES

/** Open-addressing table from word hashes to bits. */
export class Lexicon {
  private readonly hashes: Uint32Array
  private readonly known: Int32Array
  private readonly mask = SLOTS - 1

  /** @param memory LEXICON_BYTES, zeros or filled by another lexicon */
  constructor(memory: ArrayBufferLike) {
    this.hashes = new Uint32Array(memory, 0, SLOTS)
    this.known = new Int32Array(memory, HASHES_BYTES, SLOTS)
  }

  add(hash: number, bits: number) {
    const slot = this.toSlot(hash)
    this.hashes[slot] = hash
    this.known[slot] = (this.known[slot] ?? 0) | bits
  }

  /** A given name, and no word. */
  addGivenName(hash: number) {
    this.addName(hash, COMMON_GIVEN)
  }

  /** A country or region, and no word. */
  addRegion(hash: number) {
    this.addName(hash, REGION)
  }

  private addName(hash: number, bits: number) {
    this.add(hash, bits)
    const slot = this.toSlot(hash)
    this.known[slot] = (this.known[slot] ?? 0) & ~VOCABULARY
  }

  get(hash: number): number {
    return this.known[this.toSlot(hash)] ?? 0
  }

  private toSlot(hash: number): number {
    let slot = hash & this.mask
    while (this.known[slot] !== 0 && this.hashes[slot] !== hash) slot = (slot + 1) & this.mask
    return slot
  }
}
