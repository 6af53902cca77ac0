import * as z from 'zod'
import { GroupMapping } from '../../shared/domain/groups.ts'
import { isLoopback } from '../isLoopback.ts'
import { SecretFile } from '../secretFile.ts'

/** The organisation's identity provider, and what Waybill is there. */
export type OidcSettings = {
  issuer: URL
  clientId: string
  clientSecret: string
  /** How the secret is shown (OpenID Connect Core 1.0, 9); what the provider prefers when left out. */
  clientAuth: 'basic' | 'post' | undefined
  /** Separated by spaces. */
  scopes: string
  groups: GroupMapping
  emailClaim: string
  /** Whether signing out goes on to the provider's own sign-out. */
  endsAtProvider: boolean
}

const howIssuer = 'must be the https address that the provider names as its issuer.'

/** @see https://learn.microsoft.com/entra/identity-platform/v2-protocols#endpoints */
const ofEverybody = /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)(\/|$)/i

const Issuer = z
  .url({ protocol: /^https?$/, error: howIssuer })
  // Secrets and codes go there: in the clear only where they stay within this machine.
  .refine(text => URL.parse(text)?.protocol === 'https:' || isLoopback(URL.parse(text)?.hostname ?? ''), howIssuer)
  .refine(text => !/[?#@]/.test(text), howIssuer)
  // There everybody can have an account, and write any address into it.
  .refine(text => !ofEverybody.test(text), 'must name your own tenant, and not the accounts of everybody.')
  .transform(text => new URL(text))

const Groups = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: `must be JSON such as ${exampleGroups}.` })
      return z.NEVER
    }
  })
  .pipe(GroupMapping)

export const exampleGroups = '{"claim":"groups","org":["Staff"],"admin":["IT"]}'

/** The settings of the identity provider, as they stand in the environment. */
export const oidcVariables = {
  OIDC_ISSUER: Issuer.optional(),
  OIDC_CLIENT_ID: z.string().max(255).optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_CLIENT_SECRET_FILE: SecretFile.optional(),
  OIDC_CLIENT_AUTH: z.enum(['basic', 'post'], 'must be basic or post.').optional(),
  OIDC_SCOPES: z
    .string()
    .regex(/^[\x21\x23-\x5b\x5d-\x7e]+( [\x21\x23-\x5b\x5d-\x7e]+)*$/, 'must be scopes, separated by single spaces.')
    .refine(scopes => scopes.split(' ').includes('openid'), 'must have openid among the scopes.')
    .default('openid email profile'),
  OIDC_GROUPS: Groups.optional(),
  OIDC_EMAIL_CLAIM: z.string().default('email'),
  OIDC_LOGOUT: z.enum(['provider', 'here'], 'must be provider or here.').default('provider'),
}

type Variables = z.infer<z.ZodObject<typeof oidcVariables>>

/** @returns undefined when nobody named a provider */
export function toOidcSettings(set: Variables): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_GROUPS: groups } = set
  const clientSecret = set.OIDC_CLIENT_SECRET_FILE ?? set.OIDC_CLIENT_SECRET
  if (!issuer || !clientId || !clientSecret || !groups) return undefined
  return {
    ...{ issuer, clientId, clientSecret, groups },
    clientAuth: set.OIDC_CLIENT_AUTH,
    scopes: set.OIDC_SCOPES,
    emailClaim: set.OIDC_EMAIL_CLAIM,
    endsAtProvider: set.OIDC_LOGOUT === 'provider',
  }
}
