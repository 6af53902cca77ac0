import type {
  AlertKindsTexts,
  AlertSentencesTexts,
  AlertsTexts,
  CadencesTexts,
  CardMenuTexts,
  CardTitlesTexts,
  ChangesTexts,
  ChartsTexts,
  ColumnsTexts,
  FirstDownloadsTexts,
  FoundTexts,
  InsightFailuresTexts,
  InsightsTexts,
  IntervalNamesTexts,
  SpikesTexts,
  TileTexts,
} from '../en/insights.ts'
import { formatCount, formatPercent, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'pl')
const percentage = (percent: number) => formatPercent(percent, 'pl')
const others = (count: number) =>
  plural(count, { one: '# inny', few: '# inne', many: '# innych', other: '# innego' }, 'pl')

export const insights: InsightsTexts = {
  title: 'Przegląd aktywności',
  activity: 'Aktywność',
  security: 'Bezpieczeństwo',
  range: 'Okres',
  rangeChosen: name => `Okres: ${name}`,
  from: 'Od',
  to: 'Do',
  invalidDays: 'Podaj prawidłowe daty.',
  backwards: 'Okres kończy się, zanim się zacznie.',
  tooEarly: 'Najwcześniejsza data to 2 stycznia 1970.',
  tooLate: 'Najpóźniejsza data to 30 grudnia 2199.',
  compared: (days, before) => `${days}, w porównaniu z okresem ${before}`,
  comparedInZone: (days, before, timeZone) =>
    `${days}, w porównaniu z okresem ${before}. Dni i godziny podano w strefie czasowej ${timeZone}.`,
  reportOf: organization => `${organization}:`,
  interval: 'Interwał',
  automatic: 'Automatyczny',
  search: 'Szukaj we wszystkich transferach',
  refresh: 'Odśwież',
  noData: 'Brak danych.',
  loading: title => `Wczytywanie: ${title}`,
  others,
  noExtension: 'Bez rozszerzenia',
  unlabelled: entries => `Małe pola: ${entries.join(', ')}`,
  chartFailed: 'Nie udało się wczytać wykresu',
  print: 'Drukuj raport',
  printRange: 'Drukuj ten okres',
  printLastMonth: 'Zeszły miesiąc',
  printThisMonth: 'Ten miesiąc',
  printing: 'Raport otworzy się, gdy wszystkie karty będą wczytane.',
  days: (first, last) => `${first} do ${last}`,
  figure: (name, figure) => `${name}: ${figure}`,
  titled: (title, count) => `${title} (${number(count)})`,
  listed: names => names.join(', '),
  point: (time, figures) => `${time}. ${figures.join(', ')}`,
  weekFrom: day => `Tydzień od ${day}`,
  cardsFailed: count =>
    plural(
      count,
      {
        one: 'Nie udało się wczytać # karty Przeglądu aktywności',
        few: 'Nie udało się wczytać # kart Przeglądu aktywności',
        many: 'Nie udało się wczytać # kart Przeglądu aktywności',
        other: 'Nie udało się wczytać # karty Przeglądu aktywności',
      },
      'pl',
    ),
  severalFailed: failures => failures.join('. '),
}

