import type { DatabaseSync } from 'node:sqlite'
import { RightsLimit, type SessionRecord, type Sessions } from '../../lambdas/ports/sessions.ts'
import { commitWrite, inTransaction } from '../database.ts'

export function sqliteSessions(database: DatabaseSync): Sessions {
  // `not_before` never moves back.
  const end = database.prepare(
    `INSERT INTO sessions (subject, not_before) VALUES (?, ?)
     ON CONFLICT (subject) DO UPDATE SET not_before = max(not_before, excluded.not_before)`,
  )
  const forget = database.prepare('DELETE FROM refresh_tokens WHERE subject = ? AND signed_in_at < ?')
  const select = database.prepare('SELECT not_before, rights_limit FROM sessions WHERE subject = ?')
  const limit = database.prepare(
    `INSERT INTO sessions (subject, not_before, rights_limit) VALUES (?, 0, ?)
     ON CONFLICT (subject) DO UPDATE SET rights_limit = excluded.rights_limit`,
  )
  const find = async (subject: string): Promise<SessionRecord> => {
    const { not_before: notBefore = 0, rights_limit: rightsLimit } = select.get(subject) ?? {}
    return {
      notBefore: Number(notBefore),
      ...(rightsLimit == null ? {} : { rightsLimit: RightsLimit.parse(rightsLimit) }),
    }
  }
  return {
    async endBefore(subject, at) {
      const moment = Math.ceil(at)
      inTransaction(database, () => {
        end.run(subject, moment)
        forget.run(subject, moment)
      })
    },
    notBefore: async subject => (await find(subject)).notBefore,
    async limitRights(subject, rightsLimit) {
      await commitWrite(database, () => limit.run(subject, rightsLimit ?? null))
    },
    find,
  }
}

/**
 * The `auth_time` of a sign-in, in seconds. Tokens count whole seconds: a sign-in in the second of a sign-out moves
 * past it, or it would be dead at once.
 * @param now milliseconds
 */
export async function sessionStart(sessions: Sessions, subject: string, now: number): Promise<number> {
  return Math.max(Math.floor(now / 1000), await sessions.notBefore(subject))
}

/**
 * Ends all current sessions: a token counts while `auth_time` >= `notBefore`. The value is one past the latest possible
 * start, so that sessions of this second end too.
 * @param now milliseconds
 */
export async function endSessions(sessions: Sessions, subject: string, now: number): Promise<void> {
  await sessions.endBefore(subject, (await sessionStart(sessions, subject, now)) + 1)
}
