import type { WordsTexts } from '../en/words.ts'
import { countFiles, formatBytes, formatCount, plural } from '../format.ts'

/** The plurals are alike in the nominative and the accusative. */
const kind = (one: string, many: string, manyCounted: string, other: string) => ({
  one,
  many,
  counted: (count: number) =>
    plural(count, { one: `# ${one}`, few: `# ${many}`, many: `# ${manyCounted}`, other: `# ${other}` }, 'pl'),
})

const infoTypes: WordsTexts['infoTypes'] = {
  CREDIT_CARD_NUMBER: {
    one: 'numer karty kredytowej',
    many: 'numery kart kredytowych',
    counted: count =>
      plural(
        count,
        {
          one: '# numer karty kredytowej',
          few: '# numery kart kredytowych',
          many: '# numerów kart kredytowych',
          other: '# numeru karty kredytowej',
        },
        'pl',
      ),
  },
  DOMAIN_NAME: {
    one: 'nazwa domeny',
    many: 'nazwy domen',
    counted: count =>
      plural(
        count,
        { one: '# nazwa domeny', few: '# nazwy domen', many: '# nazw domen', other: '# nazwy domeny' },
        'pl',
      ),
  },
  EMAIL_ADDRESS: {
    one: 'adres e-mail',
    many: 'adresy e-mail',
    counted: count =>
      plural(
        count,
        { one: '# adres e-mail', few: '# adresy e-mail', many: '# adresów e-mail', other: '# adresu e-mail' },
        'pl',
      ),
  },
  IBAN_CODE: {
    one: 'kod IBAN',
    many: 'kody IBAN',
    counted: count =>
      plural(count, { one: '# kod IBAN', few: '# kody IBAN', many: '# kodów IBAN', other: '# kodu IBAN' }, 'pl'),
  },
  IP_ADDRESS: {
    one: 'adres IP',
    many: 'adresy IP',
    counted: count =>
      plural(count, { one: '# adres IP', few: '# adresy IP', many: '# adresów IP', other: '# adresu IP' }, 'pl'),
  },
  LOCATION: {
    one: 'lokalizacja',
    many: 'lokalizacje',
    counted: count =>
      plural(
        count,
        { one: '# lokalizacja', few: '# lokalizacje', many: '# lokalizacji', other: '# lokalizacji' },
        'pl',
      ),
  },
  PERSON_NAME: {
    one: 'imię i nazwisko',
    many: 'imiona i nazwiska',
    counted: count =>
      plural(
        count,
        {
          one: '# imię i nazwisko',
          few: '# imiona i nazwiska',
          many: '# imion i nazwisk',
          other: '# imienia i nazwiska',
        },
        'pl',
      ),
  },
  PHONE_NUMBER: {
    one: 'numer telefonu',
    many: 'numery telefonów',
    counted: count =>
      plural(
        count,
        {
          one: '# numer telefonu',
          few: '# numery telefonów',
          many: '# numerów telefonów',
          other: '# numeru telefonu',
        },
        'pl',
      ),
  },
  NATIONAL_ID: {
    one: 'krajowy numer identyfikacyjny',
    many: 'krajowe numery identyfikacyjne',
    counted: count =>
      plural(
        count,
        {
          one: '# krajowy numer identyfikacyjny',
          few: '# krajowe numery identyfikacyjne',
          many: '# krajowych numerów identyfikacyjnych',
          other: '# krajowego numeru identyfikacyjnego',
        },
        'pl',
      ),
  },
  STREET_ADDRESS: {
    one: 'adres pocztowy',
    many: 'adresy pocztowe',
    counted: count =>
      plural(
        count,
        {
          one: '# adres pocztowy',
          few: '# adresy pocztowe',
          many: '# adresów pocztowych',
          other: '# adresu pocztowego',
        },
        'pl',
      ),
  },
  SWIFT_CODE: {
    one: 'kod SWIFT',
    many: 'kody SWIFT',
    counted: count =>
      plural(count, { one: '# kod SWIFT', few: '# kody SWIFT', many: '# kodów SWIFT', other: '# kodu SWIFT' }, 'pl'),
  },
  API_KEY: kind('klucz API', 'klucze API', 'kluczy API', 'klucza API'),
  BANK_ACCOUNT_NUMBER: kind(
    'numer rachunku bankowego',
    'numery rachunków bankowych',
    'numerów rachunków bankowych',
    'numeru rachunku bankowego',
  ),
  CRYPTO_ADDRESS: kind('adres kryptowaluty', 'adresy kryptowalut', 'adresów kryptowalut', 'adresu kryptowaluty'),
  DATE_OF_BIRTH: kind('data urodzenia', 'daty urodzenia', 'dat urodzenia', 'daty urodzenia'),
  DRIVERS_LICENSE_NUMBER: kind('numer prawa jazdy', 'numery praw jazdy', 'numerów praw jazdy', 'numeru prawa jazdy'),
  ICD10_CODE: kind('kod ICD-10', 'kody ICD-10', 'kodów ICD-10', 'kodu ICD-10'),
  LICENSE_PLATE: kind(
    'numer rejestracyjny pojazdu',
    'numery rejestracyjne pojazdów',
    'numerów rejestracyjnych pojazdów',
    'numeru rejestracyjnego pojazdu',
  ),
  LOCATION_COORDINATES: kind('para współrzędnych', 'pary współrzędnych', 'par współrzędnych', 'pary współrzędnych'),
  MAC_ADDRESS: kind('adres MAC', 'adresy MAC', 'adresów MAC', 'adresu MAC'),
  MEDICAL_RECORD_NUMBER: kind(
    'numer dokumentacji medycznej',
    'numery dokumentacji medycznej',
    'numerów dokumentacji medycznej',
    'numeru dokumentacji medycznej',
  ),
  PASSPORT_NUMBER: kind('numer paszportu', 'numery paszportów', 'numerów paszportów', 'numeru paszportu'),
  PRIVATE_KEY: kind('klucz prywatny', 'klucze prywatne', 'kluczy prywatnych', 'klucza prywatnego'),
  TAX_NUMBER: kind('numer podatkowy', 'numery podatkowe', 'numerów podatkowych', 'numeru podatkowego'),
}

