import type { DatabaseSync } from 'node:sqlite'
import type { Keys } from '../../lambdas/ports/keys.ts'
import { committed } from '../database.ts'
import { type Person, subjectOf } from './person.ts'

/** Whom sessions can belong to, as they are today. */
export type Directory = { find(subject: string): Promise<Person | undefined> }

/** The people of the demo directory. */
export function fixedDirectory(people: readonly Person[]): Directory {
  const bySubject = new Map(people.map(person => [subjectOf(person.email), person]))
  return { find: async subject => bySubject.get(subject) }
}

export type SignedInPeople = Directory & {
  /** @param signedInAt seconds */
  keep(subject: string, person: Person, signedInAt: number): Promise<void>
}

/** The people whom a provider has signed in, as it told of them the last time. */
export function signedInPeople(database: DatabaseSync, keys: Keys): SignedInPeople {
  const find = database.prepare('SELECT sealed FROM people WHERE subject = ?')
  const put = database.prepare(
    `INSERT INTO people (subject, sealed, signed_in_at) VALUES (?, ?, ?)
     ON CONFLICT (subject) DO UPDATE SET sealed = excluded.sealed, signed_in_at = excluded.signed_in_at`,
  )
  const contextOf = (subject: string) => `person ${subject}`
  return {
    async find(subject) {
      const row = find.get(subject)
      return row ? JSON.parse(await keys.open(String(row.sealed), contextOf(subject))) : undefined
    },
    async keep(subject, person, signedInAt) {
      const sealed = await keys.seal(JSON.stringify(person), contextOf(subject))
      await committed(database, () => put.run(subject, sealed, signedInAt))
    },
  }
}
