import type { Random } from '../random.ts'

/**
 * Phone formats by country, from ranges reserved for fiction where they exist (Ofcom, NANP 555-01, ACMA, BNetzA,
 * Arcep).
 */
const shapes = {
  US: ['(212) 555-01##', '312-555-01##', '+1 415 555 01##', '+1-303-555-01##', '617.555.01##'],
  GB: ['020 7946 0###', '07700 900###', '+44 20 7946 0###', '+44 (0)161 496 0###', '0117 496 0###', '+44 7700 900###'],
  DE: ['030 23125 ###', '+49 30 23125###', '0171 39200##', '+49 (0)89 99998-###', '0221/4710-###', '+49 40 66969 ###'],
  FR: ['01 99 00 ## ##', '+33 1 99 00 ## ##', '06 39 98 ## ##', '06.12.48.##.##', '+33 6 12 48 ## ##'],
  ES: ['612 34# ###', '+34 91# ### ###', '+34 654 ### ###', '93# 45 ## ##'],
  IT: ['06 6982 ####', '+39 02 7200 ####', '+39 347 ### ####', '335 61# ####'],
  NL: ['020-794 ####', '+31 20 794 ####', '06-2134####', '+31 6 2134 ####'],
  CH: ['044 668 ## ##', '+41 44 668 ## ##', '079 412 ## ##', '+41 79 412 ## ##'],
  SE: ['08-465 004 ##', '+46 70 174 06 ##'],
  PL: ['+48 601 2## ###', '22 627 ## ##'],
  IN: ['+91 98450 #####', '+91-22-2781 ####'],
  AU: ['0491 570 ###', '+61 2 5550 ####'],
} as const

export type PhoneCountry = keyof typeof shapes

export function phoneNumber(random: Random, country: PhoneCountry): string {
  return random.shape(random.pick(shapes[country]))
}

export function ipAddress(random: Random): string {
  const byte = () => random.int(1, 254)
  const group = () => random.int(1, 0xffff).toString(16)
  return random.pick([
    () => `192.0.2.${byte()}`,
    () => `198.51.100.${byte()}`,
    () => `203.0.113.${byte()}`,
    () => `10.${byte()}.${byte()}.${byte()}`,
    () => `192.168.${byte()}.${byte()}`,
    () => `172.${random.int(16, 31)}.${byte()}.${byte()}`,
    () => `2001:db8:${group()}:${group()}::${group()}`,
    () => `2001:db8::${group()}`,
    () => `fe80::${group()}:${group()}:${group()}`,
  ])()
}
