type Peer = { kind: string; pattern: RegExp; isValid(found: string): boolean }

const always = () => true
const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'

/** Bounded patterns without nested repetition, and two checks. */
export const peers: readonly Peer[] = [
  { kind: 'CREDIT_CARD_NUMBER', pattern: /\b\d(?:[ -]?\d){12,18}\b/g, isValid: passesLuhn },
  { kind: 'DOMAIN_NAME', pattern: /\b(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}\b/gi, isValid: always },
  { kind: 'EMAIL_ADDRESS', pattern: /\b[\w.%+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}\b/gi, isValid: always },
  { kind: 'IBAN_CODE', pattern: /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]){11,30}\b/g, isValid: passesMod97 },
  {
    kind: 'IP_ADDRESS',
    pattern: new RegExp(`\\b(?:${OCTET}\\.){3}${OCTET}\\b|\\b(?:[0-9a-f]{1,4}:){2,7}(?::?[0-9a-f]{1,4}){1,7}\\b`, 'gi'),
    isValid: always,
  },
  {
    kind: 'PHONE_NUMBER',
    pattern: /(?:\+\d{1,3}[ .-]?|\b)\(?\d{2,5}\)?(?:[ ./-]\d{2,5}){1,4}\b|\+\d{8,15}\b/g,
    isValid: always,
  },
  {
    kind: 'NATIONAL_ID',
    pattern:
      /\b\d{3}-\d{2}-\d{4}\b|\b[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b|\b[XYZ]?\d{7,8}-?[A-Z]\b|\b[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]\b|\b\d{6}[-/]\d{4}\b|\b\d{3}\.\d{3}\.\d{3}-\d{2}\b|\b\d{11}\b|\b756\.\d{4}\.\d{4}\.\d{2}\b/g,
    isValid: always,
  },
  { kind: 'SWIFT_CODE', pattern: /\b[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?\b/g, isValid: always },
]

function passesLuhn(found: string): boolean {
  const digits = found.replace(/\D/g, '')
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const value = Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

function passesMod97(found: string): boolean {
  const plain = found.replaceAll(' ', '')
  let rest = 0
  for (const character of plain.slice(4) + plain.slice(0, 4)) rest = Number(`${rest}${parseInt(character, 36)}`) % 97
  return rest === 1
}
