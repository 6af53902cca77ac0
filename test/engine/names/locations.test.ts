import { describe, expect, test } from 'vitest'
import { places } from './found.ts'

describe('places are found', () => {
  test.each([
    ['that are seas and rivers', 'Die Fähre fährt über die Elbe hinweg bis zur Nordsee.', ['Elbe', 'Nordsee']],
    ['that everyone knows', 'Reporters came from Kyiv to Washington.', ['Kyiv', 'Washington']],
    [
      'countries and regions',
      'Offices in Germany, Spain and New South Wales.',
      ['Germany', 'Spain', 'New South Wales'],
    ],
    ['of several words', 'She left San Francisco for Rio de Janeiro.', ['San Francisco', 'Rio de Janeiro']],
    [
      'whose names are words, where a place is meant',
      'She was born in Reading and moved to Nice.',
      ['Reading', 'Nice'],
    ],
    ['that no list has, behind in and from', 'We moved here from Kvistbro.', ['Kvistbro']],
    [
      'that persons are called like, where a place is meant',
      'Jordan Smith travelled from Paris to Jordan.',
      ['Paris', 'Jordan'],
    ],
    ['in German', 'Der Vertrag wurde in Köln unterschrieben.', ['Köln']],
    ['in French', 'La réunion à Lyon est annulée.', ['Lyon']],
    ['in Spanish', 'Le escribimos desde Valencia.', ['Valencia']],
    ['in Italian', 'La riunione si terrà a Torino.', ['Torino']],
    ['in Dutch', 'De vergadering is in Utrecht.', ['Utrecht']],
    ['in Portuguese', 'A reunião em Bruxelas é amanhã.', ['Bruxelas']],
    ['in Polish, inflected', 'Spotkanie w Poznaniu, potem do Krakowa.', ['Poznaniu', 'Krakowa']],
    [
      'in Polish, in the case that the preposition asks for',
      'Jedzie do Płocka i Torunia, mieszka w Londynie.',
      ['Płocka', 'Torunia', 'Londynie'],
    ],
    ['that are words of another language', 'Il a été interpellé à Sète.', ['Sète']],
    ['that are rare words', 'Sandgren greps i Skövde.', ['Skövde']],
    ['that no list has, behind a German office', 'Die Gemeinde Hinteregg baut.', ['Hinteregg']],
    ['listed behind it', 'Die Gemeinden Tisens, Algund und Schenna bauen.', ['Tisens', 'Algund', 'Schenna']],
    [
      'in a German list',
      'Die Abkommen zwischen Frankreich und Polen sind bekannt, die mit Bressanone, Merano und Brunico nicht.',
      ['Frankreich', 'Polen', 'Bressanone', 'Merano', 'Brunico'],
    ],
    [
      'that are mountains',
      'Die Hütte in den Karpaten ist zu, der Weg über die Cevennes auch.',
      ['Karpaten', 'Cevennes'],
    ],
    ['that are islands', 'Op Ameland en Texel waait het, auf Usedom nicht.', ['Ameland', 'Texel', 'Usedom']],
    ['that are lakes and rivers', 'El río Duero y el Guadiana crecieron.', ['Duero', 'Guadiana']],
    [
      'under their names in other languages',
      'Il convegno di Ratisbonne si sposta a Norimberga.',
      ['Ratisbonne', 'Norimberga'],
    ],
    [
      'of several words with an elision',
      "En Côte d'Ivoire et à Cortina d'Ampezzo.",
      ["Côte d'Ivoire", "Cortina d'Ampezzo"],
    ],
    ['of several common words behind a preposition', 'Vive en Dos Hermanas desde mayo.', ['Dos Hermanas']],
    ['before a German noun', 'Die Stadt meldete, dass während der Nacht in Charkiw Raketen einschlugen.', ['Charkiw']],
    ['behind Dutch prepositions', 'De trein stopt bij Zevenaar en rijdt richting Emmen.', ['Zevenaar', 'Emmen']],
    ['behind Swedish prepositions', 'Det brann utanför Skövde, kring Ystad är vägen stängd.', ['Skövde', 'Ystad']],
    ['behind words for the police', 'De politie van Gent zoekt getuigen.', ['Gent']],
    ['that are landscapes', 'Im Allgäu und im Pustertal schneit es.', ['Allgäu', 'Pustertal']],
    ['that are valleys', 'Die Straße durch das Martelltal ist zu.', ['Martelltal']],
    ['that are continents', 'Die Ausfuhren nach Asien und Europa sinken.', ['Asien', 'Europa']],
    ['behind a German office', 'Sie gehört zum Amtsgericht Celle.', ['Celle']],
    ['that German texts have with an article', 'Im Saarland regnet es.', ['Saarland']],
    ['in Swedish', 'Mötet i Köpenhamn flyttas till Uppsala.', ['Köpenhamn', 'Uppsala']],
    ['behind an elision', "Le sud de l'Italie brûle.", ['Italie']],
    ['behind their offices', 'La mairie de Cenon et le sous-préfet de Verdun.', ['Cenon', 'Verdun']],
    ['behind an elided preposition', "La préfecture d'Alger et le tribunal d'Étampes.", ['Alger', 'Étampes']],
    ['near which something is', 'Il habite près de Lussac.', ['Lussac']],
    ['of which the kind is named', 'In de gemeente Heino en het dorp Ommen.', ['Heino', 'Ommen']],
    ['that no list has, behind te', 'Hij woont te Gennegerveld.', ['Gennegerveld']],
    ['that are compounds, behind te and gemeente', 'Te koop te Nieuwleusen, Gemeente Heino.', ['Nieuwleusen', 'Heino']],
    ['that begin with an article in the genitive', "In 's-Gravenhage sneeuwt het.", ["'s-Gravenhage"]],
    ['that are words, before a date with an article', 'Lens, le 22 avril 2024', ['Lens']],
    ['before a date', 'Chartres, 3 mars. Une fuite est signalée.', ['Chartres']],
    ['before a date with an article', 'Redon, le 1er avril 2024', ['Redon']],
    ['before a title', 'De Haute-Marne M. Rang vient de partir.', ['Haute-Marne']],
    ['that are regions or parts of the world', 'De Normandie vers les États-Unis.', ['Normandie', 'États-Unis']],
    ['without capitals', 'she is in glasgow until thursday, then in new york', ['glasgow', 'new york']],
    ['in lines of capitals', 'HE WAS ARRESTED IN HOUSTON ON FRIDAY', ['HOUSTON']],
  ])('%s', (_, text, names) => {
    expect(places(text)).toEqual(names)
  })
})

