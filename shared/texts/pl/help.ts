import type { DocsPageTexts, FaqPageTexts, HelpPageTexts, HelpStepTexts } from '../en/help.ts'
import { plural } from '../format.ts'

export const faqPage: FaqPageTexts = {
  title: 'Częste pytania',
  search: 'Szukaj w pytaniach',
  placeholder: 'Na przykład: archiwum się nie otwiera',
  clear: 'Wyczyść wyszukiwanie',
  recipients: 'Dla odbiorców',
  org: 'Dla użytkowników w organizacji',
  noRecipients: 'Brak pytań dla odbiorców.',
  noOrg: 'Brak pytań dla użytkowników w organizacji.',
  found: count =>
    plural(
      count,
      {
        one: 'Znaleziono # pytanie',
        few: 'Znaleziono # pytania',
        many: 'Znaleziono # pytań',
        other: 'Znaleziono # pytania',
      },
      'pl',
    ),
  notFound: query => `Żadne pytanie nie pasuje do „${query}”. Spróbuj innych słów lub zapytaj: {support}`,
  notFoundWithoutSupport: query => `Żadne pytanie nie pasuje do „${query}”. Spróbuj innych słów.`,
  goneTitle: 'Tego pytania już nie ma',
  gone: 'Otwarty link prowadzi do pytania, które usunięto lub przeniesiono. Poszukaj go poniżej.',
  support: 'administratorzy organizacji',
  moreHelp: 'Instrukcja pokazuje każdy krok na obrazku: {link}',
  howToUse: 'Instrukcja',
  partlyLoaded: 'Nie udało się wczytać pytań Twojej organizacji. Poniżej są pytania ogólne.',
}

export const helpPage: HelpPageTexts = {
  title: 'Instrukcja',
  lead: 'Wyślij pliki w ośmiu krokach.',
  step: number => `Krok ${number}`,
  zoom: title => `Powiększ obrazek: ${title}`,
  position: (number, count) => `Krok ${number} z ${count}`,
  previous: 'Poprzedni krok',
  next: 'Następny krok',
  close: 'Zamknij',
  keys: 'Klawisze strzałek zmieniają krok, a Escape zamyka podgląd.',
  questions: 'Odpowiedzi na częste pytania: {link}',
  faq: 'Częste pytania',
  documents: 'Przewodniki dla członków, administratorów, operatorów i integratorów: {link}',
  documentation: 'Dokumentacja',
  toursTitle: 'Prezentacje stron',
  tours: 'Każda prezentacja objaśnia najważniejsze części strony w niecałą minutę.',
  startTour: page => `Rozpocznij prezentację: ${page}`,
}

export const helpStepTexts: HelpStepTexts = {
  signIn: {
    title: 'Zaloguj się',
    description: 'Zaloguj się na konto swojej organizacji (logowanie jednokrotne). Nie potrzebujesz osobnego hasła.',
    caption: 'Strona logowania',
  },
  selectFiles: {
    title: 'Wybierz pliki',
    description:
      'Kliknij pole lub upuść na nie pliki i foldery. Później możesz dodać kolejne pliki i usunąć każdy z nich. Pojedynczy plik może mieć do {fileSize}, a transfer do {totalSize}, lub do {archiveSize} z ochroną hasłem.',
    caption: 'Wybrane pliki',
  },
  recipient: {
    title: 'Podaj odbiorcę i wiadomość',
    description:
      'Wpisz adres e-mail, opcjonalnie nazwę, oraz wiadomość. Jeśli wymaga tego zasada, potwierdź, że odbiorca wie o użyciu jego adresu e-mail.',
    caption: 'Odbiorca i wiadomość',
  },
  review: {
    title: 'Sprawdź transfer',
    description:
      'Sprawdź odbiorcę i pliki. Jeśli odbiorca jest nowy lub jego adres przypomina inny, pojawi się ostrzeżenie. Przeczytaj je, zanim przejdziesz dalej: większość pomyłek wychodzi na jaw właśnie tutaj.',
    caption: 'Sprawdzanie odbiorcy',
  },
  options: {
    title: 'Ustaw opcje',
    description:
      'Zabezpiecz pliki hasłem lub kodem wysyłanym na telefon odbiorcy, ukryj swój adres albo zmień termin ważności. Domyślnie link działa przez {expiry}. Opcja wymagana przez zasadę jest już włączona.',
    caption: 'Opcje zabezpieczeń',
  },
  confirm: {
    title: 'Potwierdź i wyślij',
    description:
      'Zaznacz potwierdzenie i naciśnij „Wyślij teraz” (przy ostrzeżeniu „Wyślij do …”). Dopóki pliki nie są wysłane, możesz się wycofać.',
    caption: 'Potwierdzenie',
  },
  upload: {
    title: 'Poczekaj na przesłanie',
    description:
      'Nie zamykaj karty, dopóki wszystko nie zostanie przesłane. Po awarii sieci przesyłanie samo ruszy od miejsca przerwania.',
    caption: 'Trwające przesyłanie',
  },
  complete: {
    title: 'Transfer gotowy',
    description:
      'Pliki są przetwarzane, a następnie wysyłane. Śledź transfer na stronie „Moje transfery”, gdzie możesz go też w każdej chwili unieważnić.',
    caption: 'Transfer na liście',
  },
}

export const docsPage: DocsPageTexts = {
  title: 'Dokumentacja',
  lead: 'Przewodniki dla wszystkich, którzy pracują z tym produktem. Są w języku angielskim.',
  audiences: {
    members: 'Dla członków',
    administrators: 'Dla administratorów',
    operators: 'Dla operatorów',
    integrators: 'Dla integratorów',
  },
  search: 'Szukaj w dokumentacji',
  clear: 'Wyczyść wyszukiwanie',
  found: count =>
    plural(
      count,
      {
        one: 'Znaleziono # sekcję',
        few: 'Znaleziono # sekcje',
        many: 'Znaleziono # sekcji',
        other: 'Znaleziono # sekcji',
      },
      'pl',
    ),
  notFound: query => `Żadna sekcja nie pasuje do „${query}”. Spróbuj innych słów.`,
  contents: 'Na tej stronie',
  all: 'Wszystkie dokumenty',
  failedTitle: 'Nie udało się wczytać dokumentu',
  failed: 'Sprawdź połączenie i odśwież stronę.',
  goneTitle: 'Nie ma takiego dokumentu',
  gone: 'Być może zmieniono jego nazwę. Wszystkie dokumenty są wymienione w przeglądzie.',
  loading: 'Wczytywanie dokumentu',
}
