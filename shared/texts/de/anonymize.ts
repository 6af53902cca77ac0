import type { AnonymizeTexts } from '../en/anonymize.ts'
import { formatCount, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'de')

export const anonymize: AnonymizeTexts = {
  meaning:
    'Wählen Sie für jede Spalte eine Methode. Die Werte der Spalte werden ersetzt, bevor etwas freigegeben wird, und lassen sich nur mit einem Schlüssel wiederherstellen, den Sie selbst eingeben. Jede Zeile braucht so viele Felder wie die erste, sonst schlägt der Transfer fehl, und nichts wird gesendet.',
  hasHeader: 'Mit Kopfzeile',
  suggest: 'Regeln vorschlagen',
  suggesting: 'Sensible Spalten werden gesucht',
  firstRows: file => `Erste Zeilen von ${file}`,

  noRow: 'Es gibt keine Zeile zum Anzeigen',
  emptyFile: 'Die Datei ist leer. Sie kann so gesendet werden, wie sie ist.',
  blankFile: 'Die Datei enthält nur leere Zeilen. Sie kann so gesendet werden, wie sie ist.',
  rowTooLong:
    'Die erste Zeile der Datei ist länger als 256 KB. So viel kann hier nicht angezeigt werden. Die Datei kann so gesendet werden, wie sie ist.',
  separatorUnclear:
    'Das Trennzeichen ist nicht eindeutig. Nennen Sie es in einer ersten Zeile, etwa sep=; und wählen Sie die Datei noch einmal aus. Die Datei kann so gesendet werden, wie sie ist.',

  column: 'Spalte',
  columnNumber: column => `Spalte ${column}`,
  previousColumn: 'Vorige Spalte',
  nextColumn: 'Nächste Spalte',
  columnOf: (column, count, name) => `${column} von ${count}: ${name}`,
  columnOfWith: (column, count, name, method) => `${column} von ${count}: ${name} (${method})`,
  goToColumn: 'Zu Spalte gehen',
  goToColumnOf: count => `Zu Spalte gehen (${number(count)})`,
  numbered: (column, name) => `${column}: ${name}`,
  row: 'Zeile',
  method: 'Methode',
  methodFor: column => `Methode für ${column}`,
  settingsOf: column => `Einstellungen für ${column}`,
  firstValues: column => `Erste Werte von ${column}`,
  values: 'Werte',
  before: 'Vorher',
  after: 'Nachher',
  becomes: 'wird zu',
  empty: 'leer',

  looksLike: many => `Wahrscheinlich ${many}`,
  choose: method => `${method} verwenden`,
  chooseFor: (method, column) => `${method} für ${column} verwenden`,

  salt: 'Salt (optional)',
  saltHint: 'Ein zufälliges Salt wird zusätzlich erzeugt: Gleiche Werte zweier Dateien erhalten verschiedene Hashes.',
  searchPattern: 'Suchmuster',
  notFound: 'In diesen Zeilen nicht gefunden. Wenn keine Zeile der Datei passt, schlägt der Transfer fehl.',
  replaceWith: 'Ersetzen durch',
  replaceHint: 'Wird wörtlich eingesetzt. Lassen Sie das Feld leer, um die Treffer zu entfernen.',
  generateKey: 'Schlüssel erzeugen',
  generateKeyHint: 'Einmal verwendet und dann verworfen: Die Werte lassen sich nicht wiederherstellen.',
  key: 'Geheimer Schlüssel',
  keyHint:
    'Mit einem eigenen Schlüssel sind die Werte nur pseudonymisiert: Wer ihn kennt, kann sie wiederherstellen. Lassen Sie das Feld leer, um einen zu erzeugen.',
  showKey: 'Schlüssel anzeigen',
  hideKey: 'Schlüssel verbergen',

  range: range => `Bereich ${range}`,
  from: 'Von',
  to: 'Bis',
  char: 'Zeichen',
  fromOf: range => `Von, Bereich ${range}`,
  toOf: range => `Bis, Bereich ${range}`,
  charOf: range => `Zeichen, Bereich ${range}`,
  removeRange: range => `Bereich ${range} entfernen`,
  addRange: 'Bereich hinzufügen',
  rangeHint: 'Gezählt wird ab 0; auch das erste und das letzte Zeichen eines Bereichs werden maskiert.',
  wholeNumbers: '„Von“ und „Bis“ sind ganze Zahlen, gezählt ab 0.',
  notInEncoding: (char, encoding) =>
    `In ${encoding}, der Zeichenkodierung dieser Datei, gibt es ${char} nicht. Wählen Sie ein anderes Zeichen, oder speichern Sie die Datei als UTF-8.`,

  tableFault: 'Diese Datei kann so nicht anonymisiert werden',
  clear: 'Nichts anonymisieren',
  onlyHeader: 'Unter der Kopfzeile steht keine Zeile',
  onlyHeaderText:
    'Die Datei enthält keine Werte zum Anonymisieren. Falls ihre einzige Zeile Werte enthält, schalten Sie „Mit Kopfzeile“ aus.',
  ragged: (row, fields, first) =>
    plural(
      fields,
      {
        one: `Zeile ${number(row)} hat # Feld, die erste ${number(first)}`,
        other: `Zeile ${number(row)} hat # Felder, die erste ${number(first)}`,
      },
      'de',
    ),
  raggedText:
    'Eine anonymisierte Datei wird nur gesendet, wenn alle Zeilen gleich viele Felder haben. Bitte korrigieren Sie zuerst die Datei.',
  tooManyColumns: (count, max) =>
    `Die Datei hat ${number(count)} Spalten. Nur die ersten ${number(max)} können hier anonymisiert werden.`,
  previewFailed: 'Die Vorschau der anonymisierten Daten ist fehlgeschlagen',
  previewFailedText: 'Ihre Auswahl bleibt erhalten und wird vor dem Senden noch einmal geprüft.',
  suggestionsFailed:
    'Es konnten keine Regeln vorgeschlagen werden: Der Server hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
  sensitive: count =>
    plural(
      count,
      { one: '# Spalte ist wahrscheinlich sensibel', other: '# Spalten sind wahrscheinlich sensibel' },
      'de',
    ),
  sensitiveColumn: (column, many) => `${column} (${many})`,
  sensitiveColumns: (columns, others) =>
    `${formatList(others > 0 ? [...columns, `${number(others)} weitere`] : columns, 'de')}. Bis Sie die Vorschläge übernehmen, ändert sich nichts.`,
  nothingSensitive: 'In den ersten Zeilen wurde nichts Sensibles erkannt. Bitte prüfen Sie die Spalten selbst.',
  apply: count => plural(count, { one: 'Vorschlag übernehmen', other: 'Alle Vorschläge übernehmen' }, 'de'),

  columnFault: (column, method) => `Spalte ${column} kann mit der Methode ${method} nicht anonymisiert werden.`,
  reset: column => `Spalte ${column} zurücksetzen`,
  checking: 'Die Regeln werden geprüft',
  noColumns: 'Keine Spalte wird anonymisiert. Die Datei wird so gesendet, wie sie ist.',
  updating: count =>
    plural(
      count,
      {
        one: '# Spalte anonymisiert. Die Vorschau wird aktualisiert.',
        other: '# Spalten anonymisiert. Die Vorschau wird aktualisiert.',
      },
      'de',
    ),
  shown: count =>
    plural(
      count,
      {
        one: '# Spalte anonymisiert. Zufällige Werte werden für die gesendete Datei neu erzeugt.',
        other: '# Spalten anonymisiert. Zufällige Werte werden für die gesendete Datei neu erzeugt.',
      },
      'de',
    ),
  columns: count => plural(count, { one: '# Spalte anonymisiert.', other: '# Spalten anonymisiert.' }, 'de'),
}
