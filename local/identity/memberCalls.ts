import { type ClientCalls, refreshTokenIn } from './clientCalls.ts'
import type { MemberSessions } from './memberSessions.ts'
import { authenticated, done, flowRefused, refreshRefused } from './replies.ts'

export function memberCalls(members: MemberSessions): ClientCalls {
  async function refresh(token: string, source: string | undefined) {
    const tokens = await members.refresh(token, source)
    return tokens ? authenticated(tokens) : refreshRefused
  }

  return {
    async initiateAuth(input, source) {
      const token = refreshTokenIn(input)
      return token === undefined ? flowRefused : refresh(token, source)
    },
    respondToAuthChallenge: async () => flowRefused,
    refresh,
    async revoke(token, source) {
      // RFC 7009, 2.2: an unknown token is no error, because the client cannot handle it.
      await members.revoke(token, source)
      return done({})
    },
  }
}
