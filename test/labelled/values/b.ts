import type { HalfValues } from './halfValues.ts'

export const valuesB: HalfValues = {
  people: {
    english: {
      given: 'Rosalind Alistair Eleanor Julian Philippa Dominic Winifred Hugh Tabitha Rupert',
      family: 'Blackwood Ellsworth Kingsley Penhaligon Radcliffe Stirling Tolliver Wainwright Haverford Greaves',
    },
    american: {
      given: 'Brandon Cheryl Dwayne Heather Kyle Rhonda Trevor Vanessa Clayton Janelle',
      family: 'Abernathy Buchanan Castellano Dominguez Fitzgerald Gutierrez Hutchinson Lindstrom Petersen Yates',
    },
    german: {
      given: 'Gudrun Stefan Mechthild Rainer Ulrike Andreas Hannelore Detlef Birgit Jörg',
      family: 'Ackermann Böttcher Eisenhauer Fuhrmann Grünwald Heidemann Kaltenbach Reinhardt Steinmetz Winkler',
    },
    french: {
      given: 'Clémence Benoît Véronique Rémi Aurélie Pascal Margaux Fabrice Hélène Yannick',
      family: 'Barbier Charpentier Dufour Gauthier Lacroix Meunier Picard Renaud Tessier Vasseur',
    },
    spanish: {
      given: 'Marisol Gonzalo Yolanda Emilio Consuelo Adrián Beatriz Fermín Nuria Joaquín',
      family: 'Navarro Espinosa Cabrera Delgado Fuentes Iglesias Quintero Salazar Valdés Zamora',
    },
    italian: {
      given: 'Elisabetta Massimo Federica Giancarlo Valentina Stefano Paola Emanuele Raffaella Tommaso',
      family: 'Barbieri Caruso Deluca Fontana Greco Martinelli Pellegrini Ricci Santoro Vitale',
    },
    dutch: {
      given: 'Anouk Sjoerd Marloes Jeroen Willemijn Gijs Nienke Ruben Hanneke Thijs',
      family: 'Bakker Driessen Gerritsen Hendriks Koster Meijer Peeters Smeets Veenstra Willems',
    },
    greek: {
      given: 'Eleni Dimitris Sofia Nikolaos Katerina Giorgos',
      family: 'Papadopoulos Georgiou Nikolaidis Vlachos Antoniou',
    },
    vietnamese: { given: 'Thanh Linh Minh Huong Tuan Phuong', family: 'Nguyen Tran Pham Hoang Vo Dang' },
    japanese: {
      given: 'Haruka Kenji Yuko Takeshi Sakura Hiroshi',
      family: 'Tanaka Yamamoto Kobayashi Watanabe Suzuki',
    },
    kenyan: { given: 'Wanjiru Otieno Achieng Kamau Njeri Mwangi', family: 'Kariuki Odhiambo Wambui Kiplagat Mutua' },
    turkish: { given: 'Ayşe Mehmet Elif Mustafa Zeynep Emre', family: 'Yılmaz Demir Kaya Şahin Aydın' },
    portuguese: {
      given: 'Beatriz Tiago Mariana Rui Catarina Nuno',
      family: 'Ferreira Almeida Carvalho Teixeira Pinto',
    },
  },
  home: {
    en: {
      people: [
        'english',
        'english',
        'english',
        'american',
        'american',
        'american',
        'greek',
        'vietnamese',
        'japanese',
        'kenyan',
        'portuguese',
      ],
      phones: ['GB', 'GB', 'US', 'US', 'SE', 'PL', 'CH'],
    },
    de: { people: ['german', 'german', 'german', 'turkish'], phones: ['DE', 'DE', 'CH'] },
    fr: { people: ['french', 'french', 'portuguese'], phones: ['FR'] },
    es: { people: ['spanish'], phones: ['ES'] },
    it: { people: ['italian'], phones: ['IT'] },
    nl: { people: ['dutch', 'dutch', 'turkish'], phones: ['NL'] },
  },
  cities: {
    en: 'Bristol;Sheffield;Glasgow;Plymouth;Belfast;Boston;Seattle;Houston;Phoenix;Vancouver;Brisbane;Nairobi;Athens;Osaka;Hanoi;Bath',
    de: 'München;Köln;Dresden;Hannover;Mannheim;Regensburg;Wien;Rostock',
    fr: 'Paris;Marseille;Bordeaux;Montpellier;Dijon;Nice;Bruxelles',
    es: 'Barcelona;Valencia;Granada;Murcia;Salamanca;Córdoba',
    it: 'Roma;Napoli;Genova;Venezia;Trieste;Bari',
    nl: 'Rotterdam;Den Haag;Maastricht;Nijmegen;Leiden;Gent',
  },
  countries: {
    en: 'France;Kenya;Japan;Sweden;Brazil;Greece;New Zealand',
    de: 'Italien;Spanien;Tschechien;Schweden',
    fr: 'Allemagne;Italie;Canada;Maroc',
    es: 'Alemania;Italia;Colombia;Chile',
    it: 'Germania;Spagna;Croazia;Portogallo',
    nl: 'Spanje;Italië;Zweden;Polen',
  },
  addresses: {
    en: {
      streets:
        '# Larkspur Close;4# Queens Crescent;1## Kingsway Terrace;Apartment #, 2# Harbour View;1### Sycamore Street;8## Pine Ridge Court;3### Washington Ave, Apt 1#;P.O. Box 7##;2# Cathedral Gardens',
      places: '{city} BS8 1TH;{city} S10 3GD;{city}, MA 021##;{city}, WA 981##;{city}, TX 770##',
    },
    de: {
      streets: 'Rosenheimer Straße ##;Marktplatz #;Im Winkel 1#;Kaiserallee ##b;Birkenweg #;Mozartstr. 1##',
      places: '8033# {city};5066# {city};0106# {city}',
    },
    fr: {
      streets:
        '## rue du Faubourg Saint-Honoré;# allée des Tilleuls;1## cours Gambetta;## quai des Chartrons;# impasse du Moulin',
      places: '7500# {city};1300# {city};33000 {city}',
    },
    es: {
      streets: 'Calle de Serrano ##;Rambla de Catalunya 1##, 2º 1ª;Avda. de Andalucía #;Plaza Nueva #;Camino Viejo ##',
      places: '0800# {city};4600# {city}',
    },
    it: {
      streets: 'Via Appia Nuova ##;Largo Argentina #;Viale Europa 1##;Vicolo Stretto #',
      places: '0018# {city};8013# {city}',
    },
    nl: {
      streets: 'Prinsengracht 2##;Kerkstraat ##;Julianalaan #;Beatrixplein 1#;Heuvelweg ##',
      places: '3011 GH {city};2511 VX {city}',
    },
  },
  companies: [
    ['Tamarind Publishing Ltd', 'tamarindpublishing.co.uk'],
    ['Ironbridge Metals plc', 'ironbridgemetals.com'],
    ['Weserwind Energie AG', 'weserwind-energie.de'],
    ['Comptoir des Vignes SARL', 'comptoirdesvignes.fr'],
    ['Silverline Mutual', 'silverlinemutual.org'],
    ['Quarry Labs LLC', 'quarrylabs.dev'],
    ['Aceites del Sur S.A.', 'aceitesdelsur.es'],
    ['Tessitura Adriatica S.r.l.', 'tessituraadriatica.it'],
    ['Maasoever Bouw N.V.', 'maasoeverbouw.nl'],
    ['Wells Fargo Center', 'wellsfargocenter.example'],
  ],
  mailProviders: 'yahoo.com gmx.de icloud.com free.fr proton.me',
  bics: 'RABONL2U CAIXESBBXXX BSCHESMM BCITITMM CRESCHZZ80A LOYDGB2L MIDLGB22 NWBKGB2LXXX BOFAUS3N WFBIUS6S AGRIFRPP GENODEFF PBNKDEFF KREDBEBB DNBANOKK',
  shouts: 'INVOICED DELIVERY APPROVED CHECKING PAYMENTS INTERNAL RECEIVED REGISTER',
  decoys: [
    'A cork board, a cologne sample and a bag of brazil nuts were left in the hall next to the lima beans.',
    'Library 2.14.0.3 needs runtime 11.0.2.9 or later; earlier builds such as 10.9.8.7-rc stop at start-up.',
    'Rename budget.v2.xlsx to budget.v3.xlsx, then run build.sh, and delete index.old.html afterwards.',
    'Between 2026-02-14 and 2026-03-01 the counter rose from 4417 2203 to 4417 9981.',
    'The Jackson table, the Chesterfield sofa and the Davenport desk are sold by Franklin Interiors Ltd.',
    'Figures 3.1.4 and 5.9.2 in Volume II show the same curve at 0.25, 0.50 and 0.75.',
    'Lot 77-1020-3344 was replaced by lot 77-1020-3345; the seal numbers are 5500012 to 5500019.',
    'They will march in may, and in august the grace period ends; the will is in the chase drawer.',
  ],
}
