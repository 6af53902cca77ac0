import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod'

const Tokens = z.object({ id_token: z.string(), access_token: z.string(), refresh_token: z.string() })
export type CognitoTokens = z.infer<typeof Tokens>

type SignIn = {
  endpoint: string
  /** The expected issuer of the tokens. */
  userPoolId: string
  clientId: string
  redirectUri: string
  email: string
  password: string
}

/** Signs a person in as a browser does: the hosted page’s form, the code with its proof, then tokens for the code. */
export async function signInOnCognito(signIn: SignIn): Promise<CognitoTokens> {
  const { endpoint, userPoolId, clientId, redirectUri } = signIn
  const verifier = randomBytes(32).toString('base64url')
  const code = await codeFor(signIn, createHash('sha256').update(verifier).digest('base64url'))
  const form = { grant_type: 'authorization_code', client_id: clientId, redirect_uri: redirectUri }
  const answer = await post(`${endpoint}/oauth2/token`, { ...form, code, code_verifier: verifier })
  if (!answer.ok) throw new Error(`The code was answered ${answer.status}: ${await answer.text()}`)
  const tokens = Tokens.parse(await answer.json())
  const claims = JSON.parse(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString())
  if (!String(claims.iss).endsWith(`/${userPoolId}`)) throw new Error(`The tokens are of ${claims.iss}.`)
  return tokens
}

export async function codeFor({ endpoint, clientId, redirectUri, email, password }: SignIn, challenge: string) {
  const state = randomBytes(16).toString('base64url')
  const asked = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'email profile openid',
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
  const page = await fetch(`${endpoint}/oauth2/authorize?${asked}`, { redirect: 'manual' })
  const html = await page.text()
  const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1]
  if (page.status !== 200 || action === undefined) throw new Error(`No form to sign in: ${page.status} ${html}`)

  const login = new URL(unescaped(action), endpoint)
  const answer = await post(login.href, { ...hiddenFields(html), username: email, password })
  const back = answer.headers.get('location')
  if (back === null) throw new Error(`${email} was not signed in: ${answer.status} ${textIn(await answer.text())}`)
  const { searchParams } = new URL(back)
  const code = searchParams.get('code')
  if (!back.startsWith(`${redirectUri}?`) || code === null || searchParams.get('state') !== state) {
    throw new Error(`The sign-in came back to ${back}`)
  }
  return code
}

function post(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
}

function hiddenFields(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, unescaped(value)]))
}

function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}

function textIn(html: string): string {
  return html
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
