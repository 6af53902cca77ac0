import type { ListsTexts } from '../en/lists.ts'
import { countFiles, formatBytes, formatCount, formatList } from '../format.ts'

const number = (count: number) => formatCount(count, 'pl')
/** At the end of a list: 'a, b i jeszcze 2' */
const more = (count: number) => `jeszcze ${number(count)}`

export const lists: ListsTexts = {
  loading: 'Wczytywanie transferów',
  refresh: 'Odśwież',
  refreshed: 'Lista jest aktualna.',
  behind: 'Lista jest sprzed kilku sekund. Aktualizuje się automatycznie.',
  knownAt: moment => `Lista pokazuje stan z ${moment}.`,
  failed: 'Nie udało się wczytać listy',
  outdated: 'Lista może być nieaktualna',
  ignored: parts => `Części tego adresu nie udało się odczytać i zostały pominięte: ${formatList(parts, 'pl')}.`,
  wider: filters =>
    `Lista pokazuje więcej, niż powinna, bo nie udało się odczytać filtrów: ${formatList(filters, 'pl')}.`,
  quoted: text => `„${text}”`,
  ignoredPart: (name, value, others) => (others === 0 ? `${name} ${value}` : `${name} ${value} i ${more(others)}`),
  othersIgnored: more,
  addressParts: { type: 'Wszystkie, Wysłane lub Prośby', sort: 'Kolejność', page: 'Strona' },

  empty: 'Nic jeszcze nie wysłano',
  emptyText: 'Tu pojawią się pliki, które wyślesz lub o które poprosisz. Możesz je śledzić i unieważniać.',
  allEmpty: 'Nie wysłano jeszcze żadnych transferów',
  noMatch: 'Żaden transfer nie pasuje do tych filtrów',
  noRecent: 'Brak transferów z ostatnich 7 dni',
  showAnyTime: 'Pokaż z dowolnego czasu',

  show: 'Pokaż',
  types: { all: 'Wszystkie', sent: 'Wysłane', requested: 'Prośby' },
  filterByState: 'Filtruj według stanu',
  total: 'Łącznie',

  filters: {
    name: 'Filtry',
    labels: {
      state: 'Stan',
      recipient: 'Odbiorca',
      sender: 'Nadawca',
      createdAt: 'Utworzono',
      expiryDate: 'Wygasa',
      keyword: 'Słowo kluczowe',
      message: 'Wiadomość',
      fileName: 'Nazwa pliku',
      fileExtension: 'Rozszerzenie pliku',
      infotype: 'Rodzaj danych',
      option: 'Opcja',
    },
    hints: {
      recipient:
        'Adres albo początek zawartej w nim nazwy lub domeny (co najmniej 3 litery). *@partner.example oznacza całą domenę.',
      sender:
        'Adres albo początek zawartej w nim nazwy lub domeny (co najmniej 3 litery). *@acme.example oznacza całą domenę.',
      keyword: 'Słowa z wiadomości, nazw, adresów, ID śledzenia i nazw plików. Muszą wystąpić wszystkie.',
      message: 'Słowa z wiadomości. Muszą wystąpić wszystkie.',
      fileName: 'Słowa z nazwy pliku. Muszą wystąpić wszystkie.',
    },
    clear: 'Wyczyść filtry',
    add: 'Dodaj filtr',
    choices: 'Filtry do dodania',
    withValue: label => `${label}:`,
    remove: label => `Usuń filtr ${label}`,
    either: names => formatList(names, 'pl', 'disjunction'),
    severalOf: (names, others) => formatList([...names, more(others)], 'pl'),
    addValue: 'Dodaj',
    removeValue: value => `Usuń ${value}`,
    chosen: label => `${label}: wybrane`,
    find: 'Szukaj',
    findIn: label => `Szukaj: ${label}`,
    noMatches: 'Brak wyników',
    anyTime: 'Dowolny czas',
    from: 'Od',
    to: 'Do',
    invalidDates: 'Podaj prawidłowe daty.',
    endsFirst: 'Okres kończy się, zanim się zacznie.',
  },

  columns: 'Kolumny',
  columnLabels: {
    recipient: 'Odbiorca',
    sender: 'Nadawca',
    files: 'Pliki',
    state: 'Stan',
    createdAt: 'Utworzono',
    expiryDate: 'Wygasa',
    downloads: 'Pobrania',
    message: 'Wiadomość',
    infotypes: 'Dane wrażliwe',
    trackingId: 'ID śledzenia',
    id: 'ID transferu',
  },
  actions: 'Działania',
  order: 'Kolejność',
  orders: {
    'createdAt-desc': 'Od najnowszych',
    'createdAt-asc': 'Od najstarszych',
    'expiryDate-asc': 'Najpierw wygasające wcześniej',
    'expiryDate-desc': 'Najpierw wygasające później',
  },

  openDetails: name => `${name}, szczegóły`,
  request: 'Prośba',
  noFiles: 'Nie ma jeszcze plików',
  moreFiles: count => `i ${more(count)}`,
  filesAndSize: (count, bytes) => `${countFiles(count, 'pl')}, ${formatBytes(bytes, 'pl')}`,
  revokeFailed: id => `Nie udało się unieważnić transferu o ID ${id}`,

  zone: zone => `Godziny w strefie ${zone}.`,
  zoneOf: (zone, timeZone) => `Godziny w strefie ${zone} (${timeZone}).`,
  tooDeep: max =>
    `Na liście mieszczą się tylko pierwsze transfery (limit: ${number(max)}). Zawęź filtry, aby zobaczyć pozostałe.`,

  details: {
    transferTo: 'Transfer do {recipient}',
    requestTo: 'Prośba do {recipient}',
    noMessage: 'Brak wiadomości',
    nothingUploaded: 'Nic jeszcze nie przesłano.',
    noFiles: 'Ten transfer nie ma plików.',
    asked: 'Adresat prośby',
    askedBy: 'Prosi',
    hiddenSender: 'Ukryty przed odbiorcą',
    ofEach: 'Zobacz przy odbiorcach',
    noExpiry: 'Jeszcze brak',
    options: 'Opcje',
    passwordProtection: 'Ochrona hasłem',
    oneTimePassword: 'Hasło jednorazowe',
    emailCode: 'Kod e-mailem',
    anonymous: 'Ukryty nadawca',
    review: 'Sprawdź',
  },
}
