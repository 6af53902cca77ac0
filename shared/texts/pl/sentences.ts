import type { Translations } from '../sentences.ts'

export const translations: Translations = {
  'The files could not be processed. Please send them again, or contact support.':
    'Nie udało się przetworzyć plików. Wyślij je ponownie lub skontaktuj się z pomocą techniczną.',
  'The upload was inactive for 24 hours before it was complete. Please send the files again.':
    'Przesyłanie było nieaktywne przez 24 godziny, zanim się zakończyło. Wyślij pliki ponownie.',
  '{0} could not be anonymized. {1}': 'Nie udało się zanonimizować pliku {0}. {1}',
  'It is not certain that {0} was anonymized correctly. Please send it again.':
    'Nie ma pewności, że plik {0} został poprawnie zanonimizowany. Wyślij go ponownie.',
  'It expired before its files could be released. Please send it again.':
    'Transfer wygasł, zanim udało się udostępnić jego pliki. Wyślij go ponownie.',
  'A file of this transfer no longer exists. Please send it again.':
    'Jeden z plików tego transferu już nie istnieje. Wyślij go ponownie.',
  'The transfer no longer exists.': 'Transfer już nie istnieje.',
  'A file of this transfer could not be processed. Please send it again.':
    'Nie udało się przetworzyć jednego z plików tego transferu. Wyślij go ponownie.',
  'A file of this transfer was never uploaded. Please send it again.':
    'Jeden z plików tego transferu nie został przesłany. Wyślij go ponownie.',
  '{0} was damaged during the upload. Please send it again.':
    'Plik {0} został uszkodzony podczas przesyłania. Wyślij go ponownie.',
  '{0} contains malware ({1}) and was deleted.': 'Plik {0} zawiera złośliwe oprogramowanie ({1}) i został usunięty.',
  'Check your device for malware. If the file should be harmless, ask your administrator.':
    'Sprawdź swoje urządzenie pod kątem złośliwego oprogramowania. Jeśli plik powinien być nieszkodliwy, zapytaj administratora.',
  'Tell the person who uploaded it to check their device for malware. If the file should be harmless, ask your administrator.':
    'Poproś osobę, która go przesłała, o sprawdzenie jej urządzenia pod kątem złośliwego oprogramowania. Jeśli plik powinien być nieszkodliwy, zapytaj administratora.',
  'The device from which it was uploaded may have malware. If it is a false alarm, allow this content.':
    'Na urządzeniu, z którego go przesłano, może być złośliwe oprogramowanie. Jeśli to fałszywy alarm, dopuść tę zawartość.',
  'A receipt is available after the files were made available to the recipient.':
    'Potwierdzenie doręczenia jest dostępne po udostępnieniu plików odbiorcy.',
  'There is no allowance of this content.': 'Ta zawartość nie jest dopuszczona.',
  'Only a file that was deleted because of malware can be allowed.':
    'Dopuścić można tylko plik, który usunięto z powodu złośliwego oprogramowania.',
  'It does not recognise the test virus.': 'Nie rozpoznaje wirusa testowego.',
  'It reports a harmless text as malware.': 'Zgłasza nieszkodliwy tekst jako złośliwe oprogramowanie.',

  // Access and service.
  'This does not exist, or you do not have access to it. Please check the address.':
    'To nie istnieje lub nie masz do tego dostępu. Sprawdź adres.',
  'You are not signed in. Please login to continue.': 'Zaloguj się, aby kontynuować.',
  'Your session has expired. Please login to continue.': 'Twoja sesja wygasła. Zaloguj się, aby kontynuować.',
  'Your organization did not provide your e-mail address. Please contact its support.':
    'Twoja organizacja nie podała Twojego adresu e-mail. Skontaktuj się z jej pomocą techniczną.',
  'Your administrator rights have ended. Please login again to continue.':
    'Twoje uprawnienia administratora wygasły. Zaloguj się ponownie, aby kontynuować.',
  'An operator limited your rights to those of a member. If you need more, ask your support.':
    'Operator ograniczył Twoje uprawnienia do uprawnień członka. Jeśli potrzebujesz szerszych, zwróć się do pomocy technicznej.',
  'You do not have access to this. Please login as a different user.':
    'Nie masz do tego dostępu. Zaloguj się jako inny użytkownik.',
  'Too many requests. Please try again in {0} seconds.': 'Zbyt wiele żądań. Spróbuj ponownie za {0} s.',
  'This is not available at the moment. Please try again shortly. No data was lost.':
    'Usługa jest chwilowo niedostępna. Spróbuj ponownie za chwilę. Żadne dane nie przepadły.',
  'Lists and insights are not available yet. You can already send and download files. Please try again later.':
    'Listy i statystyki nie są jeszcze dostępne. Pliki można już wysyłać i pobierać. Spróbuj ponownie później.',
  'Something went wrong on our side. Please try again. No data was lost.':
    'Po naszej stronie coś poszło nie tak. Spróbuj ponownie. Żadne dane nie przepadły.',
  'There is not enough storage at the moment. Please try again later.':
    'Obecnie brakuje miejsca na dane. Spróbuj ponownie później.',
  'Your earlier requests are still being processed. Please try again in a moment.':
    'Twoje wcześniejsze żądania są jeszcze przetwarzane. Spróbuj ponownie za chwilę.',
  'The request is too large.': 'Żądanie jest zbyt duże.',
  'The request is not valid.': 'Żądanie jest nieprawidłowe.',
  'The first request with this Idempotency-Key is still being processed.':
    'Pierwsze żądanie z tym nagłówkiem Idempotency-Key jest jeszcze przetwarzane.',

  // Sign-in and the storage of files.
  'The sign-in was cancelled, or you may not use this application.':
    'Logowanie anulowano lub nie masz dostępu do tej aplikacji.',
  'Your organization’s sign-in cannot be reached just now. Please try again in a few minutes.':
    'Nie można teraz połączyć się z systemem logowania Twojej organizacji. Spróbuj ponownie za kilka minut.',
  'Your organization’s sign-in gave an answer that cannot be trusted. Please try again.':
    'System logowania Twojej organizacji udzielił odpowiedzi, której nie można zaufać. Spróbuj ponownie.',
  'Your organization’s sign-in did not provide your e-mail address. Please contact your administrator.':
    'System logowania Twojej organizacji nie podał Twojego adresu e-mail. Skontaktuj się z administratorem.',
  'Your e-mail address is not confirmed at your organization’s sign-in. Please confirm it, then try again.':
    'Twój adres e-mail nie jest potwierdzony w systemie logowania Twojej organizacji. Potwierdź go i spróbuj ponownie.',
  'You belong to more groups than your organization’s sign-in can report. Please contact your administrator.':
    'Należysz do większej liczby grup, niż może przekazać system logowania Twojej organizacji. Skontaktuj się z administratorem.',
  'There is nothing here. Please check the address.': 'Tu nic nie ma. Sprawdź adres.',
  'The request was interrupted.': 'Żądanie zostało przerwane.',
  'The request took too long to arrive.': 'Żądanie docierało zbyt długo.',
  'This file was already uploaded and completed; it cannot be replaced.':
    'Przesyłanie tego pliku zostało już ukończone; nie można go zastąpić.',
  'The upload arrived damaged. Please send it again.': 'Przesłane dane dotarły uszkodzone. Wyślij je ponownie.',
  'The upload must be exactly {0} bytes long, as declared.':
    'Rozmiar przesyłanych danych musi być zgodny z zadeklarowaną liczbą bajtów: {0}.',
  'This address is not valid.': 'Ten adres jest nieprawidłowy.',
  'This address is no longer valid.': 'Ten adres stracił ważność.',
  'The service is busy. Please try again in a moment.': 'Usługa jest przeciążona. Spróbuj ponownie za chwilę.',
  'There is no room to store this file just now. Please try again later.':
    'Obecnie brakuje miejsca na zapisanie tego pliku. Spróbuj ponownie później.',

  // Limits of a person. After the first five comes when to try again.
  'You have started as many transfers today as your organization allows.':
    'Wykorzystano Twój dzienny limit transferów, ustalony przez organizację.',
  'Your organization allows {0} of files for each person in 24 hours. Uploads that were given up count, too.':
    'Twoja organizacja zezwala na {0} plików na osobę w ciągu 24 godzin. Liczą się też porzucone przesyłania.',
  'The anonymized copy is {0} larger than the file.': 'Zanonimizowana kopia jest większa od pliku o {0}.',
  'The anonymized copy exceeds {0}, the limit of a transfer.': 'Zanonimizowana kopia przekracza {0}, limit transferu.',
  'You have sent as many mails today as your organization allows.':
    'Wykorzystano Twój dzienny limit e-maili, ustalony przez organizację.',
  'You have sent as many mails to this address today as your organization allows one person.':
    'Wykorzystano Twój dzienny limit e-maili na ten adres, ustalony przez organizację.',
  'This address has received as many mails today as your organization allows.':
    'Wykorzystano dzienny limit e-maili na ten adres, ustalony przez organizację.',
  'Please try again in {0}.': 'Czas do następnej próby: {0}.',
  'You have started {0} transfers without sending them. Send one of them, or wait: each expires 24 hours after its start.':
    'Liczba Twoich rozpoczętych i niewysłanych transferów: {0}. Wyślij jeden z nich lub poczekaj: każdy wygasa 24 godziny po rozpoczęciu.',
  'Unfinished uploads may have at most {0} in total. Complete one, or give one up in My Transfers.':
    'Nieukończone przesyłania mogą mieć łącznie najwyżej {0}. Ukończ jedno z nich lub odrzuć je na stronie „Moje transfery”.',

  // Fields.
  'Required!': 'Pole wymagane!',
  'Invalid Email': 'Nieprawidłowy adres e-mail',
  'The letter "{0}" in "{1}" (letter {2}) is Latin. Type the address again.':
    'Litera „{0}” w „{1}” (litera {2}) pochodzi z alfabetu łacińskiego. Wpisz adres jeszcze raz.',
  'The letter "{0}" in "{1}" (letter {2}) is Greek. Type the address again.':
    'Litera „{0}” w „{1}” (litera {2}) pochodzi z alfabetu greckiego. Wpisz adres jeszcze raz.',
  'The letter "{0}" in "{1}" (letter {2}) is Cyrillic. Type the address again.':
    'Litera „{0}” w „{1}” (litera {2}) pochodzi z cyrylicy. Wpisz adres jeszcze raz.',
  'Enter one address only.': 'Podaj jeden adres.',
  'Invalid phone number': 'Nieprawidłowy numer telefonu',
  'Codes cannot be sent to this country: {0}.': 'Do tego kraju nie można wysyłać kodów: {0}.',
  'A code needs the phone number of the recipient.': 'Kod wymaga numeru telefonu odbiorcy.',
  'Please select file(s)': 'Wybierz co najmniej jeden plik',
  'Number of files exceeds the allowed {0}.': 'Liczba plików przekracza dozwolony limit: {0}.',
  'File size should not exceed {0}.': 'Rozmiar pliku nie może przekraczać {0}.',
  'Total file size should not exceed {0}.': 'Łączny rozmiar plików nie może przekraczać {0}.',
  'Password protection is supported for total file size up to {0}.':
    'Ochrona hasłem jest możliwa przy łącznym rozmiarze plików do {0}.',
  'The total file size of this transfer is {0}.': 'Łączny rozmiar plików w tym transferze to {0}.',
  'Please read the above terms and confirm before sending.':
    'Przed wysłaniem przeczytaj i potwierdź powyższe oświadczenie.',
  'Expiry must be at least {0} days.': 'Najmniejsza dozwolona liczba dni ważności: {0}.',
  'Expiry cannot exceed {0} days.': 'Największa dozwolona liczba dni ważności: {0}.',
  'There is no template set named {0}.': 'Nie ma zestawu szablonów o nazwie {0}.',
  'At most {0} characters.': 'Najwyższa dozwolona liczba znaków: {0}.',
  'Control characters are not allowed.': 'Znaki sterujące są niedozwolone.',
  'The text is not well-formed Unicode.': 'Tekst nie jest poprawnym Unicode.',
  'Enter a text.': 'Podaj tekst.',
  'Not an id.': 'To nie jest ID.',
  'Not a link.': 'To nie jest link.',
  'A file needs a name.': 'Plik musi mieć nazwę.',
  'Too many files for one transfer.': 'Zbyt wiele plików jak na jeden transfer.',

  // Search and insights.
  'Name at least one value.': 'Podaj co najmniej jedną wartość.',
  'At most {0} values.': 'Najwyższa dozwolona liczba wartości: {0}.',
  'Write a search text.': 'Wpisz szukany tekst.',
  'Write a date and time in ISO 8601, such as 2026-11-01T00:00:00Z.':
    'Podaj datę i godzinę w formacie ISO 8601, na przykład 2026-11-01T00:00:00Z.',
  'Name from, to, or both.': 'Podaj from, to lub oba.',
  'The range ends before it begins.': 'Okres kończy się, zanim się zacznie.',
  'At most {0} filters.': 'Najwyższa dozwolona liczba filtrów: {0}.',
  'At most {0} letters of keyword, message, fileName and parts of addresses together.':
    'Najwyższa dozwolona łączna liczba liter w keyword, message, fileName i częściach adresów: {0}.',
  'At most {0} words in all filters.': 'Najwyższa dozwolona liczba słów we wszystkich filtrach: {0}.',
  'At most {0} at once.': 'Najwyższa dozwolona liczba naraz: {0}.',
  'At most {0}.': 'Najwyżej {0}.',
  'Not a place in a list.': 'To nie jest miejsce na liście.',
  'Not a place in a list. Use the next of the previous page.':
    'To nie jest miejsce na liście. Użyj next z poprzedniej strony.',
  'Sort by one key.': 'Sortuj według jednego klucza.',
  'Give from or after.': 'Podaj from lub after.',
  'from and size together reach {0} transfers at most. Continue with after and the next of a page.':
    'from i size mogą razem sięgać najwyżej tej liczby transferów: {0}. Dalej użyj after i next ze strony.',
  'Choose a time between 1970 and 2199.': 'Wybierz czas między rokiem 1970 a 2199.',
  'Give from and to together.': 'Podaj from i to razem.',
  'A chart has at most {0} points. Choose a longer interval or a shorter range.':
    'Najwyższa liczba punktów wykresu to {0}. Wybierz dłuższy interwał lub krótszy okres.',

  // Policies that a transfer must meet.
  'Your organization does not allow this transfer.': 'Twoja organizacja nie zezwala na ten transfer.',
  'Your organization asks you to check this transfer before you send it.':
    'Twoja organizacja prosi o sprawdzenie tego transferu przed wysłaniem.',
  'Change the recipient or the files, or ask the administrators of your organization.':
    'Zmień odbiorcę lub pliki albo zapytaj administratorów swojej organizacji.',
  'Send it again with what the policy asks for. The files are stored.':
    'Wyślij go ponownie zgodnie z wymogami zasady. Pliki są przechowywane.',
  'Check the recipient and the files.': 'Sprawdź odbiorcę i pliki.',
  'Policies of your organization contradict each other on hiding the sender.':
    'Zasady Twojej organizacji są ze sobą sprzeczne w tym punkcie: ukrycie nadawcy.',
  'Policies of your organization contradict each other on password protection.':
    'Zasady Twojej organizacji są ze sobą sprzeczne w tym punkcie: ochrona hasłem.',
  'Policies of your organization contradict each other on the code by SMS.':
    'Zasady Twojej organizacji są ze sobą sprzeczne w tym punkcie: kod SMS.',
  'Policies of your organization contradict each other on the code by e-mail.':
    'Zasady Twojej organizacji są ze sobą sprzeczne w tym punkcie: kod e-mailem.',
  'Policies of your organization contradict each other on the tracking ID.':
    'Zasady Twojej organizacji są ze sobą sprzeczne w tym punkcie: ID śledzenia.',
  'Policies of your organization contradict each other on the days until expiry.':
    'Zasady Twojej organizacji są ze sobą sprzeczne w tym punkcie: liczba dni do wygaśnięcia.',
  'Policies of your organization contradict each other on the template set.':
    'Zasady Twojej organizacji są ze sobą sprzeczne w tym punkcie: zestaw szablonów.',
  'Please tell an administrator.': 'Powiadom administratora.',
  'Hiding the sender is required for this transfer.': 'Ten transfer wymaga ukrycia nadawcy.',
  'Password protection is required for this transfer.': 'Ten transfer wymaga ochrony hasłem.',
  'The code by SMS is required for this transfer.': 'Ten transfer wymaga kodu SMS.',
  'The code by e-mail is required for this transfer.': 'Ten transfer wymaga kodu e-mailem.',
  'The tracking ID is required for this transfer.': 'Ten transfer wymaga ID śledzenia.',
  'Enter a tracking ID.': 'Podaj ID śledzenia.',
  'Enter the recipient’s phone number.': 'Podaj numer telefonu odbiorcy.',
  'Switch it on.': 'Włącz tę opcję.',
  'Hiding the sender is not available for this transfer.': 'Opcja niedostępna dla tego transferu: ukrycie nadawcy.',
  'Password protection is not available for this transfer.': 'Opcja niedostępna dla tego transferu: ochrona hasłem.',
  'The code by SMS is not available for this transfer.': 'Opcja niedostępna dla tego transferu: kod SMS.',
  'The code by e-mail is not available for this transfer.': 'Opcja niedostępna dla tego transferu: kod e-mailem.',
  'The tracking ID is not available for this transfer.': 'Opcja niedostępna dla tego transferu: ID śledzenia.',
  'Send without it.': 'Wyślij bez tej opcji.',
  'The link must work for at least one day.': 'Link musi działać co najmniej przez jeden dzień.',
  'The link must work for at least {0}.': 'Link musi działać co najmniej przez {0}.',
  'The link can work for at most one day.': 'Link może działać najwyżej przez jeden dzień.',
  'The link can work for at most {0}.': 'Link może działać najwyżej przez {0}.',
  'Only the template set “{0}” is allowed.': 'Dozwolony jest tylko zestaw szablonów „{0}”.',
  'Choose it.': 'Wybierz go.',
  'The recipient must sign in to open the link.': 'Aby otworzyć link, odbiorca musi się zalogować.',
  'Your consent is required for this transfer.': 'Ten transfer wymaga Twojej zgody.',
  '{0} does not allow files to be sent to {1}.': '{0} nie zezwala na wysyłanie plików do {1}.',
  'Recipients at {0} are allowed.': 'Dozwolone domeny odbiorców: {0}.',
  'Recipients at {0} and {1} more domains are allowed.': 'Dozwolone domeny odbiorców: {0} i jeszcze {1}.',
  'Policy: “{0}”.': 'Zasada: „{0}”.',
  'Policies: {0}.': 'Zasady: {0}.',
  'Policies: {0} and {1} more.': 'Zasady: {0} i jeszcze {1}.',
  'More at {0}': 'Więcej: {0}',
  'A policy cannot be read. Please tell an administrator.':
    'Nie można odczytać jednej z zasad. Powiadom administratora.',

  // Checks of a recipient. Without past tenses of the reader, which have a gender.
  'Nobody at {0} has sent files to {1} before. Please check the spelling.':
    'Nikt z {0} nie wysyłał dotąd plików do {1}. Sprawdź pisownię.',
  'Nobody at {0} has sent files to {1} before. Did you mean {2}?':
    'Nikt z {0} nie wysyłał dotąd plików do {1}. Czy chodzi o {2}?',
  '{0} is a public mail service and you have not sent to {1} before. Check every letter: anyone can own a similar address.':
    '{0} to publiczna usługa pocztowa, a do {1} wysyłasz po raz pierwszy. Sprawdź każdą literę: podobny adres może mieć każdy.',
  'You have not sent files to {0} before. {1} or more colleagues have.':
    'Do {0} wysyłasz pliki po raz pierwszy. Inne osoby z organizacji już to robiły (co najmniej {1}).',
  'You have not sent files to {0} before. {1} colleague has.':
    'Do {0} wysyłasz pliki po raz pierwszy. {1} inna osoba z organizacji już to robiła.',
  'You have not sent files to {0} before. {1} colleagues have.':
    'Do {0} wysyłasz pliki po raz pierwszy. Inne osoby z organizacji już to robiły ({1}).',
  'You have not sent files to {0} before. You usually write to {1} at {2}.':
    'Do {0} wysyłasz pliki po raz pierwszy. Zwykle piszesz do {1} w domenie {2}.',
  'You have sent {0} file to {1}, but none like {2}.':
    'Do {1} trafił już od Ciebie {0} plik, ale niepodobny do pliku {2}.',
  'You have sent {0} files to {1}, but none like {2}.':
    'Pliki wysłane od Ciebie do {1}: {0}, ale żaden nie jest podobny do pliku {2}.',
  'So far they received only documents.': 'Dotąd ten odbiorca otrzymywał tylko dokumenty.',
  'So far they received only tables and slides.': 'Dotąd ten odbiorca otrzymywał tylko tabele i slajdy.',
  'So far they received only e-mails and calendars.': 'Dotąd ten odbiorca otrzymywał tylko e-maile i kalendarze.',
  'So far they received only data files.': 'Dotąd ten odbiorca otrzymywał tylko pliki danych.',
  'So far they received only archives.': 'Dotąd ten odbiorca otrzymywał tylko archiwa.',
  'So far they received only pictures.': 'Dotąd ten odbiorca otrzymywał tylko obrazy.',
  'So far they received only audio and video files.': 'Dotąd ten odbiorca otrzymywał tylko pliki audio i wideo.',
  'So far they received only .{0} files.': 'Dotąd ten odbiorca otrzymywał tylko pliki .{0}.',
  'You write to {0}, and not to {1}.': 'Piszesz do {0}, a nie do {1}.',
  'You and {0} or more colleagues write to {1}; none to {2}.':
    'Do {1} piszesz Ty i inne osoby z organizacji (co najmniej {0}); do {2} nikt.',
  'You and {0} colleague write to {1}; none to {2}.': 'Do {1} piszesz Ty i {0} inna osoba z organizacji; do {2} nikt.',
  'You and {0} colleagues write to {1}; none to {2}.':
    'Do {1} piszesz Ty i inne osoby z organizacji ({0}); do {2} nikt.',
  '{0} or more colleagues write to {1}; none to {2}.':
    'Do {1} piszą inne osoby z organizacji (co najmniej {0}); do {2} nikt.',
  '{0} colleague writes to {1}; none to {2}.': 'Do {1} pisze {0} inna osoba z organizacji; do {2} nikt.',
  '{0} colleagues write to {1}; none to {2}.': 'Do {1} piszą inne osoby z organizacji ({0}); do {2} nikt.',
  'Earlier files like {0} contained {1} and went to other recipients.':
    'Wcześniejsze pliki podobne do {0} zawierały {1} i trafiły do innych odbiorców.',
  '{0} is a domain of {1}.': '{0} to domena należąca do {1}.',
  'You write to {0}.': 'Piszesz do {0}.',
  'You write to {0} addresses at {1}.': 'Liczba adresów w domenie {1}, do których piszesz: {0}.',

  // Kinds of sensitive data, in the accusative after 'zawierały', as in the nominative.
  'credit card numbers': 'numery kart kredytowych',
  'domain names': 'nazwy domen',
  'e-mail addresses': 'adresy e-mail',
  'IBAN codes': 'kody IBAN',
  'IP addresses': 'adresy IP',
  locations: 'lokalizacje',
  'person names': 'imiona i nazwiska',
  'phone numbers': 'numery telefonów',
  'national registration ids': 'krajowe numery identyfikacyjne',
  'street addresses': 'adresy pocztowe',
  'SWIFT codes': 'kody SWIFT',

  // Transfers.
  'This transfer was already created with other options. Start a new one.':
    'Ten transfer utworzono już z innymi opcjami. Rozpocznij nowy.',
  'This transfer is being changed by other requests. Please try again.':
    'Ten transfer jest zmieniany przez inne żądania. Spróbuj ponownie.',
  'Confirm the transfer first; then its files can be uploaded.':
    'Najpierw potwierdź transfer; potem można przesłać jego pliki.',
  'This transfer failed. Please send the files again.': 'Ten transfer się nie powiódł. Wyślij pliki ponownie.',
  'The files of this transfer were already submitted.': 'Pliki tego transferu zostały już przekazane.',
  '{0} was already uploaded.': 'Plik {0} został już przesłany.',
  '{0} was already completed, possibly with different content.':
    'Przesyłanie pliku {0} zostało już ukończone, być może z inną zawartością.',
  '{0} has not arrived. Upload it first, then complete it.':
    'Plik {0} nie dotarł. Najpierw go prześlij, a potem ukończ przesyłanie.',
  'This is not the current upload of {0}. Request its upload URL again.':
    'To nie jest bieżące przesyłanie pliku {0}. Ponownie zażądaj adresu URL do przesyłania.',
  'The upload of {0} has ended. Complete it, or start it again.':
    'Przesyłanie pliku {0} się zakończyło. Ukończ je lub rozpocznij ponownie.',
  'Part {0} is too small. Send it again.': 'Część {0} jest zbyt mała. Wyślij ją ponownie.',
  'Part {0} has not arrived as listed. List the parts and send the missing ones.':
    'Część {0} nie dotarła zgodnie z listą. Wyświetl listę części i wyślij brakujące.',
  'Only a transfer whose files are being uploaded can be finalized.':
    'Sfinalizować można tylko transfer, którego pliki są przesyłane.',
  'This transfer ended before it was finalized.': 'Ten transfer zakończył się, zanim został sfinalizowany.',
  '{0} file still to be uploaded.': 'Do przesłania pozostał jeszcze {0} plik.',
  '{0} files still to be uploaded.': 'Pliki, które pozostały do przesłania: {0}.',
  'Only your own unfinished upload can be discarded. Reload the page to see its current state.':
    'Odrzucić można tylko własne nieukończone przesyłanie. Odśwież stronę, aby zobaczyć bieżący stan.',
  'Sensitive data was found in your files. Reload the page, and confirm it before it is sent.':
    'W plikach znaleziono dane wrażliwe. Odśwież stronę i potwierdź to przed wysłaniem.',
  'The upload was discarded. Nothing was shared. Please send the files again.':
    'Przesyłanie odrzucono. Nic nie udostępniono. Wyślij pliki ponownie.',
  'Only the transfers in active or requested state can be retracted.':
    'Unieważnić można tylko transfery w stanie „Aktywny” lub „Poproszono”.',
  'Only a transfer that you sent, and that is active or in processing, can be withdrawn as sent to a wrong recipient.':
    'Wycofać jako wysłany do niewłaściwego odbiorcy można tylko własny transfer, który jest aktywny lub przetwarzany.',
  'Only files that are active can go to further recipients.':
    'Tylko aktywne pliki można wysłać do kolejnych odbiorców.',
  'The password of these files is not stored any more. Send the files again to add recipients.':
    'Hasło do tych plików nie jest już przechowywane. Wyślij pliki ponownie, aby dodać odbiorców.',
  'The files have already been released. Revoke the transfer instead.':
    'Pliki zostały już udostępnione. Zamiast tego unieważnij transfer.',
  'Remove the wrong recipient on the page of the transfer. The other recipients keep their files.':
    'Usuń niewłaściwego odbiorcę na stronie transferu. Pozostali odbiorcy zachowują swoje pliki.',
  'Enter at most {0} recipients.': 'Podaj najwyżej {0} odbiorców.',
  'A code by SMS is possible for a single recipient only.': 'Kod SMS jest możliwy tylko przy jednym odbiorcy.',
  'Choose a code by SMS or a code by e-mail. A transfer cannot have both.':
    'Wybierz kod SMS albo kod e-mailem. Transfer nie może mieć obu.',
  'The codes of this transfer go by e-mail. Send the files again to use a phone number.':
    'Kody tego transferu są wysyłane e-mailem. Wyślij pliki ponownie, aby użyć numeru telefonu.',
  'Name a recipient.': 'Podaj odbiorcę.',
  'Too many recipients for one transfer.': 'Zbyt wielu odbiorców jednego transferu.',
  'Codes can be unlocked only while the transfer requires them and its files are available.':
    'Kody można odblokować tylko wtedy, gdy transfer ich wymaga, a jego pliki są dostępne.',
  'This transfer was already sent again with another recipient, phone number or tracking ID. Open the new transfer.':
    'Ten transfer wysłano już ponownie z innym odbiorcą, numerem telefonu lub ID śledzenia. Otwórz nowy transfer.',
  'Only a transfer that a policy blocked, or that was withdrawn as sent to a wrong recipient, can be sent again on its stored files.':
    'Ponownie z przechowywanych plików można wysłać tylko transfer zablokowany przez zasadę lub wycofany jako wysłany do niewłaściwego odbiorcy.',
  'Only a transfer that was withdrawn as sent to a wrong recipient can go to another one.':
    'Do innego odbiorcy może trafić tylko transfer wycofany jako wysłany do niewłaściwego odbiorcy.',
  'Enter the address of the right recipient.': 'Podaj adres właściwego odbiorcy.',
  'This is the address to which it was sent by mistake. Enter the right one.':
    'To adres, na który wysłano transfer przez pomyłkę. Podaj właściwy.',
  'This transfer can no longer be extended. Please send the files again.':
    'Tego transferu nie można już przedłużyć. Wyślij pliki ponownie.',
  'Choose an end in the future.': 'Wybierz koniec w przyszłości.',
  'The files of this transfer are no longer stored. Please send them in a new transfer.':
    'Pliki tego transferu nie są już przechowywane. Wyślij je w nowym transferze.',
  'No action required - transfer is proceeding.': 'Nic nie trzeba robić – transfer jest kontynuowany.',
  'Correct the file or its rules, then send it again.': 'Popraw plik lub jego reguły i wyślij go ponownie.',

  // Requests.
  'Please ask the sender to resend the request.': 'Poproś nadawcę o ponowienie prośby.',
  'The request was withdrawn, so its link can no longer be used to upload files.':
    'Prośba została wycofana, więc przez jej link nie można już przesyłać plików.',
  'Already Uploaded! (This link can be used only once.)': 'Już przesłano! (Tego linku można użyć tylko raz).',
  'An upload through this link has started on another device or in another browser.':
    'Przesyłanie przez ten link rozpoczęto na innym urządzeniu lub w innej przeglądarce.',
  'An upload of other files through this link has already started. Please continue that upload.':
    'Przez ten link rozpoczęto już przesyłanie innych plików. Kontynuuj tamto przesyłanie.',
  'These files cannot be accepted here. Please contact the person who requested them.':
    'Tych plików nie można tu przyjąć. Skontaktuj się z osobą, która o nie prosi.',
  'The person who requested these files cannot receive more at present. Please try again later, or contact them.':
    'Osoba, która prosi o te pliki, nie może obecnie przyjąć więcej. Spróbuj ponownie później lub skontaktuj się z nią.',
  'The files are already uploaded, or are being uploaded. There is nothing to resend.':
    'Pliki są już przesłane lub właśnie przesyłane. Nie ma czego ponawiać.',
  'This request has just ended. Please try again.': 'Ta prośba właśnie się zakończyła. Spróbuj ponownie.',
  'This request was already repeated. Please use the newer request.': 'Tę prośbę już ponowiono. Użyj nowszej prośby.',

  // Drop pages.
  'This password is not right. Please check it, or ask the person who gave you this address.':
    'To hasło jest nieprawidłowe. Sprawdź je lub zapytaj osobę, od której masz ten adres.',
  'This page takes no files from this address. Please use another one, or contact the recipient.':
    'Ta strona nie przyjmuje plików z tego adresu. Użyj innego lub skontaktuj się z odbiorcą.',
  'This page takes no files at present. Please contact the recipient.':
    'Ta strona nie przyjmuje obecnie plików. Skontaktuj się z odbiorcą.',
  'This page cannot take more files at present.': 'Ta strona nie może obecnie przyjąć więcej plików.',
  'This page does not take files of this kind: {0}.': 'Ta strona nie przyjmuje plików tego rodzaju: {0}.',
  'Your organization does not offer drop pages.': 'Twoja organizacja nie oferuje stron przyjmowania plików.',
  'The page was just changed elsewhere. Please load it again.':
    'Stronę właśnie zmieniono w innym miejscu. Wczytaj ją ponownie.',
  'A visitor of your drop page began this upload. Nothing is mailed to an unproven address.':
    'Osoba odwiedzająca Twoją stronę przyjmowania plików rozpoczęła to przesyłanie. Na niepotwierdzony adres nic nie jest wysyłane.',
  'Write an extension in lower case, without its dot.': 'Wpisz rozszerzenie małymi literami, bez kropki.',
  'Write an address or a domain.': 'Wpisz adres lub domenę.',
  'Write at least 8 characters.': 'Wpisz co najmniej 8 znaków.',

  // Anonymization: the rules.
  'Only CSV files can be anonymized. {0} is not a CSV file.':
    'Zanonimizować można tylko pliki CSV. {0} nie jest plikiem CSV.',
  'The rules for {0} are too long.': 'Reguły dla pliku {0} są zbyt długie.',
  'There are no rows.': 'Brak wierszy.',
  'Too much data for a preview. Send only the first rows.':
    'Zbyt dużo danych na podgląd. Wyślij tylko pierwsze wiersze.',
  'A parameter is a text, true or false, or a list of { from, to, char }.':
    'Parametr to tekst, true lub false albo lista { from, to, char }.',
  'All fields are required!': 'Wypełnij wszystkie pola!',
  '"From" can\'t be greater than "To"': '„Od” nie może być większe niż „Do”',
  'Char is one character.': 'Podaj dokładnie jeden znak.',
  'Space is not allowed at start of the key or end of the key.': 'Klucz nie może zaczynać się ani kończyć spacją.',
  'A search pattern has at most 256 characters.': 'Wzorzec wyszukiwania może mieć najwyżej 256 znaków.',
  'A rule needs the index of its column.': 'Reguła wymaga indeksu kolumny.',
  'Write the index of a column without leading zeros: {0}, not {1}.':
    'Zapisz indeks kolumny bez zer na początku: {0}, a nie {1}.',
  'There is no header row in which to find the column {0}.':
    'Brak wiersza nagłówka, w którym można znaleźć kolumnę {0}.',
  'There are two rules for column {0}.': 'Kolumna {0} ma dwie reguły.',
  'A parameter is given twice.': 'Parametr podano dwukrotnie.',
  '{0} has no parameter {1}.': '{0} nie ma parametru {1}.',
  '{0} must be a text.': '{0} musi być tekstem.',
  '{0} must be true or false, without quotation marks.': '{0} musi mieć wartość true lub false, bez cudzysłowu.',
  'A value must not begin with {0}: spreadsheets would run it as a formula.':
    'Wartość nie może zaczynać się od {0}: arkusze kalkulacyjne uruchomiłyby ją jako formułę.',
  'At most {0} different keys can be typed for one file.':
    'Najwyższa liczba różnych kluczy, które można wpisać dla jednego pliku: {0}.',

  // Anonymization: the file.
  'Column {0}: {1}': 'Kolumna {0}: {1}',
  'Row {0}: {1}': 'Wiersz {0}: {1}',
  '{0}, Column {1}: {2}': '{0}, kolumna {1}: {2}',
  'There is no column {0}: the file has {1}. Choose the columns again.':
    'Nie ma kolumny {0}: liczba kolumn w pliku to {1}. Wybierz kolumny ponownie.',
  'No column is called {0}. Choose the columns again.': 'Żadna kolumna nie nazywa się {0}. Wybierz kolumny ponownie.',
  'More than one column is called {0}. Rename one, or name the column by its index.':
    'Więcej niż jedna kolumna nazywa się {0}. Zmień nazwę jednej z nich lub podaj indeks kolumny.',
  'This row has {0} value where the first row has {1}. Put values that contain the separator or a line break in quotation marks.':
    'Ten wiersz ma {0} wartość, a pierwszy {1}. Wartości zawierające separator lub podział wiersza ujmij w cudzysłów.',
  'This row has {0} values where the first row has {1}. Put values that contain the separator or a line break in quotation marks.':
    'Liczba wartości w tym wierszu to {0}, a w pierwszym {1}. Wartości zawierające separator lub podział wiersza ujmij w cudzysłów.',
  'This row has more values than the first row, which has {0}. Put values that contain the separator or a line break in quotation marks.':
    'Ten wiersz ma więcej wartości niż pierwszy, w którym jest ich {0}. Wartości zawierające separator lub podział wiersza ujmij w cudzysłów.',
  'This row contains bytes that are not {0} text. Save the file as UTF-8 and send it again.':
    'Ten wiersz zawiera bajty, które nie są tekstem {0}. Zapisz plik jako UTF-8 i wyślij go ponownie.',
  'The header row contains bytes that are not {0} text. Save the file as UTF-8 and send it again.':
    'Wiersz nagłówka zawiera bajty, które nie są tekstem {0}. Zapisz plik jako UTF-8 i wyślij go ponownie.',
  'This row contains a NUL byte. Save the file as CSV in UTF-8 and send it again.':
    'Ten wiersz zawiera bajt NUL. Zapisz plik jako CSV w UTF-8 i wyślij go ponownie.',
  'A quotation mark that opens in this row is never closed. Close it, or double it inside a quoted value.':
    'Cudzysłów otwarty w tym wierszu nie został zamknięty. Zamknij go lub podwój wewnątrz wartości w cudzysłowie.',
  'Text follows a closing quotation mark. Double quotation marks that belong to a quoted value.':
    'Po zamykającym cudzysłowie jest tekst. Podwój cudzysłowy, które należą do wartości w cudzysłowie.',
  'The first row is longer than 1 MiB. It may contain an open quotation mark.':
    'Pierwszy wiersz ma ponad 1 MiB. Może zawierać niezamknięty cudzysłów.',
  'This value is too long for a search pattern of this size. Use a simpler pattern.':
    'Ta wartość jest zbyt długa jak na wzorzec wyszukiwania tej wielkości. Użyj prostszego wzorca.',
  'This search pattern takes too long on the values of this column. Use a simpler pattern.':
    'Ten wzorzec wyszukiwania działa zbyt długo na wartościach tej kolumny. Użyj prostszego wzorca.',
  'The values of this column do not look like text in windows-1252, the assumed encoding of the file. Save the file as UTF-8 and send it again.':
    'Wartości tej kolumny nie wyglądają na tekst w windows-1252, przyjętym kodowaniu pliku. Zapisz plik jako UTF-8 i wyślij go ponownie.',
  'This value is too long to be anonymized. It may contain an open quotation mark.':
    'Ta wartość jest zbyt długa, aby ją zanonimizować. Może zawierać niezamknięty cudzysłów.',
  'The separator is ambiguous. Name it in a first line, such as sep=; and send the file again.':
    'Separator jest niejednoznaczny. Podaj go w pierwszym wierszu, na przykład sep=; i wyślij plik ponownie.',
  'The sep= line names a separator that cannot be read. Use a comma, semicolon, tab or bar.':
    'Wiersz sep= podaje separator, którego nie można odczytać. Użyj przecinka, średnika, tabulatora lub kreski pionowej.',
  'The replacement has characters that {0}, the encoding of the file, does not support. Choose other characters, or save the file as UTF-8.':
    'Tekst zastępujący zawiera znaki, których {0}, kodowanie pliku, nie obsługuje. Wybierz inne znaki lub zapisz plik jako UTF-8.',
  'The search pattern cannot be read. Look-around and back-references are not supported.':
    'Nie można odczytać wzorca wyszukiwania. Asercje kontekstowe i odwołania wsteczne nie są obsługiwane.',
  'The search pattern changes no value of this column. Correct it or remove the rule.':
    'Wzorzec wyszukiwania nie zmienia żadnej wartości w tej kolumnie. Popraw go lub usuń regułę.',

  // Policies that an administrator writes.
  'Please correct the policy.': 'Popraw zasadę.',
  'A policy is never deleted, because transfers keep the versions that bound them. Switch it off instead.':
    'Zasad się nie usuwa, bo transfery zachowują wersje, które ich dotyczyły. Zamiast tego wyłącz zasadę.',
  'Policies are being changed by others. Please save again.': 'Inne osoby właśnie zmieniają zasady. Zapisz ponownie.',
  'At most {0} policies are possible. Please change one that is off.':
    'Najwyższa dozwolona liczba zasad to {0}. Zmień jedną z wyłączonych.',
  'All policies together are too long. Please write fewer values, here or in another policy.':
    'Wszystkie zasady łącznie są zbyt długie. Podaj mniej wartości tutaj lub w innej zasadzie.',
  'The conditions are too long. Please write fewer values, or two policies.':
    'Warunki są zbyt długie. Podaj mniej wartości lub utwórz dwie zasady.',
  'Say which version you changed. Load it again, and repeat your change.':
    'Podaj, której wersji dotyczy zmiana. Wczytaj ją ponownie i powtórz zmianę.',
  'This policy was changed in the meantime: it has version {0} now, and you changed version {1}. Load it again, and repeat your change.':
    'Tę zasadę w międzyczasie zmieniono: ma teraz wersję {0}, a Twoja zmiana dotyczy wersji {1}. Wczytaj ją ponownie i powtórz zmianę.',
  'The policy “{0}” demands the opposite on hiding the sender, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'Zasada „{0}” wymaga czegoś przeciwnego (ukrycie nadawcy), a jeden transfer może pasować do obu. Zawęź warunki jednej z nich lub jedną wyłącz.',
  'The policy “{0}” demands the opposite on password protection, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'Zasada „{0}” wymaga czegoś przeciwnego (ochrona hasłem), a jeden transfer może pasować do obu. Zawęź warunki jednej z nich lub jedną wyłącz.',
  'The policy “{0}” demands the opposite on the code by SMS, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'Zasada „{0}” wymaga czegoś przeciwnego (kod SMS), a jeden transfer może pasować do obu. Zawęź warunki jednej z nich lub jedną wyłącz.',
  'The policy “{0}” demands the opposite on the code by e-mail, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'Zasada „{0}” wymaga czegoś przeciwnego (kod e-mailem), a jeden transfer może pasować do obu. Zawęź warunki jednej z nich lub jedną wyłącz.',
  'The policy “{0}” demands the opposite on the tracking ID, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'Zasada „{0}” wymaga czegoś przeciwnego (ID śledzenia), a jeden transfer może pasować do obu. Zawęź warunki jednej z nich lub jedną wyłącz.',
  'The policy “{0}” demands the opposite on the days until expiry, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'Zasada „{0}” wymaga czegoś przeciwnego (liczba dni do wygaśnięcia), a jeden transfer może pasować do obu. Zawęź warunki jednej z nich lub jedną wyłącz.',
  'The policy “{0}” demands the opposite on the template set, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'Zasada „{0}” wymaga czegoś przeciwnego (zestaw szablonów), a jeden transfer może pasować do obu. Zawęź warunki jednej z nich lub jedną wyłącz.',
  'Number should be greater than or equal to {0}': 'Liczba musi być większa lub równa {0}',
  'Number should be less than or equal to {0}': 'Liczba musi być mniejsza lub równa {0}',
  'Enter a number.': 'Podaj liczbę.',
  'Enter a whole number.': 'Podaj liczbę całkowitą.',
  'Enter true or false.': 'Podaj true lub false.',
  'Enter a list.': 'Podaj listę.',
  'Enter an object.': 'Podaj obiekt.',
  'Enter {0}.': 'Podaj {0}.',
  'Enter one of: {0}.': 'Podaj jedną z wartości: {0}.',
  'Enter at most {0} character.': 'Podaj najwyżej {0} znak.',
  'Enter at most {0} characters.': 'Najwyższa dozwolona liczba znaków: {0}.',
  'At most {0} are possible.': 'Najwyższa dozwolona liczba to {0}.',
  'There is no field {0} here.': 'Nie ma tu pola {0}.',
  'Choose one of the list.': 'Wybierz pozycję z listy.',
  'Files are not searched for this kind of data. Choose another, or ask your operators to add it to the settings.':
    'Pliki nie są przeszukiwane pod kątem tego rodzaju danych. Wybierz inny rodzaj albo poproś operatorów o dodanie go do ustawień.',
  'Enter an address such as carol@partner.example.': 'Podaj adres, na przykład carol@partner.example.',
  'Enter an address such as carol@partner.example. Only whole parts of a domain can have letters such as ü. At most 8 * are possible.':
    'Podaj adres, na przykład carol@partner.example. Litery takie jak ü są możliwe tylko w pełnych częściach domeny. Znak * może wystąpić najwyżej 8 razy.',
  'Enter a domain such as partner.example.': 'Podaj domenę, na przykład partner.example.',
  'Enter a domain such as partner.example. Parts with * or ? cannot have letters such as ü. At most 8 * are possible.':
    'Podaj domenę, na przykład partner.example. Części z * lub ? nie mogą zawierać liter takich jak ü. Znak * może wystąpić najwyżej 8 razy.',
  'At most 8 * are possible.': 'Znak * może wystąpić najwyżej 8 razy.',
  'Enter an extension such as pdf.': 'Podaj rozszerzenie, na przykład pdf.',
  'Enter an address that begins with https:.': 'Podaj adres, który zaczyna się od https:.',
  'Enter {0} or {1}.': 'Podaj {0} lub {1}.',
  'Enter a number of days from {0} to {1}. These are the limits of your organization.':
    'Podaj liczbę dni od {0} do {1}. Są to limity Twojej organizacji.',
  'There is no template set of this name.': 'Nie ma zestawu szablonów o tej nazwie.',
  'Your organization sends no codes by SMS, because no countries are set up for them.':
    'Twoja organizacja nie wysyła kodów SMS, bo nie skonfigurowano dla nich żadnego kraju.',
  'This policy already has it.': 'Ta zasada już to zawiera.',
  'The minimum days until expiry exceed the maximum.': 'Minimalna liczba dni do wygaśnięcia przekracza maksymalną.',
  'This version of Waybill cannot read the policy. Write it again, or switch it off.':
    'Ta wersja Waybill nie może odczytać zasady. Napisz ją od nowa lub wyłącz.',

  // Health checks.
  'Not checked in this run, because another part is broken.': 'Nie sprawdzono tym razem, bo inna część nie działa.',
  'It does not answer correctly.': 'Nie odpowiada prawidłowo.',
  'Slower than usual: {0} s instead of {1} s.': 'Wolniej niż zwykle: {0} s zamiast {1} s.',
  'A canary could not be sent.': 'Nie udało się wysłać transferu kontrolnego.',
  'The canary was not released in {0} s.': 'Transfer kontrolny nie został udostępniony w ciągu {0} s.',
  'A file could not be stored or read back.': 'Nie udało się zapisać lub odczytać pliku.',
  'A released file differs from what was stored.': 'Udostępniony plik różni się od zapisanego.',
  'The table was not anonymized in {0} s.': 'Tabela nie została zanonimizowana w ciągu {0} s.',
  'The report of the table counts wrong.': 'Raport tabeli zawiera błędne liczby.',
  'The table has not 11 lines.': 'Tabela nie ma 11 wierszy.',
  'The columns of the table changed.': 'Kolumny tabeli się zmieniły.',
  'A column without a method changed.': 'Zmieniła się kolumna bez metody.',
  'A masked column is wrong.': 'Zamaskowana kolumna jest błędna.',
  'A column masked by a pattern is wrong.': 'Kolumna zamaskowana wzorcem jest błędna.',
  'A hashed column is wrong.': 'Kolumna ze skrótami jest błędna.',
  'An encrypted column is wrong.': 'Zaszyfrowana kolumna jest błędna.',
  'Equal values did not stay equal, or different ones became equal.':
    'Równe wartości nie pozostały równe lub różne stały się równe.',
  'The text was not inspected in {0} s.': 'Tekst nie został sprawdzony w ciągu {0} s.',
  '{0} of {1} kinds of sensitive data were counted wrong.': 'Błędnie policzono rodzaje danych wrażliwych: {0} z {1}.',
  'The documents were not read in {0} s.': 'Dokumenty nie zostały odczytane w ciągu {0} s.',
  'A document was not read: {0}.': 'Nie odczytano dokumentu: {0}.',
  'An encrypted archive was not reported as unread.': 'Zaszyfrowane archiwum nie zostało zgłoszone jako nieodczytane.',
  'Text was not read from: {0}.': 'Nie odczytano tekstu z: {0}.',
  'The documents were read more than once.': 'Dokumenty odczytano więcej niż raz.',

  // The default template set.
  'The mails of every day.': 'E-maile na co dzień.',
}
