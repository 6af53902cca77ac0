import type { ReviewTexts } from '../en/review.ts'
import { formatCount, formatDuration, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'pl')
const days = (count: number) => formatDuration(count, 'day', 'pl')
/** After 'z'. */
const ofFiles = (files: number) =>
  plural(files, { one: '# pliku', few: '# plików', many: '# plików', other: '# pliku' }, 'pl')
const opensAgain = (recipient: string) =>
  `Jeśli ${recipient} nie kontynuuje, unieważnij prośbę. W przeciwnym razie link otworzy się ponownie 24 godziny po przerwaniu przesyłania.`

export const review: ReviewTexts = {
  transferHeading: 'Szczegóły transferu',
  requestHeading: 'Szczegóły prośby',
  refresh: 'Odśwież',
  asAdministrator:
    'Oglądasz to jako administrator, bez linku otwierającego pliki. To wyświetlenie jest zapisane w dzienniku audytu.',
  outdated: 'Te dane mogą być nieaktualne',
  triesAgain: 'Strona ponawia próbę co kilka sekund.',
  pleaseTryAgain: 'Spróbuj ponownie.',

  missing: {
    title: 'Nie znaleziono transferu',
    forSender:
      'Adres może być niekompletny, transfer mógł zostać usunięty lub wysłała go inna osoba: transfer widzi tylko jego nadawca. Sprawdź adres.',
    forAdministrator: 'Adres może być niekompletny lub transfer mógł zostać usunięty. Sprawdź adres.',
    failed: 'Nie udało się wczytać transferu',
    failedText: 'Nie udało się wczytać transferu.',
    loading: 'Wczytywanie transferu',
  },

  state: {
    title: 'Stan',
    extendable: moment => `Możesz go przedłużyć do ${moment}.`,
    waiting: 'Oczekuje',
    unknownReason: 'Przyczyna jest nieznana',
    notReleased: 'Pliki nie zostały udostępnione.',
    notShared: 'Odbiorcy nic nie udostępniono.',
    requestAgain: 'Sprawdź pliki, a potem poproś o nie ponownie.',
    sendAgain: 'Sprawdź pliki, a potem wyślij je ponownie.',
    updating: meaning => `${meaning}. Ta strona aktualizuje się co pięć sekund.`,
    unfinished: (meaning, recipient) => `${meaning}. ${opensAgain(recipient)}`,
    stalled: (meaning, hours, recipient) =>
      `${meaning}. Od co najmniej ${plural(
        hours,
        { one: '# godziny', few: '# godzin', many: '# godzin', other: '# godziny' },
        'pl',
      )} nic nie dotarło. ${opensAgain(recipient)}`,

    copyUploadLink: recipient =>
      `Prośba jest nadal dostępna: skopiuj poniższy link i przekaż go do ${recipient} w inny sposób.`,
    copyDownloadLink: 'Pliki są nadal dostępne: skopiuj poniższy link i przekaż go odbiorcy w inny sposób.',
    uploadLink: 'Link do przesyłania',
    uploadLinkNote: recipient => `Linku można użyć raz. Każdy, kto go ma, może przesłać pliki zamiast ${recipient}.`,
    downloadLink: 'Link do pobierania',
    codeLinkNote: 'Z tym linkiem i kodem z telefonu odbiorca dostanie pliki.',
    emailCodeLinkNote: 'Z tym linkiem i kodem ze skrzynki odbiorca dostanie pliki.',
    openLinkNote: 'Każdy, kto ma ten link, może dostać pliki: przekaż go tylko odbiorcy.',
    download: 'Pobierz',
    onlyYou: 'Pliki może otworzyć tylko zalogowana osoba, która o nie prosiła, czyli Ty.',

    requestedAgainAs: 'Poproszono ponownie jako {link}',
    sentAgainAs: 'Wysłano ponownie jako {link}',
    sentAs: 'Wysłano jako {link}',
    sentToRightAs: 'Wysłano do właściwego odbiorcy jako {link}',
    replaces: 'Zastępuje {link}, wysłany do niewłaściwego odbiorcy',
  },

  openUpload: {
    sending: 'Karta tej przeglądarki przesyła pliki. Nie zamykaj jej, dopóki przesyłanie się nie zakończy.',
    resumable: 'Przesyłanie nie zostało ukończone. Możesz je kontynuować w tej przeglądarce.',
    elsewhere:
      'Przesyłanie trwa w przeglądarce, w której je rozpoczęto. Jeśli nie może się zakończyć, odrzuć je i wyślij pliki ponownie. Bez postępu zakończy się automatycznie po 24 godzinach.',
    goOn: 'Kontynuuj',
  },

  blocked: {
    title: 'Zablokowany przez zasadę',
    sendAnew:
      'Nie można go wysłać ponownie. Wyślij inne pliki, wybierz innego odbiorcę lub zapytaj administratorów swojej organizacji.',
    requestAnew: 'Sprawdź pliki, a potem poproś o inne pliki lub zapytaj administratorów swojej organizacji.',
    changes:
      'Po ponownym wysłaniu transfer zmieni się w opisany niżej sposób. Pliki są przechowywane; niczego nie trzeba przesyłać ponownie.',
    on: {
      anonymousTransfer: 'Będziesz ukrytym nadawcą.',
      passwordProtection: 'Pliki będą chronione hasłem.',
      mobileOtp: 'Odbiorca będzie potrzebować kodu SMS.',
      emailOtp: 'Odbiorca będzie potrzebować kodu z e-maila.',
      trackingId: 'Transfer będzie mieć ID śledzenia.',
      acknowledgement: 'Wyrazisz zgodę.',
    },
    off: {
      anonymousTransfer: 'Będziesz widocznym nadawcą.',
      passwordProtection: 'Pliki nie będą chronione hasłem.',
      mobileOtp: 'Odbiorca nie będzie potrzebować kodu SMS.',
      emailOtp: 'Odbiorca nie będzie potrzebować kodu z e-maila.',
      trackingId: 'Transfer nie będzie mieć ID śledzenia.',
    },
    templateSet: name => `E-maile będą używać zestawu szablonów „${name}”.`,
    expiry: count => `Link będzie działać przez ${days(count)}.`,
    other: feature => `Zmieni się opcja z nowszej wersji: ${feature}.`,
  },

  sendAgain: {
    trackingId: 'ID śledzenia tego transferu',
    failed: 'Nie wysłano transferu ponownie',
    running: 'Ponowne wysyłanie transferu',
    act: 'Wyślij ponownie',
    done: recipient => `Transfer do ${recipient} wysłano ponownie.`,
  },

  undo: {
    button: 'Cofnij wysłanie',
    running: 'Cofanie wysłania',
    offer: 'Jeszcze nie wysłano: można to jeszcze cofnąć',
    left: duration =>
      `Przed upływem czasu nic nie zostanie udostępnione ani wysłane e-mailem. Pozostały czas: ${duration}.`,
    over: 'Pliki zostaną zaraz udostępnione.',
    failed: 'Wysłanie nie zostało cofnięte',
    done: 'Cofnięto przed wysłaniem',
    doneText: 'Nikt nie dostał e-maila, a link nie otwiera żadnych plików.',
  },

  wrongRecipient: {
    button: 'Niewłaściwy odbiorca?',
    title: 'Wysłano do niewłaściwego odbiorcy?',
    act: 'Wycofaj teraz',
    running: 'Wycofywanie transferu',
    notReleased: recipient => `Nic jeszcze nie udostępniono. ${recipient} nie dostanie ani plików, ani e-maila.`,
    thenSend: 'Potem możesz wysłać te same pliki do właściwego odbiorcy bez ponownego przesyłania.',
    linkStops: recipient =>
      `Link natychmiast przestanie działać, a ${recipient} nie będzie już mieć dostępu do plików. E-mail w tej sprawie nie zostanie wysłany.`,
    thenSeeAndSend:
      'Potem zobaczysz, czy coś pobrano, i możesz wysłać te same pliki do właściwego odbiorcy bez ponownego przesyłania.',
    failed: 'Nie wycofano transferu',
    reloaded: 'Wczytano bieżący stan. Jeśli transfer nadal trafia do tego odbiorcy, spróbuj ponownie.',

    cannotGet: recipient => `Link już nie działa. ${recipient} nie może pobrać plików.`,
    mayHave: recipient => `Link już nie działa, ale ${recipient} może mieć pliki.`,
    report:
      'Zgłoś to teraz osobie odpowiedzialnej za bezpieczeństwo lub administratorowi organizacji, podając poniższe ID transferu.',
    erased: 'Przechowywane pliki usunięto. Wyślij je do właściwego odbiorcy w nowym transferze.',

    send: moment =>
      `Wyślij te same pliki, wiadomość i opcje do właściwego odbiorcy. Niczego nie trzeba przesyłać ponownie. Możesz to zrobić do ${moment}; potem pliki zostaną usunięte.`,
    newPassword: 'Archiwum otrzyma nowe hasło.',
    name: 'Nazwa właściwego odbiorcy – opcjonalnie',
    email: 'E-mail właściwego odbiorcy',
    sameAddress: 'To adres, na który wysłano pliki przez pomyłkę.',
    sendAct: 'Wyślij do właściwego odbiorcy',
    sendActTo: address => `Wyślij do ${address}`,
    sending: 'Wysyłanie przechowywanych plików',
    sendingTo: recipient => `Pliki są wysyłane do ${recipient}.`,
  },

  archive: {
    title: 'Ochrona hasłem',
    name: 'Archiwum',
    sealing: percent => `Szyfrowanie ${percent}`,
    sealedLater: 'Zostanie zaszyfrowane po sprawdzeniu wszystkich plików',
    passwordLater: recipient =>
      `Pliki trafią do jednego archiwum ZIP zaszyfrowanego algorytmem AES-256. Hasło zostanie wysłane do ${recipient} w osobnym e-mailu.`,
    passwordUnsent: 'Niczego nie udostępniono i nie wysłano hasła.',
    passwordSent: recipient =>
      `Hasło wysłano do ${recipient} w osobnym e-mailu. Nie jest tu przechowywane i nie można go sprawdzić.`,
  },

  codes: {
    title: 'Kod SMS',
    phone: 'Numer telefonu',
    unknownPhone: 'Nieznany',
    byEmail: 'Także e-mailem',
    allowed: 'Dozwolone',
    unlock: 'Odblokuj kody',
    unlocking: 'Odblokowywanie kodów',
    unlocked: recipient => `${recipient} może znów zamawiać kody.`,
    unlockFailed: 'Nie odblokowano kodów',
    resetFailed: 'Nie zresetowano kodów.',
    change: 'Zmień numer',
    help: 'Po zbyt wielu kodach odbiorca zostaje zablokowany: po odblokowaniu może znów zamawiać kody. Po zmianie numeru kody będą wysyłane na nowy numer, a weryfikacja obecnego straci ważność.',
    changeTitle: 'Zmień numer do kodów',
    changing: 'Zmienianie numeru',
    changed: recipient => `Kody dla ${recipient} będą teraz wysyłane na nowy numer.`,
    changeFailed: 'Nie zmieniono numeru',
    changeText: (phone, recipient) =>
      `Obecnie kody są wysyłane na numer ${phone}. Upewnij się, że nowy numer należy do ${recipient}: każdy, kto go ma, może dostać pliki.`,
    changeUnknownText: recipient =>
      `Obecnie kody są wysyłane na inny numer. Upewnij się, że nowy numer należy do ${recipient}: każdy, kto go ma, może dostać pliki.`,
    emailTitle: 'Kod e-mailem',
    goTo: 'Kody są wysyłane na',
    ownAddress: 'Adres odbiorcy',
    emailHelp:
      'Po zbyt wielu kodach odbiorca zostaje zablokowany: po odblokowaniu wszyscy odbiorcy tego transferu mogą znów zamawiać kody. Kod e-mailem jest tylko tak bezpieczny jak skrzynka, w której jest także link.',
    allUnlocked: 'Odbiorcy mogą znów zamawiać kody.',
  },

  details: {
    title: 'Szczegóły',
    noMessage: 'Brak wiadomości',
    requestedFrom: 'Adresat prośby',
    fromDropPage: 'Otrzymano przez',
    notProven: 'Twoja strona przyjmowania plików. Nadawca podał te dane i adres; nic ich nie potwierdza.',
    requestedBy: 'Prosi',
    recipientName: 'Nazwa odbiorcy',
    created: 'Utworzono',
    expires: 'Wygasa',
    withdrawn: 'Wycofano',
    revoked: 'Unieważniono',
    nothingShared: 'Nic nie udostępniono',
    daysAfterSending: count => `${days(count)} po wysłaniu`,
    downloads: 'Pobrania',
    hiddenSender: 'Ukryty: odbiorca widzi tylko Twoją organizację',
    transferId: 'ID transferu',
    trackingId: 'ID śledzenia',
    templateSet: 'Zestaw szablonów',
    policies: 'Zasady',
    linkByEmail: 'Link e-mailem',
    linkNotSent: 'Nie wysłano: przekażesz go samodzielnie',
  },

  files: {
    name: 'Nazwa',
    file: 'Plik',
    size: 'Rozmiar',
    state: 'Stan',
    found: 'Dane wrażliwe',
    sha256: 'SHA-256',
    labelledSha256: 'SHA-256 {digest}',
    none: 'Ten transfer nie ma plików.',
    unknown: 'Jeszcze nieznane',
    digestOf: name => `SHA-256 pliku ${name}`,
    digestStartOf: (beginning, name) => `${beginning}, SHA-256 pliku ${name}`,
    copyDigest: 'Kopiuj SHA-256',
    copyRefused: 'Ta przeglądarka nie pozwala stronom kopiować. Zaznacz wartość i skopiuj ją.',

    waitingForUpload: 'Czeka na przesłanie',
    waiting: 'Oczekuje',
    waitingToBeAnonymized: 'Czeka na anonimizację',
    waitingToBeInspected: 'Czeka na sprawdzenie',
    anonymizing: 'Anonimizacja',
    inspecting: 'Sprawdzanie',
    inspected: 'Sprawdzono',
    inspectedInPart: 'Sprawdzono częściowo',
    error: 'Błąd',
    info: 'Informacja',
    notUploaded: 'Nie przesłano',
    notProcessed: 'Nie przetworzono',
    verified: 'Zweryfikowano',
    notAnonymized: 'Nie zanonimizowano',
    percent: (state, percent) => `${state} ${percent}`,
    proceeding: 'Nic nie trzeba robić – transfer jest kontynuowany.',
  },

  malware: {
    allow: 'Dopuść tę zawartość',
    allowOf: name => `Dopuść tę zawartość: ${name}`,
    title: 'Dopuścić tę zawartość?',
    text: signature =>
      `Jeśli ${signature} to fałszywy alarm, dokładnie ten plik będzie można wysłać ponownie przez 90 dni. Usunięty plik nie wróci: nadawca otrzyma e-mail i wyśle go jeszcze raz.`,
    reason: 'Powód',
    reasonHelp: 'Dziennik audytu zapisze go z Twoim nazwiskiem.',
    act: 'Dopuść',
    running: 'Dopuszczanie zawartości',
    failed: 'Zawartość nie została dopuszczona',
    allowedUntil: day => `Administrator dopuszcza tę zawartość do ${day}.`,
    sendAgain: 'Wyślij plik ponownie.',
    askAgain: 'Poproś o plik ponownie.',
    end: 'Cofnij dopuszczenie',
    endOf: name => `Cofnij dopuszczenie: ${name}`,
    endTitle: 'Cofnąć dopuszczenie?',
    endText: signature =>
      `Od teraz pliki o tej zawartości będą znów odrzucane, gdy skaner zgłosi ${signature}. Transfery już wysłane pozostają dostępne.`,
    endAct: 'Cofnij',
    endRunning: 'Cofanie dopuszczenia',
    endFailed: 'Dopuszczenie nie zostało cofnięte',
  },

  found: {
    title: 'Dane wrażliwe',
    kinds: counted => `Znalezione dane wrażliwe: ${counted}`,
    looking: (inspected, all) => `Szukanie danych wrażliwych, sprawdzono ${number(inspected)} z ${ofFiles(all)}`,
    partly: count =>
      plural(
        count,
        {
          one: 'Nie udało się w pełni sprawdzić # pliku. Przyczyny podano poniżej.',
          few: 'Nie udało się w pełni sprawdzić # plików. Przyczyny podano poniżej.',
          many: 'Nie udało się w pełni sprawdzić # plików. Przyczyny podano poniżej.',
          other: 'Nie udało się w pełni sprawdzić # pliku. Przyczyny podano poniżej.',
        },
        'pl',
      ),
    anonymized: 'Zanonimizowane pliki sprawdzono w postaci, którą otrzyma odbiorca.',
    none: 'Nie znaleziono danych wrażliwych',
    notInspected: 'Plików nie sprawdzono',
    noneInPart: 'W sprawdzonej części nic nie znaleziono',

    details: 'Szczegóły',
    detailsOf: name => `Szczegóły znalezionych danych: ${name}`,
    identical: counted => `${counted}, wszystkie jednakowe`,
    distinct: (counted, different) => `${counted}, różnych: ${number(different)}`,
    place: counted => `{place}: ${counted}`,
    page: page => `Strona ${page}`,
    sheet: page => `Arkusz ${page}`,
    slide: page => `Slajd ${page}`,
    column: column => `Kolumna ${column}`,
    pageAndColumn: (page, column) => `${page}, ${column}`,
    recognisedPlace: place => `${place} (OCR)`,
    onlyFrequent: max => `Na liście są tylko najczęstsze miejsca (limit: ${number(max)}).`,
    sampled: (kinds, read, total) =>
      `Tych rodzajów danych szukano tylko w części tekstu: ${formatList(kinds, 'pl')} (znaki: ${read} z ${total}).`,
    assumedEncoding: encoding => `Odczytano jako ${encoding} (założenie).`,
    recognised: count =>
      `Strony i obrazy odczytane przez rozpoznawanie tekstu (OCR), z możliwymi błędami: ${number(count)}.`,
    misleadingName: (named, found) => `Nazwa pliku kończy się na .${named}, ale zawartość to .${found}.`,
    untypedName: found => `Nazwa pliku nie ma rozszerzenia; zawartość to .${found}.`,
  },

  secondOpinion: {
    title: 'Druga opinia: Amazon Macie',
    both: kinds => `Znalezione przez oba: ${kinds}`,
    onlyMacie: kinds => `Znalezione tylko przez Macie: ${kinds}`,
    onlyHere: kinds => `Znalezione tylko tutaj: ${kinds}`,
    notSought: kinds => `Macie tego nie szuka: ${kinds}`,
    counted: (kind, count) => `${kind} (${number(count)})`,
    counts: (kind, count, second) => `${kind} (${number(count)}; Macie: ${number(second)})`,
  },

  anonymized: {
    columns: count =>
      plural(
        count,
        {
          one: '# zanonimizowana kolumna',
          few: '# zanonimizowane kolumny',
          many: '# zanonimizowanych kolumn',
          other: '# zanonimizowanej kolumny',
        },
        'pl',
      ),
    ofFile: (name, columns) => `Anonimizacja ${name}: ${columns}`,
    rows: count =>
      plural(
        count,
        {
          one: '# wiersz danych.',
          few: '# wiersze danych.',
          many: '# wierszy danych.',
          other: '# wiersza danych.',
        },
        'pl',
      ),
    column: (method, outcome) => `{column}: ${method}. ${outcome}`,
    unnamedColumn: column => `Kolumna ${column}`,
    changed: (changed, unchanged) => `Wartości zmienione: ${number(changed)}, niezmienione: ${number(unchanged)}.`,
    replaced: count =>
      plural(
        count,
        {
          one: '# wartość była za krótka na szyfrowanie z zachowaniem formatu lub zawierała litery spoza zakresu A–Z i została zamiast tego zastąpiona.',
          few: '# wartości były za krótkie na szyfrowanie z zachowaniem formatu lub zawierały litery spoza zakresu A–Z i zostały zamiast tego zastąpione.',
          many: '# wartości było za krótkich na szyfrowanie z zachowaniem formatu lub zawierało litery spoza zakresu A–Z i zostało zamiast tego zastąpionych.',
          other:
            '# wartości było za krótkie na szyfrowanie z zachowaniem formatu lub zawierało litery spoza zakresu A–Z i zostało zamiast tego zastąpione.',
        },
        'pl',
      ),
    pseudonymized: 'Tylko pseudonimizacja: każdy, kto zna klucz, może odtworzyć wartości.',
  },
}
