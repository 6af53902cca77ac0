import type {
  PolicyChangeTexts,
  PolicyEditorTexts,
  PolicyFaultsTexts,
  PolicyFormTexts,
  PolicyPacksTexts,
  PolicyPackTexts,
  PolicySimulationTexts,
} from '../en/policyEditor.ts'
import { formatCount, formatDateTime, formatDuration, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'pl')
const days = (count: number) => formatDuration(count, 'day', 'pl')
/** After 'po'. */
const afterDays = (count: number) =>
  plural(count, { one: '# dniu', few: '# dniach', many: '# dniach', other: '# dnia' }, 'pl')

export const policyEditor: PolicyEditorTexts = {
  title: 'Zasada',
  views: 'Widoki zasady',
  form: 'Formularz',
  json: 'JSON',
  history: 'Historia',
  conflict: 'Ta zasada jest sprzeczna z inną',
  leave: 'Zamknąć bez zapisywania?',
  leaveText: 'Zmiany w tej zasadzie nie są zapisane.',
  stay: 'Edytuj dalej',
  discard: 'Odrzuć zmiany',

  summary: 'Prostymi słowami',
  unfinished: 'Nieukończone wiersze są pomijane.',
  everyTransfer: 'Bez warunków ta zasada dotyczy każdego transferu.',
  noTransfer: 'Żaden transfer nie może spełnić wszystkich warunków naraz, więc ta zasada nigdy nie działa.',
  overLimit: (condition, limit) =>
    `Warunek „${condition}” nigdy nie jest spełniony, bo limit w Twojej organizacji to ${number(limit)}. Ta zasada nigdy nie działa.`,
  alwaysTrue: condition => `Warunek „${condition}” jest zawsze spełniony, więc niczego nie zmienia.`,
  sameName: name => `Inna zasada nosi nazwę „${name}”. Nadawcy widzą tę nazwę: nadaj każdej zasadzie inną.`,

  jsonLabel: 'Zasada jako JSON',
  jsonHelp: 'Formularz i ten tekst to ta sama zasada.',
  seeFaults: 'Zobacz poniższą listę.',
  faults: 'Błędy',
  faultsTitle: 'Do poprawienia przed zapisaniem',

  choose: 'Wybierz',
  notSet: 'Nie ustawiono',
  search: 'Szukaj',
  searchIn: label => `Szukaj: ${label}`,
  noMatch: 'Brak wyników',
  chosen: 'Wybrane',
  add: 'Dodaj',
  remove: value => `Usuń ${value}`,
  valueFault: (value, fault) => `„${value}”: ${fault}`,

  rows: {
    conditions: {
      title: row => `Warunek ${row}`,
      add: 'Dodaj warunek',
      remove: row => `Usuń warunek ${row}`,
    },
    statements: {
      title: row => `Wymóg ${row}`,
      add: 'Dodaj wymóg',
      remove: row => `Usuń wymóg ${row}`,
    },
  },
  attribute: 'Dotyczy',
  operator: 'Porównanie',
  feature: 'Wymóg dotyczy',
  effect: 'Skutek',
  addMessage: 'Dodaj wiadomość do nadawcy',
  removeMessage: 'Usuń wiadomość',

  version: version => `Wersja ${version}`,
  savedBy: (time, email) => `${time}, ${email}`,
  restore: 'Przywróć',
  restoreVersion: version => `Przywróć wersję ${version}`,
  restoreTitle: version => `Przywrócić wersję ${version}?`,
  restoreText: version => `Zostanie zapisana jako wersja ${version} z tymi zmianami:`,
  restoreLoses: 'Niezapisane zmiany przepadną.',
  restoring: 'Przywracanie',
  olderVersions: 'Istnieją starsze wersje, których ta strona nie pokazuje.',

  stale: (email, newer, base) => `Wersja ${newer} została zapisana przez ${email} podczas edycji wersji ${base}`,
  staleLoaded: version => `Widzisz wersję ${version}. Twoje zmiany są tu zachowane.`,
  newerChanges: (version, time) => `W wersji ${version}, ${time}`,
  ownChanges: 'Twoje niezapisane zmiany',
  loadVersion: version => `Wczytaj wersję ${version}`,
  reapply: version => `Zastosuj swoje zmiany w wersji ${version}`,
}

