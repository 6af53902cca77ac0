import type { AnonymizeTexts } from '../en/anonymize.ts'
import { formatCount, formatList, plural } from '../format.ts'

const counted = (count: number) => formatCount(count, 'pl')
const anonymizedColumns = (count: number) =>
  plural(
    count,
    {
      one: 'Anonimizowana jest # kolumna.',
      few: 'Anonimizowane są # kolumny.',
      many: 'Anonimizowanych jest # kolumn.',
      other: 'Anonimizowane jest # kolumny.',
    },
    'pl',
  )

export const anonymize: AnonymizeTexts = {
  meaning:
    'Wybierz metodę dla każdej kolumny: jej wartości zostaną zastąpione przed udostępnieniem, a odtworzyć je może tylko klucz, który wpiszesz samodzielnie. Każdy wiersz musi mieć tyle pól co pierwszy; inaczej transfer się nie powiedzie i nic nie zostanie wysłane.',
  hasHeader: 'Z nagłówkiem',
  suggest: 'Zaproponuj reguły',
  suggesting: 'Szukanie kolumn z danymi wrażliwymi',
  firstRows: file => `Pierwsze wiersze pliku ${file}`,

  noRow: 'Brak wierszy do pokazania',
  emptyFile: 'Plik jest pusty. Można go wysłać bez zmian.',
  blankFile: 'Plik zawiera tylko puste wiersze. Można go wysłać bez zmian.',
  rowTooLong:
    'Pierwszy wiersz pliku ma ponad 256 KB, a tak długiego nie można tu pokazać. Plik można wysłać bez zmian.',
  separatorUnclear:
    'Separator jest niejednoznaczny. Podaj go w pierwszym wierszu, na przykład sep=; i wybierz plik ponownie. Plik można wysłać bez zmian.',

  column: 'Kolumna',
  columnNumber: number => `Kolumna ${number}`,
  previousColumn: 'Poprzednia kolumna',
  nextColumn: 'Następna kolumna',
  columnOf: (number, count, name) => `${number} z ${count}: ${name}`,
  columnOfWith: (number, count, name, method) => `${number} z ${count}: ${name} (${method})`,
  goToColumn: 'Przejdź do kolumny',
  goToColumnOf: count => `Przejdź do kolumny (${counted(count)})`,
  numbered: (number, name) => `${number}: ${name}`,
  row: 'Wiersz',
  method: 'Metoda',
  methodFor: column => `Metoda dla kolumny ${column}`,
  settingsOf: column => `Ustawienia kolumny ${column}`,
  firstValues: column => `Pierwsze wartości kolumny ${column}`,
  values: 'Wartości',
  before: 'Przed',
  after: 'Po',
  becomes: 'zmienia się w',
  empty: 'puste',

  looksLike: many => `Wygląda na ${many}`,
  choose: method => `Użyj: ${method}`,
  chooseFor: (method, column) => `Użyj dla kolumny ${column}: ${method}`,

  salt: 'Sól – opcjonalnie',
  saltHint: 'Dodatkowo generowana jest losowa sól: równe wartości w dwóch plikach mają różne skróty.',
  searchPattern: 'Wzorzec wyszukiwania',
  notFound: 'Nie znaleziono w tych wierszach. Jeśli nie pasuje żaden wiersz pliku, transfer się nie powiedzie.',
  replaceWith: 'Zastąp przez',
  replaceHint: 'Używane dosłownie. Pozostaw puste, aby usunąć dopasowania.',
  generateKey: 'Wygeneruj klucz',
  generateKeyHint: 'Używany raz, a potem usuwany: wartości nie można odtworzyć.',
  key: 'Tajny klucz',
  keyHint:
    'Z własnym kluczem wartości są tylko pseudonimizowane: każdy, kto go zna, może je odtworzyć. Pozostaw puste, aby wygenerować klucz.',
  showKey: 'Pokaż klucz',
  hideKey: 'Ukryj klucz',

  range: number => `Zakres ${number}`,
  from: 'Od',
  to: 'Do',
  char: 'Znak',
  fromOf: number => `Od, zakres ${number}`,
  toOf: number => `Do, zakres ${number}`,
  charOf: number => `Znak, zakres ${number}`,
  removeRange: number => `Usuń zakres ${number}`,
  addRange: 'Dodaj zakres',
  rangeHint: 'Znaki liczy się od 0; maskowane są też oba krańce.',
  wholeNumbers: '„Od” i „Do” to liczby całkowite, liczone od 0.',
  notInEncoding: (char, encoding) =>
    `Znak ${char} nie istnieje w ${encoding}, kodowaniu tego pliku. Wybierz inny znak lub zapisz plik jako UTF-8.`,

  tableFault: 'Tego pliku nie można zanonimizować w obecnej postaci',
  clear: 'Nie anonimizuj niczego',
  onlyHeader: 'Pod nagłówkiem nie ma żadnego wiersza',
  onlyHeaderText:
    'Plik nie zawiera wartości do zanonimizowania. Jeśli jego jedyny wiersz zawiera wartości, odznacz „Z nagłówkiem”.',
  ragged: (row, fields, first) =>
    plural(
      fields,
      {
        one: `Wiersz ${counted(row)} ma # pole, a pierwszy: ${counted(first)}`,
        few: `Wiersz ${counted(row)} ma # pola, a pierwszy: ${counted(first)}`,
        many: `Wiersz ${counted(row)} ma # pól, a pierwszy: ${counted(first)}`,
        other: `Wiersz ${counted(row)} ma # pola, a pierwszy: ${counted(first)}`,
      },
      'pl',
    ),
  raggedText:
    'Zanonimizowany plik można wysłać tylko wtedy, gdy wszystkie wiersze mają tyle samo pól. Najpierw popraw plik.',
  tooManyColumns: (count, max) =>
    `Liczba kolumn w pliku: ${counted(count)}. Tutaj można zanonimizować tylko pierwsze (limit: ${counted(max)}).`,
  previewFailed: 'Nie udało się wyświetlić podglądu zanonimizowanych danych',
  previewFailedText: 'Wybrane reguły zostały zachowane i zostaną ponownie sprawdzone przed wysłaniem plików.',
  suggestionsFailed: 'Nie udało się zaproponować reguł: serwer nie odpowiedział. Spróbuj ponownie.',
  sensitive: count =>
    plural(
      count,
      {
        one: '# kolumna może zawierać dane wrażliwe',
        few: '# kolumny mogą zawierać dane wrażliwe',
        many: '# kolumn może zawierać dane wrażliwe',
        other: '# kolumny może zawierać dane wrażliwe',
      },
      'pl',
    ),
  sensitiveColumn: (column, many) => `${column} (${many})`,
  sensitiveColumns: (columns, others) =>
    `${formatList(others > 0 ? [...columns, `jeszcze ${counted(others)}`] : columns, 'pl')}. Nic się nie zmieni, dopóki nie zastosujesz propozycji.`,
  nothingSensitive: 'W pierwszych wierszach nie rozpoznano danych wrażliwych. Sprawdź kolumny samodzielnie.',
  apply: count =>
    plural(
      count,
      {
        one: 'Zastosuj propozycję',
        few: 'Zastosuj wszystkie propozycje',
        many: 'Zastosuj wszystkie propozycje',
        other: 'Zastosuj wszystkie propozycje',
      },
      'pl',
    ),

  columnFault: (number, method) => `Kolumna ${number}: błąd anonimizacji metodą „${method}”.`,
  reset: number => `Zresetuj kolumnę ${number}`,
  checking: 'Sprawdzanie reguł',
  noColumns: 'Żadna kolumna nie jest anonimizowana. Plik zostanie wysłany bez zmian.',
  updating: count => `${anonymizedColumns(count)} Aktualizowanie podglądu.`,
  shown: count => `${anonymizedColumns(count)} Dla wysyłanego pliku losowe wartości zostaną wygenerowane na nowo.`,
  columns: anonymizedColumns,
}
