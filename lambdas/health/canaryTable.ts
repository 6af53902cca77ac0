import { hash } from 'node:crypto'
import type { AnonymizationPolicy } from '../../shared/domain/anonymisation.ts'

const header = ['id', 'name', 'phone', 'customer', 'account']

/** Two customers and two accounts occur twice. */
const rows = [
  ['1', 'Maria Johnson', '+41 44 668 18 00', 'C-1001', 'AB12-345678'],
  ['2', 'Thomas Becker', '+49 30 901820', 'C-1002', 'AB12-345679'],
  ['3', 'Anna Rossi', '+39 06 6982', 'C-1003', 'ZZ99-000001'],
  ['4', 'Maria Johnson', '+41 44 668 18 01', 'C-1001', 'AB12-345678'],
  ['5', 'Zoë Müller', '', 'C-1004', 'QX77-120934'],
  ['6', 'Li', '+86 10 6552 9988', 'C-1005', 'QX77-120935'],
  ['7', 'Jean Dupont', '+33 1 42 27 20 00', 'C-1006', 'MN31-777777'],
  ['8', 'Ivan Petrov', '+7 495 697 03 49', 'C-1002', 'MN31-777778'],
  ['9', 'Eva Nowak', '+48 22 695 29 00', 'C-1007', 'ZZ99-000001'],
  ['10', 'Ola Berg', '+47 22 34 50 00', 'C-1008', 'KL55-414243'],
]

/** After the mask of characters 1 to 3, and after every digit became a #. */
const maskedNames = [
  ...['M***a Johnson', 'T***as Becker', 'A*** Rossi', 'M***a Johnson', 'Z***Müller'],
  ...['L*', 'J*** Dupont', 'I*** Petrov', 'E***Nowak', 'O***Berg'],
]
const maskedPhones = rows.map(([, , phone = '']) => phone.replace(/\d/g, '#'))

const toCsv = (lines: readonly (readonly string[])[]) => `${lines.map(line => line.join(',')).join('\n')}\n`

/** A header and ten rows, with one column for each method. */
export const canaryTable = toCsv([header, ...rows])

export const canaryRules: AnonymizationPolicy = {
  headerRow: true,
  anonymizationRules: [
    { columnNameOrIndex: 'id', anonymizationMethod: 'none', parameters: [] },
    {
      columnNameOrIndex: 'name',
      anonymizationMethod: 'basic_mask',
      parameters: [{ key: 'pattern', value: [{ from: 1, to: 3, char: '*' }] }],
    },
    {
      columnNameOrIndex: 'phone',
      anonymizationMethod: 'regex_mask',
      parameters: [
        { key: 'search_pattern', value: '[0-9]' },
        { key: 'replace_string', value: '#' },
      ],
    },
    { columnNameOrIndex: 'customer', anonymizationMethod: 'sha256', parameters: [] },
    { columnNameOrIndex: 'account', anonymizationMethod: 'fpe_ffx2', parameters: [] },
  ],
}

/** @returns what is wrong with an anonymised copy, or undefined */
export function findTableFault(copy: string): string | undefined {
  const lines = copy.split('\n')
  const table = lines.slice(0, -1).map(line => line.split(','))
  const [first = [], ...copied] = table
  if (lines.length !== 12 || lines.at(-1) !== '') return 'The table has not 11 lines.'
  if (first.join() !== header.join() || table.some(row => row.length !== 5)) return 'The columns of the table changed.'
  const column = (index: number) => copied.map(row => row[index] ?? '')
  const original = (index: number) => rows.map(row => row[index] ?? '')
  if (column(0).join() !== original(0).join()) return 'A column without a method changed.'
  if (column(1).join() !== maskedNames.join()) return 'A masked column is wrong.'
  if (column(2).join() !== maskedPhones.join()) return 'A column masked by a pattern is wrong.'
  if (!column(3).every((digest, index) => isKeyedDigest(digest, original(3)[index] ?? '')))
    return 'A hashed column is wrong.'
  if (!column(4).every((text, index) => hasFormat(text, original(4)[index] ?? '')))
    return 'An encrypted column is wrong.'
  const isFaithful = [3, 4].every(index => getPattern(column(index)) === getPattern(original(index)))
  return isFaithful ? undefined : 'Equal values did not stay equal, or different ones became equal.'
}

/** A plain hash could be reversed by trying. */
function isKeyedDigest(digest: string, value: string): boolean {
  return /^[0-9a-f]{64}$/.test(digest) && digest !== hash('sha256', value)
}

function hasFormat(text: string, original: string): boolean {
  const toFormat = (value: string) => value.replace(/\d/g, '0').replace(/[A-Z]/g, 'A')
  return toFormat(text) === toFormat(original) && text !== original
}

/** Each value by the place where it first occurs. */
function getPattern(values: readonly string[]): string {
  return values.map(value => values.indexOf(value)).join()
}