describe('villages of the gazetteer are found', () => {
  test.each([
    ['in German', 'Die Feuerwehr aus Harzungen war in Messerich.', ['Harzungen', 'Messerich']],
    ['in Dutch', 'De inwoners van Boijl protesteren.', ['Boijl']],
    ['in Italian', 'Il sindaco di Lauriano si è dimesso.', ['Lauriano']],
    ['in French', 'Les pompiers de Batzendorf sont arrivés.', ['Batzendorf']],
    ['in Portuguese', 'O acidente aconteceu em Bodoquena.', ['Bodoquena']],
  ])('%s', (_, text, names) => {
    expect(places(text)).toEqual(names)
  })

  test('but not where persons are named', () => {
    expect(places('Frau Messerich und Harzungen sagten ab, mevrouw van Boijl auch. Lauriano ha firmato.')).toEqual([])
  })
})

describe('places that the words around them show are found', () => {
  test.each([
    ['between two of them', 'Die Straße zwischen Raggal und Utzerath bleibt gesperrt.', ['Raggal', 'Utzerath']],
    ['in French', 'La route entre Batzendorf et Wannehain reste fermée.', ['Batzendorf', 'Wannehain']],
    [
      'as the last of several',
      'La fibre arrive à Wannehain, Batzendorf et Utzerath.',
      ['Wannehain', 'Batzendorf', 'Utzerath'],
    ],
    ['around them', 'Die Umgehung um Utzerath ist fertig.', ['Utzerath']],
    ['that lie somewhere', 'Harzungen liegt im Süden des Landkreises.', ['Harzungen']],
    ['of which the text says what they are', 'Wannehain est une petite commune.', ['Wannehain']],
    ['of which the kind is named', 'Das Dorf Messerich wächst.', ['Messerich']],
    ['of an office', 'Der Bürgermeister von Nenndorf trat zurück.', ['Nenndorf']],
    ['of which the kind is named in Polish', 'Pożar w miejscowości Bielawy ugaszono.', ['Bielawy']],
    [
      'of several words, of which some are surnames',
      'La escuela de Santa Colomba de Somoza cierra.',
      ['Santa Colomba de Somoza'],
    ],
    ['of several words of the language', 'Nasceu em Primavera do Leste.', ['Primavera do Leste']],
    ['behind a preposition that begins the sentence', 'In Koppl brannte eine Scheune.', ['Koppl']],
    ['whose list has brackets', 'Die Feuerwehr aus Kempten war dort.', ['Kempten']],
    ['that are lakes and peninsulas', 'Vom Ruttner-See zur Kola-Halbinsel.', ['Ruttner-See', 'Kola-Halbinsel']],
    [
      'listed behind a colon',
      'Es gibt folgende Ortsteile: Vollmersheim, Rattersdorf und Ruttweiler.',
      ['Vollmersheim', 'Rattersdorf', 'Ruttweiler'],
    ],
    ['of a saint and of words', 'Il pacco per Santa Croce Del Lago è pronto.', ['Santa Croce Del Lago']],
    ['that begin with words of places', 'Il pacco per Borgo Vernolo è pronto.', ['Borgo Vernolo']],
    ['that end with a direction', 'A encomenda para Carvalho do Sul chegou.', ['Carvalho do Sul']],
  ])('%s', (_, text, names) => {
    expect(places(text)).toEqual(names)
  })

  test('but not persons and things', () => {
    expect(places('Zwischen Müller und Schulz kam es zum Streit um Zahlungen. Kowalski liegt im Krankenhaus.')).toEqual(
      [],
    )
  })
})

