import type { WordsTexts } from '../en/words.ts'
import { countFiles, formatBytes, formatCount, plural } from '../format.ts'

const kind = (one: string, many: string) => ({
  one,
  many,
  counted: (count: number) => plural(count, { one: `# ${one}`, other: `# ${many}` }, 'it'),
})

const infoTypes: WordsTexts['infoTypes'] = {
  CREDIT_CARD_NUMBER: {
    one: 'numero di carta di credito',
    many: 'numeri di carta di credito',
    counted: count =>
      plural(count, { one: '# numero di carta di credito', other: '# numeri di carta di credito' }, 'it'),
  },
  DOMAIN_NAME: {
    one: 'nome di dominio',
    many: 'nomi di dominio',
    counted: count => plural(count, { one: '# nome di dominio', other: '# nomi di dominio' }, 'it'),
  },
  EMAIL_ADDRESS: {
    one: 'indirizzo e-mail',
    many: 'indirizzi e-mail',
    counted: count => plural(count, { one: '# indirizzo e-mail', other: '# indirizzi e-mail' }, 'it'),
  },
  IBAN_CODE: {
    one: 'codice IBAN',
    many: 'codici IBAN',
    counted: count => plural(count, { one: '# codice IBAN', other: '# codici IBAN' }, 'it'),
  },
  IP_ADDRESS: {
    one: 'indirizzo IP',
    many: 'indirizzi IP',
    counted: count => plural(count, { one: '# indirizzo IP', other: '# indirizzi IP' }, 'it'),
  },
  LOCATION: {
    one: 'luogo',
    many: 'luoghi',
    counted: count => plural(count, { one: '# luogo', other: '# luoghi' }, 'it'),
  },
  PERSON_NAME: {
    one: 'nome di persona',
    many: 'nomi di persona',
    counted: count => plural(count, { one: '# nome di persona', other: '# nomi di persona' }, 'it'),
  },
  PHONE_NUMBER: {
    one: 'numero di telefono',
    many: 'numeri di telefono',
    counted: count => plural(count, { one: '# numero di telefono', other: '# numeri di telefono' }, 'it'),
  },
  NATIONAL_ID: {
    one: 'numero di identificazione nazionale',
    many: 'numeri di identificazione nazionale',
    counted: count =>
      plural(
        count,
        { one: '# numero di identificazione nazionale', other: '# numeri di identificazione nazionale' },
        'it',
      ),
  },
  STREET_ADDRESS: {
    one: 'indirizzo postale',
    many: 'indirizzi postali',
    counted: count => plural(count, { one: '# indirizzo postale', other: '# indirizzi postali' }, 'it'),
  },
  SWIFT_CODE: {
    one: 'codice SWIFT',
    many: 'codici SWIFT',
    counted: count => plural(count, { one: '# codice SWIFT', other: '# codici SWIFT' }, 'it'),
  },
  API_KEY: kind('chiave API', 'chiavi API'),
  BANK_ACCOUNT_NUMBER: kind('numero di conto bancario', 'numeri di conto bancario'),
  CRYPTO_ADDRESS: kind('indirizzo di criptovaluta', 'indirizzi di criptovaluta'),
  DATE_OF_BIRTH: kind('data di nascita', 'date di nascita'),
  DRIVERS_LICENSE_NUMBER: kind('numero di patente di guida', 'numeri di patente di guida'),
  ICD10_CODE: kind('codice ICD-10', 'codici ICD-10'),
  LICENSE_PLATE: kind('targa di veicolo', 'targhe di veicolo'),
  LOCATION_COORDINATES: kind('coppia di coordinate', 'coppie di coordinate'),
  MAC_ADDRESS: kind('indirizzo MAC', 'indirizzi MAC'),
  MEDICAL_RECORD_NUMBER: kind('numero di cartella clinica', 'numeri di cartella clinica'),
  PASSPORT_NUMBER: kind('numero di passaporto', 'numeri di passaporto'),
  PRIVATE_KEY: kind('chiave privata', 'chiavi private'),
  TAX_NUMBER: kind('numero fiscale', 'numeri fiscali'),
}

const likelihoods: WordsTexts['likelihoods'] = {
  VERY_UNLIKELY: 'molto improbabile',
  UNLIKELY: 'improbabile',
  POSSIBLE: 'possibile',
  LIKELY: 'probabile',
  VERY_LIKELY: 'molto probabile',
}