export const insightFailures: InsightFailuresTexts = {
  activityHighlights: 'Nie udało się wczytać najważniejszych danych o aktywności',
  transfersPerInterval: 'Nie udało się wczytać danych o transferach w czasie',
  dataVolume: 'Nie udało się wczytać danych o ilości danych',
  weekdays: 'Nie udało się wczytać danych o dniach tygodnia i godzinach',
  topPartners: 'Nie udało się wczytać danych o głównych partnerach',
  topSenders: 'Nie udało się wczytać danych o głównych nadawcach',
  topReceivers: 'Nie udało się wczytać danych o głównych odbiorcach',
  topInfotypes: 'Nie udało się wczytać danych o najczęstszych rodzajach danych',
  fileTypes: 'Nie udało się wczytać danych o typach plików',
  flows: 'Nie udało się wczytać danych o nadawcach i partnerach',
  behaviours: 'Nie udało się wczytać danych o zachowaniach',
  firstDownloads: 'Nie udało się wczytać danych o pierwszych pobraniach',
  newSenders: 'Nie udało się pobrać danych o nowych nadawcach',
  newDomains: 'Nie udało się pobrać danych o nowych domenach',
  newRecipients: 'Nie udało się pobrać danych o nowych odbiorcach',
  sendersSpike: 'Nie udało się pobrać danych o nagłych wzrostach u nadawców',
  domainsSpike: 'Nie udało się pobrać danych o nagłych wzrostach do domen',
  recipientsSpike: 'Nie udało się pobrać danych o nagłych wzrostach do odbiorców',
  sensitiveInfotypes: 'Nie udało się wczytać danych o danych wrażliwych',
  mistakes: 'Nie udało się pobrać danych o błędach, którym zapobieżono',
  transfers: 'Nie udało się wczytać danych o transferach',
  alerts: 'Nie udało się wczytać danych o alertach',
}

export const cardTitles: CardTitlesTexts = {
  activityHighlights: 'Najważniejsze dane',
  transfersPerInterval: 'Transfery w czasie',
  dataVolume: 'Ilość danych',
  weekdays: 'Dni tygodnia i godziny',
  topPartners: 'Główni partnerzy',
  topSenders: 'Główni nadawcy',
  flows: 'Od nadawców do partnerów',
  securityHighlights: 'Najważniejsze dane',
  behaviours: 'Zachowania',
  topInfotypes: 'Najczęstsze rodzaje danych',
  topReceivers: 'Główni odbiorcy',
  fileTypes: 'Typy wysłanych plików',
  firstDownloads: 'Czas do pierwszego pobrania',
  spikes: 'Nagłe wzrosty',
}

export const tileTexts: TileTexts = {
  totalTransfers: 'Transfery',
  totalRequests: 'Prośby',
  totalUsers: 'Użytkownicy',
  totalDownloads: 'Pobrania',
  totalExpired: 'Wygasłe',
  newDomains: 'Nowe domeny',
  newSenders: 'Nowi nadawcy',
  newRecipients: 'Nowi odbiorcy',
  sensitiveInfotypes: 'Dane wrażliwe',
  mistakes: 'Uniknięte błędy',
}

export const cardMenu: CardMenuTexts = {
  menu: title => `Menu: ${title}`,
  more: title => `Więcej: ${title}`,
  showTable: 'Pokaż jako tabelę',
  showTableOf: title => `Pokaż jako tabelę: ${title}`,
  showChart: 'Pokaż jako wykres',
  open: 'Otwórz transfery',
  openNamed: count =>
    plural(
      count,
      {
        one: 'Otwórz transfery tej pozycji',
        few: 'Otwórz transfery tych # pozycji',
        many: 'Otwórz transfery tych # pozycji',
        other: 'Otwórz transfery tych # pozycji',
      },
      'pl',
    ),
  copy: 'Kopiuj link do tej karty',
  copied: title => `Skopiowano link do karty ${title}.`,
  copyFailed: 'Nie udało się skopiować linku.',
  csv: 'Pobierz CSV',
  png: 'Pobierz PNG',
  ofSent: count =>
    plural(
      count,
      {
        one: 'Z # wysłanego transferu',
        few: 'Z # wysłanych transferów',
        many: 'Z # wysłanych transferów',
        other: 'Z # wysłanego transferu',
      },
      'pl',
    ),
  csvFailed: 'Nie udało się utworzyć pliku CSV.',
  pngFailed: 'Nie udało się utworzyć obrazu.',
}