export const policyChangeTexts: PolicyChangeTexts = {
  none: 'Bez różnic.',
  kinds: { added: 'Dodano', removed: 'Usunięto', changed: 'Zmieniono' },
  name: 'Nazwa',
  description: 'Opis',
  mode: 'Tryb',
  condition: 'Warunek',
  demand: 'Wymóg',
  message: 'Wiadomość',
  link: 'Link',
  text: (label, text) => `${label}: „${text}”`,
  changedText: (label, before, after) => `${label}: zamiast „${before}” jest teraz „${after}”`,
  withDetails: (change, details) => `${change} (${details.join('; ')})`,
  addedValues: values => `dodano: ${values.join(', ')}`,
  removedValues: values => `usunięto: ${values.join(', ')}`,
  addedText: (label, text) => `${label}, dodano: „${text}”`,
  removedText: (label, text) => `${label}, usunięto: „${text}”`,
}

export const policyFaults: PolicyFaultsTexts = {
  required: 'Pole wymagane!',
  min: min => `Liczba musi być większa lub równa ${min}`,
  max: max => `Liczba musi być mniejsza lub równa ${max}`,
  invalidJson: 'Nieprawidłowy JSON',
  text: 'Podaj tekst.',
  number: 'Podaj liczbę.',
  whole: 'Podaj liczbę całkowitą.',
  value: 'Podaj tekst, liczbę, true lub false.',
  types: {
    string: 'Podaj tekst.',
    number: 'Podaj liczbę.',
    int: 'Podaj liczbę całkowitą.',
    boolean: 'Podaj true lub false.',
    array: 'Podaj listę.',
    tuple: 'Podaj listę.',
    object: 'Podaj obiekt.',
  },
  oneOf: values => (values.length === 1 ? `Podaj ${values[0]}.` : `Podaj jedną z wartości: ${values.join(', ')}.`),
  tooLong: max =>
    plural(
      max,
      {
        one: 'Podaj najwyżej # znak.',
        few: 'Podaj najwyżej # znaki.',
        many: 'Podaj najwyżej # znaków.',
        other: 'Podaj najwyżej # znaku.',
      },
      'pl',
    ),
  tooMany: max => `Najwyższa dozwolona liczba to ${number(max)}.`,
  unknownField: 'Nie ma tu takiego pola.',
  unknownFields: keys =>
    `Nie ma tu pola ${formatList(
      keys.map(key => `„${key}”`),
      'pl',
      'disjunction',
    )}.`,
  unknownChoice: 'Wybierz pozycję z listy.',
  infoTypeOff:
    'Pliki nie są przeszukiwane pod kątem tego rodzaju danych. Wybierz inny rodzaj albo poproś operatorów o dodanie go do ustawień.',
  address: 'Podaj adres, na przykład carol@partner.example.',
  addressPattern:
    'Podaj adres, na przykład carol@partner.example. Litery takie jak ü są możliwe tylko w pełnych częściach domeny. Znak * może wystąpić najwyżej 8 razy.',
  domain: 'Podaj domenę, na przykład partner.example.',
  domainPattern:
    'Podaj domenę, na przykład partner.example. Części z * lub ? nie mogą zawierać liter takich jak ü. Znak * może wystąpić najwyżej 8 razy.',
  pattern: 'Znak * może wystąpić najwyżej 8 razy.',
  extension: 'Podaj rozszerzenie, na przykład pdf.',
  link: 'Podaj adres, który zaczyna się od https:.',
  group: groups => `Podaj ${formatList(groups, 'pl', 'disjunction')}.`,
  days: (min, max) => `Podaj liczbę dni od ${min} do ${max}. Są to limity Twojej organizacji.`,
  templateSet: 'Nie ma zestawu szablonów o tej nazwie.',
  noCodes: 'Twoja organizacja nie wysyła kodów SMS, bo nie skonfigurowano dla nich żadnego kraju.',
  repeated: 'Ta zasada już to zawiera.',
  expiry: 'Minimalna liczba dni do wygaśnięcia przekracza maksymalną.',
}

