import { iban } from './identifiers/accounts.ts'
import { cardNumber, orderNumber } from './identifiers/cards.ts'
import { nationalIds } from './identifiers/nationalIds.ts'
import { ipAddress, phoneNumber } from './identifiers/phones.ts'
import { labelled, type Passage, plain, say, tolerated } from './passage.ts'
import type { Random } from './random.ts'
import type { HalfValues, Language } from './values/halfValues.ts'

/** One invented person: each part of the name counts on its own as well. */
export type Person = {
  full: Passage
  given: Passage
  family: Passage
  /** "Family, Given", as lists sort. */
  sorted: Passage
  mail: Passage
}

type Company = { name: string; domain: Passage; url: Passage; mail(mailbox: string): Passage }

const homeIds: Record<Language, readonly (keyof typeof nationalIds)[]> = {
  en: ['US', 'GB', 'US', 'GB', 'CA', 'IE', 'IN', 'ZA', 'SG', 'SE', 'NO', 'DK', 'FI', 'PL'],
  de: ['DE', 'DE', 'AT', 'CH'],
  fr: ['FR', 'FR', 'BE', 'CH'],
  es: ['ES'],
  it: ['IT'],
  nl: ['NL', 'BE'],
}

/** The values of a half in one language, from which a template draws. */
export class Voice {
  readonly random: Random
  readonly language: Language
  private readonly values: HalfValues

  constructor(values: HalfValues, random: Random, language: Language) {
    this.values = values
    this.random = random
    this.language = language
  }

  person(): Person {
    const { people, home } = this.values
    const origin = people[this.random.pick(home[this.language].people)]
    const [given, family] = [this.random.pick(words(origin?.given)), this.random.pick(words(origin?.family))]
    const middle = this.language === 'en' && this.random.chance(0.12) ? ` ${this.random.letters(1)}.` : ''
    const mailbox = this.random.pick([
      `${given}.${family}`,
      `${given.slice(0, 1)}.${family}`,
      `${given}${this.random.int(60, 99)}`,
    ])
    const provider = this.random.pick([...words(this.values.mailProviders), this.random.pick(this.values.companies)[1]])
    return {
      full: labelled('PERSON_NAME', `${given}${middle} ${family}`),
      given: labelled('PERSON_NAME', given),
      family: labelled('PERSON_NAME', family),
      sorted: labelled('PERSON_NAME', `${family}, ${given}`),
      mail: labelled('EMAIL_ADDRESS', `${toAscii(mailbox)}@${provider}`),
    }
  }

  company(): Company {
    const [name, domain] = this.random.pick(this.values.companies)
    const path = this.random.pick(['', '/', '/help/faq', '/en/careers?ref=mail', '/portal'])
    // RFC 2606 reserves these names.
    const label = domain.endsWith('.example') ? tolerated : labelled
    return {
      name,
      domain: label('DOMAIN_NAME', this.random.chance(0.4) ? `www.${domain}` : domain),
      url: label('DOMAIN_NAME', `https://${this.random.pick(['www.', 'portal.', ''])}${domain}${path}`),
      mail: mailbox => labelled('EMAIL_ADDRESS', `${mailbox}@${domain}`),
    }
  }

  city(): Passage {
    return labelled('LOCATION', this.cityName())
  }

  partOfName(): Passage {
    return tolerated('LOCATION', this.cityName())
  }

  country(): Passage {
    return labelled('LOCATION', this.random.pick(this.values.countries[this.language].split(';')))
  }

  street(): Passage {
    return labelled('STREET_ADDRESS', this.streetLine())
  }

  /** Postcode and city: the second line of an address, or a place on its own. */
  placeLine(): Passage {
    const { places } = this.values.addresses[this.language]
    const [before = '', after = ''] = this.random.shape(this.random.pick(places.split(';'))).split('{city}')
    return say`${before}${tolerated('LOCATION', this.cityName())}${after}`
  }

  address(): Passage {
    return labelled('STREET_ADDRESS', `${this.streetLine()}, ${this.placeLine().text}`)
  }

  phone(): Passage {
    return labelled('PHONE_NUMBER', phoneNumber(this.random, this.random.pick(this.values.home[this.language].phones)))
  }

  iban(country?: string): Passage {
    return labelled('IBAN_CODE', iban(this.random, country))
  }

  bic(): Passage {
    return labelled('SWIFT_CODE', this.random.pick(words(this.values.bics)))
  }

  card(): Passage {
    return labelled('CREDIT_CARD_NUMBER', cardNumber(this.random))
  }

  ip(): Passage {
    return labelled('IP_ADDRESS', ipAddress(this.random))
  }

  /** A personal number with its label on forms. */
  nationalId(country = this.random.pick(homeIds[this.language])): { called: string; number: Passage } {
    const { names, make } = nationalIds[country]
    return { called: this.random.pick<string>(names), number: labelled('NATIONAL_ID', make(this.random)) }
  }

  anyNationalId(): { called: string; number: Passage } {
    return this.nationalId(this.random.pick(Object.keys(nationalIds) as (keyof typeof nationalIds)[]))
  }

  // The following have no labels.

  order(): Passage {
    return plain(orderNumber(this.random))
  }

  reference(): string {
    return this.random.shape(
      this.random.pick(['INV-####-####', 'PO #####', 'REF/20##/####', 'A-######', '#### ## ####']),
    )
  }

  date(): string {
    const [day, month, year] = [this.random.int(10, 28), this.random.int(10, 12), this.random.int(2019, 2026)]
    const forms = {
      en: [`${year}-${month}-${day}`, `${day}/${month}/${year}`],
      other: [`${day}.${month}.${year}`, `${day}-${month}-${year}`],
    }
    return this.random.pick(this.language === 'en' ? forms.en : forms.other)
  }

  amount(): string {
    return this.random.shape(this.random.pick(['#,#80.50', '1##.00', '2,4##.99', '8#.20']))
  }

  shout(): string {
    return this.random.pick(words(this.values.shouts))
  }

  decoy(): Passage {
    return plain(this.random.pick(this.values.decoys))
  }

  private cityName() {
    return this.random.pick(this.values.cities[this.language].split(';'))
  }

  private streetLine() {
    return this.random.shape(this.random.pick(this.values.addresses[this.language].streets.split(';')))
  }
}

function words(list = ''): string[] {
  return list.split(' ')
}

const folded: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', ı: 'i' }
function toAscii(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, char => folded[char] ?? 'x')
}
