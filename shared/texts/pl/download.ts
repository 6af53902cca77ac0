import type { DownloadTexts } from '../en/download.ts'
import { countShared, formatBytes, formatDateTime, formatRelative, plural } from '../format.ts'

export const downloadTexts: DownloadTexts = {
  opening: 'Otwieranie linku',
  countShared: (count, isArchived) => countShared(count, isArchived, 'pl'),
  size,
  moment: iso => formatDateTime(iso, undefined, 'pl'),
  relative: (iso, now) => formatRelative(iso, now, 'pl'),
  percent: whole => `${whole}%`,
  retry: 'Ponów',
  resume: 'Wznów',
  whatCanIDo: 'Co mogę zrobić?',
  language: 'Język',
  faq: 'Częste pytania',
  help: 'Instrukcja',
  accessibility: 'Deklaracja dostępności',
  cancel: 'Anuluj',

  link: {
    processing: 'Prawie gotowe',
    processingTexts: [
      'Pliki są jeszcze przetwarzane. Spróbuj ponownie później.',
      'Ta strona sprawdza to automatycznie i otworzy się, gdy tylko będą gotowe.',
    ],
    checkAgain: 'Sprawdź ponownie',
    expired: 'Transfer wygasł!',
    expiredText: 'Pliki, które chcesz pobrać, nie są już dostępne. Możesz poprosić nadawcę o ponowne wysłanie.',
    moreTime: {
      ask: 'Poproś o więcej czasu',
      asked:
        'Dziękujemy. Jeśli pliki można jeszcze udostępnić, nadawca otrzyma Twoją prośbę. Jeśli przedłuży transfer, ten link znów będzie działać.',
    },
    unknown: 'Nie znamy tego linku.',
    unknownText: 'Sprawdź, czy skopiowano go w całości, od pierwszego do ostatniego znaku.',
    busy: 'Zbyt wiele żądań.',
    busyText: seconds => `Ta strona automatycznie ponowi próbę za ${inSeconds(seconds)}.`,
    tryAgain: 'Spróbuj ponownie',
    unreachable: 'Nie można pobrać.',
    unreachableText: 'Nie można połączyć się z serwerem. Sprawdź połączenie.',
    refused: 'Nie udało się pobrać.',
    refusedText: 'Usługa jest chwilowo niedostępna. Spróbuj ponownie za chwilę.',
  },

  transfer: {
    hasShared: (count, isArchived) => `udostępnia Ci ${countShared(count, isArchived, 'pl')}`,
    message: 'Wiadomość',
    readMore: 'Czytaj więcej',
    hide: 'Zwiń',
    expires: relative => `Wygasa ${relative}`,
    isProtected: 'Chronione hasłem',
    isProtectedText: 'Pobierzesz jedno archiwum ZIP. Hasło do niego przychodzi w osobnym e-mailu.',
    acknowledgement: 'Potwierdzam, że te pliki są przeznaczone dla mnie i że będę obchodzić się z nimi ostrożnie.',
    tickFirst: 'Aby kontynuować, zaznacz pole powyżej.',
    proceed: 'Dalej',
  },

  /** After a press that a program could have made. */
  personStep: {
    title: 'Jeszcze jeden krok',
    text: 'Naciśnięcie wyglądało jak automatyczna kontrola systemu pocztowego. Proszę chwilę poczekać, a potem nacisnąć przycisk jeden raz.',
    open: 'Otwórz pliki',
    wait: 'Proszę poczekać, aż przycisk będzie gotowy.',
    ready: 'Przycisk jest gotowy.',
  },

  archive: {
    howToOpen: 'Jak otworzyć archiwum',
    steps: [
      'Pobierz archiwum i znajdź e-mail z hasłem. Wysłano go osobno od e-maila z linkiem.',
      'Otwórz archiwum programem obsługującym AES\u2011256: 7\u2011Zip lub WinZip w systemie Windows, Keka na Macu, 7z w systemie Linux.',
      'Skopiuj hasło z e-maila, bez spacji przed nim i po nim.',
    ],
    otherTools:
      '„Operation not permitted” lub podobny błąd oznacza, że program nie obsługuje AES\u2011256: użyj jednego z powyższych.',
  },

  file: {
    download: name => `Pobierz ${name}`,
    downloadAgain: name => `Pobierz ponownie ${name}`,
    retry: name => `Ponów: ${name}`,
    preparingName: name => `Przygotowywanie: ${name}`,
    preparing: 'Przygotowywanie pobierania.',
    busy: seconds => `Zbyt wiele żądań, ciąg dalszy za ${inSeconds(seconds)}.`,
    tooMany: seconds => `Zbyt wiele żądań. Spróbuj ponownie za ${inSeconds(seconds)}.`,
    started: 'Pobieranie rozpoczęte.',
    saved: 'Zapisano.',
    failed: name => `Nie udało się pobrać ${name}.`,
    waiting: 'Czeka na swoją kolej.',
    inArchive: 'W archiwum ZIP.',
    cancel: name => `Anuluj pobieranie ${name}`,
    resume: name => `Wznów pobieranie ${name}`,
  },

  all: {
    download: 'Pobierz wszystkie',
    downloadZip: 'Pobierz wszystkie jako ZIP',
    counting: (index, count) => `Pobieranie ${index} z ${count}`,
    started: 'Rozpoczęto wszystkie pobierania.',
    someFailed: count =>
      plural(
        count,
        {
          one: 'Nie udało się pobrać # pliku.',
          few: 'Nie udało się pobrać # plików.',
          many: 'Nie udało się pobrać # plików.',
          other: 'Nie udało się pobrać # pliku.',
        },
        'pl',
      ),
    fileName: day => `pliki-${day}.zip`,
    cancel: 'Anuluj pobieranie wszystkich plików',
    resume: 'Wznów pobieranie wszystkich plików',
    failed: 'Nie udało się pobrać.',
  },

  saving: {
    progress: name => `Postęp: ${name}`,
    bytes: (done, total) => `${size(done)} z ${size(total)}`,
    begun: name => `Zapisywanie ${name}.`,
    broken: 'Utracono połączenie. Pobieranie automatycznie ruszy od miejsca przerwania.',
    goesOn: 'Pobieranie jest kontynuowane.',
    finishing: 'Kończenie.',
    saved: name => `Zapisano ${name}.`,
    cancelled: 'Pobieranie anulowano.',
    noRoom: 'Na tym dysku jest za mało miejsca.',
    notWritable: 'Nie można tam zapisać pliku. Wybierz inne miejsce.',
    keepOpen: 'Nie zamykaj tej strony, dopóki pobieranie się nie zakończy.',
  },

  login: {
    title: 'Zaloguj się, aby otworzyć te pliki',
    text: 'Otwiera je tylko osoba, dla której są przeznaczone. Po zalogowaniu wrócisz tutaj.',
    signIn: 'Zaloguj się',
    otherPerson: 'Te pliki nie są dla Ciebie dostępne',
    otherPersonTexts: email => [
      `Zalogowano Cię tutaj jako ${email}. Pliki są przeznaczone dla innej osoby lub Twoja sesja się zakończyła.`,
      'Najpierw nastąpi wylogowanie. Na następnej stronie naciśnij „Zaloguj się”, a wrócisz tutaj.',
    ],
    signInAsAnother: 'Zaloguj się jako inna osoba',
  },

  code: {
    title: 'Potwierdź, że to Ty',
    text: 'Nadawca chroni te pliki kodem, który jest ważny przez kilka minut.',
    goesTo: { sms: phone => `Kod SMS na numer ${phone}`, email: email => `Kod e-mailem na adres ${email}` },
    wentTo: {
      sms: phone => `Kod z SMS-a na numer ${phone}`,
      email: email => `Kod z e-maila na adres ${email}`,
    },
    nothingYet: 'Dopóki nie naciśniesz przycisku, nic nie zostanie wysłane.',
    send: 'Wyślij kod',
    sending: 'Wysyłanie…',
    sent: 'Kod wysłano.',
    verify: 'Sprawdź',
    verifying: 'Sprawdzanie…',
    expiresIn: clock => `Wygasa za ${clock}`,
    expiresSoon: seconds => `Kod wygaśnie za ${inSeconds(seconds)}.`,
    expired: 'Kod wygasł.',
    wrong: 'Nieprawidłowe hasło',
    attempts: count =>
      plural(
        count,
        { one: 'Została # próba', few: 'Zostały # próby', many: 'Zostało # prób', other: 'Zostało # próby' },
        'pl',
      ),
    incomplete: 'Kod ma sześć cyfr.',
    otherPrefix: (theirs, ours) => `Ten kod zaczyna się od ${theirs}. Najnowszy zaczyna się od ${ours}.`,
    resend: { sms: 'Wyślij nowy kod SMS-em', email: 'Wyślij nowy kod e-mailem' },
    instead: { sms: 'Wyślij raczej SMS-em', email: 'Wyślij raczej e-mailem' },
    failed: 'Nie udało się zalogować.',
    unreachable: 'Nie można połączyć się z serwerem. Sprawdź połączenie.',
    refused: {
      sms: 'Sieć telefoniczna odrzuciła wiadomość. Poproś nadawcę o sprawdzenie numeru.',
      email: 'Nie udało się wysłać kodu na ten adres. Poproś nadawcę o jego sprawdzenie.',
    },
    waiting: 'Pliki są jeszcze przetwarzane, a kodu nie wysłano. Spróbuj ponownie za minutę.',
    trust: {
      label: 'Ufaj temu urządzeniu przez 30 dni',
      text: 'Kolejne linki przesłane do Ciebie otworzą się wtedy w tej przeglądarce bez kodu. Zaznacz to pole tylko na urządzeniu, z którego nikt inny nie korzysta.',
      isTrusted: 'To urządzenie jest zaufane. Linki przesłane do Ciebie otwierają się tutaj bez kodu.',
      forget: 'Zapomnij to urządzenie',
      forgotten: 'To urządzenie nie jest już zaufane. Następny link ponownie poprosi o kod.',
      failed: 'Nie udało się zapisać tego urządzenia jako zaufanego. Następny link ponownie poprosi o kod.',
    },
    ended: 'Te pliki nie są już dostępne, a kodu nie wysłano. Odśwież tę stronę.',
    locked: (relative, at) =>
      `Kodu nie wysłano, bo zamówiono ich zbyt wiele. Następny możesz zamówić ${relative}, od ${at}.`,
    lockedPermanently:
      'Kodu nie wysłano, bo zamówiono ich zbyt wiele. Poproś nadawcę, aby zezwolił na nowe kody, a potem wyślij kod tutaj.',
  },
}

/** '1,4 MB', which no line breaks. */
function size(bytes: number): string {
  return formatBytes(bytes, 'pl').replace(' ', '\u00a0')
}

/** After 'za'. */
function inSeconds(seconds: number): string {
  return plural(seconds, { one: '# sekundę', few: '# sekundy', many: '# sekund', other: '# sekundy' }, 'pl')
}
