import type { ClientConfiguration } from '../../../shared/contract/client.ts'

export type IdentityOrigin = { origin: string; host: string; isPlainLocalhost: boolean }

/**
 * The scheme is https, except for a configured plain-http localhost.
 * @throws when the configuration names plain http anywhere else
 */
export function identityOrigin(configuration: ClientConfiguration): IdentityOrigin {
  const domain = configuration['identity_provider/domain']
  const url = new URL(domain.includes('://') ? domain : `https://${domain}`)
  const isPlainLocalhost = url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol !== 'https:' && !isPlainLocalhost) throw new Error('The identity provider must use https.')
  return { origin: url.origin, host: url.host, isPlainLocalhost }
}

export function hostedLogoutUrl(configuration: ClientConfiguration): string {
  const query = new URLSearchParams({
    client_id: configuration['identity_provider/client_id'],
    logout_uri: `${location.origin}/`,
  })
  return `${identityOrigin(configuration).origin}/logout?${query}`
}