export const policyForm: PolicyFormTexts = {
  fields: {
    name: { label: 'Nazwa', help: 'Nadawcy widzą ją, gdy zasada ich dotyczy.' },
    description: { label: 'Opis', help: 'Dla administratorów: po co istnieje ta zasada.' },
    mode: { label: 'Tryb', help: '' },
  },
  conditions: {
    label: 'Kiedy',
    help: 'Muszą być spełnione wszystkie warunki. Bez warunków zasada dotyczy każdego transferu.',
    item: 'Warunek',
  },
  statements: { label: 'Wtedy', help: 'Czego zasada wymaga od takiego transferu.', item: 'Wymóg' },
  explanation: {
    message: { label: 'Własna wiadomość', help: 'Nadawca widzi ją razem z nazwą zasady.' },
    link: { label: 'Link', help: 'Widoczny razem z wiadomością, na przykład do wytycznych organizacji.' },
  },
  value: 'Wartość',
  values: 'Wartości',
  yes: 'Tak',
  no: 'Nie',

  attributes: {
    sender: {
      group: 'Nadawca',
      label: 'Adres nadawcy',
      help: 'Adres e-mail członka, który wysyła pliki lub o nie prosi.',
    },
    'sender.domain': { group: 'Nadawca', label: 'Domena nadawcy', help: 'Część po znaku @.' },
    'sender.group': {
      group: 'Nadawca',
      label: 'Grupy nadawcy',
      help: 'Grupy członka, który wysyła pliki lub o nie prosi.',
    },
    recipient: {
      group: 'Odbiorca',
      label: 'Adres odbiorcy',
      help: 'W prośbie: osoba proszona o pliki.',
    },
    'recipient.domain': { group: 'Odbiorca', label: 'Domena odbiorcy', help: 'Część po znaku @.' },
    'recipient.isNewToSender': {
      group: 'Odbiorca',
      label: 'Nowy dla nadawcy',
      help: 'Nadawca nie wymieniał dotąd niczego z tym adresem.',
    },
    'recipient.isNewToOrganisation': {
      group: 'Odbiorca',
      label: 'Nowy dla organizacji',
      help: 'Żaden członek nie wymieniał dotąd niczego z tym adresem. Nadawcy dowiadują się o tym ze skutku zasady.',
    },
    'files.extension': { group: 'Pliki', label: 'Typy plików', help: 'Rozszerzenia nazw plików, na przykład pdf.' },
    'files.count': { group: 'Pliki', label: 'Liczba plików', help: 'W jednym transferze.' },
    'files.totalSize': { group: 'Pliki', label: 'Łączny rozmiar', help: 'Wszystkich plików w jednym transferze.' },
    'files.infoType': {
      group: 'Pliki',
      label: 'Dane wrażliwe',
      help: 'Znalezione łącznie we wszystkich plikach.',
    },
    'files.anonymized': { group: 'Pliki', label: 'Zanonimizowane', help: 'Każdy plik ma zanonimizowane kolumny.' },
    'files.notInspectable': {
      group: 'Pliki',
      label: 'Niemożliwe do sprawdzenia',
      help: 'Części pliku nie można odczytać, na przykład skanów i zaszyfrowanych archiwów.',
    },
    'files.unscannable': {
      group: 'Pliki',
      label: 'Nieskanowalny',
      help: 'Skaner złośliwego oprogramowania nie może odczytać całego pliku, na przykład zaszyfrowanego archiwum.',
    },
    isTransferRequest: {
      group: 'Transfer',
      label: 'Pliki na prośbę',
      help: 'Pliki są przesyłane na prośbę, a nie wysyłane.',
    },
    trackingId: { group: 'Transfer', label: 'ID śledzenia', help: 'Tekst, który nadawca wpisuje jako ID śledzenia.' },
  },

  operators: {
    in: 'to jedno z',
    notIn: 'to żadne z',
    matches: 'pasuje do wzorca',
    anyOf: 'zawiera którekolwiek z',
    allOf: 'zawiera wszystkie z',
    noneOf: 'nie zawiera żadnego z',
    gte: 'co najmniej',
    lte: 'najwyżej',
    is: 'to',
  },

  units: { 'files.count': 'plików', 'files.totalSize': 'MiB', minCount: 'razy', days: 'dni' },
  groups: { org: 'Członkowie (org)', admin: 'Administratorzy (admin)' },
  dependents: {
    minCount: { label: 'Co najmniej', help: 'Ile razy łącznie we wszystkich plikach. Puste oznacza raz.' },
    minLikelihood: { label: 'Pewność', help: 'Mniej pewne trafienia się nie liczą. Puste oznacza „możliwe”.' },
  },
  likelihoods: {
    VERY_UNLIKELY: 'Co najmniej bardzo mało prawdopodobne',
    UNLIKELY: 'Co najmniej mało prawdopodobne',
    POSSIBLE: 'Co najmniej możliwe',
    LIKELY: 'Co najmniej prawdopodobne',
    VERY_LIKELY: 'Bardzo prawdopodobne',
  },

  features: {
    anonymousTransfer: { label: 'Ukrycie nadawcy', help: 'Odbiorca nie dowiaduje się, kto wysyła pliki.' },
    passwordProtection: {
      label: 'Ochrona hasłem',
      help: 'Pliki są szyfrowane w archiwum z hasłem.',
    },
    mobileOtp: { label: 'Hasło jednorazowe', help: 'Odbiorca potwierdza numer telefonu kodem.' },
    emailOtp: {
      label: 'Kod e-mailem',
      help: 'Odbiorca potwierdza swoją skrzynkę kodem. Kod SMS też spełnia ten wymóg i jest mocniejszy.',
    },
    trackingId: { label: 'ID śledzenia', help: 'Własny numer referencyjny nadawcy dla transferu.' },
    acknowledgement: {
      label: 'Oświadczenie',
      help: 'Nadawca potwierdza, że odbiorca zgodził się na kontakt.',
    },
    signIn: {
      label: 'Logowanie odbiorcy',
      help: 'Link otwiera się dopiero po zalogowaniu adresem odbiorcy. Odbiorca potrzebuje konta.',
    },
    minExpiryDays: { label: 'Minimalna liczba dni do wygaśnięcia', help: 'Pliki są dostępne co najmniej tak długo.' },
    maxExpiryDays: { label: 'Maksymalna liczba dni do wygaśnięcia', help: 'Pliki są dostępne najwyżej tak długo.' },
    templateSet: { label: 'Zestaw szablonów', help: 'E-maile używają tego zestawu.' },
    transfer: { label: 'Sam transfer', help: 'Czy w ogóle zostanie wysłany.' },
  },

  effects: {
    prohibited: 'zabronione',
    optional: 'opcjonalne',
    required: 'wymagane',
    set: 'to',
    allow: 'jest dozwolony',
    warn: 'wywołuje ostrzeżenie',
    block: 'jest zablokowany',
  },

  set: 'Zestaw',
  days: 'Dni',
  daysHelp: (min, max) => `Od ${min} do ${max} dni – limity Twojej organizacji.`,
  signInOutside:
    'Odbiorcy spoza domen Twojej organizacji potrzebują konta, którym można się tu zalogować. Bez niego nie otworzą linku.',
}