const likelihoods: WordsTexts['likelihoods'] = {
  VERY_UNLIKELY: 'bardzo mało prawdopodobne',
  UNLIKELY: 'mało prawdopodobne',
  POSSIBLE: 'możliwe',
  LIKELY: 'prawdopodobne',
  VERY_LIKELY: 'bardzo prawdopodobne',
}

const states: WordsTexts['states'] = {
  provisional: { label: 'W toku', meaning: 'Trwa rozpoczynanie transferu' },
  requested: { label: 'Poproszono', meaning: 'Oczekiwanie, aż odbiorca prześle pliki' },
  uploading: { label: 'Przesyłanie', meaning: 'Pliki są przesyłane' },
  processing: { label: 'Przetwarzanie', meaning: 'Pliki są przetwarzane' },
  active: { label: 'Aktywny', meaning: 'Pliki są udostępnione odbiorcy' },
  failed: { label: 'Nieudany', meaning: 'Nie udało się ukończyć transferu' },
  expired: { label: 'Wygasł', meaning: 'Transfer wygasł' },
  retracted: { label: 'Unieważniony', meaning: 'Transfer został unieważniony' },
  unknown: { label: 'Nieznany', meaning: 'Ta strona nie zna jeszcze tego stanu. Odśwież ją.' },
}

const options: WordsTexts['options'] = {
  anonymized: 'Anonimizacja',
  passwordProtected: 'Ochrona hasłem',
  otp: 'Hasło jednorazowe',
  trackingId: 'ID śledzenia',
}

