import type { TourName } from '../../../shared/domain/tours.ts'
import { store, stored } from '../app/browserStorage.ts'

/** The specification's key: the features that the person knows. */
const KEY = 'FeatureGuide'

/** Without storage every tour counts as known: it would come again at each visit. */
export function isTourKnown(name: TourName): boolean {
  return readKnown().includes(name) || !isStorageUsable()
}

export function rememberTour(name: TourName): void {
  store(KEY, JSON.stringify([...new Set([...readKnown(), name])]))
}

/** The tour starts at the next visit of its page. */
export function forgetTour(name: TourName): void {
  store(KEY, JSON.stringify(readKnown().filter(known => known !== name)))
}

function readKnown(): unknown[] {
  try {
    const known: unknown = JSON.parse(stored(KEY) ?? '[]')
    return Array.isArray(known) ? known : []
  } catch {
    return []
  }
}

function isStorageUsable(): boolean {
  store(KEY, JSON.stringify(readKnown()))
  return stored(KEY) !== undefined
}
