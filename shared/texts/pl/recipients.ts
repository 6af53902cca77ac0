import type { RecipientsTexts } from '../en/recipients.ts'
import { formatBytes, plural } from '../format.ts'

export const recipients: RecipientsTexts = {
  list: 'Dodani odbiorcy',
  remove: address => `Usuń ${address}`,
  showAll: 'Pokaż wszystkich',
  showFewer: 'Pokaż mniej',
  added: count =>
    plural(
      count,
      {
        one: 'Dodano # odbiorcę.',
        few: 'Dodano # odbiorców.',
        many: 'Dodano # odbiorców.',
        other: 'Dodano # odbiorcy.',
      },
      'pl',
    ),
  unread: 'Te fragmenty nie są adresami i zostały pominięte:',
  dismiss: 'Ukryj',
  file: {
    tooLarge: bytes =>
      `Lista może mieć najwyżej ${formatBytes(bytes, 'pl')}. Wybierz plik CSV lub tekstowy z adresami.`,
    unreadable: 'Nie udało się odczytać listy. Wybierz ją ponownie.',
    noneFound: 'W tym pliku nie znaleziono żadnego adresu.',
  },

  title: 'Odbiorcy',
  actions: 'Działania',
  copyRefused: 'Ta przeglądarka nie pozwala stronom kopiować. Zaznacz link i go skopiuj:',
  removal: {
    title: 'Usunąć tego odbiorcę?',
    text: address =>
      `Link dla ${address} natychmiast przestanie działać. Pozostali zachowają swoje linki. Pobrane już kopie pozostaną.`,
    act: 'Usuń',
    running: 'Usuwanie odbiorcy',
    done: address => `${address} nie ma już możliwości pobrania plików.`,
    failed: 'Odbiorca nie został usunięty',
  },
  adding: {
    title: 'Wyślij te pliki do kolejnych odbiorców',
    text: 'Otrzymają te same pliki i tę samą wiadomość, każdy z własnym linkiem. Dla pozostałych nic się nie zmieni.',
    act: 'Wyślij',
    running: 'Dodawanie odbiorców',
    failed: 'Odbiorcy nie zostali dodani',
  },
  history: {
    open: 'Historia',
    title: 'Co się stało z tą przesyłką',
    about: address => `Historia przesyłki do ${address}`,
    step: 'Zdarzenie',
    file: 'Plik',
    first: 'Pierwszy raz',
    last: 'Ostatni raz',
    count: 'Ile razy',
    none: 'Nic jeszcze nie wiadomo.',
    failed: 'Historia nie została wczytana',
    note: 'Pobrania są liczone, gdy się zaczynają. To, czy dotarły wszystkie bajty, wiadomo tylko wtedy, gdy zgłosi to przeglądarka odbiorcy.',
    steps: {
      mailed: 'Link przekazany do systemu pocztowego',
      delivered: 'Przyjęto przez serwer pocztowy odbiorcy',
      delayed: 'Opóźniono',
      bounced: 'Zwrócono przez serwer pocztowy odbiorcy',
      complained: 'Zgłoszono jako niechciane',
      refused: 'Nie przyjęto przez system pocztowy',
      opened: 'Otwarto link',
      openedByMachine: 'Otwarto link, prawdopodobnie przez automatyczną kontrolę systemu pocztowego',
      passedSignIn: 'Zalogowano się',
      passedCode: 'Wpisano kod',
      passedByDevice: 'Otwarto z zaufanego urządzenia, bez kodu',
      fetched: 'Pobrano',
      fetchedByMachine: 'Pobrano, prawdopodobnie przez automatyczną kontrolę systemu pocztowego',
      saved: 'Zapisano w całości, według przeglądarki odbiorcy',
    },
  },
  receipt: {
    open: 'Potwierdzenie',
    about: address => `Potwierdzenie doręczenia do ${address}`,
  },
}
