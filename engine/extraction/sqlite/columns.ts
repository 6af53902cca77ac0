/** Names, comments and words. An open one goes on to the end, so that no character is read twice. */
const TOKEN =
  /"(?:[^"]|"")*(?:"|$)|'(?:[^']|'')*(?:'|$)|`(?:[^`]|``)*(?:`|$)|\[[^\]]*(?:\]|$)|--[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$)|[(),]|(?:[^\s"'`[(),/-]|\/(?!\*)|-(?!-))+/g
const INTEGER = /^INTEGER$/i
const CONSTRAINT = /^(?:CONSTRAINT|PRIMARY|UNIQUE|CHECK|FOREIGN)$/i

export type Columns = {
  /** In the order of the stored values. */
  names: string[]
  /** Index of the one whose values are the row identifiers (https://www.sqlite.org/rowidtable.html): rows have NULL there. */
  id: number | undefined
}

/**
 * The columns that a statement `CREATE TABLE` declares (https://www.sqlite.org/lang_createtable.html); undefined when it
 * has none, or where rows are in another order.
 */
export function readColumns(statement: string): Columns | undefined {
  const columns: Columns = { names: [], id: undefined }
  const types: string[] = []
  let key: string | undefined
  let depth = 0
  let column: string[] = []
  let end = ''
  const finish = () => {
    const [name = '', type = ''] = column
    // Values of a virtual column are computed, not stored.
    const isComputed = column.some((token, index) => index > 0 && /^AS$/i.test(token) && column[index + 1] === '(')
    const isVirtual = isComputed && !column.some(token => /^STORED$/i.test(token))
    const afterKey = findPrimaryKey(column)
    if (CONSTRAINT.test(name)) key ??= findOnlyColumn(column, afterKey)
    else if (name !== '' && !isVirtual) {
      // Only here, DESC makes another key of it.
      const isId = INTEGER.test(type) && afterKey !== undefined && !/^DESC$/i.test(column[afterKey] ?? '')
      if (isId) columns.id = columns.names.length
      columns.names.push(unquoted(name))
      types.push(type)
    }
    column = []
  }
  for (const [token] of statement.matchAll(TOKEN)) {
    if (token.startsWith('--') || token.startsWith('/*')) continue
    if (token === ')') depth -= 1
    if (depth === 0) end += token === ')' ? '' : ` ${token}`
    if (depth === 1 && token === ',') finish()
    else if (depth >= 1) column.push(token)
    if (token === '(') depth += 1
  }
  finish()
  const index = columns.names.findIndex(name => name.toLowerCase() === key)
  if (INTEGER.test(types[index] ?? '')) columns.id = index
  return columns.names.length === 0 || /WITHOUT ROWID/i.test(end) ? undefined : columns
}

/** Index behind the words `PRIMARY KEY`. */
function findPrimaryKey(tokens: readonly string[]): number | undefined {
  const at = tokens.findIndex((token, index) => /^PRIMARY$/i.test(token) && /^KEY$/i.test(tokens[index + 1] ?? ''))
  return at === -1 ? undefined : at + 2
}

/** The column of a key `(name COLLATE … DESC)`; undefined when it has several. */
function findOnlyColumn(tokens: readonly string[], start: number | undefined): string | undefined {
  if (start === undefined || tokens.slice(start, tokens.indexOf(')', start)).includes(',')) return undefined
  return unquoted(tokens[start + 1] ?? '').toLowerCase()
}

function unquoted(name: string): string {
  const quote = name.charAt(0)
  if (quote === '[') return name.slice(1, -1)
  return /["'`]/.test(quote) ? name.slice(1, -1).replaceAll(quote + quote, quote) : name
}
