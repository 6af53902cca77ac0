import { Amplify } from 'aws-amplify'
import { fetchAuthSession, fetchUserAttributes, getCurrentUser, signInWithRedirect, signOut } from 'aws-amplify/auth'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callIdentity, type IdentityHost, startIdentity, target, temporaryFolder, visit } from './identityHost.ts'

/** The real storage, because Amplify reads it as well. */
const clock = {
  get now() {
    return Date.now()
  },
}
let host: IdentityHost

beforeEach(async () => {
  host = await startIdentity(temporaryFolder(), clock)
  const { hostname } = new URL(host.origin)
  const location = { origin: host.origin, hostname, pathname: '/token' }
  vi.stubGlobal('window', { location, addEventListener: vi.fn(), removeEventListener: vi.fn() })
  // Amplify always uses https; on plain-http localhost the web app rewrites that one call, and so does this test.
  const realFetch = globalThis.fetch
  const tokenEndpoint = `${host.origin}/oauth2/token`
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    realFetch(input === tokenEndpoint.replace('http:', 'https:') ? tokenEndpoint : input, init),
  )
  // Amplify warns that the endpoint is not Amazon’s.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  expect(host.bugs).toEqual([])
  await host.discard()
})

/** As the web app does: `loginWith` only around a sign-in. */
function configure(isSigningIn: boolean) {
  const { clientId, userPoolId, clientConfiguration } = host.provider
  const oauth = {
    domain: new URL(clientConfiguration['identity_provider/domain']).host,
    scopes: ['openid', 'email', 'profile'],
    redirectSignIn: [`${host.origin}/token`],
    redirectSignOut: [`${host.origin}/`],
    responseType: 'code' as const,
  }
  const Cognito = {
    userPoolId,
    userPoolClientId: clientId,
    userPoolEndpoint: clientConfiguration['identity_provider/endpoint'] ?? '',
  }
  Amplify.configure({ Auth: { Cognito: isSigningIn ? { ...Cognito, loginWith: { oauth } } : Cognito } })
}

async function signInAsAda() {
  configure(true)
  await signInWithRedirect({
    customState: '/transfer/new?a=1',
    options: {
      loginHint: 'ada@acme.example',
      authSessionOpener: async url => ({
        type: 'success',
        url: target(await visit(url.replace('https:', 'http:'))).href,
      }),
    },
  })
  configure(false)
}

it('Amplify signs a member in, refreshes, reads the user and signs out', async () => {
  await signInAsAda()

  const first = (await fetchAuthSession()).tokens
  const refreshed = (await fetchAuthSession({ forceRefresh: true })).tokens

  const { sub = '', jti, email, auth_time } = first?.idToken?.payload ?? {}
  expect(email).toBe('ada@acme.example')
  expect(refreshed?.idToken?.payload).toMatchObject({ email, auth_time, 'cognito:groups': ['org', 'admin'] })
  expect(refreshed?.idToken?.payload.jti).not.toBe(jti)
  expect(await getCurrentUser()).toMatchObject({ userId: sub, username: sub })
  expect(await fetchUserAttributes()).toMatchObject({ email: 'ada@acme.example', name: 'Ada Okafor' })

  await signOut()

  expect((await fetchAuthSession()).tokens).toBeUndefined()
  expect(await host.sessions.notBefore(sub)).toBeGreaterThan(Number(auth_time))
  const AccessToken = refreshed?.accessToken.toString()
  expect((await callIdentity(host, 'GetUser', { AccessToken })).status).toBe(400)
})

it('Amplify drops its tokens when the session was ended elsewhere', async () => {
  await signInAsAda()
  const { userSub = '' } = await fetchAuthSession()

  await host.sessions.endBefore(userSub, Date.now() / 1000 + 1)

  expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined()
  expect((await fetchAuthSession()).tokens).toBeUndefined()
})
