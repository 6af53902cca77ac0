import type { TourControlsTexts, ToursTexts } from '../en/tours.ts'

export const tourTexts: ToursTexts = {
  send: {
    files: {
      title: 'Wybierz pliki',
      text: 'Upuść tu pliki lub foldery albo kliknij, aby je wybrać. Kolejne możesz dodać w każdej chwili.',
    },
    recipient: {
      title: 'Podaj odbiorcę',
      text: 'Wpisz jeden adres e-mail. Strona ostrzeże, jeśli to nowy adres lub przypomina inny.',
    },
    message: { title: 'Napisz wiadomość', text: 'Odbiorca przeczyta ją w e-mailu i przed pobraniem.' },
    next: {
      title: 'Sprawdź przed wysłaniem',
      text: 'W następnym kroku sprawdzisz wszystko i wybierzesz hasło, kod lub inny termin ważności. Przedtem nic nie zostanie wysłane.',
    },
  },
  transfers: {
    summary: {
      title: 'Twoje transfery w liczbach',
      text: 'Naciśnij liczbę, aby zobaczyć tylko transfery w tym stanie.',
    },
    filters: {
      title: 'Znajdź transfer',
      text: 'Filtruj według odbiorcy, nazwy pliku, wiadomości, daty lub rodzaju danych wrażliwych. Na początku widać ostatnie 7 dni.',
    },
    table: {
      title: 'Zobacz szczegóły',
      text: 'Rozwiń wiersz, aby zobaczyć szczegóły i przejść do strony transferu. Tam możesz też unieważnić transfer lub ponowić prośbę.',
    },
  },
  review: {
    state: {
      title: 'Co dzieje się z transferem',
      text: 'Tu widać jego stan, link do pobierania i to, co możesz teraz zrobić.',
    },
    files: {
      title: 'Co znaleziono',
      text: 'Dla każdego pliku: rodzaje danych wrażliwych i ich liczba. Samych danych nie przechowujemy.',
    },
    actions: {
      title: 'Jeśli coś jest nie tak',
      text: 'Unieważnij transfer albo wycofaj go od niewłaściwego odbiorcy i wyślij przechowywane pliki do właściwego.',
    },
  },
  insights: {
    range: {
      title: 'Wybierz okres',
      text: 'Wszystkie liczby i wykresy dotyczą tego okresu i są porównywane z poprzednim.',
    },
    highlights: { title: 'Sprawdź, co kryje liczba', text: 'Naciśnij liczbę lub słupek, aby zobaczyć transfery.' },
    security: {
      title: 'Bezpieczeństwo',
      text: 'Nowi partnerzy, dane wrażliwe, błędy, którym zapobieżono, i poziom ochrony transferów.',
    },
    alerts: {
      title: 'Alerty',
      text: 'Nietypowe zdarzenia pojawiają się najpierw tutaj. Potwierdź alert po jego sprawdzeniu.',
    },
  },
  policies: {
    purpose: {
      title: 'Reguły dla transferów',
      text: 'Zasada wymaga czegoś, zabrania lub blokuje transfery, które spełniają jej warunki.',
    },
    add: {
      title: 'Dodaj zasadę',
      text: 'Utwórz ją samodzielnie lub zacznij od pakietu: dane kart, dane medyczne albo dane osobowe.',
    },
    list: {
      title: 'Zobacz działanie',
      text: 'Każda zasada liczy transfery, które do niej pasują. Zacznij od trybu monitorowania, który nikogo nie wiąże.',
    },
  },
}

export const tourControls: TourControlsTexts = {
  position: (number, count) => `${number} z ${count}`,
  skip: 'Pomiń prezentację',
  back: 'Wstecz',
  next: 'Dalej',
  done: 'Gotowe',
}
