import type { OrgFaqTexts, RecipientFaqTexts } from '../en/faq.ts'

export const recipientFaq: RecipientFaqTexts = {
  whatIsThis: {
    question: 'Przyszedł do mnie e-mail z linkiem do pobierania. Co to jest i czy można mu ufać?',
    answer:
      '<p>Osoba z organizacji podanej w e-mailu udostępnia Ci pliki. Link otwiera stronę tej organizacji, na której przed pobraniem czegokolwiek widać, kto udostępnia pliki.</p><p>Zanim otworzysz link, sprawdź, czy:</p><ul><li>znasz nadawcę lub spodziewasz się plików,</li><li>adres linku zaczyna się od <code>https://</code> i należy do tej organizacji.</li></ul><p>W razie wątpliwości zadzwoń do nadawcy pod numer, który już znasz. Nie używaj numeru z e-maila.</p>',
  },
  archiveFails: {
    question: 'Archiwum się nie otwiera. Widzę „Operation not permitted”.',
    answer:
      '<p>Archiwum jest zaszyfrowane algorytmem AES-256. Narzędzie do archiwów w Twoim systemie nie może go otworzyć i może zgłaszać „Operation not permitted”. Użyj programu obsługującego AES-256:</p><ul><li><strong>Windows:</strong> 7-Zip lub WinZip</li><li><strong>Mac:</strong> Keka lub The Unarchiver</li><li><strong>Linux:</strong> 7-Zip (<code>7z x files.zip</code>)</li></ul><p>W programie 7-Zip:</p><ol><li>Kliknij pobrany plik ZIP prawym przyciskiem myszy.</li><li>Wybierz <strong>7-Zip</strong>, a potem <strong>Wypakuj tutaj</strong>.</li><li>Wpisz hasło z osobnego e-maila.</li></ol>',
  },
  passwordMissing: {
    question: 'Gdzie jest hasło do archiwum?',
    answer:
      '<p>W osobnym e-mailu, wysyłanym zaraz po e-mailu z linkiem. Link i hasło nigdy nie są wysyłane razem.</p><ul><li>Zajrzyj do folderu ze spamem.</li><li>Poczekaj kilka minut. Niektóre systemy poczty wstrzymują e-maile.</li><li>Jeśli hasło nie dotrze, poproś nadawcę o ponowne wysłanie plików. Hasło nie jest przechowywane, więc nikt nie może go sprawdzić.</li></ul>',
  },
  passwordRefused: {
    question: 'Archiwum nie przyjmuje hasła.',
    answer:
      '<ul><li>Skopiuj hasło z e-maila, zamiast je wpisywać, bez spacji przed nim i po nim.</li><li>Sprawdź, czy e-mail z hasłem dotyczy tego archiwum. Każdy transfer ma własne hasło.</li><li>Jeśli program zgłasza inny błąd niż złe hasło, zobacz <a href="#faq-recipient-archiveFails">Archiwum się nie otwiera</a>.</li><li>Jeśli pobieranie zostało przerwane, pobierz archiwum ponownie.</li></ul>',
  },
  codeMissing: {
    question: 'Kod nie dociera.',
    answer:
      '<ul><li>Sprawdź ostatnie cyfry numeru telefonu na stronie. Jeśli numer jest błędny, poproś nadawcę o poprawienie.</li><li>Poczekaj minutę i sprawdź, czy telefon ma zasięg.</li><li>Gdy kod wygaśnie, zamów na stronie nowy.</li><li>Jeśli na taką wiadomość odpowiedziano kiedyś <code>STOP</code>, Twój numer jest zablokowany. Poproś nadawcę, aby skontaktował się ze swoją pomocą techniczną.</li></ul><p>Kody nie są wysyłane na telefony stacjonarne.</p><p>Jeśli kod jest wysyłany e-mailem, sprawdź folder ze spamem i poczekaj kilka minut. Strona pokazuje początek adresu.</p>',
  },
  codeRefused: {
    question: 'Po wpisaniu kodu strona pokazuje „Nieprawidłowe hasło”.',
    answer:
      '<p>Kod ma sześć cyfr, jest ważny przez trzy minuty i można go użyć raz. Porównaj dwie litery przed polem z literami w wiadomości. Jeśli są inne, kod pochodzi ze starszej wiadomości: użyj najnowszej.</p><p>Masz trzy próby. Potem zamów nowy kod.</p>',
  },
  codeLocked: {
    question: 'Kody nie są już wysyłane. Co mogę zrobić?',
    answer:
      '<p>Liczba kodów na godzinę i na dzień jest ograniczona, aby nikt nie mógł ich odgadnąć. Strona podaje, kiedy można wysłać następny kod.</p><p>Jeśli strona każe zwrócić się do nadawcy: nadawca może zezwolić na nowe kody na stronie transferu.</p>',
  },
  trustedDevice: {
    question: 'Co oznacza „Ufaj temu urządzeniu”?',
    answer:
      '<p>W niektórych organizacjach po wpisaniu kodu można go pomijać przez 30 dni. Przeglądarka potwierdza wtedy tożsamość kluczem, którego nigdy nie ujawnia, i otwiera pliki wysłane na ten sam adres i chronione w ten sam sposób.</p><ul><li>Zaznacz to pole tylko na urządzeniu, z którego nikt inny nie korzysta: każdy, kto go używa, może otworzyć Twoje pliki.</li><li>Aby to zakończyć, naciśnij „Zapomnij to urządzenie” pod plikami. W razie utraty urządzenia poproś nadawcę o odblokowanie kodów: żadne z Twoich urządzeń nie będzie już zaufane.</li><li>Zaufanie wygasa także wtedy, gdy przeglądarka usunie dane tej strony. Niektóre przeglądarki robią to po tygodniu bez odwiedzin.</li></ul>',
  },
  linkExpired: {
    question: 'Strona pokazuje „Transfer wygasł!”',
    answer:
      '<p>Link działa przez ograniczony czas, domyślnie {expiry}, a nadawca może go zakończyć wcześniej. Potem pliki nie są już dostępne.</p><p>Poproś nadawcę o ponowne wysłanie. Otrzymasz wtedy nowy e-mail z nowym linkiem.</p>',
  },
  linkUnknown: {
    question: 'Strona pokazuje „Nie znamy tego linku.”',
    answer:
      '<p>Link jest prawdopodobnie niekompletny. Niektóre programy pocztowe dzielą długi link na dwie części.</p><ul><li>Kliknij przycisk w e-mailu, zamiast kopiować link.</li><li>Jeśli kopiujesz, skopiuj cały link, od pierwszego do ostatniego znaku.</li><li>Jeśli nadal nie działa, poproś nadawcę o nowy link.</li></ul>',
  },
  stillProcessing: {
    question: 'Strona informuje, że pliki są jeszcze przetwarzane.',
    answer:
      '<p>Wszystkie pliki są sprawdzane przed udostępnieniem. Małe zajmują kilka sekund, duże mogą potrwać dłużej. Nie zamykaj strony: otworzy się sama, gdy tylko pliki będą gotowe.</p><p>Jeśli w ciągu godziny nic się nie zmieni, powiadom nadawcę.</p>',
  },
  downloadStops: {
    question: 'Pobieranie zatrzymuje się lub kończy błędem.',
    answer:
      '<ul><li>Naciśnij <strong>Wznów</strong> lub <strong>Ponów</strong> obok pliku. Przerwane pobieranie ruszy od miejsca przerwania, jeśli obsługuje to Twoja przeglądarka.</li><li>Sprawdź, czy na dysku jest dość miejsca.</li><li>Jeśli pobieranie blokuje sieć firmowa, zapytaj dział IT lub spróbuj z innej sieci.</li><li>Jeśli strona jest otwarta od dawna, odśwież ją.</li></ul>',
  },
  signInAsked: {
    question: 'Dlaczego mam się zalogować?',
    answer:
      '<p>Niektóre pliki otwierają się tylko dla zalogowanej osoby: gdy Twój adres należy do samej organizacji lub gdy wymagają tego jej zasady. Zaloguj się adresem, na który wysłano e-mail.</p><p>Jeśli nie masz tam konta, zapytaj nadawcę.</p>',
  },
  otherPerson: {
    question: 'Strona informuje, że te pliki nie są dla mnie dostępne.',
    answer:
      '<p>Zalogowano Cię innym adresem niż ten, na który wysłano pliki. Zaloguj się jako osoba, dla której są przeznaczone.</p><p>Jeśli pliki są dla Ciebie, pod obecnym adresem, poproś nadawcę o wysłanie ich na ten adres.</p>',
  },
  mailMissing: {
    question: 'Nadawca mówi, że wysłał pliki, ale nie mam e-maila.',
    answer:
      '<ul><li>Zajrzyj do folderu ze spamem i do kwarantanny swojej organizacji.</li><li>Poproś nadawcę o sprawdzenie Twojego adresu, litera po literze.</li><li>Przetwarzanie dużych plików trochę trwa. E-mail jest wysyłany potem.</li></ul>',
  },
  account: {
    question: 'Czy potrzebuję konta lub programu?',
    answer:
      '<p>Nie. Link otwiera się w każdej aktualnej przeglądarce. Programu potrzebujesz tylko do archiwum z hasłem: zobacz <a href="#faq-recipient-archiveFails">Archiwum się nie otwiera</a>.</p>',
  },
  forward: {
    question: 'Czy mogę przekazać link innej osobie z pracy?',
    answer:
      '<p>Nie rób tego. Kto ma link, może pobrać pliki, a nadawca widzi każde pobranie jako Twoje. Poproś nadawcę o wysłanie plików do tej osoby.</p>',
  },
  acknowledgement: {
    question: 'Dlaczego przed wyświetleniem plików muszę zaznaczyć pole?',
    answer:
      '<p>W ten sposób potwierdzasz, że pliki są przeznaczone dla Ciebie i że będziesz obchodzić się z nimi ostrożnie. Zapisujemy czas, aby nadawca wiedział, że otrzymała je właściwa osoba. Przedtem nic nie jest pobierane.</p>',
  },
  howLong: {
    question: 'Jak długo i ile razy mogę pobierać pliki?',
    answer:
      '<p>Do daty podanej na stronie i w e-mailu: domyślnie {expiry}, chyba że nadawca wybrał inny czas. Do tego momentu możesz pobierać pliki tyle razy, ile potrzebujesz.</p>',
  },
  filesRequested: {
    question: 'Mam przesłać pliki. Jak to zrobić?',
    answer:
      '<ol><li>Otwórz link z e-maila. Nie potrzebujesz konta.</li><li>Sprawdź, kto prosi, i wybierz lub upuść wszystkie pliki.</li><li>Zaznacz pole i naciśnij <strong>Prześlij</strong>.</li><li>Nie zamykaj karty, dopóki strona nie poinformuje, że pliki dotarły.</li></ol><p>Linku można użyć raz, więc przed przesłaniem wybierz wszystkie pliki.</p>',
  },
  uploadLinkEnded: {
    question: 'Strona przesyłania pokazuje „Link do przesyłania wygasł!” lub „Już przesłano!”',
    answer:
      '<p><strong>Link do przesyłania wygasł!</strong> Czas na przesłanie minął. Poproś osobę, która prosiła o pliki, o ponowienie prośby.</p><p><strong>Już przesłano!</strong> Linku można użyć raz, a pliki zostały już przez niego przesłane. Jeśli to nie Twoje pliki, od razu powiadom tę osobę.</p>',
  },
  uploadStops: {
    question: 'Przesyłanie się zatrzymało. Czy wszystko przepadło?',
    answer:
      '<p>Nie. Przesyłanie samo ruszy dalej, gdy sieć wróci. Jeśli karta została zamknięta, w ciągu 24 godzin otwórz link ponownie w tej samej przeglądarce. Przesłane dane nie są wysyłane ponownie.</p><p>Jeśli pliku nie można już odczytać, wybierz go ponownie.</p>',
  },
  uploadSize: {
    question: 'Jak duże pliki mogę przesłać?',
    answer: '<p>Pojedynczy plik może mieć do {fileSize}, a wszystkie pliki łącznie do {totalSize}.</p>',
  },
  onPhone: {
    question: 'Czy mogę pobrać pliki na telefon lub tablet?',
    answer:
      '<p>Tak, pojedyncze pliki otwierają się w każdej aktualnej przeglądarce. Do archiwum z hasłem potrzebujesz aplikacji obsługującej AES-256, takiej jak WinZip lub iZip. Duże pliki łatwiej pobrać na komputerze.</p>',
  },
  whatSenderSees: {
    question: 'Co nadawca widzi o mnie?',
    answer:
      '<p>Kiedy otwarto stronę linku oraz kiedy i ile razy pobrano każdy plik. Numer telefonu do kodów jest przechowywany w postaci zaszyfrowanej i pokazywany tylko częściowo.</p><p>Pytania o Twoje dane: {support}</p>',
  },
}

