import type { RequestTexts, RespondingTexts, UploadTexts } from '../en/upload.ts'
import { countFiles, formatBytes, formatDateTime, plural } from '../format.ts'
import { listed } from '../listed.ts'

const size = (bytes: number) => formatBytes(bytes, 'pl').replace(' ', '\u00a0')

export const requestTexts: RequestTexts = {
  expiredTitle: 'Link do przesyłania wygasł!',
  expired: 'Poproś nadawcę o ponowienie prośby.',
  withdrawnTitle: 'Prośbę wycofano',
  withdrawn: 'Prośba została wycofana, więc przez jej link nie można już przesyłać plików.',
  begunTitle: 'Przesyłanie już się rozpoczęło',
  begun: 'Przesyłanie przez ten link rozpoczęto na innym urządzeniu lub w innej przeglądarce.',
  blocked: 'Tych plików nie można tu przyjąć. Skontaktuj się z osobą, która o nie prosi.',
  usedTitle: 'Już przesłano!',
  used: '(Tego linku można użyć tylko raz).',
}

export const responding: RespondingTexts = {
  saving: 'Przygotowywanie przesyłania',
  done: 'Przesłano',
  tabRunning:
    'Przesyłanie trwa, dopóki ta karta jest otwarta. Jeśli się zamknie, w ciągu 24 godzin otwórz link ponownie w tej przeglądarce, aby kontynuować od miejsca przerwania.',
  tabPaused:
    'Możesz zamknąć tę kartę: w ciągu 24 godzin otwórz link ponownie w tej przeglądarce, aby kontynuować od miejsca przerwania.',
  offlineText: 'Przesyłanie ruszy automatycznie, gdy tylko sieć wróci.',
  unansweredText: 'Przesyłanie ruszy automatycznie, gdy tylko serwer odpowie. Przesłane dane nie przepadną.',
  retryText: 'Przesyłanie ruszy automatycznie. Przesłane dane nie przepadną.',
  unconfirmed: 'Serwer nie potwierdził przekazania plików',
  unconfirmedText: 'Wszystko jest przesłane i być może zostało już przekazane. Spróbuj ponownie, aby się przekonać.',
  tryAgain: 'Spróbuj ponownie, aby wysłać pozostałe pliki.',
  nothingSent: 'Nic jeszcze nie przekazano.',
  unreadable: name =>
    `Pliku ${name} nie można już odczytać. Po wybraniu został zmieniony, przeniesiony lub usunięty: wybierz go ponownie.`,
  strangers: names => `Pominięto, bo nie należą do tego przesyłania: ${listed(names, more => `jeszcze ${more}`)}.`,
}

export const upload: UploadTexts = {
  failed: 'Nie udało się',
  unreachable: 'Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.',

  takenTitle: 'Ktoś już przesyła pliki',
  usedByOther:
    'Pliki są właśnie przesyłane przez ten link lub zostały już przesłane. Żaden z Twoich plików nie został wysłany. Jeśli to niespodziewane, skontaktuj się z osobą, od której masz link.',
  begunThere: 'Aby kontynuować, otwórz link tam.',
  begunHelp: asker =>
    `Jeśli to niemożliwe, poproś ${asker} o unieważnienie tej prośby i wysłanie nowej. W przeciwnym razie link otworzy się ponownie 24 godziny po przerwaniu przesyłania.`,
  lookAgain: 'Sprawdź ponownie',
  withdrawnHelp: 'Jeśli to niespodziewane, zapytaj osobę, od której masz link.',
  unknownTitle: 'Ten link jest nieprawidłowy',
  unknown: 'Sprawdź, czy otwarto cały link z e-maila.',

  heading: asker => `Wyślij pliki do ${asker}`,
  askedPanel: 'O tej prośbie',
  askedBy: 'Prosi',
  asker: (person, organization) => `${person}, ${organization}`,
  askedFor: 'Dla',
  until: 'Link ważny do',
  aboutMessage: 'wiadomość',
  filesPanel: 'Twoje pliki',
  acknowledgement:
    'Potwierdzam, że mogę udostępnić te pliki, i zgadzam się na użycie mojego adresu e-mail do tego przesyłania i potwierdzenia odbioru.',
  once: 'Linku można użyć raz: przed przesłaniem wybierz wszystkie pliki.',
  upload: 'Prześlij',
  preparing: 'Przygotowywanie przesyłania',
  fileName: 'Tej nazwy nie można użyć. Zmień nazwę pliku.',

  uploadingHeading: (count, asker) =>
    plural(
      count,
      {
        one: `Przesyłanie # pliku do ${asker}`,
        few: `Przesyłanie # plików do ${asker}`,
        many: `Przesyłanie # plików do ${asker}`,
        other: `Przesyłanie # pliku do ${asker}`,
      },
      'pl',
    ),

  unfinishedHeading: 'Przesyłanie nie zostało ukończone',
  unfinishedPanel: 'Kontynuuj od miejsca przerwania',
  unfinished: (count, bytes) =>
    `Rozpoczęto przesyłanie: ${countFiles(count, 'pl')}, łącznie ${size(bytes)}. Przesłane dane nie są wysyłane ponownie.`,
  kept: iso => `Przesłane dane są przechowywane co najmniej do ${formatDateTime(iso, undefined, 'pl')}.`,
  chooseHeading: 'Kontynuuj przesyłanie',
  sameFiles: 'Pliki tego przesyłania',
  resizedTitle: 'Nie można kontynuować przesyłania z plikiem o innym rozmiarze',
  resized:
    'Wybierz plik w takiej postaci, jaką miał na początku. Jeśli to niemożliwe, nie kontynuuj przesyłania: po 24 godzinach link otworzy się ponownie i można zacząć od nowa.',

  infectedTitle: 'Znaleziono złośliwe oprogramowanie',
  infected:
    'Plik przesłany przez ten link zawiera złośliwe oprogramowanie. Został usunięty, żaden z plików nie został przekazany, a osoba, która o nie prosiła, została powiadomiona. Zanim ponownie wyślesz pliki, sprawdź swoje urządzenie pod kątem złośliwego oprogramowania.',

  receiptHeading: 'Pliki dotarły',
  receipt: asker =>
    `Dziękujemy. Pliki są teraz sprawdzane, a potem trafią do ${asker}. Jeśli to niemożliwe, osoba ta otrzyma powiadomienie. Możesz zamknąć tę stronę; linku nie można już użyć.`,
  receiptPanel: 'Co wysłano',
  handedTo: 'Do',
  handedAt: 'Kiedy',
  receiptMail:
    'Po przekazaniu plików potwierdzenie z sumą kontrolną każdego pliku trafi na adres e-mail, na który przyszła prośba.',
  saveReceipt: 'Zapisz potwierdzenie',
  receiptFile: 'potwierdzenie-przeslania.txt',
  checksum: 'SHA-256',
  noChecksum: 'suma kontrolna w potwierdzeniu e-mailem',
  exactSize: bytes =>
    bytes < 1024
      ? size(bytes)
      : `${size(bytes)} (${plural(bytes, { one: '# bajt', few: '# bajty', many: '# bajtów', other: '# bajta' }, 'pl')})`,
  line: (name, value) => `${name}: ${value}`,
  at: (time, iso) => `${time} (${iso})`,
  total: 'Łącznie',
}
