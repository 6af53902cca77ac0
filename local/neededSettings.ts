import { exampleGroups } from './identity/oidcSettings.ts'

const ofProvider = {
  OIDC_ISSUER: 'your identity provider, such as https://login.acme.example',
  OIDC_CLIENT_ID: 'what Waybill is called there',
  OIDC_CLIENT_SECRET_FILE: 'a file with the secret that it gave',
  OIDC_GROUPS: `which of its groups make members and administrators, such as ${exampleGroups}`,
}
const ofMail = {
  SMTP_URL: 'your mail server, such as smtp://mail.acme.example:587',
  MAIL_FROM: 'the sender of all mails, such as Waybill <no-reply@acme.example>',
}
const ofRealUse = {
  PUBLIC_URL: 'the address that people call, such as https://files.acme.example',
  ...ofProvider,
  ...ofMail,
}

type Given = ReadonlySet<string>

/**
 * What keeps settings from going together, as a sentence.
 * @param isRealUse others than this machine are served
 */
export function missingSettings(given: Given, isRealUse: boolean): string | undefined {
  if (given.has('OIDC_CLIENT_SECRET') && given.has('OIDC_CLIENT_SECRET_FILE')) {
    return 'OIDC_CLIENT_SECRET and OIDC_CLIENT_SECRET_FILE are both set. Unset one.'
  }
  if (isRealUse) {
    return told(
      'Serving others (HOST other than loopback, or PUBLIC_URL)',
      missing(ofRealUse, given),
      ' Or leave HOST and PUBLIC_URL unset to try Waybill on this machine.',
    )
  }
  const isBegun = (prefix: RegExp) => [...given].some(name => prefix.test(name))
  return (
    (isBegun(/^OIDC_/) ? told('Signing in by OIDC', missing(ofProvider, given)) : undefined) ??
    (isBegun(/^(SMTP_|MAIL_FROM$)/) ? told('Mailing by SMTP', missing(ofMail, given)) : undefined)
  )
}

function missing(needed: Record<string, string>, given: Given): string[] {
  return Object.entries(needed)
    .filter(([name]) => !given.has(name) && !(name === 'OIDC_CLIENT_SECRET_FILE' && given.has('OIDC_CLIENT_SECRET')))
    .map(([name, meaning]) => `${name} (${meaning})`)
}

function told(what: string, names: string[], elsewise = ''): string | undefined {
  return names.length === 0 ? undefined : `${what} needs ${names.join(', ')}.${elsewise}`
}
