import type { InfoType, Likelihood } from '../../../shared/domain/inspection.ts'
import type { Window } from '../detector.ts'
import { findAddresses } from './addresses.ts'
import { announcesThings, toCells, toColumn } from './columns.ts'
import { findAddressCells, findCellsByVotes } from './columnVotes.ts'
import { findHandles } from './handles.ts'
import { rankGenitives, rankInflected } from './inflections.ts'
import { findJourneys } from './journeys.ts'
import type { Lexicon } from './lexicon.ts'
import { findLocations } from './locations.ts'
import { findPersons } from './persons.ts'
import type { Run } from './runs.ts'
import type { Tokens } from './tokens.ts'
import { townsOfAddress } from './townsOfAddress.ts'
import { trueCase } from './trueCase.ts'
import { rankWordsOfText } from './wordsOfText.ts'

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
    for (const cell of findCellsByVotes(tokens, lexicon)) take(cell.infoType, cell, cell.likelihood)

  rankWordsOfText(tokens)
  trueCase(tokens, lexicon)
  rankInflected(tokens, lexicon)
  const addresses = findAddresses(tokens, isTaken)
  for (const address of addresses) {
    take('STREET_ADDRESS', address, address.likelihood)
    for (const town of townsOfAddress(tokens, address)) report('LOCATION', town, 'LIKELY')
  }
  if (header !== undefined && announcesThings(header)) return
  rankGenitives(tokens)
  if (tokens.areCells && !column)
    for (const cell of findAddressCells(tokens, addresses)) take('STREET_ADDRESS', cell, 'POSSIBLE')

  for (const handle of findHandles(tokens)) if (!isTaken(handle.from)) take('PERSON_NAME', handle, 'POSSIBLE')
  for (const place of findJourneys(tokens, lexicon, isTaken)) take('LOCATION', place, place.likelihood)
  for (const person of findPersons(tokens, lexicon, isTaken)) take('PERSON_NAME', person, person.likelihood)
  for (const location of findLocations(tokens, lexicon, isTaken)) report('LOCATION', location, location.likelihood)
}
