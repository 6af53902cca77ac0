import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  type AttributeType,
  type CognitoIdentityProviderClient,
  paginateListUsers,
  paginateListUsersInGroup,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import * as z from 'zod'
import { newPassword } from '../lambdas/aws/adapters/cognitoRecipients.ts'
import { FORMER_SUBJECT, toSubject } from '../lambdas/aws/adapters/poolSubject.ts'
import { memberGroups } from '../shared/domain/groups.ts'

/** A line of the export. Cognito gives out neither passwords nor secrets of authenticator apps. */
export const PoolUser = z.strictObject({
  kind: z.enum(['member', 'memberOfProvider', 'recipient']),
  username: z.string().min(1),
  /** By which transfers, sessions and the audit name the person. */
  subject: z.string().min(1),
  email: z.string().optional(),
  name: z.string().optional(),
  groups: z.array(z.enum(memberGroups)),
  isEnabled: z.boolean(),
})
export type PoolUser = z.infer<typeof PoolUser>

/** `awaited`: people of a provider exist in a pool only after their first sign-in. */
export type Restored = 'created' | 'linked' | 'unchanged' | 'awaited' | 'conflict'

type Pool = { client: CognitoIdentityProviderClient; UserPoolId: string }

export async function* exportPool({ client, UserPoolId }: Pool): AsyncGenerator<PoolUser> {
  const groups = new Map<string, (typeof memberGroups)[number][]>()
  for (const GroupName of memberGroups) {
    for await (const { Users = [] } of paginateListUsersInGroup({ client }, { UserPoolId, GroupName })) {
      for (const { Username = '' } of Users) groups.set(Username, [...(groups.get(Username) ?? []), GroupName])
    }
  }
  for await (const { Users = [] } of paginateListUsers({ client }, { UserPoolId })) {
    for (const { Username = '', Attributes, Enabled = true, UserStatus } of Users) {
      const attributes = toRecord(Attributes)
      const { email, name } = attributes
      yield {
        kind: UserStatus === 'EXTERNAL_PROVIDER' ? 'memberOfProvider' : email === undefined ? 'recipient' : 'member',
        username: Username,
        subject: toSubject(attributes) ?? '',
        ...(email === undefined ? {} : { email }),
        ...(name === undefined ? {} : { name }),
        groups: groups.get(Username) ?? [],
        isEnabled: Enabled,
      }
    }
  }
}

/**
 * Repeats do no harm, and continue a creation that was interrupted. An existing user keeps address, password and groups: a right
 * that was removed since the export stays removed.
 * @param mayLink whether an existing user with a password becomes the person of the export. The address may have passed on to
 * another person since; a provider's user names are never used again.
 */
export async function restoreUser(pool: Pool, user: PoolUser, mayLink: boolean): Promise<Restored> {
  const { client, UserPoolId } = pool
  const who = { UserPoolId, Username: user.username }
  const links = user.kind === 'recipient' ? [] : [{ Name: FORMER_SUBJECT, Value: user.subject }]
  const existing = await findUser(pool, user.username)
  if (!existing) {
    if (user.kind === 'memberOfProvider') return 'awaited'
    const UserAttributes = [...toAttributes(user), ...links]
    await client.send(new AdminCreateUserCommand({ ...who, UserAttributes, MessageAction: 'SUPPRESS' }))
    await complete()
    return 'created'
  }

  const { attributes, isUnconfirmed } = existing
  const former = attributes[FORMER_SUBJECT]
  if (former === user.subject && isUnconfirmed) {
    await complete()
    return 'created'
  }
  if (links.length === 0 || toSubject(attributes) === user.subject) return 'unchanged'
  if (former !== undefined || (user.kind === 'member' && !mayLink)) return 'conflict'
  await client.send(new AdminUpdateUserAttributesCommand({ ...who, UserAttributes: links }))
  return 'linked'

  /** The password is last: until then the user cannot sign in. */
  async function complete() {
    if (!user.isEnabled) await client.send(new AdminDisableUserCommand(who))
    for (const GroupName of user.groups) await client.send(new AdminAddUserToGroupCommand({ ...who, GroupName }))
    // Confirms the user: a member then chooses a password by "Forgot your password?", and a recipient has none.
    await client.send(new AdminSetUserPasswordCommand({ ...who, Password: newPassword(), Permanent: true }))
  }
}

async function findUser({ client, UserPoolId }: Pool, Username: string) {
  try {
    const { UserAttributes, UserStatus } = await client.send(new AdminGetUserCommand({ UserPoolId, Username }))
    return { attributes: toRecord(UserAttributes), isUnconfirmed: UserStatus === 'FORCE_CHANGE_PASSWORD' }
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined
    throw error
  }
}

function toRecord(attributes: readonly AttributeType[] = []): Record<string, string | undefined> {
  return Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]))
}

function toAttributes({ email, name }: PoolUser): AttributeType[] {
  return [
    // Without it Cognito sends no code for a new password.
    ...(email === undefined
      ? []
      : [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
        ]),
    ...(name === undefined ? [] : [{ Name: 'name', Value: name }]),
  ]
}
