import { nameClamd } from './clamd/clamdSettings.ts'
import type { LocalConfiguration } from './configuration.ts'
import { demoOrganisation } from './demoOrganisation.ts'
import { demoPeople } from './identity/demoDirectory.ts'
import { isLoopback } from './isLoopback.ts'

export function startNotes(configuration: LocalConfiguration, origin: string): string {
  const { dataDirectory, oidc, smtp, smsGateway, clamd } = configuration
  return [
    '',
    `  Waybill      ${origin}`,
    smtp
      ? `  Its mails    by ${smtp.host}:${smtp.port}, from ${smtp.from.address}`
      : `  Its mails    ${origin}/local/outbox`,
    ...(smsGateway ? [`  Its SMS      by ${smsGateway.url.host}`] : []),
    `  Its data     ${dataDirectory}`,
    ...(clamd ? [`  Its scanner  clamd at ${nameClamd(clamd)}`] : []),
    '',
    ...(oidc ? [`  People sign in at ${oidc.issuer.host}.`] : demoNotes),
    ...warnings(configuration).map(warning => `  ${warning}`),
    '',
    '  Press Ctrl+C to stop. Acknowledged data is never lost.',
    '',
  ].join('\n')
}

const demoNotes = [
  '  Sign in as one of the demo people (no password):',
  ...demoPeople.map(({ email, groups }) => `    ${email.padEnd(24)} ${groups.join(', ') || 'no group'}`),
]

function warnings(configuration: LocalConfiguration): string[] {
  const { smtp, smsGateway, clamd, publicOrigin, trustedProxies, organisation } = configuration
  const isReal = publicOrigin !== undefined
  return [
    smtp && !smsGateway && 'SMS_GATEWAY_FILE is not set: codes by SMS are not available.',
    smsGateway && organisation.smsCountries.length === 0 && 'smsCountries is empty: codes by SMS are not available.',
    smtp?.tls === 'off' && !isLoopback(smtp.host) && 'Mails go to the mail server without TLS.',
    isReal && !trustedProxies && 'TRUSTED_PROXIES is not set: behind a proxy, all callers share one budget.',
    isReal && !clamd && 'CLAMD is not set: files are not scanned for malware.',
    isReal && organisation === demoOrganisation && 'ORGANISATION_FILE is not set: the demo organisation is in use.',
  ].filter(warning => typeof warning === 'string')
}
