import type { DatabaseSync } from 'node:sqlite'
import type { Log } from '../../lambdas/core/request/log.ts'
import type { Keys } from '../../lambdas/ports/keys.ts'
import { type Directory, signedInPeople } from './directory.ts'
import type { MemberSessions } from './memberSessions.ts'
import { type Claims, oidcClient } from './oidcClient.ts'
import { oidcPerson } from './oidcPerson.ts'
import { findFault, SignInRefused } from './oidcRefusal.ts'
import { oidcRequests } from './oidcRequests.ts'
import type { OidcSettings } from './oidcSettings.ts'
import { oidcSignIn } from './oidcSignIn.ts'

/** Tabs that refresh together read a person's groups once. */
const READ_AGAIN_SECONDS = 60

type Parts = {
  database: DatabaseSync
  keys: Keys
  origin: string
  newSecret: () => string
  now: () => number
  log: Log
}

export function federation(parts: Parts, settings: OidcSettings) {
  const { database, keys, origin, now } = parts
  const client = oidcClient(settings, { callback: `${origin}/oauth2/idpresponse`, now })
  const people = signedInPeople(database, keys)
  const requests = oidcRequests(database, keys, now)
  const readings = new Map<string, Promise<boolean>>()

  const directory: Directory = {
    find: people.find,
    // One reading at a time: a provider that rotates refresh tokens accepts each of them once.
    readAgain(subject) {
      const reading = readings.get(subject) ?? readAgain(subject).finally(() => readings.delete(subject))
      readings.set(subject, reading)
      return reading
    },
  }

  function personOrRefusal(claims: Claims) {
    try {
      return oidcPerson(claims, settings)
    } catch (error) {
      if (error instanceof SignInRefused) return error
      throw error
    }
  }

  /**
   * Groups that cannot be read keep their age, so administrator rights lapse within the hour.
   * @returns false when the provider refuses the person
   */
  async function readAgain(subject: string): Promise<boolean> {
    const before = await people.find(subject)
    const groupsReadAt = Math.floor(now() / 1000)
    if (!before?.grant || groupsReadAt - (before.groupsReadAt ?? 0) < READ_AGAIN_SECONDS) return true
    try {
      const { claims, grant } = await client.readAgain(before.grant)
      const found = claims && personOrRefusal(claims)
      const current = found && 'person' in found && found.subject === subject ? { ...found.person, groupsReadAt } : {}
      // Stores the grant in every case: after a rotation, the provider refuses the previous refresh token.
      await people.replace(subject, before, { ...before, ...current, grant })
      if (found instanceof SignInRefused) throw found
      return found === undefined || found.subject === subject
    } catch (error) {
      if (!(error instanceof SignInRefused)) throw error
      parts.log.info('The groups of a person could not be read again.', { error: findFault(error) })
      return !isRefusal(error)
    }
  }

  return {
    client,
    directory,
    signIn: (members: MemberSessions) => oidcSignIn({ ...parts, settings, client, requests, people, members }),
  }
}

/** Whether the provider refused the person, as opposed to an outage or an inconclusive answer. */
function isRefusal({ reason, cause }: SignInRefused): boolean {
  // The address may come from the ID token of the sign-in only; its absence here proves nothing.
  if (reason === 'wrong') return (cause as { error?: unknown } | undefined)?.error === 'invalid_grant'
  return reason === 'unverified_email' || reason === 'too_many_groups'
}
