import type { InfoType, Likelihood } from '../../../shared/domain/inspection.ts'
import type { Window } from '../detector.ts'
import { findAddresses } from './addresses.ts'
import { announcesThings, findCellsByShare, toCells, toColumn } from './columns.ts'
import type { Lexicon } from './lexicon.ts'
import { findLocations } from './locations.ts'
import { raiseNames } from './lowerLines.ts'
import { findPersons } from './persons.ts'
import type { Run } from './runs.ts'
import type { Tokens } from './tokens.ts'
import { townsOfAddress } from './townsOfAddress.ts'

type ReportName = (infoType: InfoType, run: Run, likelihood: Likelihood) => void

/** Reports addresses, then persons, then places, in disjoint tokens. Proven numbers are excluded. */
export function findNames(
  tokens: Tokens,
  lexicon: Lexicon,
  { header, proven = [] }: Pick<Window, 'header' | 'proven'>,
  report: ReportName,
) {
  const taken = new Uint8Array(tokens.count)
  for (const span of proven) taken.fill(1, tokens.indexAt(span.start), tokens.indexAt(span.end))
  const isTaken = (index: number) => taken[index] === 1
  const take = (infoType: InfoType, run: Run, likelihood: Likelihood) => {
    taken.fill(1, run.from, run.to)
    report(infoType, run, likelihood)
  }

  const column = header === undefined ? undefined : toColumn(header)
  if (column) for (const cell of toCells(tokens, column)) take(column.infoType, cell, cell.likelihood)
  else if (header === undefined || !announcesThings(header))
    for (const cell of findCellsByShare(tokens)) take(cell.infoType, cell, cell.likelihood)

  for (const [from, to] of tokens.lowerLines()) raiseNames(tokens, from, to)
  for (const address of findAddresses(tokens, isTaken)) {
    take('STREET_ADDRESS', address, address.likelihood)
    for (const town of townsOfAddress(tokens, address)) report('LOCATION', town, 'LIKELY')
  }
  if (header !== undefined && announcesThings(header)) return

  for (const person of findPersons(tokens, lexicon, isTaken)) take('PERSON_NAME', person, person.likelihood)
  for (const location of findLocations(tokens, lexicon, isTaken)) report('LOCATION', location, location.likelihood)
}
