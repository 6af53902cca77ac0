/** A non-breaking hyphen becomes a plain one, because numbers contain it. */
export const CHARACTERS = new Map([
  ['par', '\n'],
  ['line', '\n'],
  ['row', '\n'],
  ['nestrow', '\n'],
  ['sect', '\n'],
  ['page', '\n'],
  ['column', '\n'],
  ['tab', '\t'],
  ['cell', '\t'],
  ['nestcell', '\t'],
  ['emdash', '\u2014'],
  ['endash', '\u2013'],
  ['lquote', '\u2018'],
  ['rquote', '\u2019'],
  ['ldblquote', '\u201c'],
  ['rdblquote', '\u201d'],
  ['bullet', '\u2022'],
  ['emspace', '\u2003'],
  ['enspace', '\u2002'],
  ['qmspace', '\u2005'],
])

export const CODE_PAGES = new Map([
  ['ansi', 1252],
  ['mac', 10000],
  ['pc', 437],
  ['pca', 850],
])

export const SYMBOLS = new Map([
  [0x7e, '\u00a0'],
  [0x5f, '-'],
  [0x0a, '\n'],
  [0x0d, '\n'],
  [0x09, '\t'],
])
