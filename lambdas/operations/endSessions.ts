import type { Audit } from '../ports/audit.ts'
import type { People } from '../ports/people.ts'
import type { Sessions } from '../ports/sessions.ts'
import { type Operation, operationEvent } from './operation.ts'

type Parts = {
  sessions: Pick<Sessions, 'notBefore' | 'endBefore'>
  people: Pick<People, 'signOut'>
  audit: Audit
  now: () => number
}

/** From the next call on, no token issued before counts. */
export async function endSessions({ sessions, people, audit, now }: Parts, subject: string, operation: Operation) {
  // Recorded first, so that no change lacks its event.
  await audit.append(operationEvent('end-sessions', now(), operation, { subjects: [subject] }))
  // One second after the latest possible start: sessions of the current second end too.
  const latest = Math.max(Math.floor(now() / 1000), await sessions.notBefore(subject))
  await sessions.endBefore(subject, latest + 1)
  await people.signOut(subject)
}
