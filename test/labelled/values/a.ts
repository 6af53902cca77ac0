import type { HalfValues } from './halfValues.ts'

export const valuesA: HalfValues = {
  people: {
    english: {
      given: 'Margaret Oliver Charlotte Edward Harriet Thomas Imogen Philip Beatrice Gareth',
      family: 'Ashworth Pemberton Thornley Whitaker Cartwright Hollis Bramley Fairfax Loxley Sutcliffe',
    },
    american: {
      given: 'Tyler Brittany Marcus Denise Randall Kimberly Jerome Stephanie Wade Latoya',
      family: 'Henderson Kowalczyk Delacroix Washington McAllister Ramirez Vanderberg Coleman Schmitz Tucker',
    },
    german: {
      given: 'Friederike Matthias Annegret Holger Sabine Jürgen Katharina Uwe Liselotte Torsten',
      family: 'Bauer Kirchhoff Lindemann Schröder Vogelsang Hoffmann Brandt Niedermeyer Köhler Drexler',
    },
    french: {
      given: 'Amélie Guillaume Sandrine Étienne Mathilde Thierry Solène Baptiste Brigitte Loïc',
      family: 'Lefèvre Moreau Delacourt Fontaine Marchand Perrin Girard Beaumont Rousseau Chevalier',
    },
    spanish: {
      given: 'Lucía Álvaro Inmaculada Sergio Rocío Javier Montserrat Rubén Pilar Ignacio',
      family: 'Hernández Ortega Villanueva Castaño Romero Aguilar Serrano Peña Molina Carrasco',
    },
    italian: {
      given: 'Giulia Lorenzo Francesca Matteo Chiara Davide Ornella Riccardo Silvia Fabrizio',
      family: 'Bianchi Colombo Marchetti Ferrari Gallo Esposito Rinaldi Conti Lombardi Moretti',
    },
    dutch: {
      given: 'Maartje Joost Femke Pieter Annelies Wouter Saskia Hendrik Lotte Bram',
      family: 'Visser Kuipers Dijkstra Hoekstra Verhoeven Mulder Schouten Postma Brouwer Jansen',
    },
    polish: {
      given: 'Agnieszka Tomasz Katarzyna Wojciech Magdalena Paweł',
      family: 'Kowalska Nowak Wiśniewski Zieliński Kamińska Dąbrowski',
    },
    indian: {
      given: 'Priya Rajesh Ananya Sanjay Deepika Arjun',
      family: 'Sharma Venkataraman Patel Iyer Mukherjee Reddy',
    },
    chinese: { given: 'Xiaoming Wei Jing Lihua Yan Haoran', family: 'Zhang Chen Wang Liu Huang Zhao' },
    nigerian: { given: 'Chinedu Ngozi Olumide Adaeze Babatunde Funmilayo', family: 'Okafor Adeyemi Eze Balogun' },
    arabic: { given: 'Fatima Omar Layla Youssef Nadia Karim', family: 'Haddad Mansour Khalil Rahman Nasser' },
    nordic: { given: 'Ingrid Lars Astrid Mikkel Sigrid Anders', family: 'Bergström Halvorsen Nygaard Lindqvist Dahl' },
  },
  home: {
    en: {
      people: [
        'english',
        'english',
        'english',
        'american',
        'american',
        'indian',
        'nigerian',
        'polish',
        'chinese',
        'arabic',
      ],
      phones: ['GB', 'GB', 'US', 'US', 'AU', 'IN', 'DE'],
    },
    de: { people: ['german', 'german', 'german', 'polish', 'arabic'], phones: ['DE', 'DE', 'CH'] },
    fr: { people: ['french', 'french', 'french', 'arabic'], phones: ['FR', 'FR', 'CH'] },
    es: { people: ['spanish'], phones: ['ES'] },
    it: { people: ['italian'], phones: ['IT'] },
    nl: { people: ['dutch', 'dutch', 'nordic'], phones: ['NL'] },
  },
  cities: {
    en: 'Manchester;Leeds;Cardiff;Norwich;Aberdeen;Chicago;Denver;Atlanta;Portland;Toronto;Melbourne;Mumbai;Lagos;Warsaw;Shanghai;Reading',
    de: 'Hamburg;Stuttgart;Leipzig;Nürnberg;Dortmund;Freiburg;Zürich;Bremen',
    fr: 'Lyon;Toulouse;Nantes;Strasbourg;Lille;Rennes;Genève',
    es: 'Madrid;Sevilla;Zaragoza;Bilbao;Málaga;Valladolid',
    it: 'Milano;Bologna;Torino;Firenze;Verona;Palermo',
    nl: 'Amsterdam;Utrecht;Eindhoven;Groningen;Haarlem;Antwerpen',
  },
  countries: {
    en: 'Germany;Canada;Nigeria;Poland;Australia;Norway;India',
    de: 'Österreich;Frankreich;Polen;Dänemark',
    fr: 'Belgique;Espagne;Suisse;Tunisie',
    es: 'Portugal;Argentina;Francia;México',
    it: 'Francia;Austria;Svizzera;Grecia',
    nl: 'België;Duitsland;Frankrijk;Denemarken',
  },
  addresses: {
    en: {
      streets:
        '## Hawthorn Road;# Mill Lane;1## Victoria Street;Flat #, 4# Canal Street;2## Oakwood Avenue;7## Maple Drive;1### Jefferson Boulevard, Suite 2##;PO Box 4##;Unit #, 1# Station Road',
      places: '{city} M1 4BT;{city} LS6 2HN;{city}, IL 606##;{city}, GA 303##;{city}, CO 802##',
    },
    de: {
      streets: 'Lindenstraße ##;Goetheplatz #;Am Mühlenbach 1#;Bahnhofstr. ##a;Schillerweg #;Hauptstraße 1##',
      places: '2#095 {city};7017# {city};D-0410# {city}',
    },
    fr: {
      streets:
        '## rue de la République;# avenue Jean Jaurès;1## boulevard Voltaire;## bis rue des Lilas;# place Bellecour',
      places: '6900# {city};3100# {city};F-44000 {city}',
    },
    es: {
      streets: 'Calle Mayor ##, 3º B;Avenida de la Constitución #;C/ Alcalá 1##;Plaza de España #;Paseo del Prado ##',
      places: '2801# {city};4100# {city}',
    },
    it: {
      streets: 'Via Garibaldi ##;Corso Vittorio Emanuele 1##;Piazza del Duomo #;Viale Monza ##',
      places: '2012# {city};4012# {city}',
    },
    nl: {
      streets: 'Keizersgracht 1##;Dorpsstraat ##;Wilhelminalaan #;Stationsplein 1#;Molenweg ##b',
      places: '1016 AB {city};3511 KL {city}',
    },
  },
  companies: [
    ['Northgate Logistics Ltd', 'northgate-logistics.co.uk'],
    ['Brightwater Foods plc', 'brightwaterfoods.com'],
    ['Alpenrind Molkerei GmbH', 'alpenrind.de'],
    ['Solaris Énergie SA', 'solaris-energie.fr'],
    ['Harbour & Vale Insurance', 'harbourvale.com'],
    ['Cobalt Systems Inc.', 'cobaltsystems.io'],
    ['Grupo Meridiano S.L.', 'grupomeridiano.es'],
    ['Officine Tirreno S.p.A.', 'officinetirreno.it'],
    ['Zuiderzee Techniek B.V.', 'zuiderzeetechniek.nl'],
    ['Johnson Controls', 'johnson-controls.example'],
  ],
  mailProviders: 'gmail.com outlook.com web.de orange.fr hotmail.co.uk',
  bics: 'DEUTDEFF COBADEFFXXX BNPAFRPP SOGEFRPPXXX BARCGB22 HBUKGB4B CHASUS33 CITIUS33XXX UBSWCHZH80A INGBNL2A ABNANL2A BBVAESMM UNCRITMM NDEASESS DEUTDEFF500',
  shouts: 'SHIPMENT DOCUMENT CUSTOMER BUSINESS ATTACHED PASSWORD CONTRACT REMINDER',
  decoys: [
    'Please read the enclosed reading list before the course; a mobile kiosk with an orange awning will hand out nice printed copies.',
    'The firmware went from version 4.2.0.11 to version 4.3.1.0 without any change to the settings.',
    'Save the form as annex_b.final.pdf or minutes.draft.docx and keep the node.js script beside it.',
    'Our purchase ledger closed on 31.12.2025 and reopened on 02.01.2026 under batch 20260102-0007.',
    'The Marshall amplifier and the Wellington boots were both returned to Morgan & Hale Outfitters.',
    'Section 7.3.2 of the manual and clause 12.4.1 of the terms say the same, see pages 112-118.',
    'Part number 0800-4411-27B replaces part number 0800-4411-26A from serial 10023344 onwards.',
    'The polish on the turkey platter was rubbed off, the china was chipped and the jersey had shrunk.',
  ],
}
