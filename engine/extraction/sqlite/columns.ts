const TOKEN = /"(?:[^"]|"")*"|'(?:[^']|'')*'|`(?:[^`]|``)*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\/|[(),]|[^\s"'`[(),]+/g
const CONSTRAINT = /^(?:CONSTRAINT|PRIMARY|UNIQUE|CHECK|FOREIGN)$/i
const KEY_OF_ONE = /\bPRIMARY KEY \( ([^,]+?)(?: ASC)? \)/i
/** It names the row identifier: https://www.sqlite.org/rowidtable.html */
const ROW_ID = /^INTEGER (?:\S+ ){0,20}?PRIMARY KEY(?! DESC)/i

export type Columns = {
  /** In the order of the stored values. */
  names: string[]
  /** Index of the one whose values are the row identifiers, which rows do not repeat. */
  id: number | undefined
}

/**
 * The columns that a statement `CREATE TABLE` declares (https://www.sqlite.org/lang_createtable.html); undefined when it
 * has none, or where rows are in another order.
 */
export function readColumns(statement: string): Columns | undefined {
  const columns: Columns = { names: [], id: undefined }
  const types: string[] = []
  let depth = 0
  let column: string[] = []
  let end = ''
  const finish = () => {
    const [name = ''] = column
    const definition = column.slice(1).join(' ')
    // Values of a virtual column are computed, not stored.
    const isVirtual = / AS \(/i.test(` ${definition}`) && !/\bSTORED\b/i.test(definition)
    if (CONSTRAINT.test(name)) {
      const key = unquoted(KEY_OF_ONE.exec(column.join(' '))?.[1] ?? '').toLowerCase()
      const index = columns.names.findIndex(one => one.toLowerCase() === key)
      if (/^INTEGER$/i.test(types[index] ?? '')) columns.id = index
    } else if (name !== '' && !isVirtual) {
      if (ROW_ID.test(definition)) columns.id = columns.names.length
      columns.names.push(unquoted(name))
      types.push(column[1] ?? '')
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
  return columns.names.length === 0 || /WITHOUT ROWID/i.test(end) ? undefined : columns
}

function unquoted(name: string): string {
  const quote = name.charAt(0)
  if (quote === '[') return name.slice(1, -1)
  return /["'`]/.test(quote) ? name.slice(1, -1).replaceAll(quote + quote, quote) : name
}
