import type {
  AddressBookTexts,
  CsvFilesTexts,
  RequestTexts,
  SendTexts,
  SuccessTexts,
  UnfinishedTexts,
} from '../en/send.ts'
import { countFiles, formatDateTime, formatList, formatRelative, plural } from '../format.ts'

const moment = (iso: string) => formatDateTime(iso, undefined, 'pl')
/** In the genitive. */
const ofFiles = (files: number) =>
  plural(files, { one: '# pliku', few: '# plików', many: '# plików', other: '# pliku' }, 'pl')

export const send: SendTexts = {
  steps: 'Kroki',
  stepNames: ['Pliki i odbiorca', 'Sprawdzenie i wysłanie'],
  heading: 'Wyślij pliki',
  next: 'Następny krok',
  back: 'Wstecz',
  checking: 'Sprawdzanie transferu',
  createFailed: 'Nie udało się utworzyć transferu',
  nextNotLoaded: 'Nie udało się wczytać następnego kroku. Sprawdź połączenie lub odśwież stronę.',
  requestInstead: 'Chcesz poprosić o pliki?',
  discardText: 'Pliki, odbiorca i opcje zostaną wyczyszczone.',

  recipientName: 'Nazwa odbiorcy – opcjonalnie',
  recipientEmail: 'E-mail odbiorcy',
  addMessage: 'Dodaj wiadomość',

  fields: { files: 'pliki', recipientName: 'nazwa odbiorcy', recipient: 'e-mail odbiorcy', message: 'wiadomość' },
  toCheck: fields => `Aby kontynuować, sprawdź: ${formatList(fields, 'pl')}.`,

  replacedTitle: recipient => `Odbiorcą Twojej wersji roboczej jest teraz ${recipient}`,
  replaced: before =>
    `Otwarto link dla tego odbiorcy. Wcześniejszy odbiorca wersji roboczej: ${before}. Sprawdź pliki i wiadomość.`,
  preparationFailed: next =>
    `Nic nie wysłano, a wprowadzone dane są zachowane. Sprawdź komunikat o błędzie lub połączenie, a potem naciśnij „${next}”.`,

  missing: {
    openTitle: count =>
      plural(
        count,
        {
          one: 'Otwórz ponownie # plik',
          few: 'Otwórz ponownie # pliki',
          many: 'Otwórz ponownie # plików',
          other: 'Otwórz ponownie # pliku',
        },
        'pl',
      ),
    open: 'Otwórz ponownie',
    openText:
      'Stronę odświeżono, a przeglądarka pyta o zgodę, zanim znów otworzy pliki. Wszystkie pozostałe dane są zachowane.',
    chooseTitle: count =>
      plural(
        count,
        {
          one: 'Wybierz ponownie # plik',
          few: 'Wybierz ponownie # pliki',
          many: 'Wybierz ponownie # plików',
          other: 'Wybierz ponownie # pliku',
        },
        'pl',
      ),
    chooseText:
      'Stronę odświeżono, a przeglądarka nie przechowuje plików. Wybierz ponownie te same pliki lub je usuń. Wszystkie pozostałe dane są zachowane.',
  },

  late: {
    tooLate: 'Podczas wysyłania transferu nie można dodawać plików. Wyślij je w innym transferze.',
    faulty: 'Sprawdź listę plików, a potem naciśnij „Następny krok”.',
    setAside: 'Wcześniejsze przesyłanie nie zostało ukończone. Wybrane teraz pliki są zachowane na następny transfer.',
  },
  failedElsewhere: fault => `${fault} Otwórz stronę „Wyślij pliki”, aby kontynuować.`,

  confirm: {
    heading: (count, recipient) => `Wysyłasz ${countFiles(count, 'pl')} do ${recipient}`,
    send: 'Wyślij teraz',
    sendTo: recipient => `Wyślij do ${recipient}`,
    checkAgain: 'Sprawdź ponownie',
    notAllowed: 'Ten transfer jest niedozwolony. Wróć i zmień odbiorcę.',
    refusedTitle: 'Transfer nie został przyjęty',
    refused: 'Nic nie wysłano. Wprowadzone dane są zachowane.',
    cancelledTitle: 'Wysyłanie anulowano',
    cancelled: 'Do odbiorcy nic nie wysłano. Wprowadzone dane są zachowane.',
    summary: 'Co wysyłasz',
    recipient: (name, address) => `${name} <${address}>`,
    aboutRecipient: 'odbiorca',
    aboutMessage: 'wiadomość',
    noMessage: 'Brak wiadomości',
  },

  check: {
    blockedTitle: 'Tego transferu nie można wysłać',
    title: 'Sprawdź odbiorcę',
    blocked: 'Zmień odbiorcę lub zapytaj administratorów, czy ten adres powinien być dozwolony.',
    use: address => `Użyj ${address}`,
    change: 'Zmień odbiorcę',
    keep: recipient => `Zachowaj ${recipient}`,
    kept: recipient => `Zachowano odbiorcę ${recipient}.`,
    showWarning: 'Pokaż ostrzeżenie',
    entered: 'Wpisany adres',
    similar: 'Podobny adres',
    mailGoesTo: address => `Poczta trafia na adres ${address}`,
    insteadOf: (part, other) => `${part} zamiast ${other}`,
    differences: differences => `${formatList(differences, 'pl')}.`,
  },

  uploading: {
    heading: (count, recipient) => `Wysyłanie ${ofFiles(count)} do ${recipient}`,
    refused: 'Opcje pokazują, czego wymaga teraz Twoja organizacja. Wprowadzone dane są zachowane.',
    blocked:
      'Pliki są przechowywane. Na stronie transferu zobaczysz, czy można go wysłać ponownie bez przesyłania plików.',
    toOptions: 'Wróć do opcji',
    startOver: 'Rozpocznij nowy transfer',
    faulty: count =>
      count === 1
        ? 'Tego transferu nie można wysłać z tym plikiem. Pozostałe przesyłania zatrzymano, odbiorca niczego nie otrzymał, a wprowadzone dane są zachowane.'
        : 'Tego transferu nie można wysłać z tymi plikami. Pozostałe przesyłania zatrzymano, odbiorca niczego nie otrzymał, a wprowadzone dane są zachowane.',
    removeFaulty: count => (count === 1 ? 'Usuń plik i przejdź dalej' : 'Usuń pliki i przejdź dalej'),
    cancelTitle: 'Anulować wysyłanie?',
    keep: 'Wysyłaj dalej',
    cancel: 'Anuluj wysyłanie',
    cancelText:
      'Przesyłanie zostanie zatrzymane, a odbiorca nic nie otrzyma. Wprowadzone dane pozostaną tutaj, więc nadal możesz je wysłać.',
    cancelTextUploaded:
      'Przesyłanie zostanie zatrzymane, a odbiorca nic nie otrzyma. Wprowadzone dane pozostaną tutaj, więc nadal możesz je wysłać. Przesłane dane zostaną usunięte.',
  },
}

