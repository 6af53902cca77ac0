import { exampleGroups } from './identity/oidcSettings.ts'

const ofProvider = {
  OIDC_ISSUER: 'your identity provider, such as https://login.acme.example',
  OIDC_CLIENT_ID: 'the client id of Waybill there',
  OIDC_CLIENT_SECRET_FILE: 'a file with its client secret',
  OIDC_GROUPS: `which of its groups make members and administrators, such as ${exampleGroups}`,
}
const ofMail = {
  SMTP_URL: 'your mail server, such as smtp://mail.acme.example:587',
  MAIL_FROM: 'the sender of all mails, such as Waybill <no-reply@acme.example>',
}
const ofRealUse = {
  PUBLIC_URL: 'the public address, such as https://files.acme.example',
  ...ofProvider,
  ...ofMail,
}

type VariableNames = ReadonlySet<string>

/** @param isRealUse whether the host serves other machines */
export function missingSettings(given: VariableNames, isRealUse: boolean): string | undefined {
  if (given.has('OIDC_CLIENT_SECRET') && given.has('OIDC_CLIENT_SECRET_FILE')) {
    return 'OIDC_CLIENT_SECRET and OIDC_CLIENT_SECRET_FILE are both set. Unset one.'
  }
  if (isRealUse) {
    return describeMissing(
      'Serving others (HOST other than loopback, or PUBLIC_URL)',
      findMissing(ofRealUse, given),
      ' Or leave HOST and PUBLIC_URL unset to try Waybill on this machine.',
    )
  }
  const isStarted = (prefix: RegExp) => [...given].some(name => prefix.test(name))
  return (
    (isStarted(/^OIDC_/) ? describeMissing('Signing in by OIDC', findMissing(ofProvider, given)) : undefined) ??
    (isStarted(/^(SMTP_|MAIL_FROM$)/) ? describeMissing('Mailing by SMTP', findMissing(ofMail, given)) : undefined)
  )
}

function findMissing(needed: Record<string, string>, given: VariableNames): string[] {
  return Object.entries(needed)
    .filter(([name]) => !given.has(name) && !(name === 'OIDC_CLIENT_SECRET_FILE' && given.has('OIDC_CLIENT_SECRET')))
    .map(([name, meaning]) => `${name} (${meaning})`)
}

function describeMissing(what: string, names: string[], advice = ''): string | undefined {
  return names.length === 0 ? undefined : `${what} needs ${names.join(', ')}.${advice}`
}
