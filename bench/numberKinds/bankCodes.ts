import { iban } from '../../test/labelled/identifiers/accounts.ts'
import type { Random } from '../../test/labelled/random.ts'
import type { Halves } from './texts.ts'

/** Banks of ISO 9362 and of none; the location by chance. */
const banks: Halves<string> = {
  tuned: ['DEUTDE', 'COBADE', 'BNPAFR', 'SOGEFR', 'BARCGB', 'BSCHES', 'UNCRIT', 'INGBNL', 'NDEASE', 'UBSWCH', 'BKAUAT'],
  reported: [
    'GENODE',
    'SOLADE',
    'CRLYFR',
    'AGRIFR',
    'HBUKGB',
    'CAIXES',
    'BCITIT',
    'RABONL',
    'CGDIPT',
    'BPKOPL',
    'SWEDSE',
    'NTSBDE',
    'CHASUS',
    'KREDBE',
  ],
}
const places: Halves<string> = {
  tuned: ['FF', 'MM', '22', 'PP', 'HH', '2L'],
  reported: ['F1', 'BB', '2A', 'DB', '33', 'PW', '21', 'M1'],
}
const branches: Halves<string> = {
  tuned: ['', '', 'XXX', '500', 'CLY'],
  reported: ['', '', 'XXX', '1HH', '380', 'GRE'],
}

/** Swift's directory has few codes that are words; such a code is not made. */
export function bankCode(random: Random, half: 'tuned' | 'reported'): string {
  const bank = random.chance(0.6)
    ? random.pick(banks[half])
    : `${random.letters(4)}${random.pick(['DE', 'FR', 'ES', 'PL', 'SE'])}`
  return `${bank}${random.pick(places[half])}${random.pick(branches[half])}`
}

export const spacedCode = (code: string) =>
  [code.slice(0, 4), code.slice(4, 6), code.slice(6, 8), code.slice(8)].filter(part => part !== '').join(' ')

export const codeWords: Halves<string> = {
  tuned: [
    'BIC',
    'SWIFT',
    'SWIFT-BIC',
    'BIC-Code',
    'Code BIC',
    'SWIFT/BIC',
    'BIC/SWIFT code',
    'Kod SWIFT',
    'Código SWIFT',
    'Codice BIC',
    'BIC-kod',
    'Swift-Code',
  ],
  reported: [
    'Code SWIFT',
    'BIC (SWIFT)',
    'SWIFT address',
    'Código BIC',
    'codice SWIFT',
    'BIC-code bank',
    'kod BIC',
    'SWIFT-kod',
    'BICFI',
    'BIC der Bank',
    'S.W.I.F.T.',
    'Bank Identifier Code',
    'SWIFT No.',
    'BIC-nummer',
    'bicCode',
    'swift_code',
  ],
}

/** `¤` is an IBAN, `§` the code. */
export const payments: Halves<string> = {
  tuned: [
    'IBAN ¤ BIC §',
    'IBAN: ¤\nBIC: §',
    'Bankverbindung: Musterbank, §, ¤',
    '§ ¤',
    '§ / ¤',
    'Beneficiary bank: § (Frankfurt)',
    'Please transfer the amount to ¤ (§).',
    '<FinInstnId><BIC>§</BIC></FinInstnId>',
    'Virement: ¤, banque §',
    ':57A:§\n:59:/¤',
    '"iban":"¤","bic":"§"',
    'Konto ¤ bei der Musterbank, §',
  ],
  reported: [
    '¤ § EUR 45,00',
    '§;¤;45,00',
    '| ¤ | § |',
    '<IBAN>¤</IBAN><BICFI>§</BICFI>',
    'Kontoinhaber: Ada, Institut: Stadtbank, IBAN ¤, § ',
    'conto ¤ presso la banca, §',
    'cuenta ¤ del banco (§)',
    'rekening ¤ t.n.v. Jansen, §',
    '/BIC/§/IBAN/¤',
    'EREF+4711 SVWZ+Miete BIC+§ IBAN+¤',
    'rachunek ¤ w banku §',
    'Pay § ¤ today',
    ':52A:§',
  ],
}

/** A printed IBAN, in groups or not. */
export function paperIban(random: Random): string {
  const whole = iban(random, random.pick(['DE', 'FR', 'GB', 'NL', 'ES']))
  const compact = whole.replaceAll(' ', '')
  return random.chance(0.5) ? compact : (compact.match(/.{1,4}/g) ?? []).join(' ')
}