export const csvFiles: CsvFilesTexts = {
  anonymize: 'Anonimizuj',
  columns: count =>
    plural(
      count,
      {
        one: 'Anonimizowana # kolumna',
        few: 'Anonimizowane # kolumny',
        many: 'Anonimizowanych # kolumn',
        other: 'Anonimizowane # kolumny',
      },
      'pl',
    ),
  chooseAgain: 'Ten plik był anonimizowany przy poprzednim wysyłaniu. Otwórz „Anonimizuj” i ponownie wybierz reguły.',
  toCheck: {
    secret: 'Klucz lub sól z reguł nie są zachowywane po odświeżeniu strony. Otwórz „Anonimizuj” i wpisz je ponownie.',
    changed: 'Ten plik zmienił się od utworzenia reguł. Otwórz „Anonimizuj” i sprawdź je.',
  },
  unmatched: columns => {
    const numbers = formatList(columns.map(String), 'pl')
    return columns.length === 1
      ? `Wyrażenie regularne niczego nie zmienia w pierwszych wierszach kolumny ${numbers}. Jeśli nie zmieni żadnego wiersza, transfer się nie powiedzie.`
      : `Wyrażenie regularne niczego nie zmienia w pierwszych wierszach kolumn ${numbers}. Jeśli w którejś z nich nie zmieni żadnego wiersza, transfer się nie powiedzie.`
  },
  notText: 'Ten plik zawiera bajty, które nie są tekstem.',
  notTextMeaning: 'Jeśli zostanie zanonimizowany, transfer się nie powiedzie. Zapisz go jako UTF-8 i wybierz ponownie.',
  unreadable: path =>
    `Pliku ${path} nie można już odczytać: został przeniesiony, usunięty lub zmieniony. Usuń go z listy i wybierz ponownie.`,
  notLoaded: 'Nie udało się wczytać okna. Sprawdź połączenie lub odśwież stronę.',
}

