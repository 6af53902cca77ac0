import type { WordsTexts } from '../en/words.ts'
import { countFiles, formatBytes, formatCount, plural } from '../format.ts'

/** The plurals have the same form in every case. */
const kind = (one: string, many: string) => ({
  one,
  many,
  counted: (count: number) => plural(count, { one: `# ${one}`, other: `# ${many}` }, 'de'),
})

const infoTypes: WordsTexts['infoTypes'] = {
  CREDIT_CARD_NUMBER: {
    one: 'Kreditkartennummer',
    many: 'Kreditkartennummern',
    counted: count => plural(count, { one: '# Kreditkartennummer', other: '# Kreditkartennummern' }, 'de'),
  },
  DOMAIN_NAME: {
    one: 'Domainname',
    many: 'Domainnamen',
    counted: count => plural(count, { one: '# Domainname', other: '# Domainnamen' }, 'de'),
  },
  EMAIL_ADDRESS: {
    one: 'E-Mail-Adresse',
    many: 'E-Mail-Adressen',
    counted: count => plural(count, { one: '# E-Mail-Adresse', other: '# E-Mail-Adressen' }, 'de'),
  },
  IBAN_CODE: {
    one: 'IBAN',
    many: 'IBANs',
    counted: count => plural(count, { one: '# IBAN', other: '# IBANs' }, 'de'),
  },
  IP_ADDRESS: {
    one: 'IP-Adresse',
    many: 'IP-Adressen',
    counted: count => plural(count, { one: '# IP-Adresse', other: '# IP-Adressen' }, 'de'),
  },
  LOCATION: {
    one: 'Ortsangabe',
    many: 'Ortsangaben',
    counted: count => plural(count, { one: '# Ortsangabe', other: '# Ortsangaben' }, 'de'),
  },
  PERSON_NAME: {
    one: 'Personenname',
    many: 'Personennamen',
    counted: count => plural(count, { one: '# Personenname', other: '# Personennamen' }, 'de'),
  },
  PHONE_NUMBER: {
    one: 'Telefonnummer',
    many: 'Telefonnummern',
    counted: count => plural(count, { one: '# Telefonnummer', other: '# Telefonnummern' }, 'de'),
  },
  NATIONAL_ID: {
    one: 'Personenkennziffer',
    many: 'Personenkennziffern',
    counted: count => plural(count, { one: '# Personenkennziffer', other: '# Personenkennziffern' }, 'de'),
  },
  STREET_ADDRESS: {
    one: 'Anschrift',
    many: 'Anschriften',
    counted: count => plural(count, { one: '# Anschrift', other: '# Anschriften' }, 'de'),
  },
  SWIFT_CODE: {
    one: 'SWIFT-Code',
    many: 'SWIFT-Codes',
    counted: count => plural(count, { one: '# SWIFT-Code', other: '# SWIFT-Codes' }, 'de'),
  },
  API_KEY: kind('API-Schlüssel', 'API-Schlüssel'),
  BANK_ACCOUNT_NUMBER: kind('Kontonummer', 'Kontonummern'),
  CRYPTO_ADDRESS: kind('Krypto-Adresse', 'Krypto-Adressen'),
  DATE_OF_BIRTH: kind('Geburtsdatum', 'Geburtsdaten'),
  DRIVERS_LICENSE_NUMBER: kind('Führerscheinnummer', 'Führerscheinnummern'),
  ICD10_CODE: kind('ICD-10-Code', 'ICD-10-Codes'),
  LICENSE_PLATE: kind('Kfz-Kennzeichen', 'Kfz-Kennzeichen'),
  LOCATION_COORDINATES: kind('Koordinatenpaar', 'Koordinatenpaare'),
  MAC_ADDRESS: kind('MAC-Adresse', 'MAC-Adressen'),
  MEDICAL_RECORD_NUMBER: kind('Patientennummer', 'Patientennummern'),
  PASSPORT_NUMBER: kind('Passnummer', 'Passnummern'),
  PRIVATE_KEY: kind('privater Schlüssel', 'private Schlüssel'),
  TAX_NUMBER: kind('Steuernummer', 'Steuernummern'),
}

const likelihoods: WordsTexts['likelihoods'] = {
  VERY_UNLIKELY: 'sehr unwahrscheinlich',
  UNLIKELY: 'unwahrscheinlich',
  POSSIBLE: 'möglich',
  LIKELY: 'wahrscheinlich',
  VERY_LIKELY: 'sehr wahrscheinlich',
}