export const policySimulation: PolicySimulationTexts = {
  try: 'Wypróbuj',
  title: 'Na wcześniejszych transferach',
  running: 'Sprawdzanie na wcześniejszych transferach…',
  failed: 'Nie udało się wypróbować zasady',
  afterUpload: 'Sprawdzenie po przesłaniu uwzględnia też wykryte typy plików i anonimizację.',
  outdated: 'Zasada zmieniła się od tego czasu. Wypróbuj ponownie.',
  examples: 'Przykłady',
  exchange: '{sender} do {recipient}',

  noTransfers: 'Nie ma transferów z ostatnich 90 dni, na których można ją wypróbować.',
  noMatch: transfers =>
    plural(
      transfers,
      {
        one: 'Nie pasowałaby do # transferu z ostatnich 90 dni.',
        few: 'Nie pasowałaby do żadnego z # transferów z ostatnich 90 dni.',
        many: 'Nie pasowałaby do żadnego z # transferów z ostatnich 90 dni.',
        other: 'Nie pasowałaby do żadnego z # transferu z ostatnich 90 dni.',
      },
      'pl',
    ),
  matches: (matched, transfers) =>
    plural(
      transfers,
      {
        one: `Pasowałaby do ${number(matched)} z # transferu z ostatnich 90 dni.`,
        few: `Pasowałaby do ${number(matched)} z # transferów z ostatnich 90 dni.`,
        many: `Pasowałaby do ${number(matched)} z # transferów z ostatnich 90 dni.`,
        other: `Pasowałaby do ${number(matched)} z # transferu z ostatnich 90 dni.`,
      },
      'pl',
    ),
  counts: (blocked, warned, changed) =>
    `Zablokowane: ${number(blocked)}, z ostrzeżeniem: ${number(warned)}, zmienione: ${number(changed)}.`,
  undecided: transfers =>
    plural(
      transfers,
      {
        one: 'O # transferze wiadomo zbyt mało, aby rozstrzygnąć.',
        few: 'O # transferach wiadomo zbyt mało, aby rozstrzygnąć.',
        many: 'O # transferach wiadomo zbyt mało, aby rozstrzygnąć.',
        other: 'O # transferu wiadomo zbyt mało, aby rozstrzygnąć.',
      },
      'pl',
    ),
  asOf: iso => `Nie uwzględniono zmian po ${formatDateTime(iso, undefined, 'pl')}.`,

  outcomes: {
    blocked: 'Zablokowany',
    warned: 'Z ostrzeżeniem',
    changed: 'Zmieniony',
    matched: 'Pasujący',
  },
  blocked: 'Zostałby zablokowany.',
  warned: 'Nadawca zobaczyłby ostrzeżenie.',
  matched: 'Pasuje, a zasada niczego od niego nie wymaga.',
  required: {
    anonymousTransfer: 'Wysłano go bez ukrycia nadawcy.',
    passwordProtection: 'Wysłano go bez ochrony hasłem.',
    mobileOtp: 'Wysłano go bez hasła jednorazowego.',
    emailOtp: 'Wysłano go bez kodu e-mailem.',
    trackingId: 'Wysłano go bez ID śledzenia.',
    acknowledgement: 'Wysłano go bez oświadczenia.',
  },
  prohibited: {
    anonymousTransfer: 'Wysłano go z ukrytym nadawcą.',
    passwordProtection: 'Wysłano go z ochroną hasłem.',
    mobileOtp: 'Wysłano go z hasłem jednorazowym.',
    emailOtp: 'Wysłano go z kodem e-mailem.',
    trackingId: 'Wysłano go z ID śledzenia.',
  },
  atLeast: (count, least) => `Miał wygasnąć po ${afterDays(count)}, ale minimum to ${days(least)}.`,
  atMost: (count, most) => `Miał wygasnąć po ${afterDays(count)}, ale maksimum to ${days(most)}.`,
  templateSet: (used, required) => `Użyto zestawu szablonów „${used}” zamiast „${required}”.`,
}

