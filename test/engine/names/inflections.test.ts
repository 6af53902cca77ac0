import { describe, expect, test } from 'vitest'
import { persons, places } from './found.ts'

describe('names are found', () => {
  test.each([
    ['in Polish cases', 'Poprosiliśmy Błaszczyka, żeby zaczekał na Bartka.', ['Błaszczyka', 'Bartka']],
    ['in Polish cases of two words', 'Proszę oddać formularz Zbigniewowi Gajdzie w recepcji.', ['Zbigniewowi Gajdzie']],
    ['with Polish endings of surnames', 'Umowę podpisała Mrozowska z drugiego piętra.', ['Mrozowska']],
    ['in the German genitive', 'Das Gericht folgte dem Antrag Kretzschmars nicht.', ['Kretzschmars']],
    ['in the genitive before its noun', 'Müllers Vertrag endet mit dem Monat Mai.', ['Müllers']],
    ['with a hyphen between two of them', 'Danke an Hans-Martin Tischler für die Hilfe.', ['Hans-Martin Tischler']],
    ['behind Maître', "L'appelant était représenté par Me Lassalle.", ['Lassalle']],
    ['behind an opinion', 'D’après Quéméneur, la toiture date de 1950.', ['Quéméneur']],
    ['before a birth', 'Roudaut, né le 4 mai 1971 à Brest, était absent.', ['Roudaut']],
    ['before an age', 'Przybilla, 67 Jahre, wurde entlassen.', ['Przybilla']],
    ['before a request', 'Roisin, could you ring the plumber?', ['Roisin']],
    ['behind the role of a party', 'Pozwany Nowicki zaprzecza.', ['Nowicki']],
    ['at whose home something is', 'Wir essen heute bei Mehmet und nicht im Lokal.', ['Mehmet']],
    ['of whom the surname is a function word elsewhere', 'Zgłaszający: Patrycja Wąs (kadry)', ['Patrycja Wąs']],
    ['in lower case inside a chat', 'dis à Lola que thibault ramène les boissons', ['Lola', 'thibault']],
    ['that are rare words', 'It was agreed that Hodge would write.', ['Hodge']],
    ['that begin a French sentence', 'Ternisien évoque une fuite du parking.', ['Ternisien']],
    ['that begin an English sentence', 'Tregenza queried the cost of the skip.', ['Tregenza']],
    ['of the Polish register', 'Wczoraj przyszedł Wrzosek i zapłacił za wszystko.', ['Wrzosek']],
    ['that are words, before the verb of a person', 'Chers adhérents, Solange quitte le bureau.', ['Solange']],
  ])('%s', (_, text, expected) => {
    expect(persons(text)).toEqual(expected)
  })

  test('of countries and towns in the German genitive', () => {
    expect(places('Die Haltung Deutschlands und Frankreichs Antwort sind den Bürgern Stuttgarts bekannt.')).toEqual([
      'Deutschlands',
      'Frankreichs',
      'Stuttgarts',
    ])
  })

  test('of Polish towns without a preposition', () => {
    expect(places('Mieszkańcy Radomia i Kielc czekają na decyzję, a Poznania jeszcze nie ma.')).toContain('Poznania')
  })
})

describe('names are not', () => {
  test.each([
    ['words in Polish cases', 'Nie ma jeszcze Katalogów ani Metody dla tego zadania.'],
    ['words in the German genitive', 'Die Rechte des Benutzers und die Einstellungen des Systems gelten auch hier.'],
    ['compounds with a hyphen', 'Die Datei liegt als TIFF-Bild in der Ablage der Abteilung.'],
    ['companies before a verb', 'Umowa wygasa, a Faktura jest do zapłaty.'],
    ['words behind Me in a heading', 'Call Me Maybe'],
    [
      'words in lower case on wrapped lines',
      'The words that are given here go on\nto mark the line, and they do not end.',
    ],
  ])('%s', (_, text) => {
    expect(persons(text)).toEqual([])
  })
})
