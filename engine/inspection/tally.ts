import type { Finding, InfoType, Likelihood, PlacedFinding } from '../../shared/domain/inspection.ts'
import type { TextLocation } from '../extraction/extracted.ts'
import { DistinctCount } from './distinctCount.ts'
import { rankLikelihood } from './longestSpans.ts'

/** Exact distinct counts per kind, and per kind in one column or page. */
const EXACT = 10_000
const EXACT_OF_PLACE = 250
const MAX_PLACES = 200
/** Those with most findings remain. */
const RETAINED_PLACES = 500
const MAX_STORED_PLACES = 1000

type Counted = { infoType: InfoType; likelihood: Likelihood; value: number }
type Sum = { infoType: InfoType; count: number; likelihood: Likelihood; distinct: DistinctCount }
type PlacedSum = Sum & Pick<TextLocation, 'page' | 'column'>

export class Tally {
  private readonly kinds = new Map<InfoType, Sum>()
  private places = new Map<string, PlacedSum>()

  /** @param value as a hash */
  add(counted: Counted, { path, page, column }: TextLocation) {
    const { infoType } = counted
    const sum = this.kinds.get(infoType) ?? { ...createSum(infoType), distinct: new DistinctCount(EXACT) }
    this.kinds.set(infoType, sum)
    count(sum, counted)
    // Pages of attachments are not pages of the document.
    if (path !== undefined || (page === undefined && column === undefined)) return
    const key = `${page ?? ''}/${column ?? ''}/${infoType}`
    let placed = this.places.get(key)
    if (placed === undefined) {
      if (this.places.size >= MAX_STORED_PLACES) this.places = new Map(this.mostFrequent(RETAINED_PLACES))
      placed = { ...createSum(infoType), distinct: new DistinctCount(EXACT_OF_PLACE), page, column }
      this.places.set(key, placed)
    }
    count(placed, counted)
  }

  /** @param order kinds that it omits follow by name */
  summary(order: readonly InfoType[]): Finding[] {
    const others = [...this.kinds.keys()].filter(infoType => !order.includes(infoType)).sort()
    return [...order, ...others].flatMap(infoType => {
      const sum = this.kinds.get(infoType)
      return sum === undefined ? [] : [toFinding(sum)]
    })
  }

  placed(): PlacedFinding[] {
    return this.mostFrequent(MAX_PLACES).map(([, sum]) => ({
      ...toFinding(sum),
      ...(sum.page === undefined ? {} : { page: sum.page }),
      ...(sum.column === undefined ? {} : { column: sum.column }),
    }))
  }

  private mostFrequent(max: number): [string, PlacedSum][] {
    return [...this.places].sort(([, a], [, b]) => b.count - a.count).slice(0, max)
  }
}

function createSum(infoType: InfoType): Omit<Sum, 'distinct'> {
  return { infoType, count: 0, likelihood: 'POSSIBLE' }
}

function count(sum: Sum, { likelihood, value }: Counted) {
  sum.count++
  sum.distinct.add(value)
  if (rankLikelihood(likelihood) > rankLikelihood(sum.likelihood)) sum.likelihood = likelihood
}

function toFinding({ infoType, count, likelihood, distinct }: Sum): Finding {
  // An estimate may exceed the count.
  return { infoType, count, distinctCount: Math.max(1, Math.min(count, distinct.value)), likelihood }
}