export const orgFaq: OrgFaqTexts = {
  howToSend: {
    question: 'Jak wysłać pliki?',
    answer:
      '<p>Wybierz pliki, podaj adres e-mail odbiorcy i wiadomość, sprawdź odbiorcę, wybierz opcje i naciśnij <strong>Wyślij teraz</strong>, a przy ostrzeżeniu o odbiorcy <strong>Wyślij do …</strong>. Odbiorca otrzyma e-mail z bezpiecznym linkiem. <a href="/help">Instrukcja</a> pokazuje każdy krok na obrazku.</p>',
  },
  limits: {
    question: 'Jak duży może być transfer?',
    answer:
      '<ul><li>Pojedynczy plik: do {fileSize}.</li><li>Wszystkie pliki transferu: do {totalSize} bez ochrony hasłem i do {archiveSize} z ochroną.</li></ul><p>Jeśli masz więcej, wyślij kilka transferów.</p>',
  },
  uploadStopped: {
    question: 'Przesyłanie się zatrzymało. Co teraz?',
    answer:
      '<ul><li><strong>Brak sieci:</strong> poczekaj. Przesyłanie samo ruszy dalej, gdy sieć wróci.</li><li><strong>Serwer nie odpowiada:</strong> poczekaj lub naciśnij <strong>Ponów</strong>. Przesłane dane nie są wysyłane ponownie.</li><li><strong>Pliku nie można już odczytać:</strong> został zmieniony, przeniesiony lub usunięty. Wróć, usuń go z listy i wybierz ponownie.</li><li><strong>Komputer przeszedł w stan uśpienia:</strong> wybudź go i nie zamykaj karty.</li></ul><p>Odbiorca nic nie otrzyma, dopóki wszystko nie zostanie przesłane i sprawdzone.</p>',
  },
  closedTab: {
    question: 'Karta została zamknięta podczas przesyłania.',
    answer:
      '<p>W ciągu 24 godzin otwórz ponownie stronę <a href="/transfer">Wyślij pliki</a> w tej samej przeglądarce. Strona zaproponuje kontynuację od miejsca przerwania. Może być konieczne ponowne wybranie tych samych plików; przesłane dane nie są wysyłane ponownie.</p>',
  },
  recipientWarning: {
    question: 'Dlaczego widzę ostrzeżenie o odbiorcy?',
    answer:
      '<p>Odbiorca jest porównywany z tym, co wcześniej wysłano od Ciebie i z Twojej organizacji. Ostrzeżenie pojawia się przy nowym adresie, nowej lub podobnej domenie, publicznej usłudze pocztowej albo plikach innych niż zwykle wysyłane pod ten adres.</p><p>Przeczytaj adres litera po literze. Jeśli jest właściwy, zachowaj go; w przeciwnym razie zmień. Ostrzeżenie nie pojawi się ponownie dla zachowanego odbiorcy.</p>',
  },
  wrongRecipient: {
    question: 'Wysłano pliki do niewłaściwego odbiorcy. Co robić?',
    answer:
      '<ol><li>Otwórz transfer na stronie <a href="/transfers">Moje transfery</a>.</li><li>Wybierz <strong>Niewłaściwy odbiorca?</strong> Link natychmiast przestanie działać, a strona pokaże, czy coś pobrano.</li><li>W ciągu 24 godzin wyślij przechowywane pliki do właściwego odbiorcy. Nie trzeba ich przesyłać ponownie.</li></ol><p>Jeśli pliki już pobrano, powiadom inspektora ochrony danych.</p>',
  },
  revoke: {
    question: 'Jak cofnąć transfer?',
    answer:
      '<p>Naciśnij <strong>Unieważnij</strong> na stronie <a href="/transfers">Moje transfery</a> lub na stronie transferu. Link natychmiast przestanie działać. Nie dotyczy to wcześniej pobranych kopii. Unieważnić można transfer w stanie „Aktywny” lub „Poproszono”.</p><p>E-maila nie można anulować ani wycofać, ale bez linku niczego nie otwiera.</p>',
  },
  undo: {
    question: 'Pliki zostały wysłane za wcześnie. Czy można to cofnąć?',
    answer:
      '<p>Jeśli Twoja organizacja to umożliwia, po wysłaniu strona odlicza czas i nic jeszcze nie zostało wysłane: naciśnij <strong>Cofnij wysłanie</strong>. Następnie popraw odbiorcę lub wiadomość i w ciągu 24 godzin wyślij pliki jeszcze raz. Nie trzeba ich ponownie przesyłać na serwer.</p><p>Po zakończeniu odliczania naciśnij <strong>Unieważnij</strong>.</p>',
  },
  nothingArrived: {
    question: 'Odbiorca nie otrzymał e-maila.',
    answer:
      '<ul><li>Otwórz transfer. Musi być w stanie <strong>Aktywny</strong>: podczas przetwarzania e-mail nie jest jeszcze wysłany.</li><li>Strona informuje, gdy serwer poczty odbiorcy odrzucił e-mail.</li><li>Poproś odbiorcę, aby zajrzał do folderu ze spamem.</li><li>Skopiuj link na stronie transferu i przekaż go odbiorcy w inny sposób.</li></ul>',
  },
  policyBlock: {
    question: 'Strona informuje, że tego transferu nie można wysłać.',
    answer:
      '<p>Zasada Twojej organizacji nie zezwala na ten transfer: ze względu na odbiorcę, rodzaj plików lub zawarte w nich dane wrażliwe. Strona podaje nazwę zasady i to, co możesz zmienić.</p><ul><li>Zmień odbiorcę lub usuń pliki, które to powodują.</li><li>Jeśli pliki zablokowano po przesłaniu, w ciągu 5 dni wybierz <strong>Wyślij ponownie</strong> na stronie transferu. Transfer spełni wymogi zasady, a plików nie trzeba przesyłać ponownie.</li><li>Jeśli uważasz, że zasada jest błędna, zapytaj administratora.</li></ul>',
  },
  policyRequired: {
    question: 'Dlaczego nie mogę zmienić opcji?',
    answer:
      '<p>Zasada Twojej organizacji wymaga jej dla tego transferu albo na nią nie zezwala. Opcja podaje nazwę zasady. Innego odbiorcy lub innych plików mogą dotyczyć inne zasady.</p>',
  },
  transferFailed: {
    question: 'Mój transfer się nie powiódł.',
    answer:
      '<p>Otwórz go: strona pokazuje przyczynę i plik. Do odbiorcy nic nie wysłano. Jeśli pliki są nadal przechowywane, wybierz <strong>Wyślij ponownie</strong>; w przeciwnym razie wyślij je od nowa. Po błędzie systemu spróbuj ponownie później lub skontaktuj się: {support}.</p>',
  },
  malware: {
    question: 'Plik został usunięty, ponieważ zawiera złośliwe oprogramowanie.',
    answer:
      '<p>Skaner złośliwego oprogramowania Twojej organizacji znalazł coś w pliku. Transfer nie powiódł się, a odbiorca niczego nie otrzymał.</p><ul><li>Sprawdź swoje urządzenie i wyślij pozostałe pliki bez tego pliku.</li><li>Jeśli plik przesłał partner na Twoją prośbę, poinformuj go o tym.</li><li>Jeśli masz pewność, że plik jest nieszkodliwy, poproś administratora, aby na niego zezwolił. Następnie wyślij go ponownie.</li></ul>',
  },
  longProcessing: {
    question: 'Mój transfer jest przetwarzany od dawna.',
    answer:
      '<p>Każdy plik jest sprawdzany pod kątem danych wrażliwych, a duże pliki trwają dłużej. Możesz zamknąć stronę. Gdy strona <a href="/health">Stan systemu</a> pokazuje problem, transfery czekają, a potem same są kontynuowane.</p>',
  },
  passwordProtection: {
    question: 'Co daje ochrona hasłem?',
    answer:
      '<p>Pliki są pakowane do archiwum ZIP zaszyfrowanego algorytmem AES-256. Odbiorca otrzymuje wygenerowane hasło w osobnym e-mailu. Nie widzisz go i nie jest ono przechowywane. Ochrona jest możliwa do łącznego rozmiaru {archiveSize}.</p>',
  },
  archiveHelp: {
    question: 'Mój odbiorca nie może otworzyć archiwum.',
    answer:
      '<p>Archiwum wymaga programu obsługującego AES-256. Systemowe narzędzie do archiwów zgłasza błąd „Operation not permitted”. Wyślij odbiorcy tę odpowiedź: <a href="#faq-recipient-archiveFails">Archiwum się nie otwiera</a>.</p>',
  },
  code: {
    question: 'Kiedy chronić transfer kodem?',
    answer:
      '<p>Gdy skrzynka pocztowa odbiorcy nie jest dość bezpieczna: jeśli czytają ją inne osoby lub pliki są bardzo wrażliwe. Podaj numer komórkowy odbiorcy; pliki otworzą się tylko po wpisaniu sześciu cyfr wysłanych na ten numer SMS-em. Uprzedź odbiorcę o użyciu jego numeru.</p><p>Bez telefonu wybierz kod e-mailem: strona wysyła go na adres odbiorcy. Powstrzymuje to osoby, które mają tylko przekazany dalej link, ale nie te, które czytają skrzynkę, w której jest także link.</p>',
  },
  phoneRefused: {
    question: 'Numer telefonu odbiorcy jest odrzucany.',
    answer:
      '<p>Podaj numer komórkowy z numerem kierunkowym kraju, na przykład <code>+41 79 123 45 67</code>. Telefony stacjonarne, numery o podwyższonej opłacie i telefony satelitarne nie mogą odbierać kodów, a Twoja organizacja zezwala tylko na niektóre kraje.</p>',
  },
  recipientLocked: {
    question: 'Mój odbiorca nie otrzymuje już kodów.',
    answer:
      '<p>Po zbyt wielu kodach wysyłanie zostaje wstrzymane, aby chronić pliki. Otwórz transfer i odblokuj kody. Na tej samej stronie możesz poprawić numer telefonu. Jeśli odbiorca stracił zaufane urządzenie, także odblokuj kody: na każdym z jego urządzeń znów będzie potrzebny kod.</p>',
  },
  anonymize: {
    question: 'Jak zanonimizować plik CSV?',
    answer:
      '<p>Przed wysłaniem naciśnij <strong>Anonimizuj</strong> obok pliku i wybierz metodę dla każdej kolumny: maskowanie, skrót SHA-256, zastępowanie według wzorca lub szyfrowanie z zachowaniem formatu. Podgląd pokazuje pierwsze 10 wierszy.</p><p>Anonimizacja jest nieodwracalna: oryginał zostaje usunięty i nikt nie może go odtworzyć. Jedyny wyjątek to szyfrowanie z zachowaniem formatu z kluczem, który masz u siebie.</p>',
  },
  anonymizeFails: {
    question: 'Anonimizacja mojego pliku się nie powiodła.',
    answer:
      '<p>Strona podaje wiersz i kolumnę. Częste przyczyny: wiersz ma więcej lub mniej komórek niż nagłówek, plik nie jest tabelą tekstową lub wzorzec do niczego nie pasuje. Popraw plik lub reguły i wyślij go ponownie. Nic nie wysłano.</p>',
  },
  sensitiveData: {
    question: 'Co oznaczają „dane wrażliwe” przy moim transferze?',
    answer:
      '<p>W każdym pliku szukamy danych takich jak numery kart, numery IBAN, nazwiska, adresy i numery telefonów. Strona pokazuje rodzaje danych i ich liczbę wraz z prawdopodobieństwem. Same dane nie są przechowywane. To wskazówka, a nie dowód: sprawdź, czy odbiorca powinien je otrzymać.</p>',
  },
  findingsAsked: {
    question: 'Dlaczego przed wysłaniem plików muszę potwierdzić to, co znaleziono?',
    answer:
      '<p>Przesłane pliki są sprawdzane pod kątem danych wrażliwych, gdy inne są jeszcze przesyłane. Twoja organizacja lub jedna z jej zasad wymaga potwierdzenia tego, co znaleziono. Sprawdź, czy odbiorca może to otrzymać.</p><ul><li><strong>Wyślij mimo to</strong> wysyła pliki.</li><li><strong>Jeszcze nie wysyłaj</strong> niczego nie wysyła: możesz wrócić i zmienić odbiorcę lub pliki.</li></ul>',
  },
  notInspectable: {
    question: 'Pliku „nie udało się sprawdzić”. Czy to źle?',
    answer:
      '<p>To znaczy, że pliku nie udało się odczytać: ma hasło, jest uszkodzony lub ma nieobsługiwany format, na przykład jest skanem. Nie jest sprawdzany pod kątem danych wrażliwych. Zasada Twojej organizacji może nie zezwalać na takie pliki.</p>',
  },
  expiry: {
    question: 'Jak długo działa link?',
    answer:
      '<p>Domyślnie {expiry}. W opcjach możesz wybrać inny czas, w granicach ustalonych przez Twoją organizację. Jeśli nic nie pobrano, przed wygaśnięciem linku odbiorca otrzyma przypomnienie.</p>',
  },
  wasDownloaded: {
    question: 'Jak sprawdzić, czy moje pliki pobrano?',
    answer:
      '<p>Otwórz transfer na stronie <a href="/transfers">Moje transfery</a>. Zobaczysz, kiedy pliki pobrano po raz pierwszy, ile razy i które z nich.</p><p><strong>Historia</strong> pokazuje kroki przesyłki: kiedy link wysłano, przyjęto i otwarto oraz co się stało z każdym plikiem. Otwarcia przez automatyczne kontrole systemów pocztowych są tak oznaczone i nie liczą się jako pobrania. W opcjach transferu można poprosić o e-mail przy pierwszym pobraniu.</p>',
  },
  receipt: {
    question: 'Jak udowodnić, jakie pliki doręczono?',
    answer:
      '<p>Na stronie transferu wybierz <strong>Potwierdzenie</strong> przy każdym odbiorcy. To podpisane oświadczenie z nazwami, rozmiarami i sumami kontrolnymi plików oraz z czasami, jako PDF albo mały plik tekstowy. Niczego nie otwiera, więc możesz je przekazać dalej.</p><p>Każdy może je sprawdzić bez konta na stronie <a href="/receipt">Sprawdź potwierdzenie</a>. Dowodzi tego, co zapisała Twoja organizacja, a nie tego, że ktoś przeczytał pliki.</p>',
  },
  hideSender: {
    question: 'Co widzi odbiorca, gdy ukryję swój adres?',
    answer:
      '<p>Nazwę Twojej organizacji zamiast Twojego adresu. Odpowiedzi do Ciebie nie dotrą. Administratorzy nadal widzą, kto wysłał transfer.</p>',
  },
  trackingId: {
    question: 'Co to jest ID śledzenia?',
    answer:
      '<p>Własny numer referencyjny, na przykład numer sprawy. Odbiorca go nie widzi. Możesz po nim odnaleźć transfer i jest on zapisywany na potrzeby audytów. Może go wymagać zasada.</p>',
  },
  request: {
    question: 'Jak poprosić kogoś o pliki?',
    answer:
      '<p>Otwórz stronę <a href="/transfer/request">Poproś o pliki</a>, podaj adres i napisz, których plików potrzebujesz. Druga osoba otrzyma link na jedno przesłanie, bez konta. Po sprawdzeniu plików otrzymasz e-mail.</p>',
  },
  requestEnded: {
    question: 'Mój partner nie może już przesyłać plików.',
    answer:
      '<p>Link do przesyłania działa raz i do podanej daty. Otwórz prośbę na stronie <a href="/transfers">Moje transfery</a> i wybierz <strong>Ponów prośbę</strong> lub <strong>Poproś ponownie</strong>.</p>',
  },
  dropPage: {
    question: 'Jak inni mogą wysyłać mi pliki bez prośby za każdym razem?',
    answer:
      '<p>Otwórz <a href="/drop-page">Strona przyjmowania plików</a>, określ zasady i naciśnij <strong>Utwórz stronę</strong>. Pod jej adresem inni wysyłają Ci pliki bez konta. Każda dostawa jest sprawdzana jak każdy transfer i pojawia się na stronie <a href="/transfers">Moje transfery</a>.</p><p>Pliki może wysłać każdy, kto zna adres, a podanych imion, nazwisk i adresów nic nie potwierdza. Stronę chroni hasło. Jeśli adres trafi w niepowołane ręce, wybierz nowy.</p>',
  },
  whoSees: {
    question: 'Kto może zobaczyć moje transfery?',
    answer:
      '<p>Ty i administratorzy Twojej organizacji. Administratorzy widzą odbiorców, nazwy plików, stany i rodzaje danych wrażliwych. Nie mogą pobrać Twoich plików i nie mają do nich linku.</p>',
  },
  addressBook: {
    question: 'Jak usunąć podpowiadanego odbiorcę?',
    answer:
      '<p>Wybierz <strong>Edytuj swoich odbiorców…</strong> pod podpowiedziami i usuń pozycję. Swoich odbiorców widzisz tylko Ty.</p>',
  },
  draft: {
    question: 'Czy stracę wiadomość, gdy opuszczę stronę?',
    answer:
      '<p>Nie. Odbiorca, wiadomość i opcje są przechowywane w tej przeglądarce, dopóki nie wyślesz transferu, nie odrzucisz wersji roboczej lub się nie wylogujesz. Pliki może być trzeba wybrać ponownie.</p>',
  },
  noPermission: {
    question: 'Strona informuje, że nie mam uprawnień do wysyłania plików.',
    answer:
      '<p>Twoje konto nie należy do osób w organizacji, które mogą wysyłać pliki. Poproś o dostęp: {support}. Po jego uzyskaniu wyloguj się i zaloguj ponownie.</p>',
  },
  sessionExpired: {
    question: 'Moja sesja wygasła podczas pracy.',
    answer:
      '<p>Zaloguj się ponownie, w nowej karcie, jeśli strona to proponuje. Wprowadzone dane pozostają w pierwszej karcie, a trwające przesyłanie jest kontynuowane.</p>',
  },
  afterExpiry: {
    question: 'Co dzieje się z plikami po wygaśnięciu linku?',
    answer:
      '<p>Są usuwane 5 dni po wygaśnięciu linku. Najpóźniej godzinę wcześniej możesz przedłużyć transfer w widoku Moje transfery: jego linki znów będą działać. Odbiorca może poprosić Cię o więcej czasu na stronie linku. Pliki unieważnionego transferu są usuwane w ciągu godziny. Pozycja na Twojej liście pozostaje.</p>',
  },
}
