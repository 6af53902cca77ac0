import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod'
import { Organisation } from '../shared/domain/organisation.ts'
import { demoOrganisation } from './demoOrganisation.ts'

/** What keeps the host from starting and its operator can mend, in one line. */
export class SettingsError extends Error {
  override name = 'SettingsError'

  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s+/g, ' '), options)
  }
}

const aPort = 'must be a whole number from 0 to 65535.'

const Environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, aPort)
    .transform(Number)
    .refine(port => port <= 65_535, aPort)
    .default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.waybill'),
  PUBLIC_URL: z.string().optional(),
  ORGANISATION_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(['info', 'error'], 'must be info or error.').default('error'),
})

export type LocalConfiguration = {
  port: number
  host: string
  dataDirectory: string
  organisation: Organisation
  logLevel: 'info' | 'error'
}

const loopbackHosts = ['127.0.0.1', '::1', 'localhost']

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
  const { PORT, HOST, DATA_DIR, PUBLIC_URL, ORGANISATION_FILE, LOG_LEVEL } = parsed.data
  // The demo directory signs anybody in, and the outbox shows every mail: never to others than this machine.
  if (PUBLIC_URL !== undefined || !loopbackHosts.includes(HOST)) {
    throw new SettingsError(
      'Serving others (HOST other than loopback, or PUBLIC_URL) needs an OIDC issuer and SMTP, which this version cannot use yet. Leave both unset to try Waybill on this machine.',
    )
  }
  return {
    port: PORT,
    host: HOST,
    dataDirectory: resolve(DATA_DIR),
    organisation: ORGANISATION_FILE ? readOrganisation(ORGANISATION_FILE) : demoOrganisation,
    logLevel: LOG_LEVEL,
  }
}

function readOrganisation(file: string): Organisation {
  const name = `ORGANISATION_FILE ${file}`
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new SettingsError(`${name} cannot be read as JSON: ${error instanceof Error ? error.message : error}`)
  }
  const parsed = Organisation.safeParse(json)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new SettingsError(`${name}: ${issue?.path.join('.') || 'the file'}: ${issue?.message}`)
}