export const unfinished: UnfinishedTexts = {
  title: 'Nieukończony transfer',
  titleTo: recipient => `Nieukończony transfer do ${recipient}`,
  allUploaded: count => `Wszystko jest przesłane (${countFiles(count, 'pl')}); brakuje tylko ostatniego kroku.`,
  waiting: (waiting, all) => `Do przesłania jeszcze ${waiting} z ${ofFiles(all)}.`,
  unreachable: reason => `Jego stan jest obecnie nieznany. ${reason}`,
  kept: (startedAt, keptUntil, now) =>
    `Rozpoczęto ${formatRelative(startedAt, now, 'pl')}. Przesłane dane są przechowywane co najmniej do ${moment(keptUntil)}.`,

  replaceTitle: 'Kontynuować wcześniejsze przesyłanie?',
  replaceText: 'Dane wprowadzone na tej stronie dotyczą innego transferu i przepadną.',
  stay: 'Zostań tutaj',

  chooseHeading: recipient => `Kontynuuj wysyłanie do ${recipient}`,
  sameFiles: 'Pliki tego transferu',
  resizedTitle: 'Nie można kontynuować tego przesyłania z plikiem o innym rozmiarze',
  resized: 'Wybierz plik w takiej postaci, jaką miał na początku, lub wyślij wszystko jako nowy transfer.',
  newTransfer: 'Wyślij jako nowy transfer',
  newTransferText:
    'Nowy transfer zaczyna się od kroku 1 z odbiorcą, wiadomością i wybranymi tu plikami. Ponownie trzeba wybrać także pliki, które już przesłano.',

  over: {
    unknown: 'Transfer już nie istnieje. Wyślij pliki ponownie.',
    finished: state => `Przesyłanie zostało w międzyczasie ukończone. ${state}`,
    ready: recipient => `Twoje pliki są gotowe dla ${recipient}.`,
    failed: reason => `Nie można kontynuować. ${reason}`,
    sendAgain: 'Wyślij pliki ponownie.',
    discarded: 'To przesyłanie zostało przez Ciebie odrzucone. Wyślij pliki ponownie.',
    revoked: 'Transfer został w międzyczasie wysłany i unieważniony.',
    expired: 'Transfer został w międzyczasie wysłany i wygasł.',
    other: 'Pliki nie są już przesyłane. Odśwież tę stronę, aby zobaczyć stan.',
  },
}

export const request: RequestTexts = {
  heading: 'Poproś o pliki',
  loading: 'Wczytywanie formularza',
  preCheckFailed: 'Nie udało się wstępnie sprawdzić prośby',
  sendInstead: 'Chcesz wysłać pliki?',
  dropInstead: 'Często otrzymujesz pliki?',
  discardText: 'Adresat, wiadomość i opcje zostaną wyczyszczone.',
  replacedTitle: responder => `Adresatem Twojej wersji roboczej jest teraz ${responder}`,
  replaced: before =>
    `Otwarto link dla tego adresu. Wcześniejszy adresat wersji roboczej: ${before}. Sprawdź wiadomość.`,

  responderPanel: 'Adresat prośby',
  responderName: 'Nazwa adresata – opcjonalnie',
  responderEmail: 'E-mail adresata',
  messageOptional: 'Wiadomość – opcjonalnie',
  messageHint: 'Których plików potrzebujesz i do czego',

  request: 'Poproś',
  requesting: 'Wysyłanie prośby',
  done: 'Prośba wysłana',
  failed: 'Nie udało się wysłać prośby',
  failedTitle: 'Prośba nie została wysłana',
  kept: 'Wprowadzone dane są zachowane.',

  resultHeading: 'Poproszono o pliki',
  notMailed: (meaning, recipient) =>
    `${meaning} Prośba istnieje: skopiuj poniższy link i przekaż go do ${recipient} w inny sposób.`,
  resultPanel: 'Co dalej',
  mailed: until => `{recipient} otrzyma ten link e-mailem i może przesyłać pliki do ${moment(until)}.`,
  give: until => `Przekaż ten link do {recipient}. Pliki można przesyłać do ${moment(until)}.`,
  link: 'Link do przesyłania',
  linkNote: 'Można go użyć raz. Każdy, kto ma ten link, może przesłać pliki zamiast osoby, którą prosisz.',
  again: 'Poproś o kolejne',
  review: 'Sprawdź',
}

