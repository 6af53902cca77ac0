import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { CognitoIdentityProviderClient, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider'
import { dynamoClient } from '../lambdas/aws/adapters/dynamo/client.ts'
import { dynamoAudit } from '../lambdas/aws/adapters/dynamoAudit.ts'
import { dynamoSessions } from '../lambdas/aws/adapters/dynamoSessions.ts'
import { clientSettings } from '../lambdas/aws/functions/clientSettings.ts'
import type { Audit } from '../lambdas/ports/audit.ts'
import type { RightsLimit, Sessions } from '../lambdas/ports/sessions.ts'
import { configurationFrom } from '../local/configuration.ts'
import { openDatabase } from '../local/database.ts'
import { demoPeople } from '../local/identity/demoDirectory.ts'
import { signedInPeople } from '../local/identity/directory.ts'
import { getSubject } from '../local/identity/person.ts'
import { sqliteSessions } from '../local/identity/sessions.ts'
import { fileKeys } from '../local/keys.ts'
import { migrations } from '../local/migrations/migrations.ts'
import { sqliteAudit } from '../local/stores/audit.ts'

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
  for (const each of subjects) {
    // Recorded first, so that no change lacks its event.
    const at = new Date().toISOString()
    await store.audit.append({
      at,
      action: 'limit-rights',
      actor: 'operator',
      result: 'done',
      detail: `${verb} ${each}`,
    })
    await store.sessions.limitRights(each, limits[verb])
    console.log(`${each}: ${verb === 'restore' ? 'rights restored' : `limited to ${verb}`}, from the next call on.`)
  }
}

function awsStore(UserPoolId: string, opsTable: string, auditTable: string): Store {
  const dynamo = dynamoClient()
  return {
    sessions: dynamoSessions(dynamo, opsTable),
    audit: dynamoAudit(dynamo, auditTable),
    async findSubjects(email) {
      // The address becomes part of a filter expression.
      if (/["\\]/.test(email)) throw new CannotChange(USAGE)
      const cognito = new CognitoIdentityProviderClient(clientSettings())
      const { Users = [] } = await cognito.send(new ListUsersCommand({ UserPoolId, Filter: `email = "${email}"` }))
      return Users.flatMap(({ Attributes = [] }) => Attributes.find(({ Name }) => Name === 'sub')?.Value ?? [])
    },
  }
}

/** The data of one machine. SQLite allows writes next to a running host. */
function machineStore(): Store {
  const { dataDirectory } = configurationFrom(process.env)
  const file = join(dataDirectory, 'waybill.db')
  const keyFile = join(dataDirectory, 'keys', 'root.key')
  // A missing key file would be created, and the host could no longer report its loss.
  if (![file, keyFile].every(existsSync)) {
    throw new CannotChange(`There is no Waybill data in DATA_DIR ${dataDirectory}, or its key file is missing.`)
  }
  const reader = new DatabaseSync(file, { readOnly: true })
  const { user_version: schema } = reader.prepare('PRAGMA user_version').get() as { user_version: number }
  reader.close()
  // Opening migrates the data, which would break a running host of an earlier version.
  if (schema !== migrations.length) {
    throw new CannotChange('The data belongs to another version. Run the command of that version.')
  }
  const database = openDatabase(file)
  return {
    sessions: sqliteSessions(database),
    audit: sqliteAudit(database),
    async findSubjects(email) {
      const known = await signedInPeople(database, fileKeys(keyFile)).withEmail(email)
      const isOfDemo = demoPeople.some(person => person.email === email.toLowerCase())
      return isOfDemo ? [...known, getSubject(email)] : known
    },
    // The audit keeps every sign-in; records of people are deleted after a while.
    hasSignedIn: subject => database.prepare('SELECT 1 FROM audit WHERE actor = ? LIMIT 1').get(subject) !== undefined,
  }
}

main().catch(error => {
  const isUsage = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  console.error(isUsage ? USAGE : error instanceof CannotChange ? error.message : error)
  process.exitCode = 1
})
