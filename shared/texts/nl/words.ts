import type { WordsTexts } from '../en/words.ts'
import { countFiles, formatBytes, formatCount, plural } from '../format.ts'

const kind = (one: string, many: string) => ({
  one,
  many,
  counted: (count: number) => plural(count, { one: `# ${one}`, other: `# ${many}` }, 'nl'),
})

const infoTypes: WordsTexts['infoTypes'] = {
  CREDIT_CARD_NUMBER: {
    one: 'creditcardnummer',
    many: 'creditcardnummers',
    counted: count => plural(count, { one: '# creditcardnummer', other: '# creditcardnummers' }, 'nl'),
  },
  DOMAIN_NAME: {
    one: 'domeinnaam',
    many: 'domeinnamen',
    counted: count => plural(count, { one: '# domeinnaam', other: '# domeinnamen' }, 'nl'),
  },
  EMAIL_ADDRESS: {
    one: 'e-mailadres',
    many: 'e-mailadressen',
    counted: count => plural(count, { one: '# e-mailadres', other: '# e-mailadressen' }, 'nl'),
  },
  IBAN_CODE: {
    one: 'IBAN',
    many: 'IBAN’s',
    counted: count => plural(count, { one: '# IBAN', other: '# IBAN’s' }, 'nl'),
  },
  IP_ADDRESS: {
    one: 'IP-adres',
    many: 'IP-adressen',
    counted: count => plural(count, { one: '# IP-adres', other: '# IP-adressen' }, 'nl'),
  },
  LOCATION: {
    one: 'locatie',
    many: 'locaties',
    counted: count => plural(count, { one: '# locatie', other: '# locaties' }, 'nl'),
  },
  PERSON_NAME: {
    one: 'persoonsnaam',
    many: 'persoonsnamen',
    counted: count => plural(count, { one: '# persoonsnaam', other: '# persoonsnamen' }, 'nl'),
  },
  PHONE_NUMBER: {
    one: 'telefoonnummer',
    many: 'telefoonnummers',
    counted: count => plural(count, { one: '# telefoonnummer', other: '# telefoonnummers' }, 'nl'),
  },
  NATIONAL_ID: {
    one: 'nationaal identificatienummer',
    many: 'nationale identificatienummers',
    counted: count =>
      plural(count, { one: '# nationaal identificatienummer', other: '# nationale identificatienummers' }, 'nl'),
  },
  STREET_ADDRESS: {
    one: 'straatadres',
    many: 'straatadressen',
    counted: count => plural(count, { one: '# straatadres', other: '# straatadressen' }, 'nl'),
  },
  SWIFT_CODE: {
    one: 'SWIFT-code',
    many: 'SWIFT-codes',
    counted: count => plural(count, { one: '# SWIFT-code', other: '# SWIFT-codes' }, 'nl'),
  },
  API_KEY: kind('API-sleutel', 'API-sleutels'),
  BANK_ACCOUNT_NUMBER: kind('bankrekeningnummer', 'bankrekeningnummers'),
  CRYPTO_ADDRESS: kind('cryptoadres', 'cryptoadressen'),
  DATE_OF_BIRTH: kind('geboortedatum', 'geboortedatums'),
  DRIVERS_LICENSE_NUMBER: kind('rijbewijsnummer', 'rijbewijsnummers'),
  ICD10_CODE: kind('ICD-10-code', 'ICD-10-codes'),
  LICENSE_PLATE: kind('kenteken', 'kentekens'),
  LOCATION_COORDINATES: kind('coördinatenpaar', 'coördinatenparen'),
  MAC_ADDRESS: kind('MAC-adres', 'MAC-adressen'),
  MEDICAL_RECORD_NUMBER: kind('patiëntnummer', 'patiëntnummers'),
  PASSPORT_NUMBER: kind('paspoortnummer', 'paspoortnummers'),
  PRIVATE_KEY: kind('privésleutel', 'privésleutels'),
  TAX_NUMBER: kind('btw- of fiscaal nummer', 'btw- of fiscale nummers'),
}

const likelihoods: WordsTexts['likelihoods'] = {
  VERY_UNLIKELY: 'zeer onwaarschijnlijk',
  UNLIKELY: 'onwaarschijnlijk',
  POSSIBLE: 'mogelijk',
  LIKELY: 'waarschijnlijk',
  VERY_LIKELY: 'zeer waarschijnlijk',
}