export const columns: ColumnsTexts = {
  name: 'Nazwa',
  value: 'Wartość',
  changePercent: 'Zmiana w procentach',
  transfers: 'Transfery',
  requests: 'Prośby',
  movingAverage: '7-dniowa średnia krocząca',
  previous: 'Poprzedni okres',
  bytes: 'Ilość danych',
  start: 'Początek',
  day: 'Dzień',
  weekday: 'Dzień tygodnia',
  sender: 'Nadawca',
  receiver: 'Odbiorca',
  partner: 'Domena partnera',
  infotype: 'Rodzaj danych',
  fileType: 'Typ pliku',
  behaviour: 'Zachowanie',
  with: 'Z opcją',
  without: 'Bez opcji',
  percentWith: 'Z opcją, procent',
  percentWithout: 'Bez opcji, procent',
  firstDownload: 'Pierwsze pobranie',
  kind: 'Rodzaj',
  count: 'Transfery tego dnia',
  average: 'Wcześniejsza średnia dzienna',
}

export const firstDownloads: FirstDownloadsTexts = {
  withinHour: 'W ciągu godziny',
  withinDay: 'W ciągu dnia',
  withinThreeDays: 'W ciągu 3 dni',
  withinWeek: 'W ciągu tygodnia',
  later: 'Później',
  never: 'Wysłane i nigdy niepobrane',
  share: (percent, never, total) =>
    `Nigdy nie pobrano ${percentage(percent)} udostępnionych transferów: ${number(never)} z ${number(total)}.`,
}

export const spikes: SpikesTexts = {
  text: (count, day, average) =>
    `${day}: ${plural(
      count,
      { one: '# transfer', few: '# transfery', many: '# transferów', other: '# transferu' },
      'pl',
    )}. Średnia z poprzednich 7 dni: ${average} dziennie.`,
  senders: 'Od nadawcy',
  domains: 'Do domeny',
  recipients: 'Do odbiorcy',
}

export const found: FoundTexts = {
  openAll: 'Otwórz te transfery',
  more: count =>
    plural(
      count,
      {
        one: 'Jeszcze # nie jest na liście.',
        few: 'Jeszcze # nie są na liście.',
        many: 'Jeszcze # nie jest na liście.',
        other: 'Jeszcze # nie jest na liście.',
      },
      'pl',
    ),
  between: (sender, recipient) => `${sender} do ${recipient}`,
  review: 'Sprawdź',
  corrected: 'Sprawdź poprawiony transfer',
}

export const intervalNames: IntervalNamesTexts = { hour: 'Godzina', day: 'Dzień', week: 'Tydzień', month: 'Miesiąc' }

export const changes: ChangesTexts = {
  fromNone: 'W poprzednim okresie nie było żadnych.',
  same: 'Tyle samo co w poprzednim okresie.',
  up: change => `Wzrost o ${change} względem poprzedniego okresu.`,
  down: change => `Spadek o ${change} względem poprzedniego okresu.`,
}

export const alertSentences: AlertSentencesTexts = {
  newSenders: sender => `Nowy nadawca: ${sender}`,
  newDomains: domain => `Nowa domena: ${domain}`,
  newRecipients: recipient => `Nowy odbiorca: ${recipient}`,
  sendersSpike: sender => `Nagły wzrost liczby transferów od ${sender}`,
  domainsSpike: domain => `Nagły wzrost liczby transferów do ${domain}`,
  recipientsSpike: recipient => `Nagły wzrost liczby transferów do ${recipient}`,
  mistakePrevented: sender => `Zapobieżono możliwemu błędowi: ${sender}`,
  sensitiveInfotypes: () => 'Znaleziono dane wrażliwe',
  malwareFound: sender => `Znaleziono złośliwe oprogramowanie w transferze od ${sender}`,
  secondOpinion: sender => `Macie znalazło więcej danych wrażliwych w transferze od ${sender}`,
}