const ranges: WordsTexts['ranges'] = {
  today: 'Dzisiaj',
  yesterday: 'Wczoraj',
  tomorrow: 'Jutro',
  'last-7-days': 'Ostatnie 7 dni',
  'this-week': 'Ten tydzień',
  'last-week': 'Zeszły tydzień',
  'next-week': 'Przyszły tydzień',
  'this-month': 'Ten miesiąc',
  'last-month': 'Zeszły miesiąc',
  'next-month': 'Przyszły miesiąc',
}

const methods: WordsTexts['methods'] = {
  none: 'Brak',
  sha256: 'Skrót',
  basic_mask: 'Maskowanie',
  regex_mask: 'Wyrażenie regularne',
  fpe_ffx2: 'Szyfrowanie z zachowaniem formatu',
}

const unreadReasons: WordsTexts['unread']['reasons'] = {
  password: 'ochrona hasłem',
  broken: 'uszkodzenie lub treść niezgodna z formatem',
  unknown: 'nieznany format',
  unsupported: 'brak czytelnego tekstu w tym formacie',
  encoding: 'nieznane kodowanie tekstu, zapisz plik jako UTF-8',
  tooLarge: 'zbyt duży po rozpakowaniu',
  tooDeep: 'zbyt wiele archiwów w archiwach',
  tooManyEntries: 'zbyt wiele elementów',
  overlapping: 'nakładające się elementy, co wskazuje na spreparowane archiwum',
  timeout: 'odczyt trwał zbyt długo',
  memory: 'odczyt wymagał zbyt dużo pamięci',
  sampled: 'niektórych rodzajów danych szukano tylko w części tekstu',
  other: 'nieznana przyczyna',
}

const heldMeaning = 'Pliki nie są udostępniane bez sprawdzenia. Transfer będzie kontynuowany automatycznie.'
const held: WordsTexts['held'] = {
  inspection: `Sprawdzanie plików obecnie nie działa prawidłowo. ${heldMeaning}`,
  extraction: `Odczyt dokumentów obecnie nie działa prawidłowo. ${heldMeaning}`,
  anonymization: `Anonimizacja tabel obecnie nie działa prawidłowo. ${heldMeaning}`,
  scanner:
    'Skaner złośliwego oprogramowania nie działa obecnie prawidłowo. Pliki nie są udostępniane bez sprawdzenia. Transfer będzie kontynuowany automatycznie.',
  other: `Jedna z kontroli obecnie nie działa prawidłowo. ${heldMeaning}`,
}

const count = (files: number) => countFiles(files, 'pl')
/** After 'z'. */
const ofFiles = (files: number) =>
  plural(files, { one: '# pliku', few: '# plików', many: '# plików', other: '# pliku' }, 'pl')
const allFiles = (files: number) => (files === 1 ? count(files) : `wszystkie ${count(files)}`)

