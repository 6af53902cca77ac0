import type { PhoneCountry } from '../identifiers/phones.ts'

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl'

/** What one half of the documents draws from; the halves share nothing. */
export type HalfValues = {
  /** Given and family names that go together, by origin; each a list of words between spaces. */
  people: Record<string, { given: string; family: string }>
  /** Where the documents of a language are at home: an origin of `people` each, repeated by weight. */
  home: Record<Language, { people: readonly string[]; phones: readonly PhoneCountry[] }>
  /** Cities by language of the document, between semicolons. */
  cities: Record<Language, string>
  countries: Record<Language, string>
  /** Street lines with `#` for digits, and the line of the place under them with the city as {city}. */
  addresses: Record<Language, { streets: string; places: string }>
  /** Companies and the domains they own. None of the names is a person. */
  companies: readonly (readonly [string, string])[]
  mailProviders: string
  bics: string
  /** Words in capitals of 8 or 11 letters, which are no SWIFT codes. */
  shouts: string
  /** Sentences without anything to find, full of what looks like it. */
  decoys: readonly string[]
}