export const policyPacks: PolicyPacksTexts = {
  title: 'Dodaj z pakietu',
  about:
    'Każdy pakiet zawiera zasady dla jednej ustawy lub normy. W trybie monitorowania tylko zapisują, co by się stało.',
  sources: 'Źródła',
  add: count =>
    plural(
      count,
      {
        one: 'Dodaj # zasadę w trybie monitorowania',
        few: 'Dodaj # zasady w trybie monitorowania',
        many: 'Dodaj # zasad w trybie monitorowania',
        other: 'Dodaj # zasady w trybie monitorowania',
      },
      'pl',
    ),
  added: count =>
    plural(
      count,
      { one: 'Dodano # zasadę', few: 'Dodano # zasady', many: 'Dodano # zasad', other: 'Dodano # zasady' },
      'pl',
    ),
  inList: 'Wszystkie zasady tego pakietu są na liście.',
  adding: (index, count) => `Dodawanie ${index} z ${count}…`,
  allAdded: 'Dodano',
  outcomes: {
    added: 'Dodano',
    skipped: 'Pominięto, bo istnieje zasada o tej nazwie.',
    refused: reason => `Nie dodano: ${reason}`,
  },
  counts: {
    added: count => `dodane: ${number(count)}`,
    skipped: count => `pominięte: ${number(count)}`,
    refused: count => `niedodane: ${number(count)}`,
  },
  result: counts => {
    const text = counts.join(', ')
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
  },
}