function countPeople(people: number, isAtLeast: boolean): string {
  const counted = plural(people, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' }, 'pl')
  return isAtLeast ? `Co najmniej ${counted}` : counted
}

export const words: WordsTexts = {
  infoTypes,
  likelihoods,
  states,
  options,
  ranges,
  methods,

  since: day => `od ${day}`,
  until: day => `do ${day}`,
  anyTime: 'dowolny czas',
  justNow: 'przed chwilą',
  filesInTotal: (files, bytes) => `${count(files)}, łącznie ${formatBytes(bytes, 'pl')}`,

  unread: {
    reasons: unreadReasons,
    file: reason => `Nie udało się sprawdzić pliku: ${reason}.`,
    endOfFile: reason => `Nie udało się sprawdzić pliku do końca: ${reason}.`,
    parts: (parts, reason) =>
      `${plural(
        parts,
        {
          one: 'Nie udało się sprawdzić # części pliku',
          few: 'Nie udało się sprawdzić # części pliku',
          many: 'Nie udało się sprawdzić # części pliku',
          other: 'Nie udało się sprawdzić # części pliku',
        },
        'pl',
      )}: ${reason}.`,
    none: 'Nie udało się sprawdzić',
    noneBecause: reason => `Nie udało się sprawdzić: ${reason}`,
    part: 'Nie udało się sprawdzić całości',
    partBecause: reason => `Nie udało się sprawdzić całości: ${reason}`,
  },
  malware: {
    reasons: {
      encrypted: 'zaszyfrowany',
      tooDeep: 'zbyt wiele archiwów w archiwach',
      tooLarge: 'zbyt duży',
      other: 'nieczytelny',
    },
    unscannable: reason => `Nie można było przeskanować pod kątem złośliwego oprogramowania: ${reason}`,
    infected: name => `Znaleziono złośliwe oprogramowanie: ${name}`,
    allowed: 'Dopuszczony przez administratora mimo alarmu o złośliwym oprogramowaniu',
    waiting: 'Oczekuje na skaner złośliwego oprogramowania',
    clean: 'Nie znaleziono złośliwego oprogramowania',
    notScanned: 'Nie przeskanowano pod kątem złośliwego oprogramowania',
  },
  notInspected: 'Nie sprawdzono',
  notInspectedYet: 'Jeszcze nie sprawdzono',
  nothingFound: 'Nic nie znaleziono',
  nothingFoundInPart: 'Nic nie znaleziono w sprawdzonej części',

  downloads: {
    none: 'Jeszcze brak',
    counted: downloads =>
      plural(downloads, { one: '# pobranie', few: '# pobrania', many: '# pobrań', other: '# pobrania' }, 'pl'),
    people: countPeople,
    archive: (people, isAtLeast) => `${countPeople(people, isAtLeast)}, archiwum`,
    some: (people, isAtLeast, files, of) =>
      `${countPeople(people, isAtLeast)}, ${formatCount(files, 'pl')} z ${ofFiles(of)}`,
    byOne: files => `${countPeople(1, false)}, ${allFiles(files)}`,
    byEach: (people, isAtLeast, files) => `${countPeople(people, isAtLeast)}, każda ${allFiles(files)}`,
    together: (people, isAtLeast, files) => `${countPeople(people, isAtLeast)}, razem ${allFiles(files)}`,
    howCounted: 'Osoby są rozróżniane po logowaniu, kodzie lub sieci.',
    firstOn: moment => `Pierwsze: ${moment}`,
  },

  abandoned: 'Przesyłanie odrzucono. Nic nie udostępniono.',
  corrected: 'Odbiorcę poprawiono przed wysłaniem. Nic nie udostępniono.',
  wrongRecipient: 'Wysłano do niewłaściwego odbiorcy, wycofano',
  arrived: recipient => `Są już pliki od ${recipient}`,
  extend: 'Przedłuż',
  retractRefused: 'Unieważnić można tylko transfery w stanie „Aktywny” lub „Poproszono”.',

  held,
  heldTitle: 'Twoje pliki czekają',
  processing: recipient => `Twoje pliki są przetwarzane, a potem zostaną wysłane do ${recipient}.`,
  processingUnmailed: recipient =>
    `Twoje pliki są przetwarzane. E-mail nie zostanie wysłany: gdy będą gotowe, skopiuj link i przekaż go do ${recipient}.`,

  several: {
    andOthers: (first, others) => `${first} i jeszcze ${formatCount(others, 'pl')}`,
    count: recipients =>
      plural(recipients, { one: '# odbiorca', few: '# odbiorców', many: '# odbiorców', other: '# odbiorcy' }, 'pl'),
    add: 'Dodaj odbiorcę',
    fromFile: 'Z pliku',
    addLater: 'Dodaj odbiorców',
    processingUnmailed:
      'Twoje pliki są przetwarzane. E-mail nie zostanie wysłany: gdy będą gotowe, otwórz transfer, skopiuj link każdego odbiorcy i go przekaż.',
    readyByHand: 'Twoje pliki są gotowe. Otwórz transfer, skopiuj link każdego odbiorcy i go przekaż.',
    noLongerShared: 'Odbiorcy nie mają już dostępu do plików.',
    discardText:
      'Przesyłanie zostanie zatrzymane, a wszystkie przesłane dane usunięte. Odbiorcy nic nie otrzymają i nie zostaną powiadomieni.',
  },
}
