import { readFileSync } from 'node:fs'
import { BlockList, isIP, SocketAddress } from 'node:net'
import { dirname, resolve } from 'node:path'
import * as z from 'zod'
import { Organisation } from '../shared/domain/organisation.ts'
import { type ClamdAddress, clamdVariables } from './clamd/clamdSettings.ts'
import { demoOrganisation } from './demoOrganisation.ts'
import { FaqFileError, readFaqFiles } from './faqFiles.ts'
import { type OidcSettings, oidcVariables, toOidcSettings } from './identity/oidcSettings.ts'
import { isLoopback } from './isLoopback.ts'
import { missingSettings } from './neededSettings.ts'
import { GatewayFileError, type GatewaySettings, gatewayVariables, toGatewaySettings } from './sms/gatewaySettings.ts'
import { type SmtpSettings, smtpVariables, toSmtpSettings } from './smtp/smtpSettings.ts'
import { TemplateSetError, withTemplateSets } from './templateSetFiles.ts'
import { withValuesFiles } from './valuesFiles.ts'

const proxiesMessage = 'must be addresses or networks, such as 10.0.0.5, 10.1.0.0/16.'

const TrustedProxies = z.string().transform((text, context): BlockList => {
  const list = new BlockList()
  for (const entry of text.split(/[\s,]+/).filter(Boolean))
    if (!addEntry(list, entry)) context.addIssue({ code: 'custom', message: proxiesMessage })
  return list
})

function addEntry(list: BlockList, entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  const family = version === 4 ? 'ipv4' : 'ipv6'
  const maxBits = version === 4 ? 32 : 128
  const bits = prefix === undefined ? maxBits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0
  // A prefix of 0 would trust every address.
  if (bits < 1 || bits > maxBits) return false
  list.addSubnet(new SocketAddress({ address, family }), bits)
  return true
}

export class SettingsError extends Error {
  override name = 'SettingsError'

  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s+/g, ' '), options)
  }
}

const portMessage = 'must be a whole number from 0 to 65535.'

const publicUrlMessage = 'must look like https://files.acme.example, without a path.'

/** Tokens go to this address, so only loopback may omit TLS. */
const PublicUrl = z
  .url({ protocol: /^https?$/, error: publicUrlMessage })
  .transform(text => new URL(text))
  .refine(({ protocol, hostname }) => protocol === 'https:' || isLoopback(hostname), publicUrlMessage)
  .refine(({ href, origin }) => href === `${origin}/`, publicUrlMessage)
  .transform(({ origin }) => origin)

const Environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, portMessage)
    .transform(Number)
    .refine(port => port <= 65_535, portMessage)
    .default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.waybill'),
  PUBLIC_URL: PublicUrl.optional(),
  TRUSTED_PROXIES: TrustedProxies.optional(),
  ORGANISATION_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(['info', 'error'], 'must be info or error.').default('error'),
  ...oidcVariables,
  ...smtpVariables,
  ...clamdVariables,
  ...gatewayVariables,
})

export type LocalConfiguration = {
  port: number
  host: string
  dataDirectory: string
  organisation: Organisation
  /** Files that the website serves beside its build, by path. */
  organisationFiles?: ReadonlyMap<string, Buffer> | undefined
  logLevel: 'info' | 'error'
  /** Absent when only this machine is served. */
  publicOrigin?: string | undefined
  trustedProxies?: BlockList | undefined
  /** Absent when the demo directory signs people in. */
  oidc?: OidcSettings | undefined
  /** Absent when the outbox stores the mails. */
  smtp?: SmtpSettings | undefined
  /** Absent when the outbox stores SMS, or none are sent. */
  smsGateway?: GatewaySettings | undefined
  /** Absent when files are not scanned for malware. */
  clamd?: ClamdAddress | undefined
}

/** @throws SettingsError naming the variable and the remedy */
export function configurationFrom(environment: Record<string, string | undefined>): LocalConfiguration {
  // An empty variable counts as unset.
  const set = Object.entries(environment).filter(([, value]) => value !== '')
  const parsed = Environment.safeParse(Object.fromEntries(set))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new SettingsError(`${issue?.path.join('.')} ${issue?.message}`)
  }
  const { PORT, HOST, DATA_DIR, PUBLIC_URL, TRUSTED_PROXIES, ORGANISATION_FILE, LOG_LEVEL } = parsed.data
  // The demo directory signs in without a password and the outbox shows every mail, so both serve this machine only.
  const isRealUse = PUBLIC_URL !== undefined || !isLoopback(HOST)
  const missing = missingSettings(new Set(set.map(([name]) => name)), isRealUse)
  if (missing) throw new SettingsError(missing)
  return {
    port: PORT,
    host: HOST,
    dataDirectory: resolve(DATA_DIR),
    ...(ORGANISATION_FILE ? readOrganisation(ORGANISATION_FILE) : { organisation: demoOrganisation }),
    logLevel: LOG_LEVEL,
    publicOrigin: PUBLIC_URL,
    trustedProxies: TRUSTED_PROXIES,
    oidc: toOidcSettings(parsed.data),
    smtp: toSmtpSettings(parsed.data),
    smsGateway: readGateway(parsed.data),
    clamd: parsed.data.CLAMD,
  }
}

function readGateway(variables: Parameters<typeof toGatewaySettings>[0]): GatewaySettings | undefined {
  try {
    return toGatewaySettings(variables)
  } catch (error) {
    if (error instanceof GatewayFileError) throw new SettingsError(error.message)
    throw error
  }
}

function readOrganisation(file: string): Pick<LocalConfiguration, 'organisation' | 'organisationFiles'> {
  const name = `ORGANISATION_FILE ${file}`
  let json: unknown
  try {
    json = withTemplateSets(JSON.parse(readFileSync(file, 'utf8')), file)
  } catch (error) {
    if (error instanceof TemplateSetError) throw new SettingsError(`${name}: ${error.message}`)
    throw new SettingsError(`${name} cannot be read as JSON: ${error instanceof Error ? error.message : error}`)
  }
  const parsed = Organisation.safeParse(json)
  if (parsed.success) {
    const organisation = withValuesFiles(parsed.data, dirname(file))
    return { organisation, organisationFiles: readFiles(organisation, file) }
  }
  const issue = parsed.error.issues[0]
  throw new SettingsError(`${name}: ${issue?.path.join('.') || 'the file'}: ${issue?.message}`)
}

function readFiles(organisation: Organisation, file: string): Map<string, Buffer> {
  try {
    return readFaqFiles(organisation, dirname(file))
  } catch (error) {
    if (error instanceof FaqFileError) throw new SettingsError(`ORGANISATION_FILE ${file}: ${error.message}`)
    throw error
  }
}
