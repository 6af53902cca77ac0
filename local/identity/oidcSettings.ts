import * as z from 'zod'
import { GroupMapping } from '../../shared/domain/groups.ts'
import { isLoopback } from '../isLoopback.ts'
import { SecretFile } from '../secretFile.ts'

export type OidcSettings = {
  issuer: URL
  clientId: string
  clientSecret: string
  /** Client authentication (OpenID Connect Core 1.0, 9). Default: the provider's preference. */
  clientAuth: 'basic' | 'post' | undefined
  scopes: string
  groups: GroupMapping
  emailClaim: string
  endsAtProvider: boolean
}

const issuerMessage = 'must be the https address that the provider names as its issuer.'

/** @see https://learn.microsoft.com/entra/identity-platform/v2-protocols#endpoints */
const sharedTenant = /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)(\/|$)/i

const Issuer = z
  .url({ protocol: /^https?$/, error: issuerMessage })
  // Secrets and codes go there, so only loopback may omit TLS.
  .refine(text => URL.parse(text)?.protocol === 'https:' || isLoopback(URL.parse(text)?.hostname ?? ''), issuerMessage)
  .refine(text => !/[?#@]/.test(text), issuerMessage)
  // Anyone can have an account there, with any address.
  .refine(text => !sharedTenant.test(text), 'must name your own tenant, not a shared endpoint.')
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

/** @returns undefined when no provider is configured */
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
