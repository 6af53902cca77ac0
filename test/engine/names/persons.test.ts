import { describe, expect, test } from 'vitest'
import { namesDetector } from '../../../engine/inspection/names/namesDetector.ts'
import { persons } from './found.ts'

describe('persons are found', () => {
  test.each([
    ['by given name and surname', 'The report was checked by Tomasz Kowalczyk on Monday.', ['Tomasz Kowalczyk']],
    ['with initials', 'Signed: Jonathan P. Whitfield', ['Jonathan P. Whitfield']],
    ['with particles', 'Present were Peter van der Meer and others.', ['Peter van der Meer']],
    ['behind titles, which do not count', 'Please ask Dr. Okonkwo or Mrs Bennett.', ['Okonkwo', 'Bennett']],
    ['without the possessive', "We read Margaret O'Sullivan's letter.", ["Margaret O'Sullivan"]],
    ['family name first', 'Invoice for\n"Whitfield, Jonathan"\n', ['Whitfield, Jonathan']],
    ['in greetings', 'Hi Priya,\nplease call me.', ['Priya']],
    ['below the closing words', 'See you soon.\n\nKind regards,\nAmelia Hartley\n', ['Amelia Hartley']],
    ['who say their name', 'Good morning, my name is Zbigniew.', ['Zbigniew']],
    [
      'again by surname, once they were named in full',
      'Hiroshi Tanaka spoke. Then Tanaka left.',
      ['Hiroshi Tanaka', 'Tanaka'],
    ],
    ['whose surname is a common word', 'Present: Robert Brown, Sarah King', ['Robert Brown', 'Sarah King']],
    ['in lines without capitals', 'please call patricia desrosiers tomorrow', ['patricia desrosiers']],
    ['in German', 'Herr Klaus Hoffmann und Frau Dr. Weber kommen.', ['Klaus Hoffmann', 'Weber']],
    ['in French', 'Le contrat signé par Jean-Pierre Lefèvre sera envoyé.', ['Jean-Pierre Lefèvre']],
    ['in Spanish', 'La señora María José Fernández López visitará la oficina.', ['María José Fernández López']],
    ['in Italian', 'Il signor Marco Esposito è arrivato.', ['Marco Esposito']],
    ['in Dutch', 'De heer Jan de Boer heeft het pakket ontvangen.', ['Jan de Boer']],
  ])('%s', (_, text, names) => {
    expect(persons(text)).toEqual(names)
  })
})

describe('no person is found', () => {
  test.each([
    ['in companies', 'Johnson Controls Ltd and Morgan Holdings sued Bosch GmbH.'],
    ['in headings', 'Quarterly Report\nTerms And Conditions\nExecutive Summary'],
    ['in clauses', 'The Receiving Party shall return all Confidential Information to the Disclosing Party.'],
    ['in products', 'Steel Frame, Navy Blue. Samsung Galaxy S21, Windows Server Standard Edition.'],
    ['in words that are names too', 'Will this fit? Mark each box. Grant applications close in May. Hope this helps!'],
    ['in German nouns', 'Der Mieter zahlt die Nebenkosten. Die Abteilung Einkauf prüft die Angebote.'],
    ['in French titles', 'Madame la Directrice Générale remercie le Conseil d’Administration.'],
    [
      'in filler text',
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit. Nullam varius, turpis et commodo pharetra.',
    ],
    [
      'in source code',
      'export class OrderService extends BaseService {\n  const Result = await this.Repository.find({ Status: Active })\n}',
    ],
    [
      'in statements to a database',
      'SELECT Customer.Name FROM Customer INNER JOIN Orders ON Customer.Id = Orders.Customer',
    ],
    [
      'in logs',
      '2024-05-03 12:00:02,120 WARN  HikariPool-1 - Connection is not available\nERROR Failed to connect to Redis Cluster: Timeout Exceeded',
    ],
  ])('%s', (_, text) => {
    expect(persons(text)).toEqual([])
  })
})

test('stronger evidence gives a higher likelihood', () => {
  const toLikelihood = (text: string) => {
    const likelihoods: string[] = []
    namesDetector().find({ text, header: undefined }, (_, _start, _end, likelihood) => likelihoods.push(likelihood))
    return likelihoods
  }

  expect(toLikelihood('We met John Smith there.')).toEqual(['VERY_LIKELY'])
  expect(toLikelihood('We met Dr. Qaxvo there.')).toEqual(['LIKELY'])
  expect(toLikelihood('We met Kevin there.')).toEqual(['POSSIBLE'])
})
