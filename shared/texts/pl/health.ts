import type { HealthPeriodsTexts, HealthTexts, QualityTexts } from '../en/health.ts'
import { formatCount, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'pl')
const waiting =
  'Transfery czekają na przetworzenie i są kontynuowane automatycznie. Nic nie jest udostępniane bez sprawdzenia.'
const inPeriods = (count: number) =>
  plural(count, { one: 'w # okresie', few: 'w # okresach', many: 'w # okresach', other: 'w # okresu' }, 'pl')
const texts = (count: number) =>
  plural(count, { one: '# tekst', few: '# teksty', many: '# tekstów', other: '# tekstu' }, 'pl')
/** After 'z'. */
const ofDocuments = (count: number) =>
  plural(count, { one: '# dokumentu', few: '# dokumentów', many: '# dokumentów', other: '# dokumentu' }, 'pl')
const inFormats = (count: number) =>
  plural(count, { one: 'w # formacie', few: 'w # formatach', many: 'w # formatach', other: 'w # formatu' }, 'pl')

export const health: HealthTexts = {
  loadFailed: 'Nie udało się wczytać danych o stanie systemu',
  loading: 'Wczytywanie wyników kontroli',
  firstRun: 'Trwa pierwsza kontrola',
  firstRunText: 'Jej wynik pojawi się tu automatycznie, zwykle w ciągu minuty.',
  outdated: 'Ta strona pokazuje wcześniejszy stan. Automatycznie ponawia próbę.',
  retried: 'Ta strona automatycznie ponawia próbę.',

  currentStatus: 'Bieżący stan',
  lastChecked: 'Ostatnia kontrola',
  overall: 'Ogółem',
  otherParts: 'Pozostałe części',
  noScanner: 'Nie skonfigurowano',
  meaning: 'Co to oznacza',
  partProblem: '{part}: {text}',

  day: 'Ostatnie 24 godziny',
  zone: zone => `Godziny w strefie ${zone}`,
  legend: 'Legenda',
  now: 'teraz',

  history: 'Historia',
  historyNote: 'Kontrola odbywa się co pięć minut',
  time: 'Godzina',
  overallStatus: 'Stan ogólny',
  showAll: count => `Pokaż wszystkie kontrole (${number(count)})`,
  showLatest: 'Pokaż tylko najnowsze',

  parts: {
    anonymization: 'Anonimizacja',
    extraction: 'Odczyt treści',
    inspection: 'Wykrywanie danych',
    workflow: 'Przetwarzanie',
    storage: 'Pamięć masowa',
    mail: 'E-mail',
    index: 'Listy',
    identity: 'Logowanie',
    scanner: 'Skaner złośliwego oprogramowania',
  },

  statuses: {
    healthy: 'Działa',
    degraded: 'Działa wolniej',
    stale: 'Nieaktualny',
    unhealthy: 'Nie działa',
  },

  meanings: {
    anonymization: waiting,
    extraction: waiting,
    inspection: waiting,
    workflow: 'Transfery trwają dłużej niż zwykle i są kontynuowane automatycznie.',
    storage:
      'Przesyłanie i pobieranie może się nie udać. Spróbuj ponownie później: przesyłanie ruszy od miejsca przerwania.',
    mail: 'E-maile mogą dotrzeć z opóźnieniem. Link transferu możesz skopiować na jego stronie.',
    index: 'Listy mogą pokazywać wcześniejszy stan. Same transfery działają normalnie.',
    identity: 'Logowanie może się nie udać. Zalogowane osoby mogą pracować dalej.',
    scanner: waiting,
  },
  degraded: 'Wyniki są poprawne, ale trwają dłużej niż zwykle.',
  stale: 'W ciągu ostatnich 15 minut nie było kontroli, więc bieżący stan jest nieznany.',
}

/** Durations are in the nominative, so in parentheses. */
export const healthPeriods: HealthPeriodsTexts = {
  statuses: {
    healthy: 'działa',
    unhealthy: 'nie działa',
    degraded: 'działa wolniej',
    unchecked: 'bez kontroli',
  },

  always: (whole, status) => `${whole}: ${status}`,
  sometimes: (whole, exceptions) => `${whole}: ${exceptions}; poza tym działa`,
  never: (whole, exceptions) => `${whole}: ${exceptions}`,

  unhealthy: {
    once: (duration, time) => `nie działa (${duration}, o ${time})`,
    longer: (duration, from) => `nie działa (${duration}, od ${from})`,
    often: (duration, count, last) => `nie działa (${duration} ${inPeriods(count)}, ostatnio o ${last})`,
  },
  degraded: {
    once: (duration, time) => `działa wolniej (${duration}, o ${time})`,
    longer: (duration, from) => `działa wolniej (${duration}, od ${from})`,
    often: (duration, count, last) => `działa wolniej (${duration} ${inPeriods(count)}, ostatnio o ${last})`,
  },
  unchecked: {
    once: (duration, time) => `bez kontroli (${duration}, o ${time})`,
    longer: (duration, from) => `bez kontroli (${duration}, od ${from})`,
    often: (duration, count, last) => `bez kontroli (${duration} ${inPeriods(count)}, ostatnio o ${last})`,
  },
}

export const quality: QualityTexts = {
  title: 'Jakość wykrywania danych wrażliwych',
  measuredNow: day => `Pomiar z ${day} na tej wersji silnika`,
  measuredEarlier: day => `Pomiar z ${day} na wcześniejszej wersji silnika`,
  intro:
    'Jak dobrze silnik znajduje dane wrażliwe, zmierzone na tekstach, w których każdy przykład jest znany. Żadnej części silnika nie dostosowano do tych tekstów.',
  precisionMeaning: 'Precyzja to odsetek poprawnych trafień. Przy 98% dwa trafienia na 100 to fałszywe alarmy.',
  recallMeaning: 'Czułość to odsetek znalezionych przykładów. Przy 95% silnik pomija 5 na 100.',
  infoType: 'Dane wrażliwe',
  examples: 'Przykłady',
  precision: 'Precyzja',
  recall: 'Czułość',
  few: 'mało',
  fewMeaning: (least, share) =>
    `„mało” oznacza rodzaje, które mają mniej przykładów niż ${number(least)}: pojedynczy błąd zmienia ich odsetki o ponad ${share}.`,

  setNames: {
    'test/labelled': 'Oznaczone dokumenty Waybill',
    'https://github.com/microsoft/presidio-research': 'Syntetyczne rekordy Presidio',
  },
  sets: {
    'Apache-2.0': count =>
      `${texts(count)} na licencji Apache 2.0: każdy może ich używać, zmieniać je i udostępniać, jeśli zachowa noty licencyjne`,
    MIT: count =>
      `${texts(count)} na licencji MIT: każdy może ich używać, zmieniać je i udostępniać, jeśli zachowa notę licencyjną`,
  },
  otherSet: (count, licence) => `${texts(count)}, ${licence}`,

  extractedAll: (examples, documents, formats) =>
    `Odczyt treści: wszystkie przykłady (${number(examples)}) były w tekście odczytanym z ${ofDocuments(documents)} ${inFormats(formats)}.`,
  extracted: (found, examples, documents, formats) =>
    `Odczyt treści: w tekście odczytanym z ${ofDocuments(documents)} ${inFormats(formats)} znaleziono ${number(found)} z ${number(examples)} przykładów.`,
  anonymization: 'Anonimizacja nie ma odsetka do zmierzenia: każda kontrola stanu porównuje jej wyniki znak po znaku.',
}