describe('parts of the world are found', () => {
  test.each([
    ['without a preposition', 'Auch Italien, Polen und der Irak stimmten zu.', ['Italien', 'Polen', 'Irak']],
    ['of a part of a country', 'Süditalien und Nordhessens Wälder sind trocken.', ['Süditalien', 'Nordhessens']],
    [
      'inflected',
      'Der Präsident der Vereinigten Staaten kam aus dem Nahen Osten.',
      ['Vereinigten Staaten', 'Nahen Osten'],
    ],
    ['that are mountains and islands', 'Von den Karpaten reiste sie nach Sylt.', ['Karpaten', 'Sylt']],
  ])('%s', (_, text, names) => {
    expect(places(text)).toEqual(names)
  })
})

describe('places of a journey are found', () => {
  test.each([
    ['to which one goes in Dutch', 'Wij reizen dinsdag naar Lutjewoude.', ['Lutjewoude']],
    ['that one left in Dutch', 'Zij is in mei uit Oudbeerta-Zuidland verhuisd.', ['Oudbeerta-Zuidland']],
    ['to which one goes in Italian', 'Andremo venerdì a Castelvorno.', ['Castelvorno']],
    ['that one left in Italian', 'Il cliente ha lasciato Bergolento in agosto.', ['Bergolento']],
    ['of a saint', 'La spedizione per Santa Lucia Del Mela è pronta.', ['Santa Lucia Del Mela']],
    ['to which one goes in Spanish', 'Viajaremos el jueves a Álava.', ['Álava']],
    ['that one left in Spanish', 'La familia se mudó de Carralejo en enero.', ['Carralejo']],
    ['that one left in Portuguese', 'O cliente mudou-se de Ponte de Lima em maio.', ['Ponte de Lima']],
    ['to which something is sent in Portuguese', 'A remessa para Vila Real saiu ontem.', ['Vila Real']],
    ['to which something is sent in German', 'Die Lieferung für Bautzen steht im Lager.', ['Bautzen']],
    ['that one left in German', 'Sie ist im März aus Schwäbisch Gmünd zugezogen.', ['Schwäbisch Gmünd']],
    ['that begin longer names', 'Wir fahren am Freitag nach Klagenfurt.', ['Klagenfurt']],
    ['to which one goes in French', 'Nous irons mardi à Vauclemont.', ['Vauclemont']],
    ['that one left in French', 'La famille a quitté Sartonville en juin.', ['Sartonville']],
    ['to which something is sent in English', 'The pallet for Ulverston is late.', ['Ulverston']],
    ['called after a wind', 'They moved from North Haverbrook last year.', ['North Haverbrook']],
    ['to which something is sent in Swedish', 'Paketet till Kalmar är borta.', ['Kalmar']],
    ['that no list has, of a saint', 'Torneremo giovedì a Santa Rita Del Vernolo.', ['Santa Rita Del Vernolo']],
    [
      'that are called like persons',
      'A loja mudou-se de Maia em abril. Wir kommen morgen nach Jena.',
      ['Maia', 'Jena'],
    ],
    ['with a river', 'La ditta ha lasciato Rivalta Sul Brenzone.', ['Rivalta Sul Brenzone']],
    ['that end like surnames', 'Het pakje voor Woutershoek is zoek.', ['Woutershoek']],
    [
      'that are visited',
      'Een bezoek aan Lutjewoude en uitstappen in Oudbeerta-Zuidland.',
      ['Lutjewoude', 'Oudbeerta-Zuidland'],
    ],
    [
      'of composed Italian names',
      'Firmato a Castelvorno, consegnato a Santa Rita Del Vernolo.',
      ['Castelvorno', 'Santa Rita Del Vernolo'],
    ],
    ['behind the German word for them', 'Die Stadt Goslar hat geantwortet.', ['Goslar']],
    ['in brackets, if no person has the name', 'Het kantoor (Almkerk) is dicht.', ['Almkerk']],
    ['of which the kind is named in Polish', 'Klient mieszka w mieście Krosno.', ['Krosno']],
    ['of which the kind is named in Portuguese', 'Mora na cidade de Trofa.', ['Trofa']],
    ['in brackets behind a day', 'Spotkamy się we wtorek (Sanok).', ['Sanok']],
    ['in brackets, if they are large', 'Biuro główne (Toruń) jest zamknięte.', ['Toruń']],
    ['whose names are joined by prepositions', 'La salle de Vertou-sur-Loire est fermée.', ['Vertou-sur-Loire']],
  ])('%s', (_, text, names) => {
    expect(places(text)).toEqual(names)
  })
})

