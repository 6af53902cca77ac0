import {
  ANY,
  type DateChoice,
  type DateKey,
  type FilterKey,
  type ValueKey,
  writeNarrowing,
} from '../../../shared/domain/listAddress.ts'
import { futureRanges, isDay, pastRanges } from '../../../shared/domain/listRanges.ts'
import { ListedType, SortKey, TransferFilters } from '../../../shared/domain/transferFilters.ts'
import { firstFault } from '../texts/faults.ts'
import { defaultQuestion, isDateKey, type ListQuestion, newestFirst, withFilter } from './listQuestion.ts'

/** The index pages at most 10,000 rows. */
export const MAX_PAGES = 1000
/** More than the API accepts, because some may be invalid. */
const MAX_READ = 100
/** Query parameters of other parts of the app. */
const foreign = ['view', 'toRecipient']

/** A part of a URL that is unreadable or not of this list. */
export type IgnoredParameter = {
  name: string
  /** Keeps invalid values next to valid ones. */
  values: string[]
  /** Whether the list is wider without it. */
  isWider: boolean
}

export type ReadAddress = { question: ListQuestion; ignored: IgnoredParameter[] }

/**
 * Filters have the API's keys, one parameter per alternative; dates are the name of a quick range or
 * `2026-11-01..2026-11-20`, or moments in UTC such as `2026-11-01T23:00:00.000Z..2026-11-02T23:00:00.000Z`; `any` means any creation date; then `type`, `sort` and `page`. Unreadable parts are skipped
 * and reported.
 */
export function readListAddress(params: URLSearchParams, filterKeys: readonly FilterKey[]): ReadAddress {
  let question = defaultQuestion
  const ignored: IgnoredParameter[] = []
  for (const name of new Set(params.keys())) {
    if (foreign.includes(name)) continue
    const texts = [...new Set(params.getAll(name))]
    const key = filterKeys.find(each => each === name)
    if (key !== undefined && !isDateKey(key)) {
      const good = goodValues(key, texts)
      const values = texts.filter(text => !good.includes(text))
      if (good.length > 0) question = { ...withFilter(question, key, good), page: question.page }
      if (values.length > 0) ignored.push({ name, values: good.length > 0 ? values : [], isWider: good.length === 0 })
      continue
    }
    const read = readPart(name, key, texts.length === 1 ? (texts[0] ?? '') : '')
    if (read) question = read(question)
    else ignored.push({ name, values: [], isWider: name === 'type' || key === 'expiryDate' })
  }
  return { question, ignored }
}

type Reading = ((question: ListQuestion) => ListQuestion) | undefined

function readPart(name: string, key: DateKey | undefined, text: string): Reading {
  if (name === 'type') return readType(text)
  if (name === 'sort') return readSort(text)
  if (name === 'page') return readPage(text)
  return key && readDates(key, text)
}

function readType(text: string): Reading {
  const { data: type } = ListedType.safeParse(text)
  return type && (question => ({ ...question, type }))
}

function readSort(text: string): Reading {
  const [name, order, ...more] = text.split('-')
  const { data: key } = SortKey.safeParse(name)
  if (!key || more.length > 0 || (order !== 'asc' && order !== 'desc')) return undefined
  return question => ({ ...question, sort: { key, order } })
}

function readPage(text: string): Reading {
  if (!/^[1-9]\d*$/.test(text)) return undefined
  // Beyond the limit is the last page.
  return question => ({ ...question, page: Math.min(Number(text), MAX_PAGES) })
}

function readDates(key: DateKey, text: string): Reading {
  if (text === ANY) return question => ({ ...withFilter(question, key), page: question.page })
  const choice = readChoice(text)
  return choice && (question => ({ ...withFilter(question, key, choice), page: question.page }))
}

function readChoice(text: string): DateChoice | undefined {
  const name = [...pastRanges, ...futureRanges].find(each => each === text)
  if (name) return name
  const [first = '', last = '', ...more] = text.split('..')
  if (more.length === 0 && isMoment(first) && isMoment(last) && first < last) return { from: first, to: last }
  const isRange = text.includes('..') && more.length === 0 && [first, last].every(day => day === '' || isDay(day))
  if (!isRange || text === '..' || (first !== '' && last !== '' && last < first)) return undefined
  return { ...(first === '' ? {} : { first }), ...(last === '' ? {} : { last }) }
}

function isMoment(text: string): boolean {
  const [day = '', time] = text.split('T')
  return isDay(day) && time !== undefined && Number.isFinite(Date.parse(text)) && new Date(text).toISOString() === text
}

function goodValues(key: ValueKey, texts: readonly string[]): string[] {
  const good: string[] = []
  for (const text of texts.slice(0, MAX_READ)) {
    if (faultOfValues(key, [...good, text]) === undefined) good.push(text)
  }
  return good
}

/** Checks by the server's own schema. */
export function faultOfValues(key: ValueKey, value: readonly string[]): string | undefined {
  if (value.length === 0) return undefined
  return firstFault(TransferFilters, [{ key, value }])
}

/** Omits defaults, so that the default list has the plain URL. */
export function writeListAddress({ sort, page, ...narrowing }: ListQuestion): URLSearchParams {
  const params = writeNarrowing(narrowing)
  if (sort.key !== newestFirst.key || sort.order !== newestFirst.order) params.set('sort', `${sort.key}-${sort.order}`)
  if (page > 1) params.set('page', `${page}`)
  return params
}
