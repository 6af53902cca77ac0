import { parseArgs } from 'node:util'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { cognitoPeople } from '../lambdas/aws/adapters/cognitoPeople.ts'
import { dynamoClient } from '../lambdas/aws/adapters/dynamo/client.ts'
import { dynamoAudit } from '../lambdas/aws/adapters/dynamoAudit.ts'
import { dynamoSessions } from '../lambdas/aws/adapters/dynamoSessions.ts'
import { clientSettings } from '../lambdas/aws/functions/clientSettings.ts'
import type { Audit } from '../lambdas/ports/audit.ts'
import type { RightsLimit, Sessions } from '../lambdas/ports/sessions.ts'
import { openBesideHost } from '../local/besideHost.ts'
import { configurationFrom, SettingsError } from '../local/configuration.ts'
import { sqliteSessions } from '../local/identity/sessions.ts'
import { sqliteAudit } from '../local/stores/audit.ts'
import { sqlitePeople } from '../local/stores/people.ts'
import { getAwsAccount, getMachineAccount } from './operatorAccount.ts'

const USAGE = `Limit or restore a person's rights:
  npx node bin/rights.ts member --email ada@acme.example    leaves the rights of a member, removes those of an administrator
  npx node bin/rights.ts none --email ada@acme.example      removes all rights
  npx node bin/rights.ts restore --email ada@acme.example   restores the rights of the person's groups
Instead of --email, --subject <id> names the person as in tokens and the audit.
On one machine run it as the user of the service, with its DATA_DIR. On AWS add the outputs of the stack Data:
  --user-pool <UserPoolId> --ops-table <OpsTableName> --audit-table <AuditTableName>`

/** A message for the operator, shown without a stack. */
class CannotChange extends Error {}

type Store = {
  sessions: Pick<Sessions, 'limitRights'>
  audit: Audit
  findSubjects(email: string): Promise<string[]>
  getAccount(): Promise<string>
  /** Whether the person has ever signed in; absent where that is not known. */
  hasSignedIn?(subject: string): boolean
}

const limits: Record<string, RightsLimit | undefined> = { member: 'member', none: 'visitor', restore: undefined }

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      subject: { type: 'string' },
      'user-pool': { type: 'string' },
      'ops-table': { type: 'string' },
      'audit-table': { type: 'string' },
    },
  })
  const { email, subject, 'user-pool': userPool, 'ops-table': ops, 'audit-table': audit } = values
  const [verb = '', ...more] = positionals
  const hasOnePerson = (email === undefined) !== (subject === undefined)
  if (!Object.hasOwn(limits, verb) || more.length > 0 || !hasOnePerson) throw new CannotChange(USAGE)
  const isOnAws = userPool !== undefined || ops !== undefined || audit !== undefined
  if (isOnAws && !(userPool && ops && audit)) throw new CannotChange(USAGE)
  const store = userPool && ops && audit ? awsStore(userPool, ops, audit) : machineStore()

  const subjects = subject === undefined ? await store.findSubjects(email ?? '') : [subject]
  if (subjects.length === 0) {
    throw new CannotChange(`No person with the address ${email} is known. Use --subject instead.`)
  }
  if (subject !== undefined && store.hasSignedIn?.(subject) === false) {
    throw new CannotChange(
      `The subject ${subject} has never signed in here, and nothing was changed. Copy it from the audit, or name the person by --email.`,
    )
  }
  const source = await store.getAccount()
  for (const each of subjects) {
    // Recorded first, so that no change lacks its event.
    const at = new Date().toISOString()
    await store.audit.append({
      at,
      action: 'limit-rights',
      actor: 'operator',
      source,
      result: 'done',
      detail: `${verb} ${each}`,
    })
    await store.sessions.limitRights(each, limits[verb])
    console.log(`${each}: ${verb === 'restore' ? 'rights restored' : `limited to ${verb}`}, from the next call on.`)
  }
}

function awsStore(userPool: string, opsTable: string, auditTable: string): Store {
  const dynamo = dynamoClient()
  return {
    sessions: dynamoSessions(dynamo, opsTable),
    audit: dynamoAudit(dynamo, auditTable),
    findSubjects: cognitoPeople(new CognitoIdentityProviderClient(clientSettings()), userPool).findSubjects,
    getAccount: getAwsAccount,
  }
}

function machineStore(): Store {
  const { database, keys } = openBesideHost(configurationFrom(process.env).dataDirectory)
  return {
    sessions: sqliteSessions(database),
    audit: sqliteAudit(database),
    findSubjects: sqlitePeople(database, keys).findSubjects,
    getAccount: async () => getMachineAccount(),
    // The audit keeps every sign-in; records of people are deleted after a while.
    hasSignedIn: subject => database.prepare('SELECT 1 FROM audit WHERE actor = ? LIMIT 1').get(subject) !== undefined,
  }
}

main().catch(error => {
  const isUsage = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  const isForOperator = error instanceof CannotChange || error instanceof SettingsError
  console.error(isUsage ? USAGE : isForOperator ? error.message : error)
  process.exitCode = 1
})