const states: WordsTexts['states'] = {
  provisional: { label: 'In voorbereiding', meaning: 'De overdracht wordt voorbereid' },
  requested: { label: 'Opgevraagd', meaning: 'De ontvanger heeft nog geen bestanden geüpload' },
  uploading: { label: 'Wordt geüpload', meaning: 'De bestanden worden geüpload' },
  processing: { label: 'In verwerking', meaning: 'De bestanden worden verwerkt' },
  active: { label: 'Actief', meaning: 'De bestanden zijn met de ontvanger gedeeld' },
  failed: { label: 'Mislukt', meaning: 'De overdracht kon niet worden voltooid' },
  expired: { label: 'Verlopen', meaning: 'De overdracht is verlopen' },
  retracted: { label: 'Ingetrokken', meaning: 'De overdracht is ingetrokken' },
  unknown: { label: 'Onbekend', meaning: 'Deze pagina kent deze status nog niet. Laad de pagina opnieuw.' },
}

const options: WordsTexts['options'] = {
  anonymized: 'Anonimisering',
  passwordProtected: 'Wachtwoordbeveiliging',
  otp: 'Eenmalig wachtwoord',
  trackingId: 'Tracking-ID',
}

const ranges: WordsTexts['ranges'] = {
  today: 'Vandaag',
  yesterday: 'Gisteren',
  tomorrow: 'Morgen',
  'last-7-days': 'Laatste 7 dagen',
  'this-week': 'Deze week',
  'last-week': 'Vorige week',
  'next-week': 'Volgende week',
  'this-month': 'Deze maand',
  'last-month': 'Vorige maand',
  'next-month': 'Volgende maand',
}

const methods: WordsTexts['methods'] = {
  none: 'Geen',
  sha256: 'Hash',
  basic_mask: 'Maskering',
  regex_mask: 'Regex',
  fpe_ffx2: 'Formaatbehoudende versleuteling',
}

const unreadReasons: WordsTexts['unread']['reasons'] = {
  password: 'wachtwoordbeveiliging',
  broken: 'beschadigd, of de inhoud past niet bij de indeling',
  unknown: 'onbekende indeling',
  unsupported: 'geen leesbare tekst in deze indeling',
  encoding: 'onbekende tekencodering, sla het bestand op als UTF-8',
  tooLarge: 'uitgepakt te groot',
  tooDeep: 'te veel archieven in archieven',
  tooManyEntries: 'te veel items',
  overlapping: 'overlappende items, wat op een misleidend archief wijst',
  timeout: 'het lezen duurde te lang',
  memory: 'het lezen kostte te veel geheugen',
  sampled: 'slechts een deel van de tekst is op sommige soorten gegevens doorzocht',
  other: 'onbekende reden',
}

const heldMeaning = 'Bestanden worden niet ongecontroleerd vrijgegeven. De overdracht gaat vanzelf verder.'
const held: WordsTexts['held'] = {
  inspection: `De inspectie van bestanden werkt op dit moment niet goed. ${heldMeaning}`,
  extraction: `Het lezen van documenten werkt op dit moment niet goed. ${heldMeaning}`,
  anonymization: `Het anonimiseren van tabellen werkt op dit moment niet goed. ${heldMeaning}`,
  scanner:
    'De malwarescanner werkt op dit moment niet goed. Bestanden worden niet ongecontroleerd vrijgegeven. De overdracht gaat automatisch verder.',
  other: `Een controle werkt op dit moment niet goed. ${heldMeaning}`,
}

const count = (files: number) => countFiles(files, 'nl')

/** '1 bestand' for one, 'alle 2 bestanden' for more. */
const all = (files: number) => plural(files, { one: '# bestand', other: 'alle # bestanden' }, 'nl')

function countPeople(people: number, isAtLeast: boolean): string {
  const counted = plural(people, { one: '# persoon', other: '# personen' }, 'nl')
  return isAtLeast ? `Ten minste ${counted}` : counted
}

