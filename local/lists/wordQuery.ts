import { isShort, toWords } from '../../shared/domain/listWords.ts'
import { addressAsked, type TransferFilter } from '../../shared/domain/transferFilters.ts'
import { toMark } from './searchTokens.ts'

type Column = 'message' | 'files' | 'recipient' | 'sender' | 'other' | 'marks'
/** A short word or a mark is found whole, a longer word by its beginning. */
type Word = { text: string; isWhole: boolean }
/** Holds for a transfer that has each of the words in any of the columns. */
export type Wording = { columns: readonly Column[]; words: readonly Word[] }
/** A filter that looks for words or marks. */
export type WordFilter = Exclude<TransferFilter, { key: 'createdAt' | 'expiryDate' | 'state' | 'type' }>

const TEXTS = ['message', 'files', 'recipient', 'sender', 'other'] as const

/** The alternatives of a filter; without any, it finds nothing. A text without words is not an alternative. */
export function toWordings({ key, value }: WordFilter): Wording[] {
  switch (key) {
    case 'recipient':
    case 'sender':
      return value.map(address => toAddressWording(key, address)).filter(hasWords)
    case 'fileExtension':
      return value.map(extension => toMarkWording(toMark('extension', extension)))
    case 'infotype':
      return value.map(infoType => toMarkWording(toMark('infotype', infoType)))
    case 'option':
      return value.map(option => toMarkWording(toMark('option', option)))
    case 'message':
      return value.map(text => toTextWording(['message'], text)).filter(hasWords)
    case 'fileName':
      return value.map(text => toTextWording(['files'], text)).filter(hasWords)
    case 'keyword':
      return value.map(text => toTextWording(TEXTS, text)).filter(hasWords)
  }
}

/** As an expression of FTS5 over `listed_words`. */
export function toMatch(filters: readonly Wording[][]): string {
  return joined(filters, ' AND ', alternatives =>
    joined(alternatives, ' OR ', ({ columns, words }) => {
      const found = joined(words, ' AND ', ({ text, isWhole }) => (isWhole ? `"${text}"` : `"${text}" *`))
      return `{${columns.join(' ')}} : ${found}`
    }),
  )
}

/** As a condition of SQL on the columns of `listed_own`, with its parameters. */
export function toOwnCondition(filters: readonly Wording[][]): { sql: string; parameters: Record<string, string> } {
  const names = new Map<string, string>()
  const toName = (text: string) => {
    const name = names.get(text) ?? `word${names.size}`
    names.set(text, name)
    return name
  }
  const toWordSql = (columns: readonly Column[], { text, isWhole }: Word) => {
    const name = toName(isWhole ? ` ${text} ` : ` ${text}`)
    return joined(columns, ' OR ', column => `instr(listed_own.${column}, :${name}) > 0`)
  }
  const sql = joined(filters, ' AND ', alternatives =>
    joined(alternatives, ' OR ', ({ columns, words }) => joined(words, ' AND ', word => toWordSql(columns, word))),
  )
  return { sql, parameters: Object.fromEntries([...names].map(([text, name]) => [name, text])) }
}

function toAddressWording(side: 'recipient' | 'sender', value: string): Wording {
  const asked = addressAsked(value)
  if ('domain' in asked) return toMarkWording(toMark(`${side}Domain`, asked.domain))
  if ('address' in asked) return toMarkWording(toMark(side, asked.address))
  return { columns: [side], words: asked.words.map(toWord) }
}

function toTextWording(columns: readonly Column[], text: string): Wording {
  return { columns, words: toWords(text).map(toWord) }
}

function toMarkWording(mark: string): Wording {
  return { columns: ['marks'], words: [{ text: mark, isWhole: true }] }
}

const toWord = (text: string): Word => ({ text, isWhole: isShort(text) })
const hasWords = ({ words }: Wording) => words.length > 0

/** Each once, in brackets. */
function joined<Item>(items: readonly Item[], by: string, write: (item: Item) => string): string {
  return `(${[...new Set(items.map(write))].join(by)})`
}
