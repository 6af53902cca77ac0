import type { SignIn } from './authorize.ts'
import { redirect } from './http.ts'
import type { MemberSessions } from './memberSessions.ts'
import { showPeople } from './page.ts'
import { getSubject, type Person } from './person.ts'

export function demoSignIn({ people, members }: { people: readonly Person[]; members: MemberSessions }): SignIn {
  return async ({ response, url }, { loginHint, redirectUri, state, challenge, nonce }) => {
    const person = people.find(({ email }) => email.toLowerCase() === loginHint?.trim().toLowerCase())
    if (!person) return showPeople(response, people, url.searchParams)
    const code = await members.begin(getSubject(person.email), { redirectUri, challenge, nonce })
    redirect(response, redirectUri, { code, state })
  }
}
