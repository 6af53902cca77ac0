/** Section 5 of the specification, and our own. */
export const anonymisationTexts = {
  required: 'Required!',
  maskIncomplete: 'All fields are required!',
  maskBackwards: '"From" can\'t be greater than "To"',
  oneCharacter: 'Char is one character.',
  keySpaces: 'Space is not allowed at start of the key or end of the key.',
  patternTooLong: 'A search pattern has at most 256 characters.',
  noColumn: 'A rule needs the index of its column.',
  leadingZero: (index: string) => `Write the index of a column without leading zeros: ${Number(index)}, not ${index}.`,
  noHeader: (name: string) => `There is no header row in which to find the column ${name}.`,
  twoRules: (name: string) => `There are two rules for column ${name}.`,
  twice: 'A parameter is given twice.',
  unknownParameter: (key: string, method: string) => `${method} has no parameter ${key}.`,
  textNeeded: (key: string) => `${key} is a text.`,
  flagNeeded: (key: string) => `${key} is true or false, without quotation marks.`,
  formulaMask: (char: string) => `A value must not begin with ${char}: spreadsheets would run it as a formula.`,
  tooManyKeys: (max: number) => `At most ${max} different keys can be typed for one file.`,
}