const states: WordsTexts['states'] = {
  provisional: { label: 'In preparazione', meaning: 'Il trasferimento è in preparazione' },
  requested: { label: 'Richiesto', meaning: 'In attesa che il destinatario carichi i file' },
  uploading: { label: 'Caricamento', meaning: 'I file vengono caricati' },
  processing: { label: 'Elaborazione', meaning: 'I file vengono elaborati' },
  active: { label: 'Attivo', meaning: 'I file sono condivisi con il destinatario' },
  failed: { label: 'Non riuscito', meaning: 'Non è stato possibile completare il trasferimento' },
  expired: { label: 'Scaduto', meaning: 'Il trasferimento è scaduto' },
  retracted: { label: 'Revocato', meaning: 'Il trasferimento è stato revocato' },
  unknown: { label: 'Sconosciuto', meaning: 'Questa pagina non conosce ancora questo stato. La ricarichi.' },
}

const options: WordsTexts['options'] = {
  anonymized: 'Anonimizzazione',
  passwordProtected: 'Protezione con password',
  otp: 'Codice monouso',
  trackingId: 'ID di tracciamento',
}

const ranges: WordsTexts['ranges'] = {
  today: 'Oggi',
  yesterday: 'Ieri',
  tomorrow: 'Domani',
  'last-7-days': 'Ultimi 7 giorni',
  'this-week': 'Questa settimana',
  'last-week': 'La settimana scorsa',
  'next-week': 'La settimana prossima',
  'this-month': 'Questo mese',
  'last-month': 'Il mese scorso',
  'next-month': 'Il mese prossimo',
}

const methods: WordsTexts['methods'] = {
  none: 'Nessuno',
  sha256: 'Hash',
  basic_mask: 'Maschera',
  regex_mask: 'Regex',
  fpe_ffx2: 'Crittografia con conservazione del formato',
}

const unreadReasons: WordsTexts['unread']['reasons'] = {
  password: 'protezione con password',
  broken: 'file danneggiato, o contenuto che non corrisponde al formato',
  unknown: 'formato sconosciuto',
  unsupported: 'nessun testo leggibile in questo formato',
  encoding: 'codifica del testo sconosciuta, salvi il file in UTF-8',
  tooLarge: 'troppo grande una volta estratto',
  tooDeep: 'troppi archivi dentro altri archivi',
  tooManyEntries: 'troppi elementi',
  overlapping: 'elementi sovrapposti, indizio di un archivio ingannevole',
  timeout: 'la lettura ha richiesto troppo tempo',
  memory: 'la lettura ha richiesto troppa memoria',
  sampled: 'alcuni tipi di dati sono stati cercati solo in una parte del testo',
  other: 'motivo sconosciuto',
}

const heldMeaning = 'I file non vengono resi disponibili senza controllo. Il trasferimento prosegue automaticamente.'
const held: WordsTexts['held'] = {
  inspection: `Al momento l’analisi dei file non funziona correttamente. ${heldMeaning}`,
  extraction: `Al momento la lettura dei documenti non funziona correttamente. ${heldMeaning}`,
  anonymization: `Al momento l’anonimizzazione delle tabelle non funziona correttamente. ${heldMeaning}`,
  scanner:
    'Lo scanner antimalware non funziona correttamente al momento. I file non vengono rilasciati senza controllo. Il trasferimento continua automaticamente.',
  other: `Al momento un controllo non funziona correttamente. ${heldMeaning}`,
}

const count = (files: number) => countFiles(files, 'it')

/** '1 file', 'tutti i 2 file', 'tutti gli 8 file' */
function all(files: number): string {
  if (files === 1) return count(files)
  return /^(8|11(?!\d))/.test(count(files)) ? `tutti gli ${count(files)}` : `tutti i ${count(files)}`
}

function countPeople(people: number, isAtLeast: boolean): string {
  const counted = plural(people, { one: '# persona', other: '# persone' }, 'it')
  return isAtLeast ? `Almeno ${counted}` : counted
}

/** 'dal 7 novembre', 'dall’8 novembre' */
const withArticle = (preposition: string, day: string) =>
  /^(8|11)\b/.test(day) ? `${preposition}l’${day}` : `${preposition} ${day}`

