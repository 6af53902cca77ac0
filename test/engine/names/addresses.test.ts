import { describe, expect, test } from 'vitest'
import { addresses, places } from './found.ts'

describe('an address is found whole', () => {
  test.each([
    ['of a date, with a long house number', 'Vive en Av. 25 de Mayo 1250, Buenos Aires.', 'Av. 25 de Mayo 1250'],
    ['of a ship of two words', 'Send it to USS Abraham Lincoln, FPO AP 96650', 'USS Abraham Lincoln, FPO AP 96650'],
    [
      'with a range of houses',
      'Sie wohnt Lange Straße 5 bis 9, 70173 Stuttgart',
      'Lange Straße 5 bis 9, 70173 Stuttgart',
    ],
    ['before a direction to go', 'Fahre die Hauptstraße 5 bis zur Kreuzung', 'Hauptstraße 5'],
    ['in capitals, with a direction', '12 KING STREET WEST, TORONTO', '12 KING STREET WEST, TORONTO'],
    [
      'Brazilian, in lower case above another line',
      'rua das flores, 123, são paulo - sp, 01310-100\nobrigado',
      'rua das flores, 123',
    ],
    ['British, in a sentence', 'residing at 221B Baker Street, London NW1 6XE', '221B Baker Street, London NW1 6XE'],
    [
      'American, over lines',
      'Ship to:\n4500 N Lamar Blvd, Suite 210\nAustin, TX 78756\nUSA',
      '4500 N Lamar Blvd, Suite 210\nAustin, TX 78756\nUSA',
    ],
    ['with a numbered street', 'He lives at 1200 4th Ave, Seattle, WA 98101.', '1200 4th Ave, Seattle, WA 98101'],
    [
      'with a possessive in it',
      "at 18 Queen's Gate Terrace\nLondon\nSW7 5PJ\n",
      "18 Queen's Gate Terrace\nLondon\nSW7 5PJ",
    ],
    ['Irish', '14 Harbour View Road\nCork T12 X8YP\nIreland\n', '14 Harbour View Road\nCork T12 X8YP\nIreland'],
    ['German', 'wohnhaft Bahnhofstr. 3, 10115 Berlin (Vermieter)', 'Bahnhofstr. 3, 10115 Berlin'],
    ['French', 'au 15 rue de la République, 69002 Lyon.', '15 rue de la République, 69002 Lyon'],
    [
      'French, with a half number',
      'M. Roux habite 3 bis, avenue Victor Hugo, 75116 Paris',
      '3 bis, avenue Victor Hugo, 75116 Paris',
    ],
    ['Spanish', 'Calle de Alcalá 45, 3º B, 28014 Madrid, Spain', 'Calle de Alcalá 45, 3º B, 28014 Madrid, Spain'],
    ['Italian', 'abita in Via Garibaldi 15, 20121 Milano.', 'Via Garibaldi 15, 20121 Milano'],
    ['Dutch', 'woont op Keizersgracht 241, 1016 EA Amsterdam.', 'Keizersgracht 241, 1016 EA Amsterdam'],
    ['a box', 'Write to P.O. Box 1422, Denver, CO 80201', 'P.O. Box 1422, Denver, CO 80201'],
    ['a German box', 'Postfach 10 11 20, 70010 Stuttgart', 'Postfach 10 11 20, 70010 Stuttgart'],
    ['a crossing', 'Meet at the corner of Elm Street and Park Avenue.', 'corner of Elm Street and Park Avenue'],
    ['in capitals', 'SHIP TO: 77 QUEEN STREET, CARDIFF CF10 2GP', '77 QUEEN STREET, CARDIFF CF10 2GP'],
    ['Portuguese', 'na Avenida da Liberdade 45, 1250-142 Lisboa.', 'Avenida da Liberdade 45, 1250-142 Lisboa'],
    ['Polish', 'przy al. Niepodległości 12, 81-853 Sopot, jest', 'al. Niepodległości 12, 81-853 Sopot'],
    ['Swedish', 'bosatt på Kungsgatan 7, 411 19 Göteborg', 'Kungsgatan 7, 411 19 Göteborg'],
    [
      'French, with articles',
      'Livraison : 18, rue des Tanneurs, 67000 Strasbourg',
      '18, rue des Tanneurs, 67000 Strasbourg',
    ],
    ['without a word for a street', 'Huurder van Singel 310, 1016 AD Amsterdam.', 'Singel 310, 1016 AD Amsterdam'],
    ['whose street is a word', 'Mieter: Marktplatz 2, 36088 Hünfeld', 'Marktplatz 2, 36088 Hünfeld'],
    ['British, without a word for a street', 'to 9 Riverside, Bath BA1 2QZ, by noon', '9 Riverside, Bath BA1 2QZ'],
    ['French, with a particle', 'à la place du Marché 3, 1820 Montreux', 'place du Marché 3, 1820 Montreux'],
    ['Polish, of a square', 'Dostawa: pl. Solny 8, 50-060 Wrocław', 'pl. Solny 8, 50-060 Wrocław'],
    ['Dutch, with a postcode in one word', 'naar Irishof 24, 4891 CB, Rijsbergen.', 'Irishof 24, 4891 CB, Rijsbergen'],
    ['Dutch, of no known ending', 'Adres: Cannenburgh 8\n2171KZ Sassenheim\n', 'Cannenburgh 8\n2171KZ Sassenheim'],
    [
      'Italian, of a quarter',
      'a Contrada Fontana, 25, 37036 San Martino (VR)',
      'Contrada Fontana, 25, 37036 San Martino (VR)',
    ],
    ['French, without a number', 'Bureau : rue des Carmes, 41200 Romorantin', 'rue des Carmes, 41200 Romorantin'],
    ['Portuguese, without a number', 'na Rua do Souto, S/N, 4700-327 Braga', 'Rua do Souto, S/N, 4700-327 Braga'],
    ['Spanish, without a number', 'en Calle Mayor, s/n, 28013 Madrid', 'Calle Mayor, s/n, 28013 Madrid'],
    ['Brazilian', 'mora na Rua das Palmeiras, 45, 80010-254 Curitiba', 'Rua das Palmeiras, 45, 80010-254 Curitiba'],
    ['behind a name', 'Johnson Controls, 254 Oakwood Avenue, Leeds LS6 2HN', '254 Oakwood Avenue, Leeds LS6 2HN'],
    ['English, without capitals', 'it is 88 victoria road, bristol bs6 5qp if', '88 victoria road, bristol bs6 5qp'],
    ['German, without capitals', 'ich wohne gartenstraße 12, 79098 freiburg', 'gartenstraße 12, 79098 freiburg'],
    ['Polish, without capitals', 'adres to ul. długa 15, 31-147 kraków', 'ul. długa 15, 31-147 kraków'],
    [
      'British, unknown and without capitals',
      'send it to 7 harrow bypass, ashby, br45 1dt',
      '7 harrow bypass, ashby, br45 1dt',
    ],
    [
      'American, without capitals',
      'i live at 725 quarry rest, drakehaven, nv 95284',
      '725 quarry rest, drakehaven, nv 95284',
    ],
    ['Dutch, without capitals', 'stuur het naar irishof 24, 4891 cb, rijsbergen', 'irishof 24, 4891 cb, rijsbergen'],
    [
      'Italian, without capitals',
      'indirizzo: contrada fontana, 25, 37036, bonavigo',
      'contrada fontana, 25, 37036, bonavigo',
    ],
    [
      'Portuguese, without capitals',
      'morada: praça do souto, s/n, 4700-327 braga',
      'praça do souto, s/n, 4700-327 braga',
    ],
    ['Swedish, without capitals', 'kontor: nygränd 4, 473 09 motala', 'nygränd 4, 473 09 motala'],
    ['Polish, without dots or capitals', 'biuro: plac kossaka 8/12, 39-200 dębica', 'plac kossaka 8/12, 39-200 dębica'],
    ['British, in an invented town', 'Office: 7 Alder Walks, Lake Sean, W4 8RT', '7 Alder Walks, Lake Sean, W4 8RT'],
    ['with a direction', 'at 120 King Street West, Toronto, ON M5H 1J9.', '120 King Street West, Toronto, ON M5H 1J9'],
    ['of a ship', 'Ship to USS Mercer, FPO AP 41721', 'USS Mercer, FPO AP 41721'],
    ['of a date, Spanish', 'en Calle 5 de Mayo 20, 72000 Puebla', 'Calle 5 de Mayo 20, 72000 Puebla'],
    ['of a date, Portuguese', 'na Rua 24 de Julho 7, 1200-480 Lisboa', 'Rua 24 de Julho 7, 1200-480 Lisboa'],
    ['of a date, French', 'au 3 place du 8 mai 1945, 38000 Grenoble', '3 place du 8 mai 1945, 38000 Grenoble'],
    [
      'Italian, with a half number',
      'Ufficio: via Garibaldi 5 bis, 40121 Bologna',
      'via Garibaldi 5 bis, 40121 Bologna',
    ],
    ['Polish, of a village', 'adres: Nowa Wieś 15, 97-340 Rozprza', 'Nowa Wieś 15, 97-340 Rozprza'],
    ['a Brazilian box', 'Caixa postal 33, 88010-970 Florianópolis', 'Caixa postal 33, 88010-970 Florianópolis'],
    ['a Polish box', 'Adres: skr. poczt. 12, 00-950 Warszawa', 'skr. poczt. 12, 00-950 Warszawa'],
    ['Dutch, over three lines', 'Huisadres: Evahof 12\n6122 LV\nOoij\n', 'Evahof 12\n6122 LV\nOoij'],
    ['Dutch, before a name', 'Kerkstraat 12, 6122 LV\nJan Smit', 'Kerkstraat 12'],
    [
      'Spanish, with the postcode last',
      'oficina: Cuesta Rosa Gil 210, Ávila, 05001',
      'Cuesta Rosa Gil 210, Ávila, 05001',
    ],
    [
      'Brazilian, with a district and without capitals',
      'moro na alameda santos, 1000, jardim paulista, 01418-100 são paulo',
      'alameda santos, 1000, jardim paulista, 01418-100 são paulo',
    ],
    [
      'Brazilian, with a postcode in one word',
      'trecho nogueira, 87\nsanta inês\n37260015 nunes / mt',
      'trecho nogueira, 87\nsanta inês\n37260015 nunes / mt',
    ],
    [
      'Polish, over lines and without capitals',
      'aleja kasztanowa 31/94\n72-720 jawor',
      'aleja kasztanowa 31/94\n72-720 jawor',
    ],
    ['British, over lines and without capitals', '7 hollow way\noxford\nox4 2na', '7 hollow way\noxford\nox4 2na'],
    [
      'French, over lines and without capitals',
      'adresse : 2 allée des chênes\n31000 toulouse',
      '2 allée des chênes\n31000 toulouse',
    ],
    ['German, of ordinary words', 'wohnt am markt 3, 99084 erfurt', 'am markt 3, 99084 erfurt'],
    [
      'Italian, with a staircase',
      'via roma 8, scala b, interno 4, 50121 firenze',
      'via roma 8, scala b, interno 4, 50121 firenze',
    ],
    [
      'American, with a suite and without capitals',
      'at 8834 michael ports suite 211, east tina, mt 55321',
      '8834 michael ports suite 211, east tina, mt 55321',
    ],
    ['Dutch, of ordinary words', 'op oude haven 4, 3311 aa dordrecht', 'oude haven 4, 3311 aa dordrecht'],
    [
      'behind a person, French',
      'à lucy pottier, 924, boulevard lacroix, 38269 saint-roy',
      '924, boulevard lacroix, 38269 saint-roy',
    ],
    ['without capitals', 'deliver to 3911 fourth avenue suite 112 please', '3911 fourth avenue suite 112'],
  ])('%s', (_, text, address) => {
    expect(addresses(text)).toEqual([address])
  })

  test('two adjacent addresses are two findings', () => {
    expect(addresses('From 9 Elm Street to 12 Oak Lane.')).toEqual(['9 Elm Street', '12 Oak Lane'])
  })

  test('towns on lines of their own are places as well', () => {
    expect(places('Anna Josefsen\n44 Clarke Avenue\nApt. 8\nPines Beach\nNew Zealand 3469\n')).toEqual([
      'Pines Beach',
      'New Zealand',
    ])
  })
})

