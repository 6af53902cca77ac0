import type { DatabaseSync } from 'node:sqlite'
import type { Keys } from '../../lambdas/ports/keys.ts'
import { commitWrite } from '../database.ts'
import type { ProviderGrant } from './oidcClient.ts'
import { getSubject, type Person } from './person.ts'

export type Directory = {
  find(subject: string): Promise<Person | undefined>
  /**
   * A fault of the provider does not reject.
   * @returns false when the provider refuses the person
   */
  readAgain?(subject: string): Promise<boolean>
}

export function fixedDirectory(people: readonly Person[], now: () => number): Directory {
  const bySubject = new Map(people.map(person => [getSubject(person.email), person]))
  return {
    async find(subject) {
      const person = bySubject.get(subject)
      return person && { ...person, groupsReadAt: Math.floor(now() / 1000) }
    },
  }
}

/** Records of earlier versions have no grant. */
export type KnownPerson = Person & { grant?: ProviderGrant | undefined }

export type SignedInPeople = {
  find(subject: string): Promise<KnownPerson | undefined>
  /** @param signedInAt seconds */
  keep(subject: string, person: KnownPerson, signedInAt: number): Promise<void>
  /** Replaces the record that `find` returned, unless a newer sign-in has replaced it. */
  replace(subject: string, before: KnownPerson, after: KnownPerson): Promise<void>
  /** The subjects of an address; several after the provider gave the address to another person. */
  withEmail(email: string): Promise<string[]>
}

export function signedInPeople(database: DatabaseSync, keys: Keys): SignedInPeople {
  const find = database.prepare('SELECT sealed FROM people WHERE subject = ?')
  const put = database.prepare(
    `INSERT INTO people (subject, sealed, signed_in_at) VALUES (?, ?, ?)
     ON CONFLICT (subject) DO UPDATE SET sealed = excluded.sealed, signed_in_at = excluded.signed_in_at`,
  )
  const all = database.prepare('SELECT subject, sealed FROM people')
  const update = database.prepare('UPDATE people SET sealed = ? WHERE subject = ? AND sealed = ?')
  const getContext = (subject: string) => `person ${subject}`
  const opened = async (subject: string, sealed: unknown): Promise<KnownPerson> =>
    JSON.parse(await keys.open(String(sealed), getContext(subject)))
  const sealedByPerson = new WeakMap<KnownPerson, string>()
  return {
    async find(subject) {
      const row = find.get(subject)
      if (!row) return undefined
      const person = await opened(subject, row.sealed)
      sealedByPerson.set(person, String(row.sealed))
      return person
    },
    async replace(subject, before, after) {
      const sealed = await keys.seal(JSON.stringify(after), getContext(subject))
      await commitWrite(database, () => update.run(sealed, subject, sealedByPerson.get(before) ?? ''))
    },
    async withEmail(email) {
      const people = await Promise.all(
        all.all().map(async ({ subject, sealed }) => ({
          subject: String(subject),
          person: await opened(String(subject), sealed),
        })),
      )
      const isMeant = (person: Person) => person.email.toLowerCase() === email.toLowerCase()
      return people.filter(({ person }) => isMeant(person)).map(({ subject }) => subject)
    },
    async keep(subject, person, signedInAt) {
      const sealed = await keys.seal(JSON.stringify(person), getContext(subject))
      await commitWrite(database, () => put.run(subject, sealed, signedInAt))
    },
  }
}
