import { crc32 } from 'node:zlib'
import type { Judged, SelfEvident } from './selfEvident.ts'

/** Formats that services publish for their scanning partners, each with the page that describes it. */
const ISSUED: readonly string[] = [
  // Amazon: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html#identifiers-unique-ids
  'A(?:KIA|SIA)[A-Z2-7]{16}',
  // GitHub: https://github.blog/engineering/behind-githubs-new-authentication-token-formats/
  'gh[opsur]_[A-Za-z0-9]{36}',
  'github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}',
  // GitLab: https://docs.gitlab.com/security/tokens/#token-prefixes
  'gl(?:pat|ptt|rt|dt|cbt)-[\\w-]{20,64}',
  // npm: https://github.blog/changelog/2021-09-23-npm-has-a-new-access-token-format/
  'npm_[A-Za-z0-9]{36}',
  // PyPI: https://pypi.org/help/#apitoken
  'pypi-AgEIcHlwaS5vcmc[\\w-]{50,200}',
  // Slack: https://docs.slack.dev/authentication/tokens/
  'xox[abeoprs]-[A-Za-z0-9-]{20,120}',
  'hooks\\.slack\\.com/services/T[A-Z0-9]{8,12}/B[A-Z0-9]{8,12}/[A-Za-z0-9]{24}',
  // Google: https://cloud.google.com/docs/authentication/api-keys
  'AIza[\\w-]{35}',
  'GOCSPX-[\\w-]{28}',
  // Stripe: https://docs.stripe.com/keys
  '[rs]k_(?:live|test)_[A-Za-z0-9]{16,120}',
  'whsec_[A-Za-z0-9+/]{24,80}',
  // Twilio, SendGrid: https://www.twilio.com/docs/sendgrid/ui/account-and-settings/api-keys
  'SG\\.[\\w-]{22}\\.[\\w-]{43}',
  // OpenAI and Anthropic: the consoles of both
  'sk-(?:proj-|svcacct-|ant-[a-z0-9]{2,8}-)?[\\w-]{32,180}',
  // DigitalOcean: https://docs.digitalocean.com/reference/api/create-personal-access-token/
  'do[opr]_v1_[0-9a-f]{64}',
  // Hugging Face: https://huggingface.co/docs/hub/security-tokens
  'hf_[A-Za-z]{34}',
  // Shopify: https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens
  'shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}',
  // JSON Web Token: RFC 7519
  'eyJ[\\w-]{10,400}\\.eyJ[\\w-]{10,2000}\\.[\\w-]{10,700}',
]

/** In UTF-16 units: a token may be longer than windows overlap. */
export const MAX_TOKEN_LENGTH = 300

const NAMES =
  'api[_-]?key|apikey|api[_-]?secret|secret[_-]?key|access[_-]?key|access[_-]?token|auth[_-]?token|client[_-]?secret|account[_-]?key|private[_-]?token|bearer|secret|token|passwd|password'

const issued: SelfEvident = {
  infoType: 'API_KEY',
  pattern: new RegExp(`(?:${ISSUED.join('|')})`, 'g'),
  judge({ 0: token }) {
    if (isPlaceholder(token)) return undefined
    if (/^(?:gh[opsur]|npm)_/.test(token)) {
      return hasValidChecksum(token) ? { likelihood: 'VERY_LIKELY', hasCheckDigit: true } : { likelihood: 'LIKELY' }
    }
    return toJudged(token, 'VERY_LIKELY')
  },
}

/** `api_key = "..."`, `Authorization: Bearer ...`: random characters after a name of a secret. */
const named: SelfEvident = {
  infoType: 'API_KEY',
  pattern: new RegExp(`(?:${NAMES})["']?(?: {0,2}(?:=>|:=|[:=]) {0,2}| )["']?([\\w+/.~-]{20,200}={0,2})`, 'gi'),
  judge({ 1: value = '' }) {
    if (isPlaceholder(value) || !looksRandom(value)) return undefined
    return toJudged(value, 'LIKELY')
  },
}

const privateKey: SelfEvident = {
  infoType: 'PRIVATE_KEY',
  // RFC 7468, OpenSSH and OpenPGP; PuTTY; age. The first lines are enough to tell keys apart.
  pattern:
    /-----BEGIN (?:[A-Z0-9]{2,10} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:\\n|\s){1,4}(?:[A-Za-z-]{3,20}: [^\n]{1,80}\s{1,4}){0,4}[A-Za-z0-9+/=]{24,76}|PuTTY-User-Key-File-[23]: [^\n]{1,40}|AGE-SECRET-KEY-1[0-9A-Z]{58}/g,
  hints: ['PRIVATE KEY', 'PuTTY-User-Key', 'AGE-SECRET-KEY'],
  judge: () => ({ likelihood: 'VERY_LIKELY' }),
}

export const secretKinds: readonly SelfEvident[] = [issued, named, privateKey]

function toJudged(value: string, likelihood: Judged['likelihood']): Judged {
  return { likelihood, value: value.slice(0, MAX_TOKEN_LENGTH) }
}

const PLACEHOLDER = /example|xxxx|\*{4}|your|changeme|placeholder|dummy|sample|<|\$\{|abcdef(?:gh|12)|1234567/i

function isPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value) || new Set(value).size < 8
}

/** Bits of each character. English words in a name have 3 to 3.5, random Base64 of 20 characters 3.9. */
const MIN_ENTROPY = 3.5
/** Hexadecimal has 4 at most. */
const MIN_HEX_ENTROPY = 3

function looksRandom(value: string): boolean {
  if (/^[0-9a-f]+$/i.test(value)) return entropy(value) >= MIN_HEX_ENTROPY && /\d/.test(value) && /[a-f]/i.test(value)
  const classes = [/[a-z]/, /[A-Z]/, /\d/].filter(one => one.test(value)).length
  return classes >= 2 && /\d/.test(value) && !isPathOrName(value) && entropy(value) >= MIN_ENTROPY
}

/** `com.acme.service-2.config`, `/usr/lib/python3/site-packages`: parts that are words. */
function isPathOrName(value: string): boolean {
  const words = value.split(/[^A-Za-z0-9]+/).filter(part => /^[A-Za-z]?[a-z]{2,}\d{0,2}$/.test(part))
  return words.join('').length > value.length / 2
}

/** C. E. Shannon, A Mathematical Theory of Communication (1948), section 6. */
function entropy(value: string): number {
  const counts = new Map<string, number>()
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum - (count / value.length) * Math.log2(count / value.length), 0)
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The last six characters are the CRC-32 of those before, in base 62 (the page of GitHub above). */
function hasValidChecksum(token: string): boolean {
  const secret = token.slice(token.indexOf('_') + 1)
  let rest = crc32(secret.slice(0, -6))
  let written = ''
  for (let index = 0; index < 6; index++) {
    written = `${BASE62[rest % 62]}${written}`
    rest = Math.floor(rest / 62)
  }
  return secret.endsWith(written)
}
