import type { PhoneCountry } from '../identifiers/phones.ts'

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl'

/** The source values of one half of the documents; the halves share none. */
export type HalfValues = {
  /** Matching given and family names by origin; each a list separated by spaces. */
  people: Record<string, { given: string; family: string }>
  /** The origins of a language’s documents: each a key of `people`, repeated by weight. */
  home: Record<Language, { people: readonly string[]; phones: readonly PhoneCountry[] }>
  /** Cities by language of the document, separated by semicolons. */
  cities: Record<Language, string>
  countries: Record<Language, string>
  /** Street lines with `#` for digits, and the place line with the city as {city}. */
  addresses: Record<Language, { streets: string; places: string }>
  /** Companies and their domains. No name is a person’s. */
  companies: readonly (readonly [string, string])[]
  mailProviders: string
  bics: string
  /** Words in capitals of 8 or 11 letters, which are not SWIFT codes. */
  shouts: string
  /** Sentences without findings, full of similar values. */
  decoys: readonly string[]
}
