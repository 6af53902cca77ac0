/** Faults of a file, for its sender. No text may contain a cell value. */
export const faultTexts = {
  noSuchColumn: (column: number, columns: number) =>
    `There is no column ${column + 1}: the file has ${columns}. Choose the columns again.`,
  noSuchHeader: (name: string) => `No column is called ${name}. Choose the columns again.`,
  headerTwice: (name: string) => `More than one column is called ${name}. Rename one, or name the column by its index.`,
  raggedRow: (fields: number, expected: number) =>
    `This row has ${fields} ${fields === 1 ? 'value' : 'values'} where the first row has ${expected}. Put values that contain the separator or a line break in quotation marks.`,
  tooManyFields: (expected: number) =>
    `This row has more values than the first row, which has ${expected}. Put values that contain the separator or a line break in quotation marks.`,
  undecodable: (encoding: string) =>
    `This row contains bytes that are not ${encoding} text. Save the file as UTF-8 and send it again.`,
  unreadableHeader: (encoding: string) =>
    `The header row contains bytes that are not ${encoding} text. Save the file as UTF-8 and send it again.`,
  nulByte: 'This row contains a NUL byte. Save the file as CSV in UTF-8 and send it again.',
  openQuote: 'A quotation mark that opens in this row is never closed. Close it, or double it inside a quoted value.',
  textAfterQuote: 'Text follows a closing quotation mark. Double quotation marks that belong to a quoted value.',
  firstRowTooLong: 'The first row is longer than 1 MiB. It may contain an open quotation mark.',
  tooLongForPattern: 'This value is too long for a search pattern of this size. Use a simpler pattern.',
  patternTooSlow: 'This search pattern takes too long on the values of this column. Use a simpler pattern.',
  notWestern:
    'The values of this column do not look like text in windows-1252, the assumed encoding of the file. Save the file as UTF-8 and send it again.',
  valueTooLong: 'This value is too long to be anonymized. It may contain an open quotation mark.',
  separatorUnclear: 'The separator is ambiguous. Name it in a first line, such as sep=; and send the file again.',
  separatorUnknown: 'The sep= line names a separator that cannot be read. Use a comma, semicolon, tab or bar.',
  notInEncoding: (encoding: string) =>
    `The replacement has characters that ${encoding}, the encoding of the file, does not support. Choose other characters, or save the file as UTF-8.`,
  patternUnreadable: 'The search pattern cannot be read. Look-around and back-references are not supported.',
  patternChangesNothing: 'The search pattern changes no value of this column. Correct it or remove the rule.',
}