export const policyPackTexts: PolicyPackTexts = {
  paymentCards: {
    title: 'Karty płatnicze (PCI DSS 4.0)',
    description: 'Numery kart opuszczają organizację zaszyfrowane, na krótki czas i nie w formie list.',
    policies: {
      encrypted: {
        name: 'PCI DSS: numery kart są szyfrowane',
        description: 'Wymóg 4.2.2: numery kart wysyłane do osób są zabezpieczone silną kryptografią.',
        message: 'Pliki z numerami kart wymagają ochrony hasłem.',
      },
      shortLived: {
        name: 'PCI DSS: numery kart przez siedem dni',
        description: 'Wymóg 3.2.1: dane kont są przechowywane tylko tak długo, jak jest to potrzebne.',
        message: 'Link do numerów kart działa najwyżej siedem dni.',
      },
      blocked: {
        name: 'PCI DSS: bez list numerów kart',
        description: 'Wymóg 3.5.1: przechowywane numery kart są nieczytelne. Zamiast tego zanonimizuj kolumnę.',
        message: 'List numerów kart nie wolno wysyłać. Najpierw zanonimizuj kolumnę z numerami kart.',
      },
    },
  },
  healthData: {
    title: 'Dane medyczne (HIPAA)',
    description: 'Pliki identyfikujące pacjentów są szyfrowane i otwiera je tylko zweryfikowana osoba.',
    policies: {
      encrypted: {
        name: 'HIPAA: dane identyfikujące osoby są szyfrowane',
        description:
          '164.312(e)(1): informacje są chronione podczas przesyłania. Imię i nazwisko wraz z numerem identyfikacyjnym identyfikują osobę (164.514(b)(2)).',
        message: 'Pliki identyfikujące osoby wymagają ochrony hasłem.',
      },
      verified: {
        name: 'HIPAA: odbiorcy potwierdzają tożsamość',
        description: '164.312(d): osoba, która prosi o dostęp, potwierdza swoją tożsamość.',
        message: 'Przed otwarciem plików identyfikujących osoby odbiorca musi potwierdzić numer telefonu.',
      },
      anonymized: {
        name: 'HIPAA: listy osób są anonimizowane',
        description: '164.514(b)(2): bez danych identyfikujących przepisy nie mają już zastosowania.',
        message: 'To wygląda na listę osób. Zanonimizuj kolumny, których odbiorca nie potrzebuje.',
      },
    },
  },
  personalData: {
    title: 'Dane osobowe (RODO)',
    description: 'Dane osobowe opuszczają organizację chronione, tylko w potrzebnym zakresie i na potrzebny czas.',
    policies: {
      encrypted: {
        name: 'RODO: numery identyfikacyjne są szyfrowane',
        description:
          'Art. 32 ust. 1 lit. a i art. 87: szyfrowanie jest środkiem odpowiednim do ryzyka; krajowe numery identyfikacyjne podlegają szczególnym warunkom.',
        message: 'Pliki z numerami identyfikacyjnymi wymagają ochrony hasłem.',
      },
      warned: {
        name: 'RODO: tylko potrzebne dane',
        description: 'Art. 5 ust. 1 lit. c, minimalizacja danych.',
        message: 'To wygląda na dane osobowe wielu osób. Zanonimizuj kolumny, których odbiorca nie potrzebuje.',
      },
      shortLived: {
        name: 'RODO: dane osobowe przez czternaście dni',
        description: 'Art. 5 ust. 1 lit. e, ograniczenie przechowywania.',
        message: 'Link do danych osobowych działa najwyżej czternaście dni.',
      },
    },
  },
  ownDomain: {
    title: 'Logowanie we własnej domenie',
    description: 'Osoby z organizacji otwierają linki dopiero po zalogowaniu.',
    policies: {
      signIn: {
        name: 'Osoby z organizacji logują się',
        description: 'Link w przekazanym dalej e-mailu nie otwiera niczego bez konta odbiorcy.',
      },
    },
  },
  unreadFiles: {
    title: 'Nic nieodczytanego nie wychodzi',
    description: 'Pliki, których nie można sprawdzić, pozostają w organizacji.',
    policies: {
      blocked: {
        name: 'Nic nieodczytanego nie wychodzi',
        description: 'Zaszyfrowany, uszkodzony lub nieznany plik może zawierać cokolwiek.',
        message: 'Pliku nie udało się w pełni sprawdzić. Wyślij go w czytelnym formacie, bez własnego hasła.',
      },
    },
  },
}
