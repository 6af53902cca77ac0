import {
  AdminDeleteUserCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
  paginateListUsers,
} from '@aws-sdk/client-cognito-identity-provider'
import type { People } from '../../ports/people.ts'
import { toSubject } from './poolSubject.ts'

export type Directory = Pick<People, 'findSubjects' | 'signOut'> & {
  find(subject: string): Promise<{ subject: string; email: string; name?: string | undefined }[]>
  /** Users with the address last: it leads to the others. People of a provider return with their next sign-in. */
  remove(subject: string, address: string | undefined): Promise<void>
}

/** Members of the user pool. Recipients in it have neither an address nor sessions of their own. */
export function cognitoPeople(cognito: CognitoIdentityProviderClient, UserPoolId: string): Directory {
  async function list(filter: { Filter?: string }) {
    const users = []
    for await (const { Users = [] } of paginateListUsers({ client: cognito }, { UserPoolId, ...filter })) {
      users.push(...Users)
    }
    return users.map(({ Username = '', Attributes = [] }) => {
      const attributes = Object.fromEntries(Attributes.map(({ Name, Value }) => [Name, Value]))
      const { email = '', name } = attributes
      return { username: Username, subject: toSubject(attributes) ?? '', email, name }
    })
  }

  async function withEmail(email: string) {
    // The value becomes part of a filter expression.
    return /["\\]/.test(email) ? [] : list({ Filter: `email = "${email}"` })
  }

  /** All users are read: Cognito has no filter for the earlier id of restored and linked people. */
  async function withSubject(subject: string) {
    return (await list({})).filter(one => one.subject === subject)
  }

  return {
    async findSubjects(address) {
      // A provider may write an address in capitals.
      const spellings = [...new Set([address, address.toLowerCase()])]
      const found = await Promise.all(spellings.map(spelling => withEmail(spelling)))
      return [...new Set(found.flat().map(({ subject }) => subject))]
    },
    async find(subject) {
      return (await withSubject(subject)).map(({ username: _, ...user }) => user)
    },
    async signOut(subject) {
      for (const { username: Username } of await withSubject(subject)) {
        await cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }))
      }
    },
    async remove(subject, address) {
      const users = await withSubject(subject)
      const isLead = ({ email = '' }: { email?: string | undefined }) => email.toLowerCase() === address?.toLowerCase()
      for (const { username: Username } of users.toSorted(
        (one, other) => Number(isLead(one)) - Number(isLead(other)),
      )) {
        await cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username }))
      }
    },
  }
}
