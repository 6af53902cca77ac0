import * as z from 'zod'
import { HttpsUrl, text } from '../fields.ts'

const ProviderName = text(
  /^(?!COGNITO$|Google$)[A-Za-z][A-Za-z0-9-]{2,31}$/,
  'Write 3 to 32 letters, digits and hyphens, beginning with a letter; COGNITO and Google are taken.',
).default('Organisation')
const SecretName = text(
  /^[\w/+=.@-]{1,512}$/,
  'Write the name of the secret in Secrets Manager that holds it, such as waybill/sign-in-client; never the secret.',
)
const ClientId = text(/^\S{1,255}$/, 'Write the client id that the provider gave to Waybill.')
const EmailClaim = z.string().min(1, 'Write the name under which the provider tells the e-mail address.')

const Saml = z
  .strictObject({
    kind: z.literal('saml'),
    name: ProviderName,
    metadataUrl: HttpsUrl.optional(),
    metadata: text(/<[\w:]*EntityDescriptor[\s>]/, 'Write the XML document of the provider’s metadata.').optional(),
    emailClaim: EmailClaim.default('http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress'),
  })
  .refine(({ metadataUrl, metadata }) => (metadataUrl === undefined) !== (metadata === undefined), {
    error: 'Write either metadataUrl or metadata, and not both.',
  })

const Oidc = z.strictObject({
  kind: z.literal('oidc'),
  name: ProviderName,
  issuer: HttpsUrl,
  clientId: ClientId,
  clientSecretName: SecretName,
  scopes: z
    .array(text(/^[\x21\x23-\x5b\x5d-\x7e]+$/, 'Write one scope, without spaces.'), 'Write a list of scopes.')
    .refine(scopes => scopes.includes('openid') && scopes.includes('email'), 'Write openid and email among the scopes.')
    .default(['openid', 'email', 'profile']),
  emailClaim: EmailClaim.default('email'),
})

const Google = z.strictObject({
  kind: z.literal('google'),
  clientId: text(
    /^[\w-]+\.apps\.googleusercontent\.com$/,
    'Write a client id that ends in .apps.googleusercontent.com.',
  ),
  clientSecretName: SecretName,
})

export type SignInProvider = z.infer<typeof SignInProvider>
export const SignInProvider = z.discriminatedUnion('kind', [Saml, Oidc, Google], 'Write saml, oidc or google.')
