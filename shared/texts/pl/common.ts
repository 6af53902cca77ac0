import type {
  CommonTexts,
  ComponentsTexts,
  DialogsTexts,
  pageTitles as englishPageTitles,
  LandingTexts,
  NetworkTexts,
  SessionTexts,
  ShellTexts,
} from '../en/common.ts'
import { formatCount, plural } from '../format.ts'

export const common: CommonTexts = {
  home: 'Strona główna',
  login: 'Zaloguj się',
  logout: 'Wyloguj się',

  close: 'Zamknij',
  cancel: 'Anuluj',
  save: 'Zapisz',
  apply: 'Zastosuj',
  retry: 'Ponów',
  tryAgain: 'Spróbuj ponownie',
  reload: 'Odśwież',
  previous: 'Poprzednia',
  next: 'Następna',
  more: 'Więcej',
  whatCanIDo: 'Co mogę zrobić?',
  opensInNewTab: '(otwiera się w nowej karcie)',
  show: 'Pokaż',
  hide: 'Ukryj',
  readMore: 'Czytaj więcej',
  keep: 'Zachowaj',

  loading: 'Wczytywanie',
  none: 'Brak',
  unknown: 'Nieznany',
  notAvailable: 'nd.',
  no: 'Nie',

  files: 'Pliki',
  message: 'Wiadomość',
  sender: 'Nadawca',
  recipient: 'Odbiorca',

  about: (label, subject) => `${label}: ${subject}`,
}

export const pageTitles: typeof englishPageTitles = {
  landing: 'Strona główna',
  login: 'Logowanie',
  logout: 'Wylogowanie',
  token: 'Logowanie',
  send: 'Wyślij pliki',
  request: 'Poproś o pliki',
  upload: 'Prześlij pliki',
  drop: 'Przekaż pliki',
  dropPage: 'Strona przyjmowania plików',
  success: 'Gotowe',
  transfers: 'Moje transfery',
  allTransfers: 'Wszystkie transfery',
  insights: 'Przegląd aktywności',
  unsubscribe: 'E-maile o alertach',
  policies: 'Zgodność',
  health: 'Stan systemu',
  review: 'Szczegóły transferu',
  reviewAny: 'Szczegóły transferu',
  faq: 'Częste pytania',
  help: 'Instrukcja',
  docs: 'Dokumentacja',
  document: 'Dokumentacja',
  accessibility: 'Deklaracja dostępności',
  receipt: 'Sprawdź potwierdzenie',
}

export const shell: ShellTexts = {
  skip: 'Przejdź do treści',
  homeLink: brand => `${brand}, strona główna`,
  mainMenu: 'Główne',
  menu: 'Menu',
  insights: 'Aktywność',
  alerts: 'Alerty',
  settings: 'Ustawienia',
  faq: 'Częste pytania',
  help: 'Instrukcja',
  accessibility: 'Dostępność',
  language: 'Język',
  newAlerts: (label, count) =>
    `${label}, ${plural(
      count,
      { one: '# nowy alert', few: '# nowe alerty', many: '# nowych alertów', other: '# nowego alertu' },
      'pl',
    )}`,
  manyNewAlerts: (label, max) => `${label}, nowe alerty: ponad ${formatCount(max, 'pl')}`,
  notYet: label => `${label}: jeszcze niedostępne.`,
  problem: label => `${label} (występuje problem)`,
  toDark: 'Przełącz na ciemny motyw',
  toLight: 'Przełącz na jasny motyw',

  success: 'Gotowe!',
  error: 'Błąd!',
  dismiss: 'Zamknij',
  notifications: 'Powiadomienia',

  crashedTitle: 'Ta strona przestała działać',
  crashed: 'Na tej stronie wystąpił błąd. Odśwież ją.',
  notFoundTitle: 'Nie znaleziono strony',
  notFound: 'Nie możemy znaleźć strony, której szukasz.',
  startFailed: 'Nie udało się wczytać konfiguracji',
  startFailedTitle: 'Nie można uruchomić aplikacji',
  startFailedText: 'Nie udało się wczytać jej ustawień. Sprawdź połączenie i spróbuj ponownie.',
}

