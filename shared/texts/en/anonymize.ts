import { formatCount, formatList, plural } from '../format.ts'

/** The dialog for CSV files: section 8 of the specification, and our own. */
export const anonymize = {
  meaning:
    'Choose a method for each column: its values are replaced before anything is shared, and only a key that you type yourself can restore them. Every row needs as many fields as the first one; otherwise the transfer fails, and nothing is sent.',
  hasHeader: 'Has Header',
  suggest: 'Suggest rules',
  suggesting: 'Looking for sensitive columns',
  firstRows: (file: string) => `First rows of ${file}`,

  noRow: 'There is no row to show',
  emptyFile: 'The file is empty. It can be sent as it is.',
  blankFile: 'The file contains only blank lines. It can be sent as it is.',
  rowTooLong:
    'The first row of the file is longer than 256 KB, which is more than can be shown here. The file can be sent as it is.',
  separatorUnclear:
    'The separator is ambiguous. Name it in a first line, such as sep=; and choose the file again. The file can be sent as it is.',

  column: 'Column',
  /** The name of a column without a header. */
  columnNumber: (number: number) => `Column ${number}`,
  previousColumn: 'Previous column',
  nextColumn: 'Next column',
  columnOf: (number: number, count: number, name: string) => `${number} of ${count}: ${name}`,
  columnOfWith: (number: number, count: number, name: string, method: string) =>
    `${number} of ${count}: ${name} (${method})`,
  goToColumn: 'Go to column',
  goToColumnOf: (count: number) => `Go to column (${formatCount(count)})`,
  numbered: (number: number, name: string) => `${number}: ${name}`,
  row: 'Row',
  method: 'Method',
  methodFor: (column: string) => `Method for ${column}`,
  settingsOf: (column: string) => `Settings of ${column}`,
  firstValues: (column: string) => `First values of ${column}`,
  values: 'Values',
  before: 'Before',
  after: 'After',
  /** Between a value and its replacement, for screen readers. */
  becomes: 'becomes',
  empty: 'empty',

  /** @param many a kind of data: 'phone numbers' */
  looksLike: (many: string) => `Looks like ${many}`,
  choose: (method: string) => `Use ${method}`,
  chooseFor: (method: string, column: string) => `Use ${method} for ${column}`,

  salt: 'Salt - optional',
  saltHint: 'A random one is generated as well, so equal values of two files get different hashes.',
  searchPattern: 'Search pattern',
  notFound: 'Not found in these rows. If no row of the file matches, the transfer fails.',
  replaceWith: 'Replace with',
  replaceHint: 'Used literally. Leave it empty to remove the matches.',
  generateKey: 'Generate a key',
  generateKeyHint: 'Used once and then discarded: the values cannot be restored.',
  key: 'Secret key',
  keyHint:
    'With your own key, the values are only pseudonymized: anyone who knows it can restore them. Leave it empty to generate one.',
  showKey: 'Show the key',
  hideKey: 'Hide the key',

  range: (number: number) => `Range ${number}`,
  from: 'From',
  to: 'To',
  char: 'Char',
  fromOf: (number: number) => `From, range ${number}`,
  toOf: (number: number) => `To, range ${number}`,
  charOf: (number: number) => `Char, range ${number}`,
  removeRange: (number: number) => `Remove range ${number}`,
  addRange: 'Add a range',
  rangeHint: 'Characters are counted from 0; both ends are masked, too.',
  wholeNumbers: 'From and To are whole numbers, counted from 0.',
  notInEncoding: (char: string, encoding: string) =>
    `${char} does not exist in ${encoding}, the encoding of this file. Choose another character, or save the file as UTF-8.`,

  tableFault: 'This file cannot be anonymized as it is',
  clear: 'Anonymize nothing',
  onlyHeader: 'There is no row below the header',
  onlyHeaderText: 'The file contains no values to anonymize. If its only row has values, clear Has Header.',
  ragged: (row: number, fields: number, first: number) =>
    plural(fields, {
      one: `Row ${formatCount(row)} has # field, the first one ${formatCount(first)}`,
      other: `Row ${formatCount(row)} has # fields, the first one ${formatCount(first)}`,
    }),
  raggedText:
    'An anonymized file is sent only if all rows have the same number of fields. Please correct the file first.',
  tooManyColumns: (count: number, max: number) =>
    `The file has ${formatCount(count)} columns. Only the first ${formatCount(max)} can be anonymized here.`,
  previewFailed: 'Failed to preview anonymized data',
  previewFailedText: 'Your choices are kept, and are checked again before the files are sent.',
  suggestionsFailed: 'No rules could be suggested: the server did not respond. Please try again.',
  sensitive: (count: number) => plural(count, { one: '# column looks sensitive', other: '# columns look sensitive' }),
  /** A column and the kind of its data. */
  sensitiveColumn: (column: string, many: string) => `${column} (${many})`,
  /** @param columns of `sensitiveColumn`; `others` the number of columns that are not named, 0 for none */
  sensitiveColumns: (columns: readonly string[], others: number) =>
    `${formatList(others > 0 ? [...columns, `${formatCount(others)} more`] : columns)}. Nothing changes until you apply them.`,
  nothingSensitive: 'Nothing sensitive was recognized in the first rows. Please check the columns yourself.',
  apply: (count: number) => plural(count, { one: 'Apply the suggestion', other: 'Apply all suggestions' }),

  /** @param number of the column, from 1; `method` its label */
  columnFault: (number: number, method: string) => `Column ${number} has anonymization error for ${method} type.`,
  reset: (number: number) => `Reset column ${number}`,
  checking: 'Checking the rules',
  noColumns: 'No column is anonymized. The file is sent as it is.',
  updating: (count: number) =>
    plural(count, {
      one: '# column anonymized. Updating the preview.',
      other: '# columns anonymized. Updating the preview.',
    }),
  shown: (count: number) =>
    plural(count, {
      one: '# column anonymized. Random values are generated again for the file that is sent.',
      other: '# columns anonymized. Random values are generated again for the file that is sent.',
    }),
  columns: (count: number) => plural(count, { one: '# column anonymized.', other: '# columns anonymized.' }),
}
export type AnonymizeTexts = typeof anonymize
