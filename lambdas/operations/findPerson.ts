import type { Transfer } from '../../shared/domain/transfer.ts'
import { withContents } from '../core/transfer/delivery.ts'
import { isOneOfSeveral, namesPerson } from '../core/transfer/isOfPerson.ts'
import type { KnownPerson, People } from '../ports/people.ts'
import type { Transfers } from '../ports/transfers.ts'
import { OperationRefused } from './operation.ts'

type Parts = {
  transfers: Pick<Transfers, 'get'>
  people: Pick<People, 'findSubjects' | 'findTransfers' | 'findRecords'>
  now: () => number
}

export type FoundPerson = KnownPerson & {
  transfers: readonly Transfer[]
  /** Of others, with the person as one of several recipients: what they have of it is a delivery, among `transfers`. */
  shared?: readonly Transfer[]
}

/**
 * @param named by an address, by subjects, or by an address and the subjects that are this person
 * @throws OperationRefused when the address belongs or belonged to several members who are not all named, and for an unknown
 * subject
 */
export async function findPerson(
  { transfers, people, now }: Parts,
  { address, subjects: confirmed }: KnownPerson,
): Promise<FoundPerson> {
  await assertKnown(people, confirmed)
  const known = address === undefined ? [] : await people.findSubjects(address)
  const join = (transfer: Transfer) => withContents({ transfers, now }, transfer)
  let subjects = [...new Set([...confirmed, ...known])]
  for (;;) {
    const ids = await people.findTransfers({ address, subjects })
    const found = await Promise.all(ids.map(id => transfers.get(id)))
    const existing = found.filter(transfer => transfer !== undefined)
    // The directory forgets members who left; their transfers still name them.
    const senders = existing.filter(({ sender }) => namesPerson(sender.email, { address }))
    const all = [...new Set([...subjects, ...senders.map(({ sender }) => sender.subject)])]
    if (all.length === subjects.length) {
      assertOnePerson(address, subjects, confirmed)
      const isShared = (transfer: Transfer) => isOneOfSeveral(transfer, { address, subjects })
      const own = existing.filter(transfer => !isShared(transfer))
      return { address, subjects, transfers: await Promise.all(own.map(join)), shared: existing.filter(isShared) }
    }
    subjects = all
  }
}

/**
 * The audit names every member who ever signed in, for 13 months.
 * @throws OperationRefused for a subject of whom nothing is stored, which may be a typing error
 */
export async function assertKnown(people: Pick<People, 'findTransfers' | 'findRecords'>, subjects: readonly string[]) {
  for (const subject of subjects) {
    const person = { address: undefined, subjects: [subject] }
    if ((await people.findTransfers(person)).length > 0) continue
    // Each subject has a record of sessions, if only an empty one.
    const { sessions: _, ...records } = await people.findRecords(person, [])
    if (Object.values(records).some(found => found.length > 0)) continue
    throw new OperationRefused(
      `Nothing is stored of the subject ${subject}, and nothing was changed. Copy it from the audit, or name the person by --email.`,
    )
  }
}

/** An address passes to another person, and a person who was created again has another subject. */
function assertOnePerson(address: string | undefined, subjects: readonly string[], confirmed: readonly string[]) {
  if (subjects.length < 2 || subjects.every(subject => confirmed.includes(subject))) return
  throw new OperationRefused(
    `Several members have or had the address ${address}: ${subjects.join(', ')}. If all of them are this person, name each with --subject, besides --email. Otherwise name only one, with --subject and without --email.`,
  )
}
