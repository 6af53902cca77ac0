import { readFileSync } from 'node:fs'
import type { BlockList } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import { Organisation } from '../shared/domain/organisation.ts'
import { demoOrganisation } from './demoOrganisation.ts'
import { type OidcSettings, oidcVariables, toOidcSettings } from './identity/oidcSettings.ts'
import { isLoopback } from './isLoopback.ts'
import { missingSettings } from './neededSettings.ts'
import { type SmtpSettings, smtpVariables, toSmtpSettings } from './smtp/smtpSettings.ts'
import { TemplateSetError, withTemplateSets } from './templateSetFiles.ts'
import { TrustedProxies } from './trustedProxies.ts'

/** What keeps the host from starting and its operator can mend, in one line. */
export class SettingsError extends Error {
  override name = 'SettingsError'

  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s+/g, ' '), options)
  }
}

const aPort = 'must be a whole number from 0 to 65535.'

const howPublicUrl = 'must be such as https://files.acme.example, without a path.'

/** Where people call. Tokens go there: only this machine's own names do without TLS. */
const PublicUrl = z
  .url({ protocol: /^https?$/, error: howPublicUrl })
  .transform(text => new URL(text))
  .refine(({ protocol, hostname }) => protocol === 'https:' || isLoopback(hostname), howPublicUrl)
  .refine(({ href, origin }) => href === `${origin}/`, howPublicUrl)
  .transform(({ origin }) => origin)

const Environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, aPort)
    .transform(Number)
    .refine(port => port <= 65_535, aPort)
    .default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.waybill'),
  PUBLIC_URL: PublicUrl.optional(),
  TRUSTED_PROXIES: TrustedProxies.optional(),
  ORGANISATION_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(['info', 'error'], 'must be info or error.').default('error'),
  ...oidcVariables,
  ...smtpVariables,
})

export type LocalConfiguration = {
  port: number
  host: string
  dataDirectory: string
  organisation: Organisation
  logLevel: 'info' | 'error'
  /** Where others are served; absent while only this machine is. */
  publicOrigin?: string | undefined
  /** Whose word on the caller's address is taken. */
  trustedProxies?: BlockList | undefined
  /** Who signs people in; the demo directory when left out. */
  oidc?: OidcSettings | undefined
  /** What takes the mails; the outbox when left out. */
  smtp?: SmtpSettings | undefined
}

/**
 * The settings of this host from its environment.
 * @throws SettingsError naming the variable and what to do
 */
export function configurationFrom(environment: Record<string, string | undefined>): LocalConfiguration {
  // A variable that is empty is one that somebody meant to unset.
  const set = Object.entries(environment).filter(([, value]) => value !== '')
  const parsed = Environment.safeParse(Object.fromEntries(set))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new SettingsError(`${issue?.path.join('.')} ${issue?.message}`)
  }
  const { PORT, HOST, DATA_DIR, PUBLIC_URL, TRUSTED_PROXIES, ORGANISATION_FILE, LOG_LEVEL } = parsed.data
  // The demo directory signs anybody in, and the outbox shows every mail: never to others than this machine.
  const isRealUse = PUBLIC_URL !== undefined || !isLoopback(HOST)
  const missing = missingSettings(new Set(set.map(([name]) => name)), isRealUse)
  if (missing) throw new SettingsError(missing)
  return {
    port: PORT,
    host: HOST,
    dataDirectory: resolve(DATA_DIR),
    organisation: ORGANISATION_FILE ? readOrganisation(ORGANISATION_FILE) : demoOrganisation,
    logLevel: LOG_LEVEL,
    publicOrigin: PUBLIC_URL,
    trustedProxies: TRUSTED_PROXIES,
    oidc: toOidcSettings(parsed.data),
    smtp: toSmtpSettings(parsed.data),
  }
}

function readOrganisation(file: string): Organisation {
  const name = `ORGANISATION_FILE ${file}`
  let json: unknown
  try {
    json = withTemplateSets(JSON.parse(readFileSync(file, 'utf8')), file)
  } catch (error) {
    if (error instanceof TemplateSetError) throw new SettingsError(`${name}: ${error.message}`)
    throw new SettingsError(`${name} cannot be read as JSON: ${error instanceof Error ? error.message : error}`)
  }
  const parsed = Organisation.safeParse(json)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new SettingsError(`${name}: ${issue?.path.join('.') || 'the file'}: ${issue?.message}`)
}
