import type { DatabaseSync } from 'node:sqlite'
import type { Policies, PolicySet } from '../../lambdas/ports/policies.ts'
import type { Policy } from '../../shared/domain/policies/policy.ts'
import { readPolicy } from '../../shared/domain/policies/readPolicy.ts'
import { commitWrite } from '../database.ts'
import { insertAudit } from './audit.ts'

/** Policies in clear text: every sender learns what they demand. */
export function sqlitePolicies(database: DatabaseSync): Policies {
  const last = database.prepare('SELECT coalesce(max(stamp), 0) AS stamp FROM policy_versions')
  const current = database.prepare(`SELECT content FROM policy_versions AS one
    WHERE version = (SELECT max(version) FROM policy_versions WHERE id = one.id) ORDER BY id`)
  const versions = database.prepare('SELECT content FROM policy_versions WHERE id = ? ORDER BY version DESC')
  const insert = database.prepare('INSERT INTO policy_versions (stamp, id, version, content) VALUES (?, ?, ?, ?)')
  const getStamp = () => Number(last.get()?.stamp)
  let known: PolicySet | undefined

  return {
    async current() {
      const stamp = getStamp()
      if (known?.stamp !== stamp) known = { stamp, policies: current.all().map(read) }
      return known
    },
    versions: async id => versions.all(id).map(read),
    put: (policy, stamp, event) =>
      commitWrite(database, () => {
        if (getStamp() !== stamp) return false
        insert.run(stamp + 1, policy.id, policy.version, JSON.stringify(policy))
        insertAudit(database, event)
        return true
      }),
  }
}

function read({ content }: Record<string, unknown>): Policy {
  return readPolicy(String(content))
}
