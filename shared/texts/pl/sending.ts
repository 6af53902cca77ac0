import type {
  linkMailTexts as englishLinkMail,
  linkMailReasons as englishReasons,
  SendingTexts,
  TakenTexts,
  UnfinishedUploadsTexts,
} from '../en/sending.ts'
import { formatBytes, formatDateTime, plural } from '../format.ts'
import { listed } from '../listed.ts'

/** 'a, b, c i jeszcze 2' */
const named = (names: readonly string[]) => listed(names, more => `jeszcze ${more}`)
const size = (bytes: number) => formatBytes(bytes, 'pl').replace(' ', '\u00a0')
/** After 'z'. */
const ofFiles = (files: number) =>
  plural(files, { one: '# pliku', few: '# plików', many: '# plików', other: '# pliku' }, 'pl')

export const sending: SendingTexts = {
  idle: 'Rozpoczynanie',
  saving: 'Zapisywanie transferu',
  goingOn: 'Wznawianie',
  uploading: 'Przesyłanie',
  paused: 'Wstrzymano',
  finalizing: 'Kończenie',
  done: 'Wysłano',
  failed: 'Zatrzymano',
  cancelled: 'Anulowano',
  waitsForNetwork: 'Oczekiwanie na sieć',
  waitsForServer: 'Oczekiwanie na serwer',
  allUploaded: 'Wszystko jest przesłane',

  share: (uploaded, all) => `${uploaded} z ${ofFiles(all)}`,
  bytes: (sent, total) => `${size(sent)} z ${size(total)}`,
  pace: bytesPerSecond => `${size(bytesPerSecond)}/s`,
  noPace: 'oczekiwanie na sieć',
  timeLeft,

  tabRunning:
    'Wysyłanie trwa, dopóki ta karta jest otwarta. Jeśli się zamknie, w ciągu 24 godzin otwórz tę stronę ponownie w tej przeglądarce, aby kontynuować od miejsca przerwania.',
  tabPaused:
    'Możesz zamknąć tę kartę: w ciągu 24 godzin otwórz tę stronę ponownie w tej przeglądarce, aby kontynuować od miejsca przerwania.',
  tabUnkept: 'Nie zamykaj tej karty, dopóki wszystko nie zostanie przesłane.',

  fileUploaded: 'Przesłano',
  fileFailed: 'Nie przesłano',
  fileWaiting: 'Oczekuje',
  fileRepeated: 'Ponowna próba',
  filePaused: 'Wstrzymano',
  foundIn: (kinds, name) => `${name}: ${kinds}`,
  confirmTitle: 'Znaleziono dane wrażliwe',
  confirmText: 'Wyślij je tylko wtedy, gdy odbiorca może je otrzymać.',
  confirm: 'Wyślij mimo to',
  confirmStay: 'Jeszcze nie wysyłaj',

  sessionEnded: 'Twoja sesja się zakończyła',
  sessionEndedText:
    'Nic nie przepadło. Zostaw tę kartę otwartą i zaloguj się ponownie w innej: wysyłanie ruszy tu automatycznie.',
  signInElsewhere: 'Zaloguj się w nowej karcie',
  offline: 'Jesteś offline',
  offlineText: 'Wysyłanie ruszy automatycznie, gdy tylko sieć wróci.',
  unanswered: 'Serwer nie odpowiada',
  trouble: 'Serwer ma problem',
  slow: 'Serwer odpowiada powoli',
  unansweredText: 'Wysyłanie ruszy automatycznie, gdy tylko serwer odpowie. Przesłane dane nie przepadną.',
  retryText: 'Wysyłanie ruszy automatycznie. Przesłane dane nie przepadną.',
  tryingIn: seconds =>
    `Ponowna próba za ${seconds > 99 ? `${Math.floor(seconds / 60)} min ${seconds % 60} s` : `${seconds} s`}`,
  tryingNow: 'Trwa ponowna próba',
  stays: (uploaded, all) => `Przesłano ${uploaded} z ${ofFiles(all)}. Te pliki nie będą wysyłane ponownie.`,
  tryAgain: 'Spróbuj ponownie, aby wysłać pozostałe pliki, lub wróć, aby je zmienić.',
  notConfirmed:
    'Wszystko jest przesłane. Spróbuj ponownie, aby potwierdzić to, co znaleziono, lub wróć, aby zmienić pliki.',
  nothingSent: 'Do odbiorcy nic jeszcze nie wysłano.',
  unconfirmed: 'Serwer nie potwierdził wysłania wszystkiego',
  unconfirmedText: 'Wszystko jest przesłane i być może zostało już wysłane. Spróbuj ponownie, aby się przekonać.',

  unsuccessful: 'Nie udało się przesłać plików',
  noAnswer: 'Brak odpowiedzi serwera.',
  unreadable: name =>
    `Pliku ${name} nie można już odczytać. Po wybraniu został zmieniony, przeniesiony lub usunięty: wróć, usuń go z listy i wybierz ponownie.`,

  progress: 'Postęp',
  pause: 'Wstrzymaj',
  resume: 'Wznów',
  elsewhere: 'Przesyłanie trwa w innej karcie tej przeglądarki.',
  looking: 'Szukanie plików',
  chooseAgain: 'Wybierz pliki ponownie',
  choosePanel: 'Wybierz ponownie te same pliki',
  chooseHint: 'Przesłane dane nie są wysyłane ponownie.',
  stillMissing: 'Najpierw wybierz wszystkie brakujące pliki.',

  found: 'Znaleziono',
  changed: 'Zmieniony: zostanie wysłany ponownie',
  resized: 'Inny rozmiar',
  missing: 'Wciąż brakuje',
  larger: bytes => `Jest teraz większy o ${size(bytes)}.`,
  smaller: bytes => `Jest teraz mniejszy o ${size(bytes)}.`,
  strangers: names => `Pominięto, bo nie należą do tego transferu: ${named(names)}.`,
  unreadableNames: names => `Nie można odczytać: ${named(names)}.`,
  changedNames: names => `Zmienione od rozpoczęcia; różnice zostaną wysłane ponownie: ${named(names)}.`,
  resizedNames: names => `Rozmiar zmienił się od rozpoczęcia: ${named(names)}.`,
  missingNames: names =>
    `${plural(
      names.length,
      {
        one: 'Wciąż brakuje # pliku',
        few: 'Wciąż brakuje # plików',
        many: 'Wciąż brakuje # plików',
        other: 'Wciąż brakuje # pliku',
      },
      'pl',
    )}: ${named(names)}.`,

  notLoaded: 'Nie udało się wczytać części tej strony. Sprawdź połączenie lub odśwież stronę.',
}

