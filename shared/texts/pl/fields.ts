import type { AnonymizationTexts, FieldTexts } from '../en/fields.ts'
import { formatBytes, plural } from '../format.ts'

/** After 'pochodzi z'. */
const alphabets: Readonly<Record<string, string>> = {
  Latin: 'alfabetu łacińskiego',
  Greek: 'alfabetu greckiego',
  Cyrillic: 'cyrylicy',
}
const size = (bytes: number) => formatBytes(bytes, 'pl')

export const fieldTexts: FieldTexts = {
  required: 'Pole wymagane!',
  filesRequired: 'Wybierz co najmniej jeden plik',
  invalidEmail: 'Nieprawidłowy adres e-mail',
  foreignLetter: (letter, alphabet, part, place) =>
    `Litera „${letter}” w „${part}” (litera ${place}) pochodzi z ${alphabets[alphabet] ?? alphabet}. Wpisz adres jeszcze raz.`,
  severalEmails: 'Podaj jeden adres.',
  invalidPhone: 'Nieprawidłowy numer telefonu',
  phoneCountry: country => `Do tego kraju nie można wysyłać kodów: ${country}.`,
  maxFiles: allowed =>
    plural(
      allowed,
      {
        one: 'Dozwolony jest najwyżej # plik.',
        few: 'Dozwolone są najwyżej # pliki.',
        many: 'Dozwolonych jest najwyżej # plików.',
        other: 'Dozwolone jest najwyżej # pliku.',
      },
      'pl',
    ),
  maxRecipients: allowed => `Podaj najwyżej ${allowed} odbiorców.`,
  codeOfOne: 'Kod SMS jest możliwy tylko przy jednym odbiorcy.',
  oneFactor: 'Wybierz kod SMS albo kod e-mailem. Transfer nie może mieć obu.',
  fileTooLarge: bytes => `Rozmiar pliku nie może przekraczać ${size(bytes)}.`,
  totalTooLarge: bytes => `Łączny rozmiar plików nie może przekraczać ${size(bytes)}.`,
  sealingLimit: bytes => `Ochrona hasłem jest możliwa przy łącznym rozmiarze plików do ${size(bytes)}.`,
  sealingTotal: bytes => `Łączny rozmiar plików w tym transferze to ${size(bytes)}.`,
  acknowledgement:
    'Potwierdzam, że odbiorca wie, że jego adres e-mail (a przy udostępnianiu plików także numer telefonu) posłuży do odebrania tej wiadomości.',
  consent: 'Przed wysłaniem przeczytaj i potwierdź powyższe oświadczenie.',
  expiryMin: days =>
    plural(
      days,
      {
        one: 'Link musi być ważny co najmniej # dzień.',
        few: 'Link musi być ważny co najmniej # dni.',
        many: 'Link musi być ważny co najmniej # dni.',
        other: 'Link musi być ważny co najmniej # dnia.',
      },
      'pl',
    ),
  expiryMax: days =>
    plural(
      days,
      {
        one: 'Link może być ważny najwyżej # dzień.',
        few: 'Link może być ważny najwyżej # dni.',
        many: 'Link może być ważny najwyżej # dni.',
        other: 'Link może być ważny najwyżej # dnia.',
      },
      'pl',
    ),
}

export const anonymizationTexts: AnonymizationTexts = {
  maskIncomplete: 'Wypełnij wszystkie pola!',
  maskBackwards: '„Od” nie może być większe niż „Do”',
  oneCharacter: 'Podaj dokładnie jeden znak.',
  keySpaces: 'Klucz nie może zaczynać się ani kończyć spacją.',
  patternTooLong: 'Wzorzec wyszukiwania może mieć najwyżej 256 znaków.',
  noColumn: 'Reguła wymaga indeksu kolumny.',
  leadingZero: index => `Zapisz indeks kolumny bez zer na początku: ${Number(index)}, a nie ${index}.`,
  noHeader: name => `Brak wiersza nagłówka, w którym można znaleźć kolumnę ${name}.`,
  twoRules: name => `Kolumna ${name} ma dwie reguły.`,
  twice: 'Parametr podano dwukrotnie.',
  unknownParameter: (key, method) => `${method} nie ma parametru ${key}.`,
  textNeeded: key => `${key} musi być tekstem.`,
  flagNeeded: key => `${key} musi mieć wartość true lub false, bez cudzysłowu.`,
  formulaMask: char => `Wartość nie może zaczynać się od ${char}: arkusze kalkulacyjne uruchomiłyby ją jako formułę.`,
  tooManyKeys: max =>
    plural(
      max,
      {
        one: 'Dla jednego pliku można wpisać najwyżej # klucz.',
        few: 'Dla jednego pliku można wpisać najwyżej # różne klucze.',
        many: 'Dla jednego pliku można wpisać najwyżej # różnych kluczy.',
        other: 'Dla jednego pliku można wpisać najwyżej # różnego klucza.',
      },
      'pl',
    ),
}
