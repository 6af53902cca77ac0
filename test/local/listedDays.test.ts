import type { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../local/database.ts'
import { lists } from '../../local/lists/lists.ts'
import { sqliteTransfers } from '../../local/stores/transfers.ts'
import type { InfoType } from '../../shared/domain/inspection.ts'
import { stateAt, type Transfer, TransferState } from '../../shared/domain/transfer.ts'
import { ListedOption, ListedState, ListedType, TransferFilters } from '../../shared/domain/transferFilters.ts'
import { NOW } from '../contracts/transferHistories.ts'
import { listReading } from '../contracts/transferIndexReading.ts'
import { aFile, aTransfer } from '../contracts/transfers.suite.ts'
import { recordKey } from '../harness/recordKey.ts'

const HOUR = 3_600_000
const event = { at: new Date(NOW).toISOString(), action: 'create', actor: 'alice', result: 'done' } as const
let database: DatabaseSync

beforeEach(() => {
  database = openDatabase(':memory:')
})
afterEach(() => database.close())

/** Midnights and adjacent times: days are counted in UTC. */
const moment = fc.oneof(
  fc
    .integer({ min: -5, max: 3 })
    .chain(day =>
      fc.constantFrom(-1, 0, 1).map(off => Math.floor(NOW / (24 * HOUR)) * 24 * HOUR + day * 24 * HOUR + off),
    ),
  fc.integer({ min: -100 * HOUR, max: 60 * HOUR }).map(off => NOW + off),
)
const iso = (at: number) => new Date(at).toISOString()
const extensions = ['pdf', 'tar', 'c++', "it's", '%41', 'é "x"']
const infoTypes = ['IBAN_CODE', 'PERSON_NAME'] as const
const files = fc.array(
  fc
    .record({ fileExtension: fc.constantFrom(...extensions), found: fc.subarray([...infoTypes]) })
    .map(({ fileExtension, found }) => ({ fileExtension, findings: toFindings(found) })),
  { maxLength: 3 },
)
const toFindings = (found: readonly InfoType[]) => ({
  summary: found.map(infoType => ({ infoType, count: 2, distinctCount: 1, likelihood: 'LIKELY' as const })),
  places: [],
  notInspectable: [],
  mismatches: [],
})
const standing = (states: readonly TransferState[]) =>
  fc.record({
    transferState: fc.constantFrom(...states),
    createdAt: moment.map(iso),
    expiryDate: fc.option(moment.map(iso), { nil: undefined }),
    request: fc.option(fc.constant({ link: { digest: '', sealed: 'sealed' }, mails: 1 }), { nil: undefined }),
    trackingId: fc.constantFrom(undefined, '', 'INC-7'),
    isPasswordProtected: fc.boolean(),
    files,
  })
/** The creation of a transfer, its later changes, and whether it still exists. No state leads back to provisional. */
const life = fc.tuple(
  standing(TransferState.options),
  fc.option(standing(ListedState.options), { nil: undefined }),
  fc.nat(9),
)
const range = fc
  .tuple(moment, moment, fc.nat(3))
  .map(([one, other, ends]) => [Math.min(one, other), Math.max(one, other), ends] as const)
  .map(([from, to, ends]) => ({ ...(ends === 1 ? {} : { from: iso(from) }), ...(ends === 2 ? {} : { to: iso(to) }) }))
const filter = fc.oneof(
  fc.record({ key: fc.constant('state'), value: fc.subarray([...ListedState.options], { minLength: 1 }) }),
  fc.record({ key: fc.constant('type'), value: fc.subarray([...ListedType.options], { minLength: 1 }) }),
  fc.record({ key: fc.constant('createdAt'), value: range }),
  fc.record({ key: fc.constant('fileExtension'), value: fc.constantFrom(...extensions) }),
  fc.record({ key: fc.constant('infotype'), value: fc.constantFrom(...infoTypes) }),
  fc.record({ key: fc.constant('option'), value: fc.constantFrom(...ListedOption.options) }),
)
const sort = { key: 'createdAt', order: 'desc' } as const

test('the counts of all transfers by day and kind match a count one by one, after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(life, { maxLength: 12 }),
      fc.array(fc.tuple(fc.array(filter, { maxLength: 3 }), moment), { minLength: 1, maxLength: 12 }),
      async (all, questions) => {
        database.exec('DELETE FROM transfers')
        const kept = await changed(
          all.map(([first, then, fate], index) => ({ first, then, fate, id: `transfer-${index}` })),
        )
        const { find, count } = lists(database, recordKey)

        for (const [said, now] of questions) {
          const filters = TransferFilters.parse(said)
          const expected = listReading(kept, 'everybody', filters, now)
          const inState = (state: string) => expected.filter(transfer => stateAt(transfer, now) === state).length

          const { total, transfers } = find('everybody', { filters, sort, size: 500, start: { from: 0 } }, now)
          expect(transfers.map(text => JSON.parse(text).id).sort()).toEqual(expected.map(({ id }) => id).sort())
          expect(total).toBe(expected.length)
          expect(count('everybody', filters, now)).toEqual({
            total: expected.length,
            active: inState('active'),
            retracted: inState('retracted'),
            expired: inState('expired'),
          })
        }
      },
    ),
    { numRuns: 150 },
  )
})

type Standing = typeof standing extends (...states: never[]) => fc.Arbitrary<infer Stands> ? Stands : never
type History = { id: string; first: Standing; then: Standing | undefined; fate: number }

async function changed(all: readonly History[]): Promise<Transfer[]> {
  const transfers = sqliteTransfers(database, recordKey)
  const kept: Transfer[] = []
  for (const { id, first, then, fate } of all) {
    const toWhole = ({ request, files, ...said }: Standing): Partial<Transfer> => ({
      ...said,
      ...(request ? { request: { ...request, link: { digest: id, sealed: 'sealed' } } } : { request }),
      files: files.map((file, place) => aFile(`${id}-${place}`, file)),
    })
    const added = aTransfer(id, toWhole(first))
    await transfers.add(added, event)
    const after = then && { ...added, ...toWhole(then) }
    if (after) await transfers.replace(added, after, event)
    if (fate === 0) database.prepare('DELETE FROM transfers WHERE id = ?').run(id)
    else kept.push(after ?? added)
  }
  return kept
}