export const unfinishedUploads: UnfinishedUploadsTexts = {
  count: count =>
    plural(
      count,
      {
        one: 'Jedno przesyłanie nie zostało ukończone.',
        few: '# przesyłania nie zostały ukończone.',
        many: '# przesyłań nie zostało ukończonych.',
        other: '# przesyłania nie zostało ukończone.',
      },
      'pl',
    ),
  link: 'Kontynuuj przesyłanie',
}

export const takenTexts: TakenTexts = {
  none: 'Nic nie pobrano',
  times: count =>
    plural(count, { one: 'Pobrano raz', few: 'Pobrano # razy', many: 'Pobrano # razy', other: 'Pobrano # raza' }, 'pl'),
  timesSince: (count, firstAt) => {
    const times = plural(
      count,
      {
        one: 'Pobrano raz:',
        few: 'Pobrano # razy, po raz pierwszy:',
        many: 'Pobrano # razy, po raz pierwszy:',
        other: 'Pobrano # raza, po raz pierwszy:',
      },
      'pl',
    )
    return `${times} ${formatDateTime(firstAt, undefined, 'pl')}`
  },
  detailed: (times, details) => `${times} (${details})`,
}

export const linkMailTexts: typeof englishLinkMail = {
  delayed: {
    title: 'E-mail z linkiem jest opóźniony',
    requestTitle: 'E-mail z linkiem do przesyłania jest opóźniony',
    meaning: 'Serwer poczty odbiorcy obecnie go nie przyjmuje. Próby dostarczenia będą trwały jeszcze kilka godzin.',
  },
  bounced: {
    title: 'E-mail z linkiem został zwrócony',
    requestTitle: 'E-mail z linkiem do przesyłania został zwrócony',
    meaning: 'Serwer poczty odbiorcy go nie przyjął. Sprawdź adres.',
  },
  complained: {
    title: 'E-mail z linkiem został zgłoszony jako niechciany',
    requestTitle: 'E-mail z linkiem do przesyłania został zgłoszony jako niechciany',
    meaning: 'Na ten adres nie wysyłamy już wiadomości.',
  },
  refused: {
    title: 'Nie udało się wysłać e-maila z linkiem',
    requestTitle: 'Nie udało się wysłać e-maila z linkiem do przesyłania',
    meaning: 'System poczty go nie przyjął. Sprawdź adres.',
  },
}

export const linkMailReasons: typeof englishReasons = {
  unknownAddress: 'Adres nie istnieje albo nie przyjmuje już poczty. Sprawdź go i wyślij pliki na właściwy.',
  mailboxFull: 'Skrzynka jest pełna. Poproś odbiorcę, aby zwolnił miejsce, albo przekaż mu link w inny sposób.',
  refusedMail:
    'System pocztowy odbiorcy odrzuca wiadomość zgodnie ze swoimi regułami. Poproś o zezwolenie na wiadomości z tej usługi albo przekaż link w inny sposób.',
  tooLarge: 'Wiadomość jest za duża dla tej skrzynki. Przekaż odbiorcy link w inny sposób.',
  unreachable: 'Serwer pocztowy odbiorcy jest nieosiągalny. Sprawdź część adresu po znaku @.',
}

/** The remaining time, rounded to its accuracy, in the genitive: 'pozostało około 3 minut' */
function timeLeft(seconds: number): string {
  if (seconds < 8) return 'pozostało kilka sekund'
  if (seconds < 55) {
    const count = Math.ceil(seconds / 5) * 5
    return `pozostało około ${plural(count, { one: '# sekundy', few: '# sekund', many: '# sekund', other: '# sekundy' }, 'pl')}`
  }
  if (seconds < 3570) return `pozostało około ${ofMinutes(Math.ceil(seconds / 60))}`
  const minutes = Math.ceil(seconds / 600) * 10
  const rest = minutes % 60
  const hours = plural(
    Math.floor(minutes / 60),
    { one: '# godziny', few: '# godzin', many: '# godzin', other: '# godziny' },
    'pl',
  )
  return `pozostało około ${hours}${rest > 0 ? ` ${ofMinutes(rest)}` : ''}`
}

function ofMinutes(count: number): string {
  return plural(count, { one: '# minuty', few: '# minut', many: '# minut', other: '# minuty' }, 'pl')
}
