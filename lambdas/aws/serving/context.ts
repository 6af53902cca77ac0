import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import type { Organisation } from '../../../shared/domain/organisation.ts'
import { toClientConfiguration } from '../../core/request/clientConfiguration.ts'
import type { Context, Ports, Runtime } from '../../core/request/context.ts'
import { jsonLog } from '../../core/request/log.ts'
import { isServiceDown } from '../adapters/isServiceDown.ts'
import { findMaxStepSeconds, variable } from '../functions/variables.ts'

/** The build imports only these into a bundle. */
export type Openers = { [Port in keyof Ports]?: () => Ports[Port] }

export function awsContext(openers: Openers): Context {
  const context = triggerContext(openers)
  return { ...context, ...knownOfPool(context) }
}

/** The pool names its triggers, so they cannot name the pool or its clients. */
export type TriggerContext = Omit<Context, 'tokens' | 'clientConfiguration'>

export function triggerContext(openers: Openers): TriggerContext {
  const ports = Object.fromEntries(Object.entries(openers).map(([port, open]) => [port, open()]))
  // The bundle lacks other ports, and the role refuses them.
  return { ...(ports as Ports), ...surroundings() }
}

function surroundings(): Omit<Runtime, 'tokens' | 'clientConfiguration'> {
  const maxStepSeconds = findMaxStepSeconds()
  return {
    ...(maxStepSeconds === undefined ? {} : { maxStepSeconds }),
    organisation: organisationOfBundle(),
    publicOrigin: variable('PUBLIC_ORIGIN'),
    now: Date.now,
    newId: randomUUID,
    randomBytes,
    newSecret: () => randomBytes(32).toString('base64url'),
    isUnavailable: isServiceDown,
    log: jsonLog(
      line => process.stdout.write(`${line}\n`),
      Date.now,
      variable('LOG_LEVEL') === 'info' ? 'info' : 'error',
    ),
  }
}

function knownOfPool({ organisation, publicOrigin }: TriggerContext): Pick<Runtime, 'tokens' | 'clientConfiguration'> {
  const [userPool, audience, recipientAudience] = [
    variable('USER_POOL'),
    variable('MEMBER_CLIENT'),
    variable('RECIPIENT_CLIENT'),
  ]
  const region = userPool.slice(0, userPool.indexOf('_'))
  const cognito = `https://cognito-idp.${region}.amazonaws.com`
  return {
    clientConfiguration: toClientConfiguration(organisation, publicOrigin, {
      'identity_provider/client_id': audience,
      'identity_provider/recipient_client_id': recipientAudience,
      'identity_provider/domain': variable('SIGN_IN_DOMAIN'),
      'identity_provider/user_pool_id': userPool,
      'identity_provider/providers': variable('PROVIDERS'),
      'identity_provider/region': region,
    }),
    tokens: {
      issuer: `${cognito}/${userPool}`,
      audience,
      recipientAudience,
      // A custom AWS endpoint also serves the keys.
      keys: keysAt(`${process.env.AWS_ENDPOINT_URL ?? cognito}/${userPool}/.well-known/jwks.json`),
    },
  }
}

/** Created with the first token: it loads Node's `fetch`, half of the cold start. */
function keysAt(url: string): JWTVerifyGetKey {
  let keys: JWTVerifyGetKey | undefined
  return (header, token) => {
    keys ??= createRemoteJWKSet(new URL(url), { timeoutDuration: 8000 })
    return keys(header, token)
  }
}

/**
 * A file, because the settings exceed the size of a variable. Synthesis has parsed it by the schema; to do so again would
 * add 25 ms to each cold start.
 */
function organisationOfBundle(): Organisation {
  return JSON.parse(readFileSync(new URL('organisation.json', import.meta.url), 'utf8'))
}
