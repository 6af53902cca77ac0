import { describe, expect, test } from 'vitest'
import { namesDetector } from '../../../engine/inspection/names/namesDetector.ts'
import { persons } from './found.ts'

describe('persons are found', () => {
  test.each([
    ['of a family whose surname is a word', 'Das Haus der Familie Baum steht leer.', ['Baum']],
    ['by given name and surname', 'The report was checked by Tomasz Kowalczyk on Monday.', ['Tomasz Kowalczyk']],
    ['with a full name behind the number of a record', 'Die Rechnung 2024-117 John Smith ist offen.', ['John Smith']],
    ['before a department', 'Ansprechpartner: Anna Müller / HR', ['Anna Müller']],
    ['behind a case and before a department', 'See case 10432, Maria Rossi (HR).', ['Maria Rossi']],
    ['that are called like a town', 'Florence a signé le contrat hier.', ['Florence']],
    ['that are called like a mountain', 'Gotthard hat das Angebot unterschrieben.', ['Gotthard']],
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
    ['in mixed lines without their capitals', 'Can you ask priya nair about Monday?', ['priya nair']],
    ['with particles, without capitals', 'the key is with carlos de mendoza', ['carlos de mendoza']],
    ['in lines of capitals', 'PAYMENT RECEIVED FROM VICTORIA LANGLEY ON MONDAY', ['VICTORIA LANGLEY']],
    ['by surname at the beginning of a sentence', 'Hagedorn wies die Vorwürfe zurück.', ['Hagedorn']],
    ['by surname with a leading particle', 'Van Aert won voor Kowalski.', ['Van Aert', 'Kowalski']],
    ['with particles of which the first has a capital', 'Gisteren sprak zij met Van der Horst.', ['Van der Horst']],
    ['in pairs before a verb', 'Both Zuckerman and Adeyemi signed the letter.', ['Zuckerman', 'Adeyemi']],
    ['before their age', 'Delorme (45 ans) a été interpellé.', ['Delorme']],
    ['who are quoted', 'According to Zuckerman, the plan is late.', ['Zuckerman']],
    [
      'in a list with a known name',
      'We met Adunni Ogunleye and Brett Sandoval.',
      ['Adunni Ogunleye', 'Brett Sandoval'],
    ],
    ['behind the label of a list', 'Torschützen: Adamczyk (2), Özer, Lohmeier.', ['Adamczyk', 'Özer', 'Lohmeier']],
    [
      'again, once a list named them',
      'We met Adunni Ogunleye and Brett Sandoval. Ogunleye is stronger.',
      ['Adunni Ogunleye', 'Brett Sandoval', 'Ogunleye'],
    ],
    ['behind a common name in a list', 'Goals: Mbappe-Jones (2), Riley, Okafor.', ['Mbappe-Jones', 'Riley', 'Okafor']],
    [
      'in lines with the surname first',
      'Kowalczyk, Tyler\nVenkataraman, Ananya\n',
      ['Kowalczyk, Tyler', 'Venkataraman, Ananya'],
    ],
    [
      'whose unknown surname ends like a word',
      'Auf Antrag von Rüdiger Pannwitz wird der Punkt vertagt.',
      ['Rüdiger Pannwitz'],
    ],
    ['of whom another is the mother', 'The mother of Okoye comes from Lagos.', ['Okoye']],
    ['behind an elided article at the beginning', 'L’infirmière Nolwenn Cadiou passe lundi.', ['Nolwenn Cadiou']],
    ['before the verb of a person', 'Zanardelli non ha risposto al locatore.', ['Zanardelli']],
    ['behind a role', 'Klassenlehrer Bömmel fährt mit der Klasse.', ['Bömmel']],
    [
      'behind a role in another case',
      'Wir luden den Zeugen Odenthal und des Lehrers Mintzlaff Sohn.',
      ['Odenthal', 'Mintzlaff'],
    ],
    ['who are a couple', 'Das Ehepaar Kirchgässner bittet um einen Termin.', ['Kirchgässner']],
    [
      'behind a title, whose surname is a rank',
      'Dr. König und Herr Prof. Kaiser sind da.\nDear Mr. Baron,',
      ['König', 'Kaiser', 'Baron'],
    ],
    ['behind a degree, whose surname is an office', 'Dr. Hofrichter kommt.', ['Hofrichter']],
    ['whose given name is also a street', 'Namn: Calle Johansson', ['Calle Johansson']],
    ['with a name that begins like a saint', 'St John Rivers met Jane St. Claire.', ['John Rivers', 'Claire']],
    ['behind M., with an article', 'Selon M. Le Pen, le texte passe.', ['Pen']],
    ['of noble rank', 'Gräfin Attems und Baron Zirngiebl kamen auch.', ['Attems', 'Zirngiebl']],
    ['with the short form of von', 'Mit Moritz v. Egidy kam Frau v. Plessen.', ['Moritz v. Egidy', 'Plessen']],
    ['behind a role with a hyphen', 'CDU-Chef Rettinger und FDP-Vize Kahlert sind dafür.', ['Rettinger', 'Kahlert']],
    ['beside their role', 'Der Präsident der Kammer, Lachmuth, lobte die Reform.', ['Lachmuth']],
    ['behind a role that follows a title', 'Herr Rechtsanwalt Dr. Breitinger rief an.', ['Breitinger']],
    ['who signed', 'gez. Lohrengel', ['Lohrengel']],
    ['whose surname is an initial', 'Der Täter, der 41-jährige Marcel K., wurde gefasst.', ['Marcel']],
    [
      'of whom the surname is like a compound',
      'Die Angelegenheit des Konsuls Mintschowitsch ruht.',
      ['Mintschowitsch'],
    ],
    ['joined by an ampersand', 'So proud of Imogen & Theo for finishing it.', ['Imogen', 'Theo']],
    ['who are mentioned', '@Gordon Not sure, can you ask @Priya?', ['Gordon', 'Priya']],
    ['whose surname is a rare word', 'Unser Nachbar Detlef Kümmerling stellt den Wagen ab.', ['Detlef Kümmerling']],
    ['in a greeting, with a name that is a word', 'hey Timo, bist du da', ['Timo']],
    ['behind the title of a woman in Italian', 'Ma la sig.ra Monfalcone non ha pagato.', ['Monfalcone']],
    ['by given name, without capitals', 'heb ik kees toch gezegd, die is er nu niet', ['kees']],
    ['behind a place', 'Der Bürgermeister von Bad Tölz, Anton Huber, eröffnete das Fest.', ['Anton Huber']],
    ['behind an initial', 'Obecni: J. Mazur i Jakub Stępień', ['J. Mazur', 'Jakub Stępień']],
    ['behind a German noun', 'Er siegte auf der Strecke vor dem Franzosen Lemaire.', ['Lemaire']],
    ['in German', 'Herr Klaus Hoffmann und Frau Dr. Weber kommen.', ['Klaus Hoffmann', 'Weber']],
    ['in French', 'Le contrat signé par Jean-Pierre Lefèvre sera envoyé.', ['Jean-Pierre Lefèvre']],
    ['in Spanish', 'La señora María José Fernández López visitará la oficina.', ['María José Fernández López']],
    ['in Italian', 'Il signor Marco Esposito è arrivato.', ['Marco Esposito']],
    ['in Dutch', 'De heer Jan de Boer heeft het pakket ontvangen.', ['Jan de Boer']],
    ['in Portuguese', 'A senhora Beatriz Nogueira enviou o contrato.', ['Beatriz Nogueira']],
    ['in Polish', 'Pan Tomasz Wilczyński wysłał umowę.', ['Tomasz Wilczyński']],
    ['in Swedish', 'Säljaren Johan Wikström skickade avtalet.', ['Johan Wikström']],
    ['behind M., whose surname is a word', 'Je demande à M. Rang de venir.', ['M. Rang']],
    [
      'in a list behind MM.',
      'MM. Darcourt, Frédéric Jolivel et Biancotti sont excusés.',
      ['Darcourt', 'Frédéric Jolivel', 'Biancotti'],
    ],
    ['behind a rank', "Le colonel Astruc et l'abbé Guillorel sont là.", ['Astruc', 'Guillorel']],
    ['behind a Dutch office', 'Kapitein Boerema brengt het schip binnen.', ['Boerema']],
    ['who reign', 'Une lettre de Louis XIV est exposée.', ['Louis']],
    ['in the plural of a Dutch title', 'De heren Slotboom en Van de Pas tekenen.', ['Slotboom', 'Van de Pas']],
    ['of whom the voice is meant', "On entend la voix de Tardivet et l'ami de Montauzan.", ['Tardivet', 'Montauzan']],
    ['whose surname is a village', 'Nous avons lu Étienne Cluny hier.', ['Étienne Cluny']],
    ['with many initials', 'Gekozen is A. J. M. Hengst.', ['A. J. M. Hengst']],
    ['whose given name is an abbreviation of a month', 'De koper is Jan Schutte.', ['Jan Schutte']],
    ['with particles in capitals', 'Geachte heer S. VAN DER WEIDE, welkom.', ['S. VAN DER WEIDE']],
    [
      'with initials and a surname that is a word',
      'Getuigen: L. Wiggers en P.L. van Loon',
      ['L. Wiggers', 'P.L. van Loon'],
    ],
  ])('%s', (_, text, names) => {
    expect(persons(text)).toEqual(names)
  })
})

