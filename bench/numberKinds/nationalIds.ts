import { weighted } from '../../test/labelled/identifiers/checks.ts'
import { nationalIds } from '../../test/labelled/identifiers/nationalIds.ts'
import type { Random } from '../../test/labelled/random.ts'
import type { Halves, Language } from './texts.ts'

export type Id = {
  language: Language
  /** Without separators. */
  make(random: Random): string
  words: Halves<string>
  /** `#` is the next character of the id; everything else is literal. */
  styles: Halves<string>
  /** Styles that count without a word. */
  bare: Halves<string>
}

const two = (value: number) => String(value).padStart(2, '0')
const made = (country: keyof typeof nationalIds) => (random: Random) =>
  nationalIds[country].make(random).replace(/[^A-Z\d]/gi, '')

/** Ten digits: the century is written by some people only. */
const swedish = (random: Random) => made('SE')(random).slice(-10)

function healthService(random: Random): string {
  for (;;) {
    const nine = `${random.int(4, 7)}${random.digits(8)}`
    const check = (11 - (weighted(nine, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11
    if (check < 10) return nine + check
  }
}

/** § 2 VKVV */
function pension(random: Random): string {
  const letter = random.int(1, 26)
  const stem = `${random.pick(['12', '53', '65', '28', '13'])}${two(random.int(1, 28))}${two(random.int(1, 12))}${random.int(40, 99)}`
  const serial = two(random.int(0, 99))
  const weights = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1]
  const sum = Array.from(`${stem}${two(letter)}${serial}`, Number).reduce((total, digit, index) => {
    const product = digit * (weights[index] ?? 0)
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  return `${stem}${String.fromCharCode(64 + letter)}${serial}${sum % 10}`
}

export const ids: Record<string, Id> = {
  US: {
    language: 'en',
    make: made('US'),
    words: {
      tuned: ['SSN', 'Social Security Number', 'social security no.', 'Soc. Sec. No.', 'SSN/ITIN'],
      reported: ['SS#', 'Social Security #', 'soc sec number', 'SSN#', 'Taxpayer ID (SSN)', "Employee's SSN"],
    },
    styles: {
      tuned: ['###-##-####', '### ## ####', '#########'],
      reported: ['###-##-####', '###.##.####', '### - ## - ####'],
    },
    bare: { tuned: ['###-##-####'], reported: ['###-##-####'] },
  },
  GB: {
    language: 'en',
    make: made('GB'),
    words: {
      tuned: ['National Insurance number', 'NI number', 'NINO', 'N.I. no.', 'Nat. Ins. No.'],
      reported: ['NI No', 'National Insurance No.', 'NatIns number', 'nat ins', 'National Ins. no.', 'NI #'],
    },
    styles: {
      tuned: ['#########', '## ## ## ## #', '## ###### #'],
      reported: ['## ## ## ## #', '#########', '##-##-##-##-#', '## ### ### #'],
    },
    bare: { tuned: ['## ## ## ## #'], reported: ['## ## ## ## #'] },
  },
  NHS: {
    language: 'en',
    make: healthService,
    words: {
      tuned: ['NHS number', 'NHS no.', 'NHS No'],
      reported: ['NHS Num', 'NHS ID', 'NHS', 'National Health Service number'],
    },
    styles: { tuned: ['### ### ####', '##########'], reported: ['### ### ####', '###-###-####'] },
    bare: { tuned: [], reported: [] },
  },
  IE: {
    language: 'en',
    make: made('IE'),
    words: {
      tuned: ['PPS number', 'PPSN', 'PPS No.'],
      reported: ['PPS', 'Personal Public Service number', 'P.P.S. No.'],
    },
    styles: { tuned: ['########', '####### #'], reported: ['########', '####### #'] },
    bare: { tuned: ['########'], reported: ['########'] },
  },
  CA: {
    language: 'en',
    make: made('CA'),
    words: {
      tuned: ['SIN', 'Social Insurance Number', 'S.I.N.'],
      reported: ['social insurance no.', 'SIN number', 'Social Ins. No.', 'SIN #'],
    },
    styles: { tuned: ['### ### ###', '###-###-###'], reported: ['### ### ###', '#########'] },
    bare: { tuned: [], reported: [] },
  },
  DE: {
    language: 'de',
    make: made('DE'),
    words: {
      tuned: [
        'Steuer-ID',
        'Steueridentifikationsnummer',
        'IdNr.',
        'Steuerliche Identifikationsnummer',
        'Steuer-Identnummer',
      ],
      reported: [
        'Steuer-IdNr.',
        'Steuerl. Identifikationsnr.',
        'Pers. Steuer-ID',
        'Identifikationsnr.',
        'TIN',
        'Steuer-Identifikationsnummer',
      ],
    },
    styles: {
      tuned: ['## ### ### ###', '###########', '##### ######'],
      reported: ['## ### ### ###', '###########', '##/###/###/###', '### ### ### ##'],
    },
    bare: { tuned: ['## ### ### ###'], reported: ['## ### ### ###'] },
  },
  DE_PENSION: {
    language: 'de',
    make: pension,
    words: {
      tuned: ['Rentenversicherungsnummer', 'Sozialversicherungsnummer', 'SV-Nummer', 'Versicherungs-Nr.', 'RV-Nr.'],
      reported: ['Sozialversicherungs-Nr.', 'RVNR', 'Soz.-Vers.-Nr.', 'Renten-Vers.-Nr.', 'SV-Nr.', 'VSNR'],
    },
    styles: {
      tuned: ['## ###### # ###', '############', '######## # ###'],
      reported: ['## ###### # ###', '## ###### ####', '##-######-#-###', '## ## ## ## # ## #'],
    },
    bare: { tuned: ['## ###### # ###'], reported: ['## ###### # ###'] },
  },
  AT: {
    language: 'de',
    make: made('AT'),
    words: {
      tuned: ['SVNR', 'Sozialversicherungsnummer', 'SV-Nr.', 'Vers.-Nr.'],
      reported: ['Sozialvers.-Nr.', 'SVNr', 'Versicherungsnr.', 'SV-Nummer', 'Soz.Vers.Nr.'],
    },
    styles: { tuned: ['#### ######', '##########'], reported: ['#### ######', '####/######', '#### ## ## ##'] },
    bare: { tuned: [], reported: [] },
  },
  CH: {
    language: 'de',
    make: made('CH'),
    words: {
      tuned: ['AHV-Nummer', 'AHV-Nr.', 'AHVN13'],
      reported: ['Sozialversicherungsnummer (AHV)', 'AHV', 'NAVS13', 'No AVS', 'neue AHV-Nr.'],
    },
    styles: { tuned: ['###.####.####.##', '#############'], reported: ['###.####.####.##', '### #### #### ##'] },
    bare: { tuned: ['###.####.####.##'], reported: ['###.####.####.##'] },
  },
  FR: {
    language: 'fr',
    make: made('FR'),
    words: {
      tuned: ['N° de sécurité sociale', 'NIR', 'n° de sécu', "Numéro d'immatriculation"],
      reported: ['Numéro Sécurité sociale', 'N° SS', 'numéro INSEE', 'n° assuré social', 'no secu'],
    },
    styles: {
      tuned: ['# ## ## ## ### ### ##', '###############', '# ## ## ## ### ### (##)'],
      reported: [
        '# ## ## ## ### ### ##',
        '############# ##',
        '#.##.##.##.###.###.##',
        '# ## ## ## ### ### clé ##',
        '# #### ## ### ### ##',
      ],
    },
    bare: {
      tuned: ['# ## ## ## ### ### ##', '###############'],
      reported: ['# ## ## ## ### ### ##', '############# ##'],
    },
  },
  BE: {
    language: 'nl',
    make: made('BE'),
    words: {
      tuned: ['Rijksregisternummer', 'Rijksregisternr.', 'INSZ', 'nationaal nummer'],
      reported: ['RRN', 'Rijksregister nr.', 'INSZ-nummer', 'numéro de registre national', 'NISS', 'Nat. nr.'],
    },
    styles: {
      tuned: ['##.##.##-###.##', '###########', '## ## ## ### ##'],
      reported: ['##.##.##-###.##', '##.##.##-###-##', '##.##.##.###.##', '######-#####'],
    },
    bare: { tuned: ['##.##.##-###.##'], reported: ['##.##.##-###.##', '##.##.##-###-##'] },
  },
  NL: {
    language: 'nl',
    make: made('NL'),
    words: {
      tuned: ['BSN', 'Burgerservicenummer', 'BSN-nummer', 'sofinummer'],
      reported: ['burgerservicenr.', 'BSN nr', 'Burger Service Nummer', 'sofi-nr.', 'persoonsnummer', 'B.S.N.'],
    },
    styles: {
      tuned: ['#########', '####.##.###', '### ### ###'],
      reported: ['#########', '#### ## ###', '###.###.###', '####-##-###'],
    },
    bare: { tuned: [], reported: [] },
  },
  ES: {
    language: 'es',
    make: made('ES'),
    words: {
      tuned: ['DNI', 'NIF', 'DNI/NIE', 'Documento Nacional de Identidad', 'D.N.I.'],
      reported: ['D.N.I. n.º', 'N.I.F.', 'NIF/NIE', 'documento de identidad', 'con DNI número', 'N.I.E.'],
    },
    styles: {
      tuned: ['#########', '########-#', '##.###.###-#'],
      reported: ['#########', '######## #', '##.###.### #', '## ### ### #', '########/#'],
    },
    bare: { tuned: ['#########', '########-#'], reported: ['#########', '##.###.###-#'] },
  },
  IT: {
    language: 'it',
    make: made('IT'),
    words: {
      tuned: ['Codice fiscale', 'C.F.', 'cod. fisc.'],
      reported: ['CF', 'Cod. Fiscale', 'codice fiscale n.', 'C. F.', 'Cod.Fisc.'],
    },
    styles: {
      tuned: ['################', '### ### ##### #####'],
      reported: ['################', '### ### ##### #####', '###### ##### #####', '###-###-#####-#####'],
    },
    bare: { tuned: ['################'], reported: ['################', '### ### ##### #####'] },
  },
  PT: {
    language: 'pt',
    make: made('PT'),
    words: {
      tuned: ['NIF', 'Número de Contribuinte', 'Contribuinte n.º', 'N.I.F.'],
      reported: [
        'n.º de identificação fiscal',
        'Contribuinte fiscal n.º',
        'NIF n.º',
        'Nº Contribuinte',
        'número fiscal',
      ],
    },
    styles: {
      tuned: ['#########', '### ### ###'],
      reported: ['#########', '### ### ###', '###.###.###', '###-###-###'],
    },
    bare: { tuned: [], reported: [] },
  },
  BR: {
    language: 'pt',
    make: made('BR'),
    words: {
      tuned: ['CPF', 'C.P.F.', 'CPF/MF'],
      reported: ['CPF n.º', 'CPF do titular', 'Cadastro de Pessoas Físicas', 'nº do CPF'],
    },
    styles: {
      tuned: ['###.###.###-##', '###########'],
      reported: ['###.###.###-##', '#########-##', '### ### ### ##', '###.###.###/##'],
    },
    bare: { tuned: ['###.###.###-##'], reported: ['###.###.###-##'] },
  },
  PL: {
    language: 'pl',
    make: made('PL'),
    words: {
      tuned: ['PESEL', 'nr PESEL', 'numer ewidencyjny', 'nr ewid.'],
      reported: ['Numer PESEL', 'PESEL nr', 'o numerze PESEL', 'numeru PESEL', 'P.E.S.E.L.'],
    },
    styles: {
      tuned: ['###########', '###### #####'],
      reported: ['###########', '## ## ## #####', '######-#####', '### ### ### ##'],
    },
    bare: { tuned: [], reported: [] },
  },
  CZ: {
    language: 'en',
    make: made('CZ'),
    words: { tuned: ['rodné číslo', 'RČ'], reported: ['r.č.', 'Rodné č.', 'birth number', 'rodne cislo'] },
    styles: { tuned: ['######/####', '##########'], reported: ['######/####', '###### ####'] },
    bare: { tuned: ['######/####'], reported: ['######/####'] },
  },
  SE: {
    language: 'sv',
    make: swedish,
    words: {
      tuned: ['Personnummer', 'Personnr', 'pnr', 'pers.nr', 'person-nummer'],
      reported: ['personnr.', 'Pers.nr.', 'personnumret', 'samordningsnr', 'Person nr', 'p-nr'],
    },
    styles: {
      tuned: ['######-####', '##########', '19######-####'],
      reported: ['######-####', '###### ####', '19###### ####', '19##########', '###### - ####'],
    },
    bare: { tuned: ['######-####', '19######-####'], reported: ['######-####', '19######-####'] },
  },
  NO: {
    language: 'sv',
    make: made('NO'),
    words: {
      tuned: ['Fødselsnummer', 'fnr.', 'personnummer'],
      reported: ['fødselsnr.', 'f.nr.', 'fødsels- og personnummer', 'D-nummer'],
    },
    styles: { tuned: ['###### #####', '###########'], reported: ['###### #####', '######-#####', '###### ### ##'] },
    bare: { tuned: ['###### #####', '###########'], reported: ['###########'] },
  },
  DK: {
    language: 'sv',
    make: made('DK'),
    words: { tuned: ['CPR-nummer', 'CPR-nr.', 'CPR'], reported: ['cpr nr', 'CPR-no', 'personnr.', 'cprnr.', 'CPR.nr'] },
    styles: { tuned: ['######-####', '##########'], reported: ['######-####', '###### ####', '###### - ####'] },
    bare: { tuned: [], reported: [] },
  },
  FI: {
    language: 'sv',
    make: random => nationalIds.FI.make(random),
    words: {
      tuned: ['Henkilötunnus', 'hetu', 'personbeteckning'],
      reported: ['HETU-tunnus', 'henkilötunnus (HETU)', 'personbet.', 'hetu:'],
    },
    styles: { tuned: ['###########'], reported: ['###########'] },
    bare: { tuned: ['###########'], reported: ['###########'] },
  },
}