export const success: SuccessTexts = {
  success: 'Gotowe!',
  loading: 'Wczytywanie transferu',
  submitted: 'Twoje pliki zostały przekazane',
  login: 'Zaloguj się, aby zobaczyć ich stan.',
  transferExpires: expiry => `Twój transfer wygaśnie ${expiry}.`,
  requestExpires: expiry => `Twoja prośba wygaśnie ${expiry}.`,
  outdated: 'Te dane mogą być nieaktualne',
  unknownTitle: 'Stan jest obecnie nieznany',
  retried: 'Strona ponawia próbę co kilka sekund.',
  review: 'Sprawdź transfer',
  linkLater: 'Po przetworzeniu link do pobierania będzie dostępny na stronie transferu.',
  sendMore: 'Wyślij kolejne pliki',
  requestMore: 'Poproś o kolejne pliki',
  byHand: 'Przekaż link samodzielnie',
  unknownState: 'Nieznany stan',

  ready: recipient => `Twoje pliki są gotowe. Link zostanie wysłany e-mailem do ${recipient}.`,
  readyByHand: recipient => `Twoje pliki są gotowe. Skopiuj poniższy link i przekaż go do ${recipient}.`,
  failed: 'Twoje pliki nie zostały wysłane',
  expired: 'Twój transfer wygasł',
  revoked: 'Twój transfer został unieważniony',
  noLongerShared: recipient => `${recipient} nie ma już dostępu do plików.`,
  discarded: 'To przesyłanie zostało przez Ciebie odrzucone',
  notShared: recipient => `Niczego nie udostępniono. Odbiorca: ${recipient}.`,
  uploading: 'Twoje pliki nie zostały jeszcze wysłane',
  uploadingText: 'Przesyłanie nie zostało ukończone.',

  requested: recipient => `Prośbę o pliki wysłano do ${recipient}.`,
  requestedByHand: recipient =>
    `Twoja prośba jest gotowa. Skopiuj poniższy link do przesyłania i przekaż go do ${recipient}.`,
  requestNotMailed: recipient => `Skopiuj poniższy link do przesyłania i przekaż go do ${recipient}.`,
  arrived: recipient => `Pliki od ${recipient} dotarły i są przetwarzane.`,
  released: recipient => `Są już pliki od ${recipient}.`,
  requestFailed: 'Nie udało się odebrać plików',
  notReleased: recipient => `Pliki od ${recipient} nie zostały udostępnione.`,
  requestExpired: 'Twoja prośba wygasła',
  requestRevoked: 'Twoja prośba została unieważniona',
  askAgain: 'Możesz ponownie poprosić o pliki.',
  responding: 'Pliki są w drodze',
  respondingText: recipient => `${recipient} przesyła pliki.`,
}

export const addressBook: AddressBookTexts = {
  title: 'Twoi odbiorcy',
  edit: 'Edytuj swoich odbiorców…',
  found: count =>
    plural(
      count,
      {
        one: '# odbiorca. Użyj klawiszy strzałek, aby wybrać.',
        few: '# odbiorców. Użyj klawiszy strzałek, aby wybrać.',
        many: '# odbiorców. Użyj klawiszy strzałek, aby wybrać.',
        other: '# odbiorcy. Użyj klawiszy strzałek, aby wybrać.',
      },
      'pl',
    ),
  about: 'Tę listę widzisz tylko Ty. Odbiorca jest dodawany, gdy wyślesz mu pliki lub o nie poprosisz.',
  empty: 'Lista jest pusta. Odbiorca jest dodawany, gdy wyślesz mu pliki lub o nie poprosisz.',
  lastUsed: time => `Ostatnio użyto ${time}`,
  delete: address => `Usuń: ${address}`,
  deleted: address => `Usunięto ${address} z Twoich odbiorców.`,
  deleteAll: 'Usuń wszystkich',
  deleteAllTitle: 'Usunąć wszystkich odbiorców?',
  deleteAllText: count =>
    plural(
      count,
      {
        one: 'Nazwa i adres # odbiorcy zostaną usunięte. Transfery pozostaną.',
        few: 'Nazwy i adresy # odbiorców zostaną usunięte. Transfery pozostaną.',
        many: 'Nazwy i adresy # odbiorców zostaną usunięte. Transfery pozostaną.',
        other: 'Nazwy i adresy # odbiorcy zostaną usunięte. Transfery pozostaną.',
      },
      'pl',
    ),
  keepAll: 'Zachowaj',
  deleting: 'Usuwanie odbiorców',
  deletedAll: count =>
    plural(
      count,
      {
        one: 'Usunięto # odbiorcę.',
        few: 'Usunięto # odbiorców.',
        many: 'Usunięto # odbiorców.',
        other: 'Usunięto # odbiorcy.',
      },
      'pl',
    ),
}