const states: WordsTexts['states'] = {
  provisional: { label: 'In Vorbereitung', meaning: 'Der Transfer wird vorbereitet' },
  requested: { label: 'Angefordert', meaning: 'Der Empfänger hat noch keine Dateien hochgeladen' },
  uploading: { label: 'Upload läuft', meaning: 'Die Dateien werden hochgeladen' },
  processing: { label: 'In Verarbeitung', meaning: 'Die Dateien werden verarbeitet' },
  active: { label: 'Aktiv', meaning: 'Die Dateien sind für den Empfänger freigegeben' },
  failed: { label: 'Fehlgeschlagen', meaning: 'Der Transfer konnte nicht abgeschlossen werden' },
  expired: { label: 'Abgelaufen', meaning: 'Der Transfer ist abgelaufen' },
  retracted: { label: 'Widerrufen', meaning: 'Der Transfer wurde widerrufen' },
  unknown: { label: 'Unbekannt', meaning: 'Diese Seite kennt diesen Status noch nicht. Bitte laden Sie sie neu.' },
}

const options: WordsTexts['options'] = {
  anonymized: 'Anonymisierung',
  passwordProtected: 'Passwortschutz',
  otp: 'Einmalpasswort',
  trackingId: 'Tracking-ID',
}

const ranges: WordsTexts['ranges'] = {
  today: 'Heute',
  yesterday: 'Gestern',
  tomorrow: 'Morgen',
  'last-7-days': 'Letzte 7 Tage',
  'this-week': 'Diese Woche',
  'last-week': 'Letzte Woche',
  'next-week': 'Nächste Woche',
  'this-month': 'Dieser Monat',
  'last-month': 'Letzter Monat',
  'next-month': 'Nächster Monat',
}

const methods: WordsTexts['methods'] = {
  none: 'Keine',
  sha256: 'Hash',
  basic_mask: 'Maskierung',
  regex_mask: 'Regex',
  fpe_ffx2: 'Formaterhaltende Verschlüsselung',
}

const unreadReasons: WordsTexts['unread']['reasons'] = {
  password: 'Passwortschutz',
  broken: 'beschädigt, oder der Inhalt passt nicht zum Format',
  unknown: 'unbekanntes Format',
  unsupported: 'kein lesbarer Text in diesem Format',
  encoding: 'unbekannte Zeichenkodierung, bitte als UTF-8 speichern',
  tooLarge: 'entpackt zu groß',
  tooDeep: 'zu viele ineinander verschachtelte Archive',
  tooManyEntries: 'zu viele Einträge',
  overlapping: 'überlappende Einträge, ein Zeichen für ein manipuliertes Archiv',
  timeout: 'das Lesen hat zu lange gedauert',
  memory: 'das Lesen hat zu viel Speicher gebraucht',
  sampled: 'nur ein Teil des Textes wurde nach manchen Datenarten durchsucht',
  other: 'unbekannter Grund',
}

const heldMeaning = 'Dateien werden nicht ungeprüft freigegeben. Der Transfer läuft von selbst weiter.'
const held: WordsTexts['held'] = {
  inspection: `Die Prüfung von Dateien ist zurzeit gestört. ${heldMeaning}`,
  extraction: `Das Lesen von Dokumenten ist zurzeit gestört. ${heldMeaning}`,
  anonymization: `Die Anonymisierung von Tabellen ist zurzeit gestört. ${heldMeaning}`,
  scanner:
    'Der Malware-Scanner arbeitet zurzeit nicht richtig. Dateien werden nicht ungeprüft freigegeben. Der Transfer läuft von selbst weiter.',
  other: `Eine Prüfung ist zurzeit gestört. ${heldMeaning}`,
}

const count = (files: number) => countFiles(files, 'de')

function countPeople(people: number, isAtLeast: boolean): string {
  const counted = plural(people, { one: '# Person', other: '# Personen' }, 'de')
  return isAtLeast ? `Mindestens ${counted}` : counted
}

