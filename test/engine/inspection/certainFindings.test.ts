import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Budget } from '../../../engine/extraction/budget.ts'
import { extract } from '../../../engine/extraction/extract.ts'
import { memorySource } from '../../../engine/extraction/sources.ts'
import { inspectSource } from '../../../engine/inspection/inspect.ts'
import { inspector } from '../../../engine/inspection/inspector.ts'
import { namesDetector } from '../../../engine/inspection/names/namesDetector.ts'
import { patternDetectors } from '../../../engine/inspection/patterns/patternDetectors.ts'
import { iban } from '../../labelled/identifiers/accounts.ts'
import { cardNumber } from '../../labelled/identifiers/cards.ts'
import { nationalIds } from '../../labelled/identifiers/nationalIds.ts'
import { Random } from '../../labelled/random.ts'

const detectors = patternDetectors()
const sampledDetectors = [namesDetector()]

/** As `INFOTYPE count`. */
function kindsIn(text: string, windowLength = 64 * 1024): string[] {
  const { read, findings } = inspector({ detectors, sampledDetectors, windowLength })
  read({ kind: 'text', text, place: {} })
  return findings().summary.map(({ infoType, count }) => `${infoType} ${count}`)
}

/** As `INFOTYPE count`. */
async function getKinds(name: string, ...lines: string[]) {
  const source = memorySource(Buffer.from(lines.join('\n')))
  const findings = await inspectSource(source, name, {
    detectors,
    sampledDetectors,
    extract: (from, called) => extract(from, called, new Budget(from.size)),
  })
  return Object.fromEntries(findings.summary.map(({ infoType, count }) => [infoType, count]))
}

describe('point 7: a number that a checksum proves', () => {
  test.each([
    ['IBAN DE63 4595 3634 7792 0642 80, Kontoinhaber Ingo Döring', 'IBAN_CODE 1', 'PERSON_NAME 1'],
    ['4111 1111 1111 1111, Karteninhaber Ingo Döring', 'CREDIT_CARD_NUMBER 1', 'PERSON_NAME 1'],
    ['Lindenweg 7, 4111 1111 1111 1111', 'CREDIT_CARD_NUMBER 1', 'STREET_ADDRESS 1'],
    ['AHV 756.9217.0769.85, Bahnhofstrasse 3', 'NATIONAL_ID 1', 'STREET_ADDRESS 1'],
  ])('is found beside an overlapping guess: %s', (text, ...kinds) => {
    expect(kindsIn(text)).toEqual(expect.arrayContaining(kinds))
  })

  test('is not a separate finding inside an e-mail address', () => {
    expect(kindsIn('write to DE89370400440532013000@example.com')).toEqual(['EMAIL_ADDRESS 1'])
  })

  const number = fc.integer({ min: 1, max: 2 ** 31 }).chain(seed => {
    const random = new Random(seed)
    return fc.constantFrom(iban(random), cardNumber(random), nationalIds.CH.make(random))
  })
  const words = fc.constantFrom(
    'Kontoinhaber Ingo Döring',
    'Karteninhaber Maria Keller',
    'Hauptstraße 5',
    'Hauptstraße 5, 10115 Berlin',
    'Flat 8, 49 Canal Street',
    '12 High Street, London',
    'Dear Peter Jones',
    'Müller GmbH',
    'lives in Zürich',
    'example.com',
    'gültig bis 12/27',
    'Platz',
    'Weg',
  )
  const joint = fc.constantFrom(' ', ', ', '; ', '\n', ' – ', ' (', ': ')

  test('is found between any guesses', () => {
    fc.assert(
      fc.property(
        number,
        words,
        joint,
        words,
        joint,
        fc.constantFrom(40, 4096),
        (proven, before, one, after, two, window) => {
          const alone = kindsIn(proven)
          fc.pre(alone.length === 1)
          const text = `${before}${one}${proven}${two}${after}`
          expect(kindsIn(text, window), text).toEqual(expect.arrayContaining(alone))
        },
      ),
      { numRuns: 400 },
    )
  })
})

describe('point 7: the first row of a table', () => {
  const people = [
    'Maria Keller, Hauptstraße 5, 10115 Berlin',
    'Peter Jones, Baker Street 12, London',
    'Ingo Döring, Lindenweg 7, 80331 München',
  ]

  test('counts with the others if it is a person', async () => {
    expect(await getKinds('people.txt', ...people)).toMatchObject({ PERSON_NAME: 3, STREET_ADDRESS: 3 })
    expect(await getKinds('people.csv', ...people)).toMatchObject({ PERSON_NAME: 3, STREET_ADDRESS: 3 })
  })

  test('is found when no value of its infotype is below it', async () => {
    const [first = ''] = people
    const found = { PERSON_NAME: 1, STREET_ADDRESS: 1, LOCATION: 1 }
    expect(await getKinds('people.csv', first, 'foo, bar, baz')).toEqual(found)
    expect(await getKinds('people.txt', first, 'foo, bar, baz', 'foo, bar, baz')).toEqual(found)
  })

  test('has no findings if it names the columns', async () => {
    const found = { PERSON_NAME: 3, STREET_ADDRESS: 3, LOCATION: 3 }
    const header = 'Full Name,Street Address,City'
    const rows = [
      'Maria Keller,Hauptstraße 5,Berlin',
      'Peter Jones,Baker Street 12,London',
      'Ingo Döring,Lindenweg 7,Bern',
    ]
    expect(await getKinds('people.csv', header, ...rows)).toEqual(found)
    expect(await getKinds('people.csv', 'Name,Straße,Wohnort', ...rows)).toEqual(found)
    expect(await getKinds('people.csv', 'Nom,Adresse,Ville', ...rows)).toEqual(found)
  })

  test('names columns in common words', () => {
    const [names] = sampledDetectors
    const titles = (
      'Name;Vorname;First Name;City;Country;State/Province;Street;Address 1;Home Street;Hausnummer;Ort;Geburtsort;Land;' +
      'Telefon;Mobile;Geburtsdatum;Betrag;Währung;Art;Kunde;Customer Name;Manager;Mitarbeiter;IBAN;Bank;Kontoinhaber;' +
      'Page;Author;Mark;Bill;May;April;Reading;Q1 2024;North;Site;Prénom;Ville;Apellidos;Ciudad;Cognome;Città;Naam;Plaats'
    ).split(';')
    expect(titles.filter(title => names?.headingKind?.(title) === 'value')).toEqual([])

    const values = ['Maria Keller', ' 10115 Berlin', 'Baker Street 12', 'Via Roma 10', 'Stadt Zürich', 'Calle Mayor 3']
    expect(values.filter(value => names?.headingKind?.(value) !== 'value')).toEqual([])
  })
})