describe('no address is found', () => {
  test.each([
    ['in a volume and a page', 'In: Biographie Nationale, Bd. 4, S. 442, mit Bild.'],
    ['in a year before an article', 'So wurde 2005 das vom Grafiker Neudamm gezeichnete Plakat verkauft.'],
    ['in a street without a number or town', 'Il y avait foule dans la rue des Carmes, hier soir, à 8 heures.'],
    [
      'in lower case around numbers',
      'we sold chairs, 20, 12345 pieces in all; see item 4, 10115 rows, and 3 days, in 95284',
    ],
    ['in a serial number behind a comma', 'See the plate, S/N 1234, and Model 4891 CB of the pump.'],
    ['in dates', 'On 12 March 2020 and in January 2021; Spring 2017, During 2018.'],
    ['in amounts and sizes', '12 Jan Standing Order Thames Water 41.00; 100 Percent Cotton Drive; 5 Star Hotel Place'],
    ['in versions', 'Windows Server 2019 Standard Edition 64 Bit. Room 12 Floor 3. Version 12 Release Notes'],
    [
      'in German prose',
      'Drücken Sie die Taste 5 auf Ihrer Tastatur. Zur Arbeitsfläche 2 wechseln. Ab Mai 2021 gelten 14 Tage.',
    ],
    ['in tables', 'Steel Bolt M8 120 0.45 54.00\nPaint Brush Large 12 3.20 38.40'],
    ['in references', 'See Chapter 3, Section 2 and Table 4. Article 12 Paragraph 5. Article 5, 1016 AB Test'],
    ['in counts and years', 'Kapitel 4, 2020 Auflage; Version 2, 10115 Dateien; Windows 11, 64000 Users'],
    ['in logs', 'kernel: [12.345] usb 1-1: New USB device found\nDEBUG Pipeline Stage Deploy Finished In 12 Seconds'],
    ['in units', 'KB 1000, K 1024, MB 1000*1000, M 1024*1024 und so weiter'],
    ['in code pages and models', 'CP 1252 ist ein Zeichensatz. Mustek 1200 CP 1015 ja'],
    ['in single letters', '4: $ 4 D T d t\n5: % 5 E U e u\n373 251 FB û KLEINBUCHSTABE U MIT STRICH'],
    ['in signals', 'Die Nummern sind SIGUSR 10 30 16 16 SIGSEGV 11 11 11 11 SIGPIPE 13 13'],
    ['in bits', 'Das Protokoll verwendet 1 Start-Bit, 7 Daten-Bits.'],
    ['in code', 'for (let i = 0; i < 12; i++) Total += Items[i] * 5'],
  ])('%s', (_, text) => {
    expect(addresses(text)).toEqual([])
  })
})
