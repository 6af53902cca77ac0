import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { clientSettings } from '../lambdas/aws/functions/clientSettings.ts'
import { exportPool, PoolUser, type Restored, restoreUser } from './userPoolBackup.ts'

const USAGE = `Export the users of the pool, or create them again in another pool:
  npx node bin/userPool.ts export --user-pool <UserPoolId> > people.jsonl
  npx node bin/userPool.ts restore --user-pool <UserPoolId> people.jsonl [--link]
With --link, users with a password who exist already become the persons of the file, with their transfers. Use it only for lines of
persons whom you know to be the same: an address may have passed on to another person.
Restored people keep their transfers. Passwords and authenticator apps are not in an export: members choose a new password
by "Forgot your password?", and set up their app again.`

/** A message for the operator, shown without a stack. */
class CannotRun extends Error {}

async function main() {
  const options = { 'user-pool': { type: 'string' }, link: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [verb, file, ...more] = positionals
  const { 'user-pool': UserPoolId, link: mayLink } = values
  if (UserPoolId === undefined || more.length > 0) throw new CannotRun(USAGE)
  const pool = { client: new CognitoIdentityProviderClient(clientSettings()), UserPoolId }
  if (verb === 'export' && file === undefined) {
    for await (const user of exportPool(pool)) console.log(JSON.stringify(user))
  } else if (verb === 'restore' && file !== undefined) {
    await restore(pool, file, mayLink)
  } else {
    throw new CannotRun(USAGE)
  }
}

async function restore(pool: Parameters<typeof restoreUser>[0], file: string, mayLink: boolean) {
  // Complete before the first change: a damaged file changes nothing.
  const users: PoolUser[] = []
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const parsed = PoolUser.safeParse(toJson(line))
    if (!parsed.success)
      throw new CannotRun(`Line ${users.length + 1} of ${file} is not of an export. Nothing was changed.`)
    users.push(parsed.data)
  }
  const counts: Record<Restored, number> = { created: 0, linked: 0, unchanged: 0, awaited: 0, conflict: 0 }
  for (const user of users) {
    const result = await restoreUser(pool, user, mayLink)
    counts[result] += 1
    if (result === 'conflict') console.error(`${user.username} exists, and is another person. Nothing was changed.`)
  }
  const { created, linked, unchanged, awaited, conflict } = counts
  console.log(`${created} created, ${linked} linked to their transfers, ${unchanged} unchanged, ${conflict} refused.`)
  if (awaited > 0) console.log(`${awaited} people of the provider must sign in once. Then run the command again.`)
  if (conflict > 0) process.exitCode = 1
}

function toJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

main().catch(error => {
  const isUsage = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  console.error(isUsage ? USAGE : error instanceof CannotRun ? error.message : error)
  process.exitCode = 1
})