export const network: NetworkTexts = {
  unreachable: 'Nie można połączyć się z serwerem.',
  notUnderstood: 'Ta strona nie rozumie odpowiedzi serwera. Odśwież stronę.',
  status: status => `Serwer odpowiedział kodem stanu ${status}.`,
}

export const session: SessionTexts = {
  signingIn: 'Logowanie',
  signingOut: 'Wylogowywanie',
  unreachable: 'Nie można połączyć się ze stroną logowania.',
  incomplete: 'Nie udało się ukończyć logowania. Spróbuj ponownie.',
  failedTitle: 'Logowanie się nie powiodło',
  failed: 'Nie zalogowano Cię. Spróbuj ponownie.',
  mismatchTitle: 'Nieprawidłowe przekierowanie',
  mismatch: 'Na żądanej stronie wystąpił błąd.',
  inWindowTitle: 'Zaloguj się w nowym oknie',
  inWindow:
    'Strony logowania nie można wyświetlić w innej aplikacji. Otwórz tę stronę w nowym oknie, zaloguj się i kontynuuj tam.',
  openWindow: 'Otwórz w nowym oknie',

  expiredTitle: 'Sesja wygasła',
  expired: 'Twoja sesja wygasła. Zaloguj się, aby kontynuować.',
  loginInTab: 'Zaloguj się w nowej karcie',
  kept: 'Ta karta zachowa wprowadzone dane. Wróć do niej po zalogowaniu.',
  notSignedInTitle: 'Wymagane logowanie',
  notSignedIn: 'Zaloguj się, aby kontynuować.',
  noAccessTitle: 'Brak dostępu',
  noAccess: 'Nie masz dostępu do tej strony. Wróć na stronę główną lub zaloguj się jako inny użytkownik.',
  rightsEndedTitle: 'Zaloguj się ponownie',
  rightsEnded:
    'Twoje uprawnienia administratora wygasły. Zaloguj się ponownie, aby kontynuować. Jeśli ta strona znów się pojawi, zwróć się do pomocy technicznej.',
  limitedTitle: 'Ograniczone uprawnienia',
  limited:
    'Operator ograniczył Twoje uprawnienia do uprawnień członka. Jeśli potrzebujesz szerszych, zwróć się do pomocy technicznej.',
}

export const landing: LandingTexts = {
  title: 'Wysyłaj pliki bezpiecznie.',
  lead: 'Wybierz pliki, podaj odbiorcę, a my dostarczymy je bezpiecznym linkiem.',
  leadSignedOut: organization =>
    `Dla osób z organizacji ${organization} i tych, z którymi wymieniają pliki. Zaloguj się, aby wysłać pliki bezpiecznym linkiem.`,
  signIn: 'Zaloguj się',
  signInFirst: 'Zaloguj się, aby wysłać pliki lub o nie poprosić.',
  noPermissionTitle: 'Brak uprawnień',
  noPermission: 'Nie masz uprawnień do wysyłania plików ani próśb o pliki. Aby uzyskać dostęp, napisz na adres {email}',
  noPermissionWithoutEmail:
    'Nie masz uprawnień do wysyłania plików ani próśb o pliki. Aby uzyskać dostęp, skontaktuj się z administratorem',

  select: 'Wybierz pliki do wysłania',
  drop: 'Upuść, aby wysłać',
  selectHint: 'albo przeciągnij i upuść pliki lub folder w dowolnym miejscu tej strony',
  draft: 'Masz wersję roboczą. Wybrane tu pliki zostaną do niej dodane.',
  continueDraft: 'Wróć do wersji roboczej',
  requestQuestion: 'Czekasz na pliki od innej osoby?',

  promises: {
    link: { title: 'Link dla jednego odbiorcy', text: 'Pliki nigdy nie są wysyłane jako załączniki.' },
    recipient: { title: 'Najpierw właściwa osoba', text: 'Zanim cokolwiek wyślesz, potwierdzasz odbiorcę.' },
    end: { title: 'Zawsze możesz cofnąć', text: 'Linki wygasają i w każdej chwili możesz je unieważnić.' },
  },
}