describe('no place is found', () => {
  test.each([
    ['in words that are places too', 'The Orange Mobile Reading Lamp is a nice lamp. Reading in bed is easy.'],
    [
      'in German nouns behind prepositions',
      'In Anwendungen, bei Dateien, aus Sicherheitsgründen und nach Zugriffsrechten tritt das Gesetz in Kraft.',
    ],
    ['in German nouns that are names of cantons', 'Mit dem Zug dauert es neunzig Minuten.'],
    ['in labels of programs', 'Visa listvyn i Filer. Klicka på pengarna.'],
    ['in abbreviations', 'Enter the URI of the GOA service.'],
    ['in persons', 'Paris Hilton called Jordan Smith. Mr London agreed.'],
    ['in verbs behind te', 'Klik op het slot om het venster te Ontgrendelen.'],
    ['in words before a date', 'Version, 12 mars 2024'],
    ['in organs of an office', 'Le tribunal de Commerce et le conseil municipal de Direction.'],
    ['in words that end like valleys', 'Im Vorquartal stieg das Eigenkapital, das Kundenportal ist neu.'],
    ['in English lists of surnames', 'The firm is called Merano, Brunico and Feltre.'],
    ['in months and days', 'From Monday to Friday, in August and in May.'],
    ['in universities', 'She studied at the University of Edinburgh.'],
    ['in software', 'Written in Python and in Java, ported from Kotlin.'],
    ['in sections of a document', 'See Table 4 in Appendix B and in Section 2.'],
    ['in German acronyms', 'Das Signal ist in PUSIX nicht enthalten, und die Datei wird nach TMPDIRA gelegt.'],
    ['in parts of an identifier', 'Sie wird bei Zugstart+27 gelesen und aus Kopfpfad=1 und der Liste gebildet.'],
    ['in words that the text has in lower case', 'Der Wert wird in Dreskfs gelegt, und der dreskfs liest ihn.'],
    [
      'in articles behind a German noun of places',
      'Die Parallelschnittstelle\nParallelschnittstelle Die Schnittstelle ist neu.',
    ],
    ['in cut compounds', 'Die Angaben sind in Einbeziehungs- und Ausschlussregeln gültig.'],
    ['in manuals', 'systemd-tty(1), plymouth(8), wall(1)\n--plymouth'],
    [
      'in persons to whom something is sent or whom one leaves',
      'The parcel for Martha is here. He left Kowalski. Das Paket für Kitzmann liegt hier. Het pakket voor De Vries.',
    ],
    [
      'in things to which one goes',
      'Wij gaan met de brief naar Gemeentebesturen van het land. Wir kommen nach Feierabend.',
    ],
    ['in persons of whom a journey is', 'A viagem de Pinto. Het hoofd van de Leemput.'],
    ['in persons who come', 'Modern till Ibrahimović kommer i dag.'],
    ['in names in brackets', 'He disagrees (Jackson) and cites (Martha).'],
    ['in what is something by a person', 'Marlow is a poet by trade. Grafana is a dashboard by the team.'],
    ['in words of other languages', 'Oranje won van de buren.'],
    ['in code', 'if (Result === null) throw new NotFoundException(Order)'],
  ])('%s', (_, text) => {
    expect(places(text)).toEqual([])
  })
})