test('persons are found behind German abbreviations', () => {
  expect(persons('Es gibt Ausnahmen, z. B. Anna Kowalska und u. a. Torben Lüttke.')).toEqual([
    'Anna Kowalska',
    'Torben Lüttke',
  ])
})

test('a listed name that the text has once in lower case too is a person', () => {
  expect(persons('Wir danken Torben für die Zusage. Leider ist torben krank.')).toContain('Torben')
})

test('M is a title without a dot before a name', () => {
  expect(persons('Sont présents M Kerguelvan et Mme Brézillac.')).toEqual(['M Kerguelvan', 'Brézillac'])
})

describe('no person is found', () => {
  test.each([
    ['in a German preposition that begins a sentence', 'Von den Juniorentrainern und ihren Helfern kam nichts.'],
    ['in the town of a university', 'Sie lehrte an der Universität Jena.'],
    ['in companies', 'Johnson Controls Ltd and Morgan Holdings sued Bosch GmbH.'],
    ['in headings', 'Quarterly Report\nTerms And Conditions\nExecutive Summary'],
    ['in clauses', 'The Receiving Party shall return all Confidential Information to the Disclosing Party.'],
    ['in lists of firms', 'They wrote to\nWhite, Hernandez and Simpson\nabout it.'],
    ['in products', 'Steel Frame, Navy Blue. Samsung Galaxy S21, Windows Server Standard Edition.'],
    ['in words that are names too', 'Will this fit? Mark each box. Grant applications close in May. Hope this helps!'],
    ['in German nouns', 'Der Mieter zahlt die Nebenkosten. Die Abteilung Einkauf prüft die Angebote.'],
    [
      'in German compounds',
      'Das Festlegen von Zugriffsrechten und Benutzersitzungen hängt von Bluetooth-Geräten und Konfigurationsdatenbanken ab.',
    ],
    ['in German compounds of a table', 'Gerätedateien | 3 | Quellpaketen\nParameterauswertungen | 4 | Kleinbuchstaben'],
    ['in German compounds with a hyphen', 'Tabelle 6.8. SSH-Konfigurationsdateien, Debian-Fehlerdatenbank'],
    ['in German nouns that are surnames', 'Sie können die Dateien von Hand entfernen, oder im Fall von Brand.'],
    ['in locales and products', 'LANG=fr_FR.UTF-8 gilt auch unter MS Windows. Wie auf einem Mac OS-computer.'],
    ['in German professions', 'Koch, Schneider und Bäcker sind Berufe. Der Schüler las das Buch.'],
    ['in German articles', 'Nur der Absender kann das. Wechseln Sie zum Reiter links.'],
    ['in words without capitals', 'we may need a bill for the rose garden and mark it as read'],
    ['in lines of capitals without names', 'NOTICE OF ANNUAL GENERAL MEETING AND AGENDA'],
    ['in names of things', 'The Marshall amplifier and the Parkinson screening are here.'],
    ['in identifiers', 'write to pawel.zielinski or open home/anna/mail'],
    ['in words of one letter', 'O Fornecedor entrega os Produtos. A reunião muda.'],
    ['in roles behind a title', 'Sehr geehrter Herr Bürgermeister, sehr geehrte Frau Präsidentin, vielen Dank.'],
    ['in streets and saints', 'Das Büro in der Via Michele Foscarini liegt bei St. Josef und S. Giorgio.'],
    ['in offices', 'Le président du Sénégal est attendu jeudi.'],
    ['in French titles', 'Madame la Directrice Générale remercie le Conseil d’Administration.'],
    ['in French streets', 'La rue Jules-Guesde et le boulevard Victor Hugo sont fermés.'],
    ['in towns behind their offices', 'La mairie de Redon et la préfecture de Chartres ferment.'],
    ['in the place of a date', 'Den Bosch, 14 maart 2023'],
    ['in sizes', 'Ces articles sont en taille M. Les gants sont en taille S.'],
    ['in numbered sections', 'Voir l’annexe A. Sommaire et le plan B. Continuons.'],
    [
      'in words that the text has in lower case',
      'Starten Sie den Gresk neu. Tresko läuft, dann wird der tresko von Tresko beendet.',
    ],
    ['in options and formats', 'Setzt die Breite. -m Breite, %m Menge, -M RECHNER, m Nur die Zeit ändern'],
    ['in German abbreviations', 'Ein Dienst (z. B. Zedrikd oder z.B. Chronk) mit u. U. Verlk.'],
    ['in compounds with an acronym', 'Der FIDO-Hurbel und der RGB-Tresk lesen URIs und die GTresk.'],
    ['in cut compounds', 'Die Brand- und Wasserschäden, die Hack- und Suppenreste zählen.'],
    ['in nouns behind an article', 'Er sollte auf eine Art geschrieben sein.'],
    ['in variables', 'Die ersten N Tresken werden gelesen, je P Gruvels ein Wert.'],
    [
      'in paths and names of languages',
      'Hier wird home/Pierre/Lebenslauf gelesen, dort Torben/lokal und Sami/Nordische Sprachen.',
    ],
    ['in French keys', 'Maintenez la touche Maj enfoncée, puis relâchez la touche Maj.'],
    ['in words without capitals behind an article', 'notamment le manuel utilisateur de votre appareil'],
    ['in words of an edited sentence', 'Serve un diagramma a forma di ferro di cavallo.'],
    ['in manuals and their options', 'siehe auch frank(8), jane(1) und joe(2)\n--anna'],
    [
      'in Swedish at the beginning of a sentence',
      'Egentligt sett så behöver du inte spara. Tydligtvis kan du göra det.',
    ],
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

describe('where full names stand, words are names', () => {
  test.each([
    ['Aanwezig: Jente de Korte, Mila Grolman en Cas van Bavel.', ['Jente de Korte', 'Mila Grolman', 'Cas van Bavel']],
    ['Obecni: Leon Drewa i Marta Furtka.', ['Leon Drewa', 'Marta Furtka']],
    ['Asistentes: Quirino Benito, Marta Ceniza y Elena Sans.', ['Quirino Benito', 'Marta Ceniza', 'Elena Sans']],
    [
      'Teilnehmer: Simon Wolf, Isabella Käfer und Bernhard Heller.',
      ['Simon Wolf', 'Isabella Käfer', 'Bernhard Heller'],
    ],
    ['Huurder: Sam van Ochten\nAdres: onbekend', ['Sam van Ochten']],
    ['Najemca: Natasza Kosowicz\nTelefon: brak', ['Natasza Kosowicz']],
    ['Z poważaniem\nDariusz Furtka', ['Dariusz Furtka']],
    ['Sam van Ochten belde gisteren over de factuur.', ['Sam van Ochten']],
    ['Nasz nowy opiekun to Jerzy Furtka. Biuro jest otwarte.', ['Jerzy Furtka']],
  ])('%s', (text, expected) => {
    expect(persons(text)).toEqual(expected)
  })
})

test.each([
  'Aanwezig: Tafel en Stoelen',
  'Obecni: Lista Gości',
  'Sam Update belde niet.',
  'Pozdrowienia\nDział Obsługi',
])('other words there are no persons: %s', text => {
  expect(persons(text)).toEqual([])
})

describe('in running text, a word behind a given name is a surname', () => {
  test.each([
    ['Le projet est signé par Ludmila Fromage.', ['Ludmila Fromage']],
    ['Hier soir, Bastien Rivage a téléphoné.', ['Bastien Rivage']],
    ['Wir haben das Angebot an Mariele Eigenwillig geschickt.', ['Mariele Eigenwillig']],
    ['Das Gespräch mit Lara Stange war kurz.', ['Lara Stange']],
    ['Envíe el contrato a Lucas Seguí, por favor.', ['Lucas Seguí']],
    ['De cijfers van socioloog Mark Elsschot zijn bekend.', ['Mark Elsschot']],
    ['Gisteren ging Tomas De Smedt naar huis.', ['Tomas De Smedt']],
    ['O paciente José Miguel Sá faltou.', ['José Miguel Sá']],
    ['Onze nieuwe beheerder is Grace Kuil.', ['Grace Kuil']],
    ['hej Tage Karlberg, paketet är kvar', ['Tage Karlberg']],
    ['Please send the contract to Daniel Wilson, Studio 74.', ['Daniel Wilson']],
    ['Toch niet, oordeelt Vermandere.', ['Vermandere']],
    ['Van den Heuvel stemde tegen.', ['Van den Heuvel']],
  ])('%s', (text, expected) => {
    expect(persons(text)).toEqual(expected)
  })

  test.each([
    'He plays the Martin Guitar.',
    'Das kostet 50 Mark Strafgebühr.',
    'Wir zeigen die Anna Kollektion in der Halle.',
    'An order with Johnson Controls on Monday.',
    'Il a reçu le César du meilleur montage.',
  ])('but not in %s', text => {
    expect(persons(text)).toEqual([])
  })
})

test.each([
  'Nous viendrons jeudi à Julien.',
  'Iremos a Nascimento na segunda-feira.',
  'La patiente a quitté Chauvet le mois dernier.',
  'A cliente saiu de Ferreira ontem.',
  'Enviar para 54546505 Rocha de Minas / AM.',
  'Enviar para 4209-864 Gouveia.',
  'Via Perozzo 34, 85012, Corleto Perticara (PZ).',
  'Oficina: Glorieta Rómulo Luján 14, Tarragona',
  'Oficina: Vial de Aarón Guijarro 25, Navarra',
  'Escritório: Conjunto de Cirino, 19, Taquaril',
])('places and streets are no persons: %s', text => {
  expect(persons(text)).toEqual([])
})

test.each([
  ['Le dossier de J.-P. Dupont est clos.', ['J.-P. Dupont']],
  ['Geachte mevrouw van de Elzas,\nbedankt.', ['Elzas']],
  ['Die Leute wandten sich an Kerwyn, der im November kam.', ['Kerwyn']],
  ['Producer Liviana Palerma explained it to us.', ['Liviana Palerma']],
  ['Shovda is very reliable. You can always ask.', ['Shovda']],
  ['Billing address: Sara Schwarz\n12 Mill Lane', ['Sara Schwarz']],
  ['Name: Sieda Tolvanen\nPhone: none', ['Sieda Tolvanen']],
  ['We saw the list. Usmanov and Bowers were engineers.', ['Usmanov', 'Bowers']],
  ['We saw the list. Bowers and Salter are open.', []],
  ['Address: Rose Garden\nLondon', []],
  ['The founders: Torvaldsen and Quimby', ['Torvaldsen', 'Quimby']],
  ['Den Titel für die beste Kunstturnerin musste sie abgeben.', []],
  ['Das Geld mussten die Lohner nach der Wahl wieder abgeben, und das war richtig.', []],
  ['Le président du Sénégal arrive.', []],
])('%s', (text, expected) => {
  expect(persons(text)).toEqual(expected)
})

describe('without capitals, names are found where only names stand', () => {
  test.each([
    ['below the closing words', 'mit freundlichen grüßen\nbastian klammer', ['bastian klammer']],
    ['behind a label', 'huurder: maya van waas', ['maya van waas']],
    [
      'in a list',
      'teilnehmer: heidi herbst, ingolf markgraf und hans-herbert kraus',
      ['heidi herbst', 'ingolf markgraf', 'hans-herbert kraus'],
    ],
    ['behind a greeting with a title', 'sehr geehrte frau schinagl,\nvielen dank', ['schinagl']],
    ['behind a greeting with a title and particles', 'geachte mevrouw de jong, bedankt', ['jong']],
    ['behind a greeting', 'hoi timo erkens, het pakket ligt hier', ['timo erkens']],
    ['with particles', 'onze beheerder is victoria van grinsven', ['victoria van grinsven']],
  ])('%s', (_, text, expected) => {
    expect(persons(text)).toEqual(expected)
  })

  test.each([
    'members: read only, write only and admin',
    'dear sir or madam,\nplease pay',
    'bitte an frau doktor wenden, danke',
    'kind regards\nthe whole team',
  ])('but no other words: %s', text => {
    expect(persons(text)).toEqual([])
  })
})