export const words: WordsTexts = {
  infoTypes,
  likelihoods,
  states,
  options,
  ranges,
  methods,

  since: day => `sinds ${day}`,
  until: day => `tot en met ${day}`,
  anyTime: 'altijd',
  justNow: 'zojuist',
  filesInTotal: (files, bytes) => `${count(files)}, in totaal ${formatBytes(bytes, 'nl')}`,

  unread: {
    reasons: unreadReasons,
    file: reason => `Het bestand kon niet worden geïnspecteerd: ${reason}.`,
    endOfFile: reason => `Het bestand kon niet tot het einde worden geïnspecteerd: ${reason}.`,
    parts: (parts, reason) =>
      plural(
        parts,
        {
          one: `# deel van het bestand kon niet worden geïnspecteerd: ${reason}.`,
          other: `# delen van het bestand konden niet worden geïnspecteerd: ${reason}.`,
        },
        'nl',
      ),
    none: 'Niet te inspecteren',
    noneBecause: reason => `Niet te inspecteren: ${reason}`,
    part: 'Niet volledig te inspecteren',
    partBecause: reason => `Niet volledig te inspecteren: ${reason}`,
  },
  malware: {
    reasons: {
      encrypted: 'versleuteld',
      tooDeep: 'te veel archieven in archieven',
      tooLarge: 'te groot',
      other: 'onleesbaar',
    },
    unscannable: reason => `Kon niet op malware worden gescand: ${reason}`,
    infected: name => `Malware gevonden: ${name}`,
    allowed: 'Door een beheerder toegestaan ondanks een malwarealarm',
    waiting: 'Wacht op de malwarescanner',
    clean: 'Geen malware gevonden',
    notScanned: 'Niet op malware gescand',
  },
  notInspected: 'Niet geïnspecteerd',
  notInspectedYet: 'Nog niet geïnspecteerd',
  nothingFound: 'Niets gevonden',
  nothingFoundInPart: 'Niets gevonden in wat kon worden geïnspecteerd',

  downloads: {
    none: 'Nog geen',
    counted: downloads => plural(downloads, { one: '# download', other: '# downloads' }, 'nl'),
    people: countPeople,
    archive: (people, isAtLeast) => `${countPeople(people, isAtLeast)}, het archief`,
    some: (people, isAtLeast, files, of) =>
      `${countPeople(people, isAtLeast)}, ${formatCount(files, 'nl')} van ${count(of)}`,
    byOne: files => `${countPeople(1, false)}, ${all(files)}`,
    byEach: (people, isAtLeast, files) => `${countPeople(people, isAtLeast)}, elk ${all(files)}`,
    together: (people, isAtLeast, files) => `${countPeople(people, isAtLeast)}, samen ${all(files)}`,
    howCounted: 'Personen worden onderscheiden aan de hand van aanmelding, code of netwerk.',
    firstOn: moment => `Eerst op ${moment}`,
  },

  abandoned: 'De upload is verwijderd. Er is niets gedeeld.',
  corrected: 'De ontvanger is vóór het versturen gecorrigeerd. Er is niets gedeeld.',
  wrongRecipient: 'Naar de verkeerde ontvanger verstuurd, teruggenomen',
  arrived: recipient => `De bestanden van ${recipient} zijn er`,
  extend: 'Verlengen',
  retractRefused: 'Alleen actieve of opgevraagde overdrachten kunnen worden ingetrokken.',

  held,
  heldTitle: 'Uw bestanden wachten',
  processing: recipient => `Uw bestanden worden verwerkt en daarna naar ${recipient} verstuurd.`,
  processingUnmailed: recipient =>
    `Uw bestanden worden verwerkt. Er wordt geen e-mail verstuurd: kopieer daarna de link en geef hem aan ${recipient}.`,

  several: {
    andOthers: (first, others) => `${first} en nog ${formatCount(others, 'nl')}`,
    count: recipients => plural(recipients, { one: '# ontvanger', other: '# ontvangers' }, 'nl'),
    add: 'Nog een ontvanger toevoegen',
    fromFile: 'Uit een bestand',
    addLater: 'Ontvangers toevoegen',
    processingUnmailed:
      'Uw bestanden worden verwerkt. Er wordt geen e-mail verstuurd: open daarna de overdracht, kopieer de link van elke ontvanger en geef hem door.',
    readyByHand: 'Uw bestanden staan klaar. Open de overdracht, kopieer de link van elke ontvanger en geef hem door.',
    noLongerShared: 'De ontvangers kunnen de bestanden niet meer ophalen.',
    discardText:
      'De upload stopt en alle geüploade gegevens worden verwijderd. De ontvangers ontvangen niets en krijgen geen bericht.',
  },
}