export const words: WordsTexts = {
  infoTypes,
  likelihoods,
  states,
  options,
  ranges,
  methods,

  since: day => `seit ${day}`,
  until: day => `bis ${day}`,
  anyTime: 'beliebige Zeit',
  justNow: 'gerade eben',
  filesInTotal: (files, bytes) => `${count(files)}, zusammen ${formatBytes(bytes, 'de')}`,

  unread: {
    reasons: unreadReasons,
    file: reason => `Die Datei konnte nicht geprüft werden: ${reason}.`,
    endOfFile: reason => `Die Datei konnte nicht bis zum Ende geprüft werden: ${reason}.`,
    parts: (parts, reason) =>
      plural(
        parts,
        {
          one: `# Teil der Datei konnte nicht geprüft werden: ${reason}.`,
          other: `# Teile der Datei konnten nicht geprüft werden: ${reason}.`,
        },
        'de',
      ),
    none: 'Konnte nicht geprüft werden',
    noneBecause: reason => `Konnte nicht geprüft werden: ${reason}`,
    part: 'Konnte nicht ganz geprüft werden',
    partBecause: reason => `Konnte nicht ganz geprüft werden: ${reason}`,
  },
  malware: {
    reasons: {
      encrypted: 'verschlüsselt',
      tooDeep: 'zu viele Archive in Archiven',
      tooLarge: 'zu groß',
      other: 'nicht lesbar',
    },
    unscannable: reason => `Konnte nicht auf Malware geprüft werden: ${reason}`,
    infected: name => `Malware gefunden: ${name}`,
    allowed: 'Von der Administration trotz Malware-Alarm erlaubt',
    waiting: 'Wartet auf den Malware-Scanner',
    clean: 'Keine Malware gefunden',
    notScanned: 'Nicht auf Malware geprüft',
  },
  notInspected: 'Nicht geprüft',
  notInspectedYet: 'Noch nicht geprüft',
  nothingFound: 'Nichts gefunden',
  nothingFoundInPart: 'Nichts gefunden in dem, was geprüft werden konnte',

  downloads: {
    none: 'Noch keine',
    counted: downloads => plural(downloads, { one: '# Download', other: '# Downloads' }, 'de'),
    people: countPeople,
    archive: (people, isAtLeast) => `${countPeople(people, isAtLeast)}, das Archiv`,
    some: (people, isAtLeast, files, of) =>
      `${countPeople(people, isAtLeast)}, ${formatCount(files, 'de')} von ${count(of)}`,
    byOne: files => `${countPeople(1, false)}, alle ${count(files)}`,
    byEach: (people, isAtLeast, files) => `${countPeople(people, isAtLeast)}, jeweils alle ${count(files)}`,
    together: (people, isAtLeast, files) => `${countPeople(people, isAtLeast)}, zusammen alle ${count(files)}`,
    howCounted: 'Personen werden nach Anmeldung, Code oder Netzwerk unterschieden.',
    firstOn: moment => `Zuerst am ${moment}`,
  },

  abandoned: 'Der Upload wurde verworfen. Nichts wurde freigegeben.',
  corrected: 'Der Empfänger wurde vor dem Senden berichtigt. Nichts wurde freigegeben.',
  wrongRecipient: 'An den falschen Empfänger gesendet, zurückgezogen',
  arrived: recipient => `Die Dateien von ${recipient} sind da`,
  extend: 'Verlängern',
  retractRefused: 'Nur aktive oder angeforderte Transfers können widerrufen werden.',

  held,
  heldTitle: 'Ihre Dateien warten',
  processing: recipient => `Ihre Dateien werden verarbeitet und danach an ${recipient} gesendet.`,
  processingUnmailed: recipient =>
    `Ihre Dateien werden verarbeitet. Es wird keine E-Mail gesendet: Kopieren Sie danach den Link, und geben Sie ihn ${recipient}.`,

  several: {
    andOthers: (first, others) => `${first} und ${formatCount(others, 'de')} weitere`,
    count: recipients => plural(recipients, { one: '# Empfänger', other: '# Empfänger' }, 'de'),
    add: 'Weiteren Empfänger hinzufügen',
    fromFile: 'Aus einer Datei',
    addLater: 'Empfänger hinzufügen',
    processingUnmailed:
      'Ihre Dateien werden verarbeitet. Es wird keine E-Mail gesendet: Öffnen Sie danach den Transfer, kopieren Sie den Link jedes Empfängers, und geben Sie ihn weiter.',
    readyByHand:
      'Ihre Dateien stehen bereit. Öffnen Sie den Transfer, kopieren Sie den Link jedes Empfängers, und geben Sie ihn weiter.',
    noLongerShared: 'Die Empfänger können die Dateien nicht mehr erhalten.',
    discardText:
      'Der Upload wird beendet, und alle hochgeladenen Daten werden gelöscht. Die Empfänger erhalten nichts und werden nicht benachrichtigt.',
  },
}