export const words: WordsTexts = {
  infoTypes,
  likelihoods,
  states,
  options,
  ranges,
  methods,

  since: day => withArticle('dal', day),
  until: day => withArticle('fino al', day),
  anyTime: 'qualsiasi data',
  justNow: 'proprio ora',
  filesInTotal: (files, bytes) => `${count(files)}, ${formatBytes(bytes, 'it')} in totale`,

  unread: {
    reasons: unreadReasons,
    file: reason => `Non è stato possibile analizzare il file: ${reason}.`,
    endOfFile: reason => `Non è stato possibile analizzare il file fino alla fine: ${reason}.`,
    parts: (parts, reason) =>
      plural(
        parts,
        {
          one: `Non è stato possibile analizzare # parte del file: ${reason}.`,
          other: `Non è stato possibile analizzare # parti del file: ${reason}.`,
        },
        'it',
      ),
    none: 'Impossibile da analizzare',
    noneBecause: reason => `Impossibile da analizzare: ${reason}`,
    part: 'Analizzato solo in parte',
    partBecause: reason => `Analizzato solo in parte: ${reason}`,
  },
  malware: {
    reasons: {
      encrypted: 'crittografato',
      tooDeep: 'troppi archivi uno dentro l’altro',
      tooLarge: 'troppo grande',
      other: 'illeggibile',
    },
    unscannable: reason => `Impossibile cercare malware: ${reason}`,
    infected: name => `Malware rilevato: ${name}`,
    allowed: 'Consentito da un amministratore nonostante un allarme malware',
    waiting: 'In attesa dello scanner antimalware',
    clean: 'Nessun malware rilevato',
    notScanned: 'Non esaminato per rilevare malware',
  },
  notInspected: 'Non analizzato',
  notInspectedYet: 'Non ancora analizzato',
  nothingFound: 'Nessun dato sensibile',
  nothingFoundInPart: 'Nessun dato sensibile in ciò che è stato possibile analizzare',

  downloads: {
    none: 'Ancora nessuno',
    counted: downloads => plural(downloads, { one: '# download', other: '# download' }, 'it'),
    people: countPeople,
    archive: (people, isAtLeast) => `${countPeople(people, isAtLeast)}, l’archivio`,
    some: (people, isAtLeast, files, of) =>
      `${countPeople(people, isAtLeast)}, ${formatCount(files, 'it')} di ${count(of)}`,
    byOne: files => `${countPeople(1, false)}, ${all(files)}`,
    byEach: (people, isAtLeast, files) => `${countPeople(people, isAtLeast)}, ciascuna ${all(files)}`,
    together: (people, isAtLeast, files) => `${countPeople(people, isAtLeast)}, insieme ${all(files)}`,
    howCounted: 'Le persone si distinguono in base ad accesso, codice o rete.',
    firstOn: moment => `Primo download: ${moment}`,
  },

  abandoned: 'Il caricamento è stato eliminato. Non è stato condiviso nulla.',
  corrected: 'Il destinatario è stato corretto prima dell’invio. Non è stato condiviso nulla.',
  wrongRecipient: 'Inviato al destinatario sbagliato, ritirato',
  arrived: recipient => `I file di ${recipient} sono arrivati`,
  extend: 'Prolunga',
  retractRefused: 'Si possono revocare solo i trasferimenti attivi o richiesti.',

  held,
  heldTitle: 'I Suoi file sono in attesa',
  processing: recipient => `I Suoi file vengono elaborati e poi inviati a ${recipient}.`,
  processingUnmailed: recipient =>
    `I Suoi file vengono elaborati. Non viene inviata alcuna e-mail: al termine, copi il link e lo comunichi a ${recipient}.`,

  several: {
    andOthers: (first, others) => `${first} e ${others === 1 ? 'un altro' : `altri ${formatCount(others, 'it')}`}`,
    count: recipients =>
      plural(recipients, { one: '# destinatario', many: '# di destinatari', other: '# destinatari' }, 'it'),
    add: 'Aggiungi un destinatario',
    fromFile: 'Da un file',
    addLater: 'Aggiungi destinatari',
    processingUnmailed:
      'I Suoi file vengono elaborati. Non viene inviata alcuna e-mail: al termine, apra il trasferimento, copi il link di ogni destinatario e glielo comunichi.',
    readyByHand:
      'I Suoi file sono pronti. Apra il trasferimento, copi il link di ogni destinatario e glielo comunichi.',
    noLongerShared: 'I destinatari non possono più ottenere i file.',
    discardText:
      'Il caricamento si interrompe e tutti i dati caricati vengono eliminati. I destinatari non ricevono nulla e non vengono avvisati.',
  },
}