export const alerts: AlertsTexts = {
  title: 'Alerty',
  none: 'Brak alertów.',
  kind: 'Rodzaj alertu',
  allKinds: 'Wszystkie rodzaje',
  isNew: 'Nowy',
  newCount: count =>
    plural(
      count,
      { one: '# nowy alert', few: '# nowe alerty', many: '# nowych alertów', other: '# nowego alertu' },
      'pl',
    ),
  manyNew: max => `Nowe alerty: ponad ${number(max)}`,
  more: count =>
    plural(
      count,
      {
        one: '# starszy alert nie jest widoczny.',
        few: '# starsze alerty nie są widoczne.',
        many: '# starszych alertów nie jest widocznych.',
        other: '# starszego alertu nie jest widoczne.',
      },
      'pl',
    ),
  showMore: 'Pokaż więcej',
  showAll: count => `Pokaż wszystkie (${number(count)})`,
  spike: (count, average) =>
    `Liczba transferów jednego dnia: co najmniej ${number(count)}, w poprzednich 7 dniach średnio ${average} dziennie`,
  acknowledge: 'Potwierdź',
  acknowledgeOf: text => `Potwierdź: ${text}`,
  acknowledged: (by, time) => `Potwierdzone przez ${by} ${time}`,
  acknowledgedNow: by => `Potwierdzone przez ${by} przed chwilą`,
  reopen: 'Otwórz ponownie',
  reopenOf: text => `Otwórz ponownie: ${text}`,
  note: 'Notatka (opcjonalnie)',
  noteHint: limit =>
    `${plural(
      limit,
      {
        one: 'Najwyżej # znak.',
        few: 'Najwyżej # znaki.',
        many: 'Najwyżej # znaków.',
        other: 'Najwyżej # znaku.',
      },
      'pl',
    )} Mogą ją przeczytać wszyscy administratorzy.`,
  saving: 'Zapisywanie',
  acknowledgeFailed: 'Nie udało się potwierdzić alertu',
  reopenFailed: 'Nie udało się ponownie otworzyć alertu',
  onlyOpen: 'Tylko otwarte',
  noneOpen: 'Wszystkie alerty z tego okresu są potwierdzone.',
  jump: 'Przejdź do alertów',
  subscription: 'Alerty e-mailem',
  subscriptionTo: email => `E-maile są wysyłane na adres ${email}.`,
  endsAt: time => `Wysyłanie zakończy się ${time}, chyba że znów skorzystasz z przeglądu.`,
  cadence: 'Kiedy',
  kinds: 'Jakie rodzaje',
  noKind: 'Wybierz co najmniej jeden rodzaj.',
  saved: 'Wybór e-maili został zapisany.',
  saveFailed: 'Nie udało się zapisać wyboru e-maili',
  loadFailed: 'Nie udało się wczytać wyboru e-maili',
}

export const cadences: CadencesTexts = {
  none: 'Bez e-maili',
  each: 'Każdy alert od razu',
  daily: 'Raz dziennie',
  weekly: 'Raz w tygodniu',
}

export const alertKinds: AlertKindsTexts = {
  newSenders: 'Nowi nadawcy',
  newDomains: 'Nowe domeny',
  newRecipients: 'Nowi odbiorcy',
  sendersSpike: 'Nagłe wzrosty u nadawców',
  domainsSpike: 'Nagłe wzrosty do domen',
  recipientsSpike: 'Nagłe wzrosty do odbiorców',
  mistakePrevented: 'Uniknięte błędy',
  sensitiveInfotypes: 'Dane wrażliwe',
  malwareFound: 'Złośliwe oprogramowanie',
  secondOpinion: 'Druga opinia Macie',
}

export const charts: ChartsTexts = {
  heatCell: (weekday, from, to, count) => `${weekday}, ${from}–${to}: ${number(count)}`,
  heatScale: max =>
    plural(
      max,
      {
        one: 'Największe pole oznacza # transfer lub prośbę.',
        few: 'Największe pole oznacza # transfery i prośby.',
        many: 'Największe pole oznacza # transferów i próśb.',
        other: 'Największe pole oznacza # transferu i prośby.',
      },
      'pl',
    ),
  share: (percent, count, total) => `${percentage(percent)} (${number(count)} z ${number(total)})`,
  withAndWithout: (count, without, percentWithout) =>
    `z opcją: ${number(count)}, bez opcji: ${number(without)} (${percentage(percentWithout)})`,
  flow: (sender, partner, count) => `${sender} do ${partner}: ${number(count)}`,
  strongestFlows: (count, rest) =>
    `Najsilniejsze przepływy (${number(count)}) oraz ${others(rest)}. Liczby obok nazw obejmują tylko najsilniejsze przepływy.`,
}
