import type { DatabaseSync } from 'node:sqlite'
import type { Log } from '../../lambdas/core/log.ts'
import type { Keys } from '../../lambdas/ports/keys.ts'
import { signedInPeople } from './directory.ts'
import type { MemberSessions } from './memberSessions.ts'
import { oidcClient } from './oidcClient.ts'
import { oidcRequests } from './oidcRequests.ts'
import type { OidcSettings } from './oidcSettings.ts'
import { oidcSignIn } from './oidcSignIn.ts'

type Parts = {
  database: DatabaseSync
  keys: Keys
  origin: string
  newSecret: () => string
  now: () => number
  log: Log
}

/** Signing in at the organisation's provider. It sends people back to the path at which Cognito has them come back. */
export function federation(parts: Parts, settings: OidcSettings) {
  const { database, keys, origin, now } = parts
  const client = oidcClient(settings, { callback: `${origin}/oauth2/idpresponse`, now })
  const people = signedInPeople(database, keys)
  const requests = oidcRequests(database, keys, now)
  return {
    client,
    people,
    signIn: (members: MemberSessions) => oidcSignIn({ ...parts, settings, client, requests, people, members }),
  }
}