const copiesStay = 'Nie dotyczy to już pobranych kopii. Unieważnionego transferu nie można przywrócić.'

export const dialogs: DialogsTexts = {
  abandon: {
    button: 'Odrzuć przesyłanie',
    title: 'Odrzucić to przesyłanie?',
    text: recipient =>
      `Przesyłanie zostanie zatrzymane, a wszystkie przesłane dane usunięte. ${recipient} nic nie otrzyma, nawet powiadomienia.`,
    act: 'Odrzuć',
    running: 'Odrzucanie przesyłania',
    done: recipient => `Odrzucono przesyłanie do ${recipient}.`,
    failed: 'Nie odrzucono przesyłania',
  },

  revoke: {
    button: 'Unieważnij transfer',
    title: 'Unieważnić ten transfer?',
    titleOfRequest: 'Unieważnić tę prośbę?',
    act: 'Unieważnij',
    running: 'Unieważnianie transferu',
    done: id => `Unieważniono transfer o ID ${id}`,
    failed: id => `Nie udało się unieważnić transferu o ID ${id}.`,
    reloaded: 'Wczytano bieżący stan. Jeśli transfer nadal można unieważnić, spróbuj ponownie.',
    endsDownload: recipient =>
      `Link do pobierania natychmiast przestanie działać, a ${recipient} nie będzie już mieć możliwości pobrania plików. ${copiesStay}`,
    endsDownloads: recipients =>
      `Wszystkie linki do pobierania natychmiast przestaną działać: żaden z odbiorców (${formatCount(recipients, 'pl')}) nie będzie już mieć możliwości pobrania plików. ${copiesStay}`,
    endsUpload: recipient =>
      `Link do przesyłania natychmiast przestanie działać, a ${recipient} nie będzie już mieć możliwości przesłania plików. Potem możesz wysłać nową prośbę.`,
    endsReceived: recipient => `Nie będzie już można pobrać plików od ${recipient}. ${copiesStay}`,
  },

  resend: {
    button: 'Ponów prośbę',
    short: 'Ponów',
    title: 'Wysłać tę prośbę ponownie?',
    text: recipient => `${recipient} otrzyma jeszcze raz e-mail z linkiem do przesyłania.`,
    act: 'Wyślij ponownie',
    buttonAfterEnd: 'Poproś ponownie',
    titleAfterEnd: 'Poprosić ponownie o te pliki?',
    textAfterEnd: recipient => `${recipient} otrzyma e-mail z nowym linkiem do przesyłania.`,
    stay: 'Nie teraz',
    running: 'Wysyłanie prośby',
    justSent: 'Prośbę wysłano przed chwilą.',
    done: recipient => `Prośbę ponownie wysłano do ${recipient}.`,
    failed: 'Nie udało się wysłać prośby',
  },

  discardDraft: {
    button: 'Odrzuć wersję roboczą',
    title: 'Odrzucić tę wersję roboczą?',
    act: 'Odrzuć',
  },
}

export const components: ComponentsTexts = {
  copied: 'Skopiowano',
  copyLink: 'Kopiuj link',
  copyRefused: 'Ta przeglądarka nie pozwala stronom kopiować. Link jest zaznaczony: naciśnij Ctrl+C, a na Macu ⌘C.',
  sentTo: address => `Wysłano do ${address}`,
  clickHere: 'Kliknij tutaj',
  fileAction: (action, file) => `${action}: ${file}`,
  notedFileAction: (action, file, note) => `${action}: ${file}, ${note}`,
  pages: 'Strony',
  page: page => `Strona ${formatCount(page, 'pl')}`,
  pageNumber: (page, pages) => `Strona ${formatCount(page, 'pl')} z ${formatCount(pages, 'pl')}`,
  range: (first, last, total) => `${formatCount(first, 'pl')}–${formatCount(last, 'pl')} z ${formatCount(total, 'pl')}`,
}
